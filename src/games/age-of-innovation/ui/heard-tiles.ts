/** Everything that lies on the display of Age of Innovation in words: actions, science, rounds, tiles, sets. */
import type { Heard } from '../../../ui/types.js';
import { DISCIPLINES } from '../data/ids.js';
import { ROUNDS } from '../data/rounds.js';
import { AREA_PRIZES, COINS_FOR_A_POINT, LEVEL_POWER, SCIENCE_PRIZES } from '../data/science.js';
import { startText } from '../rulebook.js';
import type { BookPrice } from '../texts/types.js';
import type { InnovationView } from '../types.js';
import { type AoiPainting, boardText, factionText, palaceText } from './painting.js';

const joined = (parts: readonly string[]): string => parts.filter((part) => part !== '').join('; ');
const named = (p: AoiPainting, seat: number): string => p.names[seat] ?? '';

export function actionsHeard(p: AoiPainting): Heard[] {
  const { texts, view } = p;
  const used = (is: boolean) => (is ? texts.now.taken : '');
  return [
    {
      title: texts.title.power,
      lines: view.power.map(({ id, cost, used: is }) =>
        joined([
          `${texts.power[id].label}: ${texts.power[id].meaning}`,
          texts.now.costsPower({ power: cost }),
          used(is),
        ]),
      ),
    },
    {
      title: texts.title.books,
      lines: view.books.map(({ id, cost, used: is }) =>
        joined([`${texts.book[id].label}: ${texts.book[id].meaning}`, texts.now.costsBooks({ books: cost }), used(is)]),
      ),
    },
  ];
}

export function scienceHeard(p: AoiPainting): Heard {
  const { texts, view } = p;
  const powers = LEVEL_POWER.flatMap((power, level) => (power > 0 ? [{ level, power }] : []));
  const lines = view.science.map(({ discipline, levels, spaces }, i) => {
    const at = levels.map((level, seat) => `${named(p, seat)} ${level}`);
    const neutral = view.neutral ? [`${texts.label.neutralPiece} ${view.neutral.levels[i] ?? 0}`] : [];
    const places = spaces.map(({ value, seat }) =>
      texts.heard.scholarSpace({
        levels: value,
        holder: seat === null ? null : seat === 'neutral' ? texts.label.neutralPiece : named(p, seat),
      }),
    );
    return `${texts.discipline[discipline].word}: ${[...at, ...neutral].join(', ')}; ${places.join(', ')}; ${texts.discipline[discipline].meaning}`;
  });
  return {
    title: texts.title.science,
    lines: [...lines, texts.heard.levelPower({ levels: powers }), texts.hint.science],
  };
}

export function roundsHeard(p: AoiPainting): Heard {
  const { texts, view } = p;
  const names = (seats: readonly number[]) => seats.map((seat) => named(p, seat));
  const tiles = view.rounds.map(({ round, tile, now, past }) => {
    const when = now ? 'now' : past ? 'past' : 'next';
    const end = round === ROUNDS ? texts.finalToo({ final: view.final })[0] : texts.round[tile].end[0];
    return `${texts.heard.round({ round, when })}: ${texts.round[tile].score[0]}; ${end}`;
  });
  return {
    title: texts.title.rounds,
    lines: [
      texts.where({ round: view.round, phase: view.phase, rounds: ROUNDS }),
      ...(view.turn === null ? [] : [texts.heard.turn({ name: named(p, view.turn) })]),
      `${texts.label.order}: ${texts.turnOrder({ names: names(view.order) })}`,
      `${texts.label.nextOrder}: ${texts.turnOrder({ names: names(view.next) })}`,
      ...tiles,
    ],
  };
}

const priceOf = ({ books, any, coins }: { books: readonly number[]; any: number; coins: number }): BookPrice => ({
  books: DISCIPLINES.flatMap((discipline, i) => {
    const n = books[i] ?? 0;
    return n > 0 ? [{ discipline, n }] : [];
  }),
  any,
  coins,
});

function innovationLines(p: AoiPainting, place: InnovationView): string[] {
  const { texts } = p;
  const { heard } = texts;
  const disciplines = place.columns.flatMap((i) => DISCIPLINES[i] ?? []);
  const tile = heard.tile({ tile: place.tile ?? place.dealt, does: texts.innovation[place.dealt].meaning });
  const head = joined([tile, heard.columns({ disciplines }), heard.booksFor(priceOf({ ...place, coins: 0 }))]);
  if (place.taker !== null) return [`${head}; ${heard.taken({ name: named(p, place.taker) })}`];
  // Seats that pay alike in one line.
  const groups = new Map<string, { names: string[]; cost: NonNullable<InnovationView['cost'][number]> }>();
  for (const [seat, cost] of place.cost.entries()) {
    if (!cost) continue;
    const key = JSON.stringify(cost);
    const group = groups.get(key) ?? { names: [], cost };
    group.names.push(named(p, seat));
    groups.set(key, group);
  }
  const pays = [...groups.values()].map(({ names, cost }) =>
    heard.innovationFor({ names, price: priceOf(cost), payable: cost.payable }),
  );
  const scores = place.worth.flatMap((points, seat) => (points ? [{ name: named(p, seat), points }] : []));
  return [
    head,
    ...pays.map((line) => `  ${line}`),
    ...(scores.length > 0 ? [`  ${heard.worth({ seats: scores })}`] : []),
  ];
}

