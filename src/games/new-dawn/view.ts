/** What may be seen (all but the order of the wonder decks), and the public numbers of a seat. */
import type { Seat } from '../../engine/types.js';
import { DIRECTION_TOKEN, EVENT_DIAL, TECH_AGAIN, TECH_MARKS, TECH_TOP } from './data/dials.js';
import { CITY_STATE_IDS, CITY_STATES, PACT_IDS } from './data/diplomacy.js';
import { FOCUS } from './data/focus.js';
import { BARBARIANS, COLOURS, LIMITS, TERRAINS } from './data/land.js';
import { LEADERS } from './data/leaders.js';
import { NATURAL_IDS } from './data/naturals.js';
import { AGENDAS, VICTORY } from './data/victory.js';
import { WONDER_IDS, WONDERS, type WonderId } from './data/wonders.js';
import { RESOURCE_OF, type World, worldOf } from './map/world.js';
import { counted, progress, score, ties } from './rules/agendas.js';
import {
  BARBARIAN_HERE,
  CARAVAN_HERE,
  capitalOf,
  citiesLeft,
  citiesOf,
  difficultyFor,
  isMature,
  litterOf,
  matureCities,
  naturalOn,
  naturalsOf,
  reinforcedCount,
  stateOn,
  stateOwner,
  statesOf,
  statesOn,
  supplies,
  tokensLeft,
  used,
  WONDER_HERE,
  wonderOn,
  wonderOwner,
  wondersOf,
} from './rules/board.js';
import { attackTerms, attackTokens, defenceTerms, defenceTokens, targetsOn, total } from './rules/combat.js';
import { heldFrom } from './rules/diplomacy.js';
import { givesOf, odds, reach } from './rules/preview.js';
import { slotFor } from './rules/turn.js';
import { offered, wonderCost } from './rules/wonders.js';
import {
  AT_MAP,
  type AttackFrame,
  CAPITAL,
  CITY,
  type CombatView,
  FACE_DOWN,
  type GameFrame,
  type Hex,
  type HexView,
  NOTHING,
  ON_CARD,
  REINFORCED,
  type SeatView,
  type SlotView,
  type State,
  type TilesFrame,
  TOKEN,
  type View,
  type WonderView,
} from './types.js';

const PIECES = {
  [NOTHING]: null,
  [TOKEN]: 'token',
  [REINFORCED]: 'reinforced',
  [CITY]: 'city',
  [CAPITAL]: 'capital',
} as const;

const framesOf = (s: State) => s.stack as GameFrame[];

export function view(s: State, viewer: Seat | null): View {
  const w = worldOf(s);
  const laying = framesOf(s).find((f): f is TilesFrame => f.kind === 'tiles') ?? null;
  const playing = s.owner.length > 0;
  const next = EVENT_DIAL[(s.dial + 1) % EVENT_DIAL.length]!;
  return {
    viewer,
    seats: s.seats,
    left: [...s.left],
    options: s.options,
    phase: s.over ? 'over' : playing ? 'play' : laying ? 'map' : 'leaders',
    round: s.round,
    first: s.first,
    current: laying ? laying.asked : s.turn.seat,
    dial: { at: s.dial, icon: EVENT_DIAL[s.dial]!, sections: EVENT_DIAL, next },
    directions: DIRECTION_TOKEN,
    direction: s.direction,
    rows: w.rows,
    cols: w.cols,
    hexes: playing ? hexes(s, w) : groundwork(s, w),
    placed: s.placed,
    waterTokensLeft: LIMITS.waterTokens - s.water.length,
    hands: laying ? laying.hands.map((hand) => [...hand]) : s.players.map(() => []),
    laying: laying?.face ? { face: laying.face, spot: laying.spot ? [...laying.spot] : null } : null,
    players: s.players.map((_, seat) => seatView(s, w, seat)),
    supply: supplies(s),
    offers: offered(s).map((id) => ({
      ...wonderView(s, w, id),
      cost: s.players.map((_, seat) => (playing ? wonderCost(s, seat, id) : WONDERS[id].cost)),
      below: s.decks[WONDERS[id].type].length - 1,
    })),
    wonders: WONDER_IDS.filter((_, i) => s.wonderAt[i]! >= 0).map((id) => wonderView(s, w, id)),
    zimbabwe: s.zimbabwe,
    cityStates: CITY_STATE_IDS.flatMap((state, i) => {
      const h = w.stateHex[i]!;
      if (h < 0 || !playing) return [];
      const owner = stateOwner(s, w, i);
      return [
        {
          state,
          name: CITY_STATES[state].name,
          type: CITY_STATES[state].type,
          hex: w.names[h]!,
          owner: owner < 0 ? null : owner,
          cardsLeft: s.stateCards[i]!.filter((x) => x === AT_MAP).length,
          down: s.stateCards[i]!.includes(FACE_DOWN),
        },
      ];
    }),
    barbarians: BARBARIANS.flatMap((barbarian, b) => {
      const h = s.barbarians[b]!;
      return w.barbarian.includes(b) && playing ? [{ barbarian, hex: h >= 0 ? w.names[h]! : null }] : [];
    }),
    victory: s.victory.map((card) => ({
      card,
      agendas: VICTORY[card].map((agenda) => ({
        agenda,
        name: AGENDAS[agenda].name,
        need: AGENDAS[agenda].need,
        have: s.players.map((_, seat) => progress(s, seat, agenda)),
        done: s.players.map((p) => p.done.find((d) => d.agenda === agenda)?.round ?? null),
      })),
    })),
    combat: combatView(s, w),
    reach: playing && !s.over ? reach(s) : [],
    odds: playing && !s.over ? odds(s) : [],
  };
}

