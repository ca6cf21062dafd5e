/** The smaller questions of A New Dawn read again, as plainly as the large ones in `oracle.ts`, and laying the map. */
import type { Resource } from '../../../src/games/new-dawn/data/land.js';
import type { Placement, State } from '../../../src/games/new-dawn/types.js';
import {
  all,
  bareCities,
  controls,
  DONE,
  type Frame,
  holds,
  ids,
  isCity,
  isRival,
  isToken,
  isWater,
  type Listed,
  mapOf,
  mine,
  nameOf,
  near,
  placing,
  spots,
  stateSpace,
  stateTokens,
  trulyEmpty,
  unused,
} from './oracle.js';
import {
  CARD_IDS,
  CARDS,
  GOODS,
  LEADER_IDS,
  LETTERS,
  PACT_IDS,
  SHAPE,
  STATE_IDS,
  STATES,
  WONDER_IDS,
} from './printed.js';

const cards = (s: State, seat: number) => s.players[seat]!.row.map((c) => c.card);
const seatsOf = (s: State) => s.players.map((_, seat) => seat);
const tokens = (s: State, seat: number) => mine(s, seat).filter((h) => isToken(s, h));

// ------------------------------------------------------------------------------------------ goods and cards

/** Eight of each kind: those on the map and those of the players are not in the supply. */
function left(s: State, r: Resource): number {
  const onMap = s.resource.filter((code) => code === 1 + GOODS.indexOf(r)).length;
  return 8 - onMap - s.players.reduce((n, p) => n + p.resources[r], 0);
}

const roomy = (s: State, seat: number) => s.players[seat]!.row.filter((c) => c.trade < 3).map((c) => c.card);

function puts(s: State, f: Frame): Listed[] {
  const fitting = roomy(s, f.seat).filter((id) => f['only'] === null || CARDS[id].type === f['only']);
  const zimbabwe = controls(s, f.seat, 'great-zimbabwe') && s.zimbabwe < 4 ? ['great-zimbabwe'] : [];
  return ids('put:', [...fitting, ...zimbabwe]);
}

function exchanges(s: State, f: Frame): Listed[] {
  const others = (r: Resource) => GOODS.filter((to) => to !== r && left(s, to) > 0);
  if (f['given']) return [...ids('gain:', others(f['given'])), DONE];
  const mineToGive = GOODS.filter((r) => s.players[f.seat]!.resources[r] > 0 && others(r).length > 0);
  return [...ids('give:', mineToGive), DONE];
}

/** Pyramids lift cards of the first level, the Porcelain Tower any, each card once, never to one that lies in the row. */
function improves(s: State, f: Frame): Listed[] {
  const row = cards(s, f.seat);
  const pairs = row.flatMap((old) =>
    CARD_IDS.filter((id) => {
      if (CARDS[id].type !== CARDS[old].type || CARDS[id].level !== CARDS[old].level + 1) return false;
      if (f['wonder'] === 'pyramids' && CARDS[old].level !== 1) return false;
      return !f['done'].includes(old) && !row.includes(id);
    }).map((id) => `${id}>${old}`),
  );
  return [...ids('take:', pairs), DONE];
}

function pacts(s: State, f: Frame): Listed[] {
  const open = seatsOf(s).flatMap((giver) => {
    if (giver === f.seat || (f['giver'] !== null && f['giver'] !== giver)) return [];
    return PACT_IDS.filter((_, i) => s.players[giver]!.pacts[i] === giver).map((card) => `${card}@${giver}`);
  });
  return [...ids('pact:', open), DONE];
}

function renewals(s: State, seat: number): string[] {
  return seatsOf(s)
    .filter((giver) => giver !== seat)
    .flatMap((giver) => {
      const { pacts: where } = s.players[giver]!;
      const held = PACT_IDS.filter((_, i) => where[i] === seat);
      const lying = PACT_IDS.filter((_, i) => where[i] === giver);
      return held.flatMap((old) => lying.map((card) => `${old}>${card}@${giver}`));
    });
}

// --------------------------------------------------------------------------------- effects of the turn's start