export function displayHeard(p: AoiPainting): Heard[] {
  const { texts, view } = p;
  const { heard, title } = texts;
  const competencies = view.competencies.map(({ tile, column, steps, books, left }) => {
    const discipline = DISCIPLINES[column];
    const holders = view.players.filter((s) => s.competencies.includes(tile)).map((s) => named(p, s.seat));
    return joined([
      heard.tile({ tile, does: texts.competency[tile].meaning }),
      discipline ? texts.now.comesWith({ steps, books, discipline }) : '',
      heard.leftInStack({ n: left }),
      holders.length > 0 ? heard.heldBy({ names: holders }) : '',
    ]);
  });
  return [
    { title: title.innovations, lines: view.innovations.flatMap((place) => innovationLines(p, place)) },
    { title: title.competencies, lines: competencies },
    { title: title.palaces, lines: view.palaces.map((tile) => heard.tile({ tile, does: palaceText(p, tile) })) },
    {
      title: title.boosters,
      lines: view.boosters.map(({ id, coins }) =>
        joined([
          heard.tile({ tile: id, does: texts.booster[id].meaning }),
          coins > 0 ? texts.coinsOn({ n: coins }) : '',
        ]),
      ),
    },
    {
      title: title.cityTiles,
      lines: view.cityTiles.map(({ id, left }) =>
        joined([`${texts.city[id].label}: ${texts.city[id].meaning}`, heard.leftInStack({ n: left })]),
      ),
    },
  ];
}

/** Cities on the map with their tiles. */
export function citiesHeard(p: AoiPainting): Heard {
  const { texts, view } = p;
  const lines = view.cities.map(({ seat, tile, hex, hexes }) =>
    joined([`${named(p, seat)}: ${texts.cityOn({ tile, hexes })}`, hex ? texts.heard.marker({ hex }) : '']),
  );
  return { title: texts.title.cities, lines: lines.length > 0 ? lines : [texts.label.none] };
}

/** What lies open before the game begins. */
export function openingHeard(p: AoiPainting): Heard[] {
  const { texts, view } = p;
  const { pool } = view;
  const faction = (id: (typeof pool.factions)[number]) => {
    const start = startText(texts, id);
    return [`${texts.faction[id].name}: ${factionText(p, id)}`, ...(start === '' ? [] : [`  ${start}`])];
  };
  const board = (id: (typeof pool.boards)[number]) => `${texts.board[id].label}: ${boardText(p, id)}`;
  const sets = view.sets.flatMap((set) => [
    ...faction(set.faction),
    `  ${board(set.board)}`,
    `  ${texts.heard.tile({ tile: set.booster, does: texts.booster[set.booster].meaning })}`,
  ]);
  const open = [
    ...pool.boards.map(board),
    ...pool.factions.flatMap(faction),
    ...pool.palaces.map((tile) => texts.heard.tile({ tile, does: palaceText(p, tile) })),
  ];
  return [
    { title: texts.title.sets, lines: sets },
    { title: texts.title.pool, lines: open },
  ];
}

/** How this game was set up, what is being offered, and what the end pays. */
export function restHeard(p: AoiPainting): Heard[] {
  const { texts, view } = p;
  const { label, option, optionValue } = texts;
  const offers = view.offers.map(({ seat, from, hex, power }) =>
    texts.heard.offer({ to: named(p, seat), from: named(p, from), hex, power }),
  );
  return [
    { title: texts.heard.offers, lines: offers },
    {
      title: texts.title.final,
      lines: [
        `${label.area}: ${texts.prizes({ points: AREA_PRIZES })}`,
        `${label.disciplines}: ${texts.prizes({ points: SCIENCE_PRIZES })}`,
        `${label.goods}: ${texts.goodsEnd({ coins: COINS_FOR_A_POINT })}`,
        ...(view.neutral ? [texts.neutral({ area: view.neutral.area })] : []),
        `${option.printing.title}: ${optionValue[view.printing]}`,
        `${option.side.title}: ${optionValue[view.side]}`,
        `${option.dealing.title}: ${optionValue[view.dealing]}`,
      ],
    },
  ];
}