type Standing = Omit<HexView, keyof Land>;
type Land = Pick<
  HexView,
  | 'name'
  | 'id'
  | 'row'
  | 'col'
  | 'q'
  | 'r'
  | 'tile'
  | 'terrain'
  | 'edge'
  | 'coast'
  | 'naturalMark'
  | 'stateMark'
  | 'spawn'
>;

/** Written out property by property: spreading two objects for each of 160 spaces costs ten times as much. */
function space(w: World, h: Hex, x: Standing): HexView {
  return {
    name: w.names[h]!,
    id: `hex:${w.names[h]}`,
    row: w.row[h]!,
    col: w.col[h]!,
    q: w.q[h]!,
    r: w.r[h]!,
    tile: w.tile[h]!,
    terrain: TERRAINS[w.terrain[h]!]!,
    difficulty: x.difficulty,
    edge: w.edge[h]!,
    coast: w.coast[h]!,
    resource: x.resource,
    natural: x.natural,
    naturalMark: NATURAL_IDS[w.natural[h]!] ?? null,
    state: x.state,
    stateMark: CITY_STATE_IDS[w.state[h]!] ?? null,
    barbarians: x.barbarians,
    spawn: BARBARIANS[w.barbarian[h]!] ?? null,
    owner: x.owner,
    piece: x.piece,
    mature: x.mature,
    wonder: x.wonder,
    caravans: x.caravans,
    defences: x.defences,
  };
}

/** While the map is being built: bare tiles, with the capitals that stand already. */
function groundwork(s: State, w: World): HexView[] {
  return w.names.map((_, h) => {
    const seat = w.capital[h]! > 0 ? (s.homes as number[]).indexOf(w.capital[h]!) : -1;
    return space(w, h, {
      difficulty: w.difficulty[h]!,
      resource: RESOURCE_OF[w.resource[h]!] ?? null,
      natural: NATURAL_IDS[w.natural[h]!] ?? null,
      state: CITY_STATE_IDS[w.state[h]!] ?? null,
      barbarians: w.barbarian[h]! >= 0 ? [BARBARIANS[w.barbarian[h]!]!] : [],
      owner: seat < 0 ? null : seat,
      piece: seat < 0 ? null : 'capital',
      mature: false,
      wonder: null,
      caravans: [],
      defences: UNDEFENDED,
    });
  });
}

function hexes(s: State, w: World): HexView[] {
  const difficulty = difficultyFor(s, w, s.turn.seat, 'other', false);
  const lying = litterOf(s).slice(0, w.size);
  return w.names.map((_, h) =>
    space(w, h, {
      difficulty: difficulty(h),
      resource: RESOURCE_OF[s.resource[h]!] ?? null,
      natural: NATURAL_IDS[naturalOn(s, w, h)] ?? null,
      state: CITY_STATE_IDS[stateOn(s, w, h)] ?? null,
      barbarians: lying[h]! & BARBARIAN_HERE ? BARBARIANS.filter((_x, b) => s.barbarians[b] === h) : [],
      owner: s.owner[h]! < 0 ? null : s.owner[h]!,
      piece: PIECES[s.piece[h] as keyof typeof PIECES],
      mature: s.piece[h]! >= CITY && isMature(s, w, h),
      wonder: lying[h]! & WONDER_HERE ? WONDER_IDS[wonderOn(s, h)]! : null,
      caravans:
        lying[h]! & CARAVAN_HERE
          ? s.players.flatMap((p, seat) => p.caravans.filter((at) => at === h).map(() => seat))
          : [],
      defences: defencesOf(s, h),
    }),
  );
}

const UNDEFENDED: HexView['defences'] = [];

/** Defences without die and tokens, as they stand against nobody in particular. */
function defencesOf(s: State, h: Hex): HexView['defences'] {
  const targets = targetsOn(s, -1, h);
  if (targets.length === 0) return UNDEFENDED;
  return targets.map((t) => {
    const attack = { seat: -1, at: 0, slot: 0, hex: h, what: t.what, defender: t.defender };
    const n = total(defenceTerms(s, { ...attack, dice: [0, 0], spent: [0, 0] }));
    return { what: t.what === 'city' && s.piece[h] === CAPITAL ? 'capital' : t.what, n };
  });
}

function wonderView(s: State, w: World, id: WonderId): WonderView {
  const index = WONDER_IDS.indexOf(id);
  const h = s.wonderAt[index]!;
  const owner = wonderOwner(s, index);
  const { name, type, age, cost, resources } = WONDERS[id];
  return {
    wonder: id,
    name,
    type,
    age,
    printed: cost,
    resources,
    hex: h < 0 ? null : w.names[h]!,
    owner: owner < 0 ? null : owner,
  };
}

