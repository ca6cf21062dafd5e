/** What belongs to nobody at a table of Terra Mystica, in words: rounds, cults, actions, cards, tiles, towns, offers. */
import type { Heard } from '../../../ui/types.js';
import { FACTION_BOARDS } from '../data/factions.js';
import { BONUS_CARDS, type FactionId, POWER_ACTIONS, SPECIALS } from '../data/ids.js';
import { AREA_PRIZES, CULT_POWER, CULT_PRIZES } from '../data/tiles.js';
import { whole } from './heard-seat.js';
import type { TmPainting } from './painting.js';

const apart = (parts: readonly string[]): string => parts.filter((part) => part !== '').join('; ');
const named = (p: TmPainting, seat: number): string => p.names[seat] ?? '';

export function roundsHeard(p: TmPainting): Heard {
  const { texts, view } = p;
  const { heard } = texts;
  const names = (seats: readonly number[]) => seats.map((seat) => named(p, seat));
  const tiles = view.scoring.map(({ round, id, when, cultCovered }) => {
    const [score] = texts.scoring[id].score;
    const end = cultCovered ? heard.cultCovered : texts.scoring[id].end[0];
    return `${heard.round({ round, when })}: ${heard.tile({ id, does: `${score}; ${end}` })}`;
  });
  return {
    title: texts.title.rounds,
    lines: [
      ...(view.round > 0 ? [heard.round({ round: view.round, when: 'next' })] : []),
      heard.phase[view.phase],
      ...(view.active < 0 ? [] : [heard.turn({ name: named(p, view.active) })]),
      heard.order({ names: names(view.order) }),
      heard.passOrder({ names: names(view.passed) }),
      ...tiles,
    ],
  };
}

export function cultsHeard(p: TmPainting): Heard {
  const { texts, view } = p;
  const { heard } = texts;
  const lines = view.cults.map(({ cult, steps, top, orders }) =>
    apart([
      heard.cult({ cult: texts.cult[cult].name, steps: steps.map((step, seat) => ({ name: named(p, seat), step })) }),
      top < 0 ? '' : heard.onTop({ name: named(p, top) }),
      orders
        .map(({ worth, seat }) => heard.orderSpace({ steps: worth, holder: seat < 0 ? null : named(p, seat) }))
        .join(', '),
    ]),
  );
  return { title: texts.title.cults, lines: [...lines, heard.cultPower({ steps: CULT_POWER }), texts.hint.cults] };
}

export function actionsHeard(p: TmPainting): Heard {
  const { texts, view } = p;
  const { heard } = texts;
  return {
    title: texts.title.power,
    lines: view.power.map(({ id, price, used }) =>
      apart([heard.tile({ id, does: texts.power[id] }), heard.costsPower({ power: price }), used ? heard.usedNow : '']),
    ),
  };
}

export function tilesHeard(p: TmPainting): Heard[] {
  const { texts, view } = p;
  const { heard, title } = texts;
  const cards = view.cards.map(({ id, coins, seat }) =>
    apart([
      heard.tile({ id, does: whole(texts.bonus[id]) }),
      coins > 0 ? texts.coinsOn({ n: coins }) : '',
      seat < 0 ? heard.free : heard.heldBy({ names: [named(p, seat)] }),
    ]),
  );
  const favours = view.favours.map(({ id, left }) => {
    const holders = view.seats.filter((s) => s.favours.includes(id)).map((s) => named(p, s.seat));
    return apart([
      heard.tile({ id, does: whole(texts.favour[id]) }),
      heard.left({ n: left }),
      holders.length > 0 ? heard.heldBy({ names: holders }) : '',
    ]);
  });
  const towns = view.townTiles.map(({ id, left }) =>
    apart([heard.tile({ id, does: whole(texts.town[id]) }), heard.left({ n: left })]),
  );
  const inGame = new Set(view.cards.map((card) => card.id));
  const unused = BONUS_CARDS.filter((id) => !inGame.has(id)).map((id) =>
    heard.tile({ id, does: whole(texts.bonus[id]) }),
  );
  return [
    { title: title.cards, lines: cards },
    { title: title.favours, lines: favours },
    { title: title.towns, lines: towns },
    { title: title.unused, lines: unused },
  ];
}

export function townsHeard(p: TmPainting): Heard {
  const { texts, view } = p;
  const lines = view.towns.map(({ seat, tile, hexes, river }) =>
    texts.heard.town({ name: named(p, seat), tile: whole(texts.town[tile]), hexes, river }),
  );
  return { title: texts.title.founded, lines: lines.length > 0 ? lines : [texts.label.none] };
}

/** Where free spades come from: an action, or what is no tile. */
function causeOf({ texts }: TmPainting, source: string): string {
  const power = POWER_ACTIONS.find((id) => id === source);
  if (power) return texts.heard.tile({ id: power, does: texts.power[power] });
  const special = SPECIALS.find((id) => id === source);
  if (special) return texts.heard.tile({ id: special, does: texts.special[special].full });
  return source === 'stronghold' ? texts.cause.stronghold : texts.cause.cults;
}

export function offersHeard(p: TmPainting): Heard {
  const { texts, view } = p;
  const offers = view.offers.flatMap(({ from, hex, open }) =>
    open.map(({ seat, power }) => texts.heard.offer({ to: named(p, seat), from: named(p, from), hex, power })),
  );
  const { spades } = view;
  const free = spades
    ? [texts.heard.freeSpades({ name: named(p, spades.seat), n: spades.left, from: causeOf(p, spades.source) })]
    : [];
  return { title: texts.heard.offers, lines: [...offers, ...free] };
}

/** The factions that the open question offers, with what they begin with. */
export function factionsHeard(p: TmPainting): Heard {
  const { texts } = p;
  const ids = (p.prompt?.choices ?? []).flatMap((c) => (c.target?.startsWith('faction:') ? [c.target.slice(8)] : []));
  const lines = (ids as FactionId[]).map((id) => {
    const { home, start } = FACTION_BOARDS[id];
    const { coins, workers, priests, bowls } = start;
    const starts = texts.startsWith({ goods: { coins, workers, priests }, bowls });
    return texts.heard.faction({ faction: id, name: texts.faction[id], home: texts.terrain[home].word, starts });
  });
  return { title: texts.heard.factions, lines };
}

export function finalHeard(p: TmPainting): Heard {
  const { label, title, prizes } = p.texts;
  return {
    title: title.final,
    lines: [
      `${label.area}: ${prizes({ points: AREA_PRIZES })}`,
      `${label.cults}: ${prizes({ points: CULT_PRIZES })}`,
      `${label.goods}: ${label.goodsEnd}`,
    ],
  };
}
