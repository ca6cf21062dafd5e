import { type ChosenOptions, type OptionSpec, Refused } from '../../engine/types.js';
import { BOOK_ACTIONS_IN_PLAY } from './data/actions.js';
import { FREE_BOOSTERS } from './data/boosters.js';
import {
  AREA_TILES,
  BOOK_ACTIONS,
  BOOSTERS,
  type BookActionId,
  type BoosterId,
  COMPETENCIES,
  type CompetencyId,
  FACTIONS,
  type FactionId,
  FINAL_TILES,
  type FinalTileId,
  INNOVATIONS,
  type InnovationId,
  PALACES,
  type PalaceId,
  ROUND_TILES,
  type RoundTileId,
  TERRAINS,
  type Terrain,
} from './data/ids.js';
import { INNOVATION_PLACES } from './data/innovations.js';
import { FINAL_TILE_TABLE, ROUND_TILE_TABLE, ROUNDS, SPADE_TILE, shows } from './data/rounds.js';
import { DEALINGS, type Dealing, type Options, PRINTINGS, type Printing, type Side } from './types.js';

export const SEATS = [2, 3, 4, 5] as const;
/** Planning cards that are laid out in sets. */
export const SETS = 7;

export const optionSpecs: readonly OptionSpec[] = [
  { id: 'printing', rare: true, kind: 'choice', values: PRINTINGS },
  { id: 'side', kind: 'choice', values: ['by-players', 'large', 'small'] },
  { id: 'dealing', kind: 'choice', values: DEALINGS },
  { id: 'first', kind: 'choice', values: ['random', '1', '2', '3', '4', '5'] },
  { id: 'boards', rare: true, kind: 'list', of: TERRAINS },
  { id: 'factions', rare: true, kind: 'list', of: FACTIONS },
  { id: 'boosters', rare: true, kind: 'list', of: BOOSTERS },
  { id: 'rounds', rare: true, kind: 'list', of: ROUND_TILES },
  { id: 'final', rare: true, kind: 'choice', values: ['random', ...FINAL_TILES] },
  { id: 'book-actions', rare: true, kind: 'list', of: BOOK_ACTIONS },
  { id: 'innovations', rare: true, kind: 'list', of: INNOVATIONS },
  { id: 'competencies', rare: true, kind: 'list', of: COMPETENCIES },
  { id: 'palaces', rare: true, kind: 'list', of: PALACES.slice(0, -1) },
  { id: 'area', rare: true, kind: 'choice', values: ['random', ...AREA_TILES.map(String)] },
  { id: 'old-spades', kind: 'flag', default: false, hidden: true },
];

/** Boosters that a dealing needs: all with sets, otherwise one a seat and the free ones. */
export function boostersFor(dealing: Dealing, seats: number): number {
  return dealing === 'sets' ? SETS + FREE_BOOSTERS : seats + FREE_BOOSTERS;
}

export function options(chosen: ChosenOptions, seats: number): Options {
  const text = (id: string) => chosen[id] as string;
  const list = (id: string) => [...(chosen[id] as readonly string[])];
  const dealing = text('dealing') as Dealing;
  const side = sideFor(text('side'), seats);
  const first = text('first') === 'random' ? -1 : Number(text('first')) - 1;
  if (first >= seats) throw new Refused('first-seat', { first: first + 1, seats });

  const given = (id: string, most: number) => {
    const words = list(id);
    const twice = words.find((w, i) => words.indexOf(w) !== i);
    if (twice !== undefined) throw new Refused('twice', { option: id, value: twice });
    if (words.length !== 0 && words.length !== most) {
      throw new Refused('how-many', { option: id, need: most, got: words.length });
    }
    return words;
  };
  const boards = given('boards', seats);
  const factions = given('factions', seats);
  if (dealing !== 'fixed' && boards.length + factions.length > 0) {
    throw new Refused('only-fixed', { option: boards.length > 0 ? 'boards' : 'factions', dealing });
  }
  const rounds = given('rounds', ROUNDS) as RoundTileId[];
  if (rounds.length > 0) checkRow(rounds);
  const final = text('final') === 'random' ? null : (text('final') as FinalTileId);
  if (final && rounds.length > 0 && clashes(final, rounds[ROUNDS - 1]!)) {
    throw new Refused('final-clash', { final, round: rounds[ROUNDS - 1]! });
  }
  const area = text('area') === 'random' ? 0 : Number(text('area'));
  if (area !== 0 && seats !== 2) throw new Refused('area-two', { seats });
  return {
    printing: text('printing') as Printing,
    side,
    dealing,
    first,
    boards: boards as Terrain[],
    factions: factions as FactionId[],
    boosters: given('boosters', boostersFor(dealing, seats)) as BoosterId[],
    rounds,
    final,
    bookActions: given('book-actions', BOOK_ACTIONS_IN_PLAY) as BookActionId[],
    innovations: given('innovations', INNOVATION_PLACES[seats]!.length) as InnovationId[],
    competencies: given('competencies', COMPETENCIES.length) as CompetencyId[],
    palaces: given('palaces', seats + 1) as PalaceId[],
    area,
    oldSpades: chosen['old-spades'] === true,
  };
}

function sideFor(value: string, seats: number): Side {
  if (value === 'by-players') return seats === 2 ? 'small' : 'large';
  if (value === 'small' && seats > 3) throw new Refused('small-side', { seats });
  if (value === 'large' && seats < 3) throw new Refused('large-side', { seats });
  return value as Side;
}

/** The law of a finished row (sheet 8.2, step 1): no spade tile on R5 and R6, no discipline three times on R1 to R5. */
export function rowFault(row: readonly RoundTileId[]): { why: string; tile: RoundTileId } | null {
  const late = row.slice(ROUNDS - 2).find((id) => id === SPADE_TILE);
  if (late) return { why: 'spades-late', tile: late };
  for (const id of row.slice(0, ROUNDS - 1)) {
    const same = row.slice(0, ROUNDS - 1).filter((o) => disciplineOf(o) === disciplineOf(id));
    if (same.length > 2) return { why: 'three-alike', tile: id };
  }
  return null;
}

function disciplineOf(id: RoundTileId): string {
  return ROUND_TILE_TABLE[id].discipline;
}

function checkRow(row: readonly RoundTileId[]): void {
  const fault = rowFault(row);
  if (fault) throw new Refused(fault.why, { tile: fault.tile, discipline: disciplineOf(fault.tile) });
}

/** The final tile may not show the same building as the R6 tile. */
export function clashes(final: FinalTileId, last: RoundTileId): boolean {
  return shows(FINAL_TILE_TABLE[final].on) === shows(ROUND_TILE_TABLE[last].on);
}
