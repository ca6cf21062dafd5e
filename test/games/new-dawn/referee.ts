/**
 * The numbers of A New Dawn worked out a second time, from the tables of `printed.ts`: both sums of a combat, prices of
 * wonders, progress and score. Nothing here asks the rules.
 */
import type { AgendaId } from '../../../src/games/new-dawn/data/victory.js';
import type { WonderId, WonderType } from '../../../src/games/new-dawn/data/wonders.js';
import type { State, TargetKind } from '../../../src/games/new-dawn/types.js';
import {
  CAPITAL,
  CITY,
  cardAt,
  controls,
  cost,
  difficulty,
  freeState,
  gone,
  holds,
  isCity,
  isToken,
  isWater,
  leads,
  letter,
  mapOf,
  matureCities,
  mine,
  near,
  onEdge,
  REINFORCED,
  reads,
  stateSpace,
} from './oracle.js';
import { AGES, NEEDS, PACT_IDS, STATE_IDS, STATES, VICTORY, WONDER_IDS, WONDERS } from './printed.js';

export interface Fight {
  readonly seat: number;
  readonly at: number;
  readonly slot: number;
  readonly hex: number;
  readonly what: TargetKind;
  /** -1 for nobody. */
  readonly defender: number;
}

const within2 = (s: State, h: number) => new Set([h, ...near(s, h), ...near(s, h).flatMap((n) => near(s, n))]);
const reinforced = (s: State, seat: number) => mine(s, seat).filter((h) => s.piece[h] === REINFORCED).length;

/** City-states of the sheet's section 4, by the tile on which they stand. */
const stateAt = (s: State, h: number) =>
  stateSpace(s, h) ? STATE_IDS.find((id) => STATES[id].tile === mapOf(s).spaces[h]!.tile) : undefined;

function givers(s: State, seat: number, card: 'joint-war' | 'defensive-pact'): number[] {
  return s.players.flatMap((p, giver) => (giver !== seat && p.pacts[PACT_IDS.indexOf(card)] === seat ? [giver] : []));
}

/** What helps on either side (sections 2 to 4). */
function onBothSides(s: State, f: Fight, seat: number): number {
  let n = 0;
  if (controls(s, seat, 'alhambra')) n += 2;
  if (controls(s, seat, 'big-ben'))
    n += 2 * s.players[seat]!.caravans.filter((at) => near(s, f.hex).includes(at)).length;
  if (leads(s, seat, 'scythia') && 'GH'.includes(letter(s, f.hex))) n += 3;
  if (holds(s, seat, 'carthage') && !(f.what === 'state' && stateAt(s, f.hex) === 'carthage')) {
    for (const h of within2(s, f.hex)) {
      if (freeState(s, h)) n += 1;
      else if (s.owner[h] === seat && isCity(s, h)) n += 1;
    }
  }
  return n;
}

/** Slot, card and everything that helps the attacker: no die, no trade tokens. */
export function attackSum(s: State, f: Fight): number {
  const card = cardAt(s, f.seat, f.at);
  let n = f.slot + (f.what === 'barbarian' ? (card.raid ?? card.bonus ?? 0) : (card.bonus ?? 0));
  n += onBothSides(s, f, f.seat);
  for (const id of ['terracotta-army', 'pentagon'] as const) if (controls(s, f.seat, id)) n += 2;
  if (controls(s, f.seat, 'kremlin') && f.defender >= 0 && reinforced(s, f.seat) > reinforced(s, f.defender)) n += 4;
  const kabul = f.what === 'city' || (f.what === 'state' && stateAt(s, f.hex) !== 'kabul');
  if (holds(s, f.seat, 'kabul') && kabul) n += 3;
  return n + 2 * givers(s, f.seat, 'joint-war').filter((giver) => giver !== f.defender).length;
}

export function defenceSum(s: State, f: Fight): number {
  if (f.what === 'state') return 8;
  const ground = difficulty(s, s.turn.seat, f.hex, 'other', false);
  if (f.what === 'barbarian') return ground;
  let n = f.what === 'city' ? 2 * ground : ground;
  if (s.piece[f.hex] === REINFORCED) n += 1;
  n += near(s, f.hex).filter((h) => s.owner[h] === f.defender && s.piece[h] === REINFORCED).length;
  n += onBothSides(s, f, f.defender);
  if (controls(s, f.defender, 'petra')) n += 2;
  if (controls(s, f.defender, 'ruhr-valley')) n += 5;
  return n + 2 * givers(s, f.defender, 'defensive-pact').filter((giver) => giver !== f.seat).length;
}