function row(s: State, seat: Seat): SlotView[] {
  const playing = s.owner.length > 0;
  const active = framesOf(s).findLast((f) => 'slot' in f && f.kind !== 'attack' && f.seat === seat);
  return s.players[seat]!.row.map((c, at) => {
    const card = FOCUS[c.card];
    const as = playing ? slotFor(s, seat, at) : at + 1;
    return {
      slot: at + 1,
      as,
      terrain: TERRAINS[at]!,
      card: c.card,
      name: card.name,
      type: card.type,
      level: card.level,
      trade: c.trade,
      ...givesOf(s, seat, at, as),
      states: playing ? statesOn(s, seat, at).map((state) => ({ state, used: used(s, state) })) : [],
      naturals: c.naturals.map((natural) => ({ natural, used: used(s, natural) })),
      active: active !== undefined && (active as { at: number }).at === at,
    };
  });
}

function nextMark(tech: number) {
  const after = TECH_MARKS.find((m) => m.at > tech);
  return after ?? TECH_MARKS.find((m) => m.at >= TECH_AGAIN)!;
}

function seatView(s: State, w: World, seat: Seat): SeatView {
  const p = s.players[seat]!;
  const leader = p.leader ? LEADERS[p.leader] : null;
  const home = capitalOf(s, seat);
  const others = s.players.map((_, x) => x).filter((x) => x !== seat);
  return {
    seat,
    leader: p.leader,
    civ: leader?.civ ?? '',
    name: leader?.name ?? '',
    ability: leader?.ability ?? '',
    colour: COLOURS[seat]!,
    home: home < 0 ? null : w.names[home]!,
    row: row(s, seat),
    tech: p.tech,
    nextMark: nextMark(p.tech === TECH_TOP ? TECH_AGAIN - 1 : p.tech),
    resources: { ...p.resources },
    naturals: naturalsOf(s, seat).map((natural) => ({
      natural,
      used: used(s, natural),
      on: p.row.find((c) => c.naturals.includes(natural))?.card ?? null,
    })),
    cityStates: statesOf(s, seat),
    wonders: wondersOf(s, seat),
    pacts: others.flatMap((giver) => heldFrom(s, seat, giver).map((i) => ({ card: PACT_IDS[i]!, giver }))),
    stateCards: CITY_STATE_IDS.filter((_, i) => s.stateCards[i]!.includes(seat)),
    given: PACT_IDS.flatMap((card, i) => (p.pacts[i] === seat ? [] : [{ card, holder: p.pacts[i]! }])),
    caravans: {
      onCard: p.caravans.filter((at) => at === ON_CARD).length,
      onMap: p.caravans.filter((at) => at >= 0).map((at) => w.names[at]!),
    },
    tokensLeft: tokensLeft(s, seat),
    citiesLeft: citiesLeft(s, seat),
    cities: citiesOf(s, seat).length,
    mature: s.owner.length > 0 ? matureCities(s, seat).length : 0,
    spaces: ties(s, seat)[1],
    reinforced: reinforcedCount(s, seat),
    capitalsBeaten: p.capitalsBeaten,
    score: score(s, seat),
  };
}

function combatView(s: State, w: World): CombatView | null {
  const f = framesOf(s).findLast((x): x is AttackFrame => x.kind === 'attack');
  if (!f) return null;
  const attack = attackTerms(s, f);
  const defence = defenceTerms(s, f);
  return {
    hex: w.names[f.hex]!,
    what: f.what === 'city' && s.piece[f.hex] === CAPITAL ? 'capital' : f.what,
    attacker: f.seat,
    defender: f.defender < 0 ? null : f.defender,
    roller: f.roller,
    attack,
    defence,
    attackTotal: total(attack),
    defenceTotal: total(defence),
    dice: f.dice[0] > 0 ? [f.dice[0], f.dice[1]] : null,
    attackTokens: attackTokens(s, f.seat, f.at),
    defenceTokens: f.defender < 0 ? 0 : defenceTokens(s, f.defender),
  };
}

export function tally(s: State, seat: Seat): Record<string, number> {
  const p = s.players[seat]!;
  const [wonders, spaces] = ties(s, seat);
  return {
    points: score(s, seat),
    tech: p.tech,
    cities: citiesOf(s, seat).length,
    mature: s.owner.length > 0 ? matureCities(s, seat).length : 0,
    spaces,
    wonders,
    trade: p.row.reduce((sum, c) => sum + c.trade, 0),
    ...p.resources,
    naturals: naturalsOf(s, seat).length,
    pacts:
      s.players.reduce((sum, _, giver) => sum + (giver === seat ? 0 : heldFrom(s, seat, giver).length), 0) +
      s.stateCards.filter((cards) => cards.includes(seat)).length,
    tokens: tokensLeft(s, seat),
  };
}

/** One point for each victory card with a finished agenda, under the agenda finished first. */
export function standing(s: State, seat: Seat): Record<string, number> {
  return Object.fromEntries(counted(s, seat).map((agenda) => [agenda, 1]));
}