const taken = (s: State, seat: number) =>
  all(s).filter((h) => isRival(s, seat, h) && isToken(s, h) && near(s, h).some((n) => s.owner[n] === seat));
const paired = (s: State, seat: number) => seatsOf(s).filter((x) => x !== seat && tokens(s, x).length >= 2);

function leads(s: State): string[] {
  return s.barbarians.flatMap((from, b) => {
    if (from < 0) return [];
    const to = near(s, from).filter((h) => !isWater(s, h) && trulyEmpty(s, h));
    return to.map((h) => `${LETTERS[b]}>${nameOf(s, h)}`);
  });
}

function starts(s: State, f: Frame): Listed[] {
  const { seat } = f;
  const gardens = { ...f, limit: 4, clause: 'city', around: -1, focus: 'other' };
  const good: Record<string, () => boolean> = {
    'hanging-gardens': () => controls(s, seat, 'hanging-gardens') && placing(s, gardens).length > 0,
    'forbidden-city': () => controls(s, seat, 'forbidden-city') && taken(s, seat).length > 0,
    'eiffel-tower': () => controls(s, seat, 'eiffel-tower') && unused(s, seat) > 0 && paired(s, seat).length > 0,
    'great-zimbabwe': () => controls(s, seat, 'great-zimbabwe') && s.zimbabwe > 0 && roomy(s, seat).length > 0,
    oracle: () => controls(s, seat, 'oracle'),
    seoul: () => holds(s, seat, 'seoul') && leads(s).length > 0,
    geneva: () => holds(s, seat, 'geneva') && renewals(s, seat).length > 0,
  };
  const open = Object.keys(good).filter((id) => good[id]!() && !f['done'].includes(id));
  return [...ids('effect:', open), DONE];
}

function eiffel(s: State, f: Frame): Listed[] {
  const [one, two]: number[] = f['picks'];
  if (two !== undefined) return spots(s, 'yield:', [one!, two]);
  if (one !== undefined)
    return spots(
      s,
      'pick:',
      tokens(s, s.owner[one]!).filter((h) => h !== one),
    );
  return [
    ...spots(
      s,
      'pick:',
      paired(s, f.seat).flatMap((x) => tokens(s, x)),
    ),
    DONE,
  ];
}

const SLOTS = [1, 2, 3, 4, 5];
const swaps = (f: Frame): Listed[] => {
  const pairs = SLOTS.flatMap((a) => SLOTS.filter((b) => b > a).map((b) => [a, b] as const));
  const open = pairs.filter(([a, b]) => f['why'] === 'aztec' || b - a === 1);
  return [
    ...ids(
      'swap:',
      open.map((pair) => pair.join('>')),
    ),
    DONE,
  ];
};

// ----------------------------------------------------------------------------------------------- war and raids

const ATTACKER_SPENDS = 1;
const CLAIMS = 4;

function attack(s: State, f: Frame): Listed[] {
  if (f.step === CLAIMS) {
    const { tile } = mapOf(s).spaces[f['hex']]!;
    const state = STATE_IDS.find((id) => STATES[id].tile === tile)!;
    return [{ id: `conquer:${state}` }, { id: `liberate:${state}` }];
  }
  const seat: number = f.step === ATTACKER_SPENDS ? f.seat : f['defender'];
  const { row } = s.players[seat]!;
  const places = row.map((_, at) => at);
  const from =
    f.step === ATTACKER_SPENDS ? [f['at'] as number] : places.filter((at) => CARDS[row[at]!.card].type === 'military');
  // The tokens of a city-state lie on the highest card of their type, of several equal ones on one.
  let states = new Set(from.flatMap((at) => stateTokens(s, seat, at)));
  let trade = from.reduce((n, at) => n + row[at]!.trade, 0);
  let lying = from.flatMap((at) => row[at]!.naturals.filter((id) => !s.turn.used.includes(id)));
  // What was gained since the card began to be resolved waits: its stock is what lay there before, less what was spent.
  const stock = f.step === ATTACKER_SPENDS ? (s.stack.at(-2) as Frame)['stock'] : null;
  if (stock) {
    states = new Set([...states].filter((id) => stock.marks.includes(id)));
    lying = lying.filter((id) => stock.marks.includes(id));
    trade = Math.min(trade, stock.trade);
  }
  const most = trade + states.size;
  return [{ id: 'spend', range: [0, most] }, ...ids('use:', lying)];
}

