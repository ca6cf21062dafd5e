/** Choices in words: which of the catalogue's entries a choice is told by, and with what. */
import type { Telling } from '../../engine/phrasebook.js';
import type { Choice } from '../../engine/types.js';
import {
  type BookActionId,
  type BoosterId,
  type Building,
  CITY_TILES,
  type CityTileId,
  type CompetencyId,
  DISCIPLINES,
  type Discipline,
  type EffectId,
  FACTIONS,
  type FactionId,
  type InnovationId,
  PALACES,
  type PalaceId,
  type PowerActionId,
  TERRAINS,
  type Terrain,
} from './data/ids.js';
import { POWER_RATES } from './rules/convert.js';
import { labelsOf } from './texts/labels.js';
import type { AoiTexts, CompetencyPlace, Conversion, Convertible, PartId, TrackId, VerbId } from './texts/types.js';
import type { Access, Reward, View } from './types.js';

type T = Telling<View>;

/** The part behind the colon, '' when there is none. */
export const rest = (id: string): string => (id.includes(':') ? id.slice(id.indexOf(':') + 1) : '');

/** Two parts of an id; the second is '' when there is only one. */
function halves(word: string, sign: string): [string, string] {
  const [first = '', second = ''] = word.split(sign);
  return [first, second];
}

const hexBy = (id: string): { hex: string; by: Access } => {
  const [hex, by] = halves(rest(id), '@');
  return { hex, by: by as Access };
};

const pieceOn = (id: string): { hex: string; building: Building } => {
  const [hex, building] = halves(rest(id), '>');
  return { hex, building: building as Building };
};

const scholarAt = (id: string): { discipline: Discipline; space: number } => {
  const [discipline, space] = halves(rest(id), '@');
  return { discipline: discipline as Discipline, space: Number(space) };
};

const setOf = (id: string): { board: Terrain; faction: FactionId; booster: BoosterId } => {
  const [board, faction, booster] = rest(id).split('+');
  return { board: board as Terrain, faction: faction as FactionId, booster: booster as BoosterId };
};

/** What `n` conversions of 'power>tool' take and give. */
export function conversionOf(what: string, n: number): Conversion {
  const [from, to] = halves(what, '>') as [Convertible, Convertible];
  const rates: Readonly<Record<string, number>> = POWER_RATES;
  const rate = from === 'power' ? (rates[to] ?? POWER_RATES.book) : 1;
  return { from, to, taken: rate * n, given: n };
}

const isCityTile = (word: string): word is CityTileId => CITY_TILES.some((id) => id === word);

/** What is taken in the draft, by its kind: its entry of `told` with `v`. */
export function drafted<V extends object>(
  word: string,
  told: {
    board(v: V & { board: Terrain }): string;
    faction(v: V & { faction: FactionId }): string;
    palace(v: V & { palace: PalaceId }): string;
    booster(v: V & { booster: BoosterId }): string;
  },
  v: V,
): string {
  if (TERRAINS.some((id) => id === word)) return told.board({ ...v, board: word as Terrain });
  if (FACTIONS.some((id) => id === word)) return told.faction({ ...v, faction: word as FactionId });
  if (PALACES.some((id) => id === word)) return told.palace({ ...v, palace: word as PalaceId });
  return told.booster({ ...v, booster: word as BoosterId });
}

/** What comes with a competency from the place where it lies. */
function atPlace(competency: string, t: T): CompetencyPlace | null {
  const at = t.view.competencies.find((x) => x.tile === competency);
  const discipline = at && DISCIPLINES[at.column];
  return at && discipline ? { steps: at.steps, books: at.books, discipline } : null;
}

const inDiscipline = (c: Choice) => ({ discipline: rest(c.id) as Discipline });

type Say = (c: Choice, n: number, t: T) => string;

export interface ChoiceWords {
  target(c: Choice): string;
  /** Verb and target as a narrow menu shows them. */
  row(c: Choice): string;
  choice(c: Choice, n: number, t: T): string;
}

