/** Choices in words: which of the catalogue's entries a choice is told by, and with what. */
import type { Choice } from '../../engine/types.js';
import type {
  BonusId,
  Building,
  Cult,
  FactionId,
  FavourId,
  Good,
  PowerActionId,
  SpecialId,
  Terrain,
  TownTileId,
} from './data/ids.js';
import { CULTS } from './data/ids.js';
import type { TileId, TmTexts, TrackId, VerbId } from './texts/types.js';
import type { View } from './types.js';

/** What stands behind the colon: 'E7>temple' is ['E7', 'temple']. */
export function partsOf({ id }: Choice): readonly [string, string] {
  if (!id.includes(':')) return ['', ''];
  const [first = '', second = ''] = id.slice(id.indexOf(':') + 1).split(/[>@]/);
  return [first, second];
}

export const hexOf = (view: View, name: string) => view.hexes.find((h) => h.name === name);

const isCult = (word: string): word is Cult => CULTS.some((id) => id === word);

/** The ends of a bridge place: 'C3-D4'. */
function endsOf(place: string): { a: string; b: string } {
  const [a = '', b = ''] = place.split('-');
  return { a, b };
}

export interface ChoiceWords {
  target(c: Choice, view: View): string;
  /** Verb and target as a narrow menu shows them. */
  row(c: Choice, view: View): string;
  choice(c: Choice, n: number | undefined): string;
}

export function choiceWordsIn(texts: TmTexts): ChoiceWords {
  const target = targetsIn(texts);
  const row: ChoiceWords['row'] = (c, view) => {
    const verb = c.verb as VerbId;
    const at = target(c, view);
    return at === '' ? texts.verb[verb] : texts.menuRow({ verb, target: at });
  };
  return { target, row, choice: choicesIn(texts) };
}

function targetsIn({ target, faction }: TmTexts): ChoiceWords['target'] {
  const nothing = () => '';
  const first = (c: Choice) => partsOf(c)[0];
  const tile = (c: Choice) => (first(c) ? target.tile({ tile: first(c) as TileId }) : '');
  const cult = (c: Choice) => target.cult({ cult: first(c) as Cult });
  const offer = (c: Choice) => {
    const [from, power] = partsOf(c);
    return power ? target.offer({ power: Number(power), faction: from as FactionId }) : '';
  };
  const special = (c: Choice) => {
    const [id, at] = partsOf(c);
    return isCult(at)
      ? target.specialCult({ special: id as SpecialId, cult: at })
      : target.special({ special: id as SpecialId, at });
  };
  const told: Readonly<Record<VerbId, (c: Choice, view: View) => string>> = {
    faction: (c) => faction[first(c) as FactionId],
    place: first,
    card: tile,
    build: first,
    dig: (c) => target.dig({ hex: first(c), to: partsOf(c)[1] as Terrain }),
    advance: (c) => target.track[first(c) as TrackId],
    upgrade: (c, view) => {
      const [hex, to] = partsOf(c);
      return target.upgrade({ hex, from: hexOf(view, hex)?.building ?? null, to: to as Building });
    },
    priest: (c) => target.priest({ cult: first(c) as Cult, steps: Number(partsOf(c)[1]) }),
    power: (c) => target.power({ action: first(c) as PowerActionId, at: partsOf(c)[1] }),
    special,
    pass: tile,
    end: nothing,
    burn: nothing,
    convert: (c) => target.convert({ from: first(c) as Good, to: partsOf(c)[1] as Good }),
    connect: first,
    favour: tile,
    town: tile,
    key: cult,
    'use-key': nothing,
    'keep-key': nothing,
    ordain: nothing,
    step: cult,
    take: offer,
    decline: offer,
    later: nothing,
    done: nothing,
    leave: nothing,
    stay: nothing,
  };
  return (c, view) => told[c.verb as VerbId](c, view);
}

/** A special action by what it does. */
function specialIn({ choice }: TmTexts, id: SpecialId, at: string): string {
  const hex = at === '' ? null : at;
  if (id === 'ACTW') return choice.ride({ hex });
  if (id === 'ACTN') return choice.storm({ hex });
  if (id === 'ACTS') return choice.house({ hex });
  if (id === 'ACTE') return choice.engineers(endsOf(at));
  return isCult(at) ? choice.specialCult({ special: id, cult: at }) : choice.special({ special: id });
}

function choicesIn(texts: TmTexts): ChoiceWords['choice'] {
  const { choice: say } = texts;
  const first = (c: Choice) => partsOf(c)[0];
  const second = (c: Choice) => partsOf(c)[1];
  const offered = (c: Choice) => ({ power: Number(second(c)), faction: first(c) as FactionId });
  const told: Readonly<Record<VerbId, (c: Choice, n: number | undefined) => string>> = {
    faction: (c) => say.faction({ faction: first(c) as FactionId }),
    place: (c) => say.place({ hex: first(c) }),
    card: (c) => say.card({ card: first(c) as BonusId }),
    build: (c) => say.build({ hex: first(c) }),
    dig: (c) => say.dig({ hex: first(c), to: second(c) as Terrain }),
    advance: (c) => say.track[first(c) as TrackId],
    upgrade: (c) => say.upgrade({ hex: first(c), to: second(c) as Building }),
    priest: (c) => say.priest({ cult: first(c) as Cult, steps: Number(second(c)) }),
    power: (c) => (second(c) ? say.powerBridge(endsOf(second(c))) : say.power({ action: first(c) as PowerActionId })),
    special: (c) => specialIn(texts, first(c) as SpecialId, second(c)),
    pass: (c) => (first(c) ? say.passFor({ card: first(c) as BonusId }) : say.pass),
    end: () => say.end,
    burn: (_c, n) => say.burn({ n: n ?? null }),
    convert: (c, n = 1) => {
      const from = first(c) as Good;
      return say.convert({ from, to: second(c) as Good, taken: (c.price?.[from] ?? 1) * n, given: n });
    },
    connect: (c) => say.connect({ hex: first(c) }),
    favour: (c) => say.favour({ tile: first(c) as FavourId }),
    town: (c) => say.town({ tile: first(c) as TownTileId }),
    key: (c) => say.key({ cult: first(c) as Cult }),
    'use-key': () => say['use-key'],
    'keep-key': () => say['keep-key'],
    ordain: (_c, n) => say.ordain({ n: n ?? null }),
    step: (c) => say.step({ cult: first(c) as Cult }),
    take: (c) => (first(c) ? say.takeFrom(offered(c)) : say.take({ points: c.price?.['points'] ?? 0 })),
    decline: (c) => (first(c) ? say.declineFrom(offered(c)) : say.decline),
    later: () => say.later,
    done: () => say.done,
    leave: () => say.leave,
    stay: () => say.stay,
  };
  return (c, n) => told[c.verb as VerbId](c, n);
}