function spoils(s: State, f: Frame): Listed[] {
  if (f.step === 1) return spots(s, 'site:', bareCities(s, f.seat));
  const rich = s.players[f['from']]!.row.filter((c) => c.trade > 0).map((c) => c.card);
  return [...ids('loot:', rich), DONE];
}

/** The six directions of the die, as steps on the map. */
const STEPS = [
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
] as const;

function canLeave(s: State, from: number): boolean {
  const { spaces } = mapOf(s);
  const petra = s.wonderAt[WONDER_IDS.indexOf('petra')]!;
  return STEPS.some(([dq, dr]) => {
    let at = spaces[from]!;
    for (;;) {
      const h = spaces.findIndex((x) => x.q === at.q + dq && x.r === at.r + dr);
      // Over water to the edge: some have it come back, which is no way out.
      if (h < 0) return false;
      if (isWater(s, h)) {
        at = spaces[h]!;
        continue;
      }
      const kept = petra >= 0 && s.owner[h] === s.owner[petra] && (isCity(s, h) || s.piece[h] === 2);
      return !kept;
    }
  });
}

/** Of spaces with several barbarians the one with the first letter is cleared first. */
function crowd(s: State): Listed[] {
  for (const h of s.barbarians) {
    if (h < 0 || s.barbarians.filter((x) => x === h).length < 2 || !canLeave(s, h)) continue;
    return ids(
      'barbarian:',
      LETTERS.filter((_, b) => s.barbarians[b] === h),
    );
  }
  return [];
}

// ------------------------------------------------------------------------------------ laying the map (sheet 8.5)

type Cell = readonly [q: number, r: number];
const key = ([q, r]: Cell) => `${q},${r}`;
const around = ([q, r]: Cell): Cell[] => STEPS.map(([dq, dr]) => [q + dq, r + dr]);

function cellsOf({ tile, q, r, turn }: Placement): Cell[] {
  return SHAPE[tile.endsWith('A') ? 'A' : 'B'].map(([dq, dr]): Cell => {
    let [x, y]: number[] = [dq, dr];
    for (let i = 0; i < turn; i++) [x, y] = [-y!, x! + y!];
    return [q + x!, r + y!];
  });
}

/** How many free cells nothing reaches from outside. */
function shutIn(full: ReadonlySet<string>, low: number, high: number): number {
  const reached = new Set<string>();
  const edge: Cell[] = [[low, low]];
  for (let cell = edge.pop(); cell; cell = edge.pop()) {
    if (cell.some((x) => x < low || x > high) || full.has(key(cell)) || reached.has(key(cell))) continue;
    reached.add(key(cell));
    edge.push(...around(cell));
  }
  return (high - low + 1) ** 2 - reached.size - full.size;
}

const LAID = new WeakMap<object, Placement[]>();
function laid(s: State): Placement[] {
  const known = LAID.get(s.placed);
  if (known) return known;
  const owner = new Map<string, number>();
  s.placed.forEach((p, i) => {
    for (const cell of cellsOf(p)) owner.set(key(cell), i);
  });
  const water = new Set(s.water.map(key));
  const numbers = [...owner.keys(), ...water].flatMap((text) => text.split(',').map(Number));
  const [low, high] = [Math.min(...numbers) - 7, Math.max(...numbers) + 7];
  const inCore = (i: number) => i < 4;
  const atCore = s.placed.map(
    (p, i) =>
      inCore(i) || cellsOf(p).some((c) => around(c).some((n) => owner.has(key(n)) && inCore(owner.get(key(n))!))),
  );
  const tries: { place: Placement; core: boolean; ring: boolean }[] = [];
  for (const tile of ['1A', '1B'] as const)
    for (let turn = 0; turn < 6; turn++)
      for (let q = low; q <= high; q++)
        for (let r = low; r <= high; r++) {
          const place = { tile, q, r, turn };
          const cells = cellsOf(place);
          if (cells.some((c) => owner.has(key(c)) || water.has(key(c)))) continue;
          const touched = new Set(cells.flatMap((c) => around(c).map(key)).filter((text) => owner.has(text)));
          if (touched.size < 4) continue;
          const tiles = [...touched].map((text) => owner.get(text)!);
          tries.push({ place, core: tiles.some(inCore), ring: tiles.some((i) => atCore[i]) });
        }
  const dry = ({ place }: (typeof tries)[number]) =>
    shutIn(new Set([...owner.keys(), ...water, ...cellsOf(place).map(key)]), low - 4, high + 4) <= 8 - s.water.length;
  let good = tries.filter((one) => one.core && dry(one));
  if (good.length === 0) good = tries.filter((one) => one.ring && dry(one));
  const places = good.map((one) => one.place);
  LAID.set(s.placed, places);
  return places;
}