// biome-ignore lint/complexity/noExcessiveLinesPerFunction: two tables with an entry for each verb
export function choiceWordsIn(texts: AoiTexts): ChoiceWords {
  const { choice: say, target: brief } = texts;
  const { name, meaning } = labelsOf(texts);
  const nothing = () => '';
  const named = (c: Choice) => name(rest(c.id));
  const onHex = (c: Choice) => brief.hex(hexBy(c.id));
  const onPiece = (c: Choice) => brief.piece(pieceOn(c.id));
  const means = (c: Choice) => meaning(rest(c.id));

  const targets: Readonly<Record<VerbId, (c: Choice) => string>> = {
    leave: nothing,
    stay: nothing,
    build: onHex,
    dig: onHex,
    upgrade: onPiece,
    track: (c) => brief.track[rest(c.id) as TrackId],
    innovate: named,
    scholar: (c) => (c.id.includes('@') ? brief.scholar(scholarAt(c.id)) : ''),
    power: named,
    books: named,
    special: named,
    pavilion: onHex,
    bridge: (c) => rest(c.id),
    found: onHex,
    pass: named,
    convert: (c) => brief.convert(conversionOf(rest(c.id), 1)),
    burn: nothing,
    end: nothing,
    set: (c) => brief.set(setOf(c.id)),
    draft: (c) => brief.draft({ tile: rest(c.id) as Terrain }),
    start: onPiece,
    place: onHex,
    book: named,
    pay: named,
    step: named,
    'use-key': nothing,
    'keep-key': nothing,
    done: nothing,
    competency: means,
    palace: (c) => brief.palace({ palace: rest(c.id) as PalaceId }),
    city: means,
    reward: (c) => brief.reward({ reward: rest(c.id) as Reward }),
    part: (c) => brief.part[rest(c.id) as PartId],
    guild: onHex,
    accept: nothing,
    decline: nothing,
  };

  const choices: Readonly<Record<VerbId, Say>> = {
    leave: () => say.leave,
    stay: () => say.stay,
    build: (c) => say.build(hexBy(c.id)),
    dig: (c, n) => say.dig({ ...hexBy(c.id), spades: n }),
    upgrade: (c) => {
      const { hex, building } = pieceOn(c.id);
      return say.upgrade({ hex, to: building });
    },
    track: (c) => say.track[rest(c.id) as TrackId],
    innovate: (c) => say.innovate({ innovation: rest(c.id) as InnovationId }),
    scholar: (c) => say.scholar(scholarAt(c.id)),
    power: (c) => say.power({ action: rest(c.id) as PowerActionId, power: c.price?.['power'] ?? 0 }),
    books: (c) => say.books({ action: rest(c.id) as BookActionId, books: c.price?.['books'] ?? 0 }),
    special: (c) => say.special({ tile: rest(c.id) as EffectId }),
    pavilion: (c) => say.pavilion({ hex: rest(c.id) }),
    bridge: (c) => {
      const [a, b] = halves(rest(c.id), '-');
      return say.bridge({ a, b });
    },
    found: (c) => say.found({ hex: rest(c.id) }),
    pass: (c, _n, t) => {
      const booster = rest(c.id) as BoosterId | '';
      if (!booster) return say.pass;
      return say.passFor({ booster, coins: t.view.boosters.find((b) => b.id === booster)?.coins ?? 0 });
    },
    convert: (c, n) => say.convert(conversionOf(rest(c.id), n)),
    burn: (_c, n) => say.burn({ n }),
    end: () => say.end,
    set: (c) => say.set(setOf(c.id)),
    draft: (c) => drafted(rest(c.id), say.draft, {}),
    start: (c) => say.start(pieceOn(c.id)),
    place: (c) => say.place({ hex: rest(c.id) }),
    book: (c, n) => say.book({ ...inDiscipline(c), n }),
    pay: (c, n) => say.pay({ ...inDiscipline(c), n }),
    step: (c) => say.step(inDiscipline(c)),
    'use-key': () => say['use-key'],
    'keep-key': () => say['keep-key'],
    done: () => say.done,
    competency: (c, _n, t) => {
      const competency = rest(c.id) as CompetencyId;
      return say.competency({ competency, place: atPlace(competency, t) });
    },
    palace: (c) => say.palace({ palace: rest(c.id) as PalaceId }),
    city: (c) => say.city({ city: rest(c.id) as CityTileId }),
    reward: (c) => {
      const reward = rest(c.id);
      if (isCityTile(reward)) return say.rewardTile({ city: reward });
      return reward === 'desert' ? say.startSpade : say.reward[reward as Exclude<Reward, CityTileId>];
    },
    part: (c) => say.part[rest(c.id) as PartId],
    guild: (c) => say.guild({ hex: rest(c.id) }),
    accept: () => say.accept,
    decline: () => say.decline,
  };

  const target = (c: Choice): string => targets[c.verb as VerbId](c);
  return {
    target,
    row: (c) => {
      const verb = c.verb as VerbId;
      const at = target(c);
      return at === '' ? texts.verb[verb] : texts.menuRow({ verb, target: at });
    },
    choice: (c, n, t) => choices[c.verb as VerbId](c, n, t),
  };
}
