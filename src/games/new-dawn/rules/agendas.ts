/** Agendas: progress, marking, and who has won (rulebook pages 12 and 16, sheet section 6). */

import { ranked, winners } from '../../../engine/leave.js';
import type { Outcome, Ranked, Seat } from '../../../engine/types.js';
import { AGENDAS, type AgendaId, VICTORY, type VictoryId } from '../data/victory.js';
import { WONDER_IDS, WONDERS, type WonderType, worldWonderAt } from '../data/wonders.js';
import { worldOf } from '../map/world.js';
import type { Context, State } from '../types.js';
import {
  citiesOf,
  markedCards,
  matureCities,
  naturalsOf,
  statesOf,
  tokensLeft,
  wonderOwner,
  wondersOf,
} from './board.js';
import { hasLeft } from './left.js';
import { playerOf } from './lookup.js';

function wondersOfType(s: State, seat: Seat, type: WonderType): number {
  let n = 0;
  for (let i = 0; i < WONDER_IDS.length; i++) {
    if (wonderOwner(s, i) === seat && WONDERS[worldWonderAt(i)].type === type) n += 1;
  }
  return n;
}

function coastSpaces(s: State, seat: Seat): number {
  const { coast } = worldOf(s);
  const { owner } = s;
  let n = 0;
  for (let h = 0; h < owner.length; h++) if (owner[h] === seat && coast[h]) n += 1;
  return n;
}

const PROGRESS: Readonly<Record<AgendaId, (s: State, seat: Seat) => number>> = {
  // Figures only: a control token standing in for a city does not count.
  civilized: (s, seat) => citiesOf(s, seat).length,
  'money-grubber': (s, seat) => wondersOfType(s, seat, 'economy'),
  // One beaten capital is worth the two conquered city-states.
  warmonger: (s, seat) => (playerOf(s, seat).capitalsBeaten > 0 ? 2 : statesOf(s, seat).length),
  paranoid: (s, seat) => wondersOfType(s, seat, 'military'),
  explorer: coastSpaces,
  aesthetic: (s, seat) => wondersOfType(s, seat, 'culture'),
  // Passing 24 is reaching it.
  technophile: (s, seat) => (playerOf(s, seat).techTop ? AGENDAS.technophile.need : playerOf(s, seat).tech),
  scholarly: (s, seat) => wondersOfType(s, seat, 'science'),
  populous: (s, seat) => matureCities(s, seat).length,
  preservationist: (s, seat) => naturalsOf(s, seat).length,
};

export const progress = (s: State, seat: Seat, agenda: AgendaId): number => PROGRESS[agenda](s, seat);

function isDone(s: State, seat: Seat, agenda: AgendaId): boolean {
  for (const d of playerOf(s, seat).done) if (d.agenda === agenda) return true;
  return false;
}

function isMet(s: State, seat: Seat, agenda: AgendaId): boolean {
  const { need } = AGENDAS[agenda];
  // Maturity takes longest to see, and few have so many cities.
  if (agenda === 'populous' && citiesOf(s, seat).length < need) return false;
  return progress(s, seat, agenda) >= need;
}

/** Marks what has just been met; it stays met. True if a token must be taken off the map for the mark. */
export function noteAgendas(ctx: Context): boolean {
  const { s } = ctx;
  let short = false;
  for (const card of s.victory) {
    for (const agenda of VICTORY[card]) {
      for (let seat = 0; seat < s.seats; seat++) {
        if (hasLeft(s, seat) || isDone(s, seat, agenda) || !isMet(s, seat, agenda)) continue;
        const marked = markedCards(s, seat);
        playerOf(s, seat).done.push({ agenda, round: s.round });
        ctx.tell({ type: 'agenda', seat, agenda });
        if (markedCards(s, seat) > marked && tokensLeft(s, seat) < 0) {
          ctx.push({ kind: 'lift', seat, step: 0, why: 'agenda' });
          short = true;
        }
      }
    }
  }
  return short;
}

/** For each victory card the agenda that was finished first. */
export function counted(s: State, seat: Seat): AgendaId[] {
  return s.victory.flatMap((card: VictoryId) => {
    const first = playerOf(s, seat).done.find((d) => (VICTORY[card] as readonly AgendaId[]).includes(d.agenda));
    return first ? [first.agenda] : [];
  });
}

/** Victory cards with a finished agenda. */
export const score = (s: State, seat: Seat): number => markedCards(s, seat);

/** More world wonders, then more friendly spaces (page 12). */
export function ties(s: State, seat: Seat): [number, number] {
  return [wondersOf(s, seat).length, s.owner.reduce((n, owner) => n + (owner === seat ? 1 : 0), 0)];
}

export function ranking(s: State, reason: string): Outcome {
  const rows = s.players.map((_, seat): Ranked => {
    const row = { seat, score: score(s, seat), ties: ties(s, seat) };
    return hasLeft(s, seat) ? { ...row, left: true } : row;
  });
  return { ranking: ranked(rows), reason };
}

export function tellOver(ctx: Context, over: Outcome): void {
  ctx.tell({ type: 'over', winners: winners(over) });
}

/** Looked for only at the start of the first player's turn, and passing over those who have left. */
export function verdict(s: State): Outcome | null {
  for (let seat = 0; seat < s.seats; seat++) {
    if (!hasLeft(s, seat) && score(s, seat) === s.victory.length) return ranking(s, 'agendas');
  }
  const { limit } = s.options;
  return limit !== null && s.round > limit ? ranking(s, 'limit') : null;
}