function tiles(s: State, f: Frame): Listed[] {
  const face = (p: Placement) => p.tile.at(-1)!;
  if (!f['face']) {
    const faces = ['A', 'B'].filter((x) => laid(s).some((p) => face(p) === x));
    return ids(
      'tile:',
      (f['hands'][f['asked']] as number[]).flatMap((tile) => faces.map((x) => `${tile}${x}`)),
    );
  }
  const fitting = laid(s).filter((p) => face(p) === f['face'].at(-1));
  if (!f['spot']) return ids('place:', [...new Set(fitting.map((p) => `${p.q},${p.r}`))]);
  const [q, r] = f['spot'];
  return ids(
    'turn:',
    fitting.filter((p) => p.q === q && p.r === r).map((p) => `${p.turn}`),
  );
}

export function small(s: State, f: Frame): Listed[] | null {
  const { seat } = f;
  switch (f.kind) {
    case 'leaders':
      return ids(
        'leader:',
        LEADER_IDS.filter((id) => !s.players.some((p) => p.leader === id)),
      );
    case 'tiles':
      return tiles(s, f);
    case 'starts':
      return starts(s, f);
    case 'forbidden':
      return [...spots(s, 'destroy:', taken(s, seat)), DONE];
    case 'eiffel':
      return eiffel(s, f);
    case 'zimbabwe':
      return [...ids('put:', roomy(s, seat)), DONE];
    case 'seoul':
      return [...ids('lead:', leads(s)), DONE];
    case 'geneva':
      return [...ids('renew:', renewals(s, seat)), DONE];
    case 'swap':
      return swaps(f);
    case 'put':
      return puts(s, f);
    case 'gain': {
      const fresh = (r: Resource) => !f['missingOnly'] || s.players[seat]!.resources[r] === 0;
      return ids(
        'gain:',
        GOODS.filter((r) => left(s, r) > 0 && fresh(r)),
      );
    }
    case 'exchange':
      return exchanges(s, f);
    case 'nuke': {
      const hit = all(s).filter((h) => [h, ...near(s, h)].some((n) => isToken(s, n)));
      return [...spots(s, 'nuke:', hit), DONE];
    }
    case 'improve':
      return improves(s, f);
    case 'arrive': {
      const { tile } = mapOf(s).spaces[f['hex']]!;
      const there = stateSpace(s, f['hex']) ? STATE_IDS.filter((id) => STATES[id].tile === tile) : [];
      return [...ids('card:', there), DONE];
    }
    case 'pacts':
      return pacts(s, f);
    case 'embassy':
      return ids('aid:', cards(s, f['giver']));
    case 'assign':
      return ids('assign:', cards(s, seat));
    case 'discard':
      return ids(
        'discard:',
        s.players[seat]!.row.filter((c) => c.trade > 0).map((c) => c.card),
      );
    case 'attack':
      return attack(s, f);
    case 'surrender': {
      const { pacts: where } = s.players[f['giver']]!;
      return PACT_IDS.flatMap((card, i) => (where[i] === seat ? [{ id: `return:${card}@${f['giver']}` }] : []));
    }
    case 'spoils':
      return spoils(s, f);
    case 'raid':
      return crowd(s);
  }
  return null;
}
