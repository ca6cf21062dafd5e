/** What may be seen (all but the order of the wonder decks), and the public numbers of a seat. */

import { must } from '../../engine/must.js';
import type { Seat } from '../../engine/types.js';
import { DIRECTION_TOKEN, EVENT_DIAL, TECH_AGAIN, TECH_MARKS, TECH_TOP } from './data/dials.js';
import { CITY_STATE_IDS, CITY_STATES, PACT_IDS } from './data/diplomacy.js';
import { FOCUS } from './data/focus.js';
import { BARBARIANS, COLOURS, LIMITS, TERRAINS } from './data/land.js';
import { LEADERS } from './data/leaders.js';
import { NATURAL_IDS } from './data/naturals.js';
import { AGENDAS, VICTORY } from './data/victory.js';
import { WONDER_IDS, WONDERS, type WonderId, worldWonderAt } from './data/wonders.js';
import {
  barbarianMark,
  difficultyOf,
  isCoast,
  nameOf,
  naturalMark,
  RESOURCE_OF,
  stateMark,
  stateSpace,
  terrainOf,
  type World,
  worldOf,
} from './map/world.js';
import { counted, progress, score, ties } from './rules/agendas.js';
import {
  BARBARIAN_HERE,
  CARAVAN_HERE,
  capitalOf,
  citiesLeft,
  citiesOf,
  difficultyFor,
  isHere,
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
import { ownerOf, pieceOf, playerOf, stateCards, wonderSpace } from './rules/lookup.js';
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
  const next = must(EVENT_DIAL[(s.dial + 1) % EVENT_DIAL.length], 'section of the dial');
  return {
    viewer,
    seats: s.seats,
    left: [...s.left],
    options: s.options,
    phase: s.over ? 'over' : playing ? 'play' : laying ? 'map' : 'leaders',
    round: s.round,
    first: s.first,
    current: laying ? laying.asked : s.turn.seat,
    dial: { at: s.dial, icon: must(EVENT_DIAL[s.dial], 'section of the dial', s.dial), sections: EVENT_DIAL, next },
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
    wonders: WONDER_IDS.filter((_, i) => wonderSpace(s, i) >= 0).map((id) => wonderView(s, w, id)),
    zimbabwe: s.zimbabwe,
    cityStates: CITY_STATE_IDS.flatMap((state, i) => {
      const h = stateSpace(w, i);
      if (h < 0 || !playing) return [];
      const owner = stateOwner(s, w, i);
      return [
        {
          state,
          name: CITY_STATES[state].name,
          type: CITY_STATES[state].type,
          hex: nameOf(w, h),
          owner: owner < 0 ? null : owner,
          cardsLeft: stateCards(s, i).filter((x) => x === AT_MAP).length,
          down: stateCards(s, i).includes(FACE_DOWN),
        },
      ];
    }),
    barbarians: BARBARIANS.flatMap((barbarian, b) => {
      const h = must(s.barbarians[b], 'barbarian', b);
      return w.barbarian.includes(b) && playing ? [{ barbarian, hex: h >= 0 ? nameOf(w, h) : null }] : [];
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
    name: nameOf(w, h),
    id: `hex:${w.names[h]}`,
    row: must(w.row[h], 'space', h),
    col: must(w.col[h], 'space', h),
    q: must(w.q[h], 'space', h),
    r: must(w.r[h], 'space', h),
    tile: must(w.tile[h], 'space', h),
    terrain: must(TERRAINS[terrainOf(w, h)], 'terrain'),
    difficulty: x.difficulty,
    edge: must(w.edge[h], 'space', h),
    coast: isCoast(w, h),
    resource: x.resource,
    natural: x.natural,
    naturalMark: NATURAL_IDS[naturalMark(w, h)] ?? null,
    state: x.state,
    stateMark: CITY_STATE_IDS[stateMark(w, h)] ?? null,
    barbarians: x.barbarians,
    spawn: BARBARIANS[barbarianMark(w, h)] ?? null,
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
    const seat =
      must(w.capital[h], 'space', h) > 0 ? (s.homes as number[]).indexOf(must(w.capital[h], 'space', h)) : -1;
    return space(w, h, {
      difficulty: difficultyOf(w, h),
      resource: RESOURCE_OF[must(w.resource[h], 'space', h)] ?? null,
      natural: NATURAL_IDS[naturalMark(w, h)] ?? null,
      state: CITY_STATE_IDS[stateMark(w, h)] ?? null,
      barbarians: barbarianMark(w, h) >= 0 ? [must(BARBARIANS[barbarianMark(w, h)], 'barbarian')] : [],
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
      resource: RESOURCE_OF[must(s.resource[h], 'space', h)] ?? null,
      natural: NATURAL_IDS[naturalOn(s, w, h)] ?? null,
      state: CITY_STATE_IDS[stateOn(s, w, h)] ?? null,
      barbarians: isHere(lying, h, BARBARIAN_HERE) ? BARBARIANS.filter((_x, b) => s.barbarians[b] === h) : [],
      owner: ownerOf(s, h) < 0 ? null : ownerOf(s, h),
      piece: PIECES[s.piece[h] as keyof typeof PIECES],
      mature: pieceOf(s, h) >= CITY && isMature(s, w, h),
      wonder: isHere(lying, h, WONDER_HERE) ? worldWonderAt(wonderOn(s, h)) : null,
      caravans: isHere(lying, h, CARAVAN_HERE)
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
  const h = wonderSpace(s, index);
  const owner = wonderOwner(s, index);
  const { name, type, age, cost, resources } = WONDERS[id];
  return {
    wonder: id,
    name,
    type,
    age,
    printed: cost,
    resources,
    hex: h < 0 ? null : nameOf(w, h),
    owner: owner < 0 ? null : owner,
  };
}

function row(s: State, seat: Seat): SlotView[] {
  const playing = s.owner.length > 0;
  const active = framesOf(s).findLast((f) => 'slot' in f && f.kind !== 'attack' && f.seat === seat);
  return playerOf(s, seat).row.map((c, at) => {
    const card = FOCUS[c.card];
    const as = playing ? slotFor(s, seat, at) : at + 1;
    return {
      slot: at + 1,
      as,
      terrain: must(TERRAINS[at], 'terrain', at),
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
  return (
    after ??
    must(
      TECH_MARKS.find((m) => m.at >= TECH_AGAIN),
      'mark after',
      TECH_AGAIN,
    )
  );
}

function seatView(s: State, w: World, seat: Seat): SeatView {
  const p = playerOf(s, seat);
  const leader = p.leader ? LEADERS[p.leader] : null;
  const home = capitalOf(s, seat);
  const others = s.players.map((_, x) => x).filter((x) => x !== seat);
  return {
    seat,
    leader: p.leader,
    civ: leader?.civ ?? '',
    name: leader?.name ?? '',
    ability: leader?.ability ?? '',
    colour: must(COLOURS[seat], 'colour', seat),
    home: home < 0 ? null : nameOf(w, home),
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
    pacts: others.flatMap((giver) =>
      heldFrom(s, seat, giver).map((i) => ({ card: must(PACT_IDS[i], 'diplomacy card', i), giver })),
    ),
    stateCards: CITY_STATE_IDS.filter((_, i) => stateCards(s, i).includes(seat)),
    given: PACT_IDS.flatMap((card, i) =>
      p.pacts[i] === seat ? [] : [{ card, holder: must(p.pacts[i], 'diplomacy card', i) }],
    ),
    caravans: {
      onCard: p.caravans.filter((at) => at === ON_CARD).length,
      onMap: p.caravans.filter((at) => at >= 0).map((at) => nameOf(w, at)),
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
    hex: nameOf(w, f.hex),
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
  const p = playerOf(s, seat);
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