/** The slot that counts: Machu Picchu lifts the first two. */
export const slotOf = (s: State, seat: number, at: number): number =>
  controls(s, seat, 'machu-picchu') && at < 2 ? 3 : at + 1;

export const priceOf = (s: State, seat: number, wonder: WonderId): number => cost(s, seat, wonder);

const wondersOf = (s: State, seat: number) => WONDER_IDS.filter((id) => controls(s, seat, id));
const ofType = (s: State, seat: number, type: WonderType) =>
  wondersOf(s, seat).filter((id) => WONDERS[id].type === type).length;

/** Section 6. */
export function progressOf(s: State, seat: number, agenda: AgendaId): number {
  switch (agenda) {
    case 'civilized':
      return mine(s, seat).filter((h) => isCity(s, h)).length;
    case 'money-grubber':
      return ofType(s, seat, 'economy');
    case 'paranoid':
      return ofType(s, seat, 'military');
    case 'aesthetic':
      return ofType(s, seat, 'culture');
    case 'scholarly':
      return ofType(s, seat, 'science');
    case 'warmonger':
      return s.players[seat]!.capitalsBeaten > 0 ? 2 : mine(s, seat).filter((h) => stateSpace(s, h)).length;
    case 'explorer':
      return mine(s, seat).filter((h) => onEdge(s, h) || near(s, h).some((n) => isWater(s, n))).length;
    case 'technophile':
      return s.players[seat]!.techTop ? 24 : s.players[seat]!.tech;
    case 'populous':
      return matureCities(s, seat).length;
    case 'preservationist':
      return mine(s, seat).filter((h) => letter(s, h) === 'N' && (isToken(s, h) || !reads(s, 'city-frees-natural')))
        .length;
  }
}

const isDone = (s: State, seat: number, agenda: AgendaId) => s.players[seat]!.done.some((d) => d.agenda === agenda);

/** Agendas that ought to be marked and are not, or the other way round for those nobody has yet. */
export function unmarked(s: State): string[] {
  return s.victory.flatMap((card) =>
    VICTORY[card].flatMap((agenda) =>
      s.players.flatMap((_, seat) =>
        !gone(s, seat) && progressOf(s, seat, agenda) >= NEEDS[agenda] && !isDone(s, seat, agenda)
          ? [`${agenda} of seat ${seat}`]
          : [],
      ),
    ),
  );
}

export const scoreOf = (s: State, seat: number): number =>
  s.victory.filter((card) => VICTORY[card].some((agenda) => isDone(s, seat, agenda))).length;

export const tiesOf = (s: State, seat: number): [number, number] => [wondersOf(s, seat).length, mine(s, seat).length];

/** Seats from the first place to the last; whoever left stands behind everybody who stayed. */
export function placesOf(s: State): number[] {
  const worth = (seat: number) => {
    const [wonders, spaces] = tiesOf(s, seat);
    return (gone(s, seat) ? 0 : 1e9) + scoreOf(s, seat) * 1e6 + wonders * 1e3 + spaces;
  };
  return s.players.map((_, seat) => seat).sort((a, b) => worth(b) - worth(a) || a - b);
}

/** The dial after so many steps: 24 is followed by 15. */
export function dialAfter(from: number, steps: number): number {
  let at = from;
  for (let i = 0; i < steps; i++) at = at === 24 ? 15 : at + 1;
  return at;
}

/** Extra control tokens of France: by the latest age among its wonders, not summed. */
export const tourOf = (s: State, seat: number): number =>
  leads(s, seat, 'france') ? Math.max(0, ...wondersOf(s, seat).map((id) => 1 + AGES.indexOf(WONDERS[id].age))) : 0;

/** What the space is attacked as. */
export const kindOf = (s: State, h: number): TargetKind =>
  freeState(s, h) ? 'state' : s.piece[h] === CITY || s.piece[h] === CAPITAL ? 'city' : 'token';
