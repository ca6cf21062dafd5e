/** All civil cards under one key, and the decks made of them (sheet 1.6). */
import { must } from '../../../engine/must.js';
import { ACTIONS, type ActionCard, type ActionId } from './civil-actions.js';
import { LEADERS, type Leader, type LeaderId, WONDERS, type Wonder, type WonderId } from './civil-people.js';
import {
  GOVERNMENTS, type Government, type GovernmentId, type Level, SPECIAL_TECHS, type SpecialId, type SpecialTech,
  WORKER_TECHS, type WorkerTech, type WorkerTechId,
} from './civil-techs.js';

export type TechId = WorkerTechId | GovernmentId | SpecialId;
export type CivilId = TechId | LeaderId | WonderId | ActionId;

export type CivilCard =
  | (WorkerTech & { readonly kind: 'worker'; readonly id: WorkerTechId })
  | (Government & { readonly kind: 'government'; readonly id: GovernmentId })
  | (SpecialTech & { readonly kind: 'special'; readonly id: SpecialId })
  | (Leader & { readonly kind: 'leader'; readonly id: LeaderId })
  | (Wonder & { readonly kind: 'wonder'; readonly id: WonderId })
  | (ActionCard & { readonly kind: 'action'; readonly id: ActionId });

const ALL: readonly CivilCard[] = [
  ...WORKER_TECHS.map((c) => ({ ...c, kind: 'worker' as const })),
  ...GOVERNMENTS.map((c) => ({ ...c, kind: 'government' as const })),
  ...SPECIAL_TECHS.map((c) => ({ ...c, kind: 'special' as const })),
  ...LEADERS.map((c) => ({ ...c, kind: 'leader' as const })),
  ...WONDERS.map((c) => ({ ...c, kind: 'wonder' as const })),
  ...ACTIONS.map((c) => ({ ...c, kind: 'action' as const })),
];
export const CIVIL = Object.fromEntries(ALL.map((c) => [c.id, c])) as Readonly<Record<CivilId, CivilCard>>;

function byId<C extends { readonly id: string }>(list: readonly C[]): Readonly<Record<C['id'], C>> {
  return Object.fromEntries(list.map((c) => [c.id, c])) as Record<C['id'], C>;
}
export const WORKER_TECH: Readonly<Record<WorkerTechId, WorkerTech>> = byId(WORKER_TECHS);
export const GOVERNMENT: Readonly<Record<GovernmentId, Government>> = byId(GOVERNMENTS);
export const SPECIAL: Readonly<Record<SpecialId, SpecialTech>> = byId(SPECIAL_TECHS);
export const LEADER: Readonly<Record<LeaderId, Leader>> = byId(LEADERS);
export const WONDER: Readonly<Record<WonderId, Wonder>> = byId(WONDERS);
export const ACTION: Readonly<Record<ActionId, ActionCard>> = byId(ACTIONS);

/** How many of a card are in the decks for this many players. The starting technologies are printed on the board. */
export function civilCopies(card: CivilCard, seats: number): number {
  if (card.kind === 'leader' || card.kind === 'wonder') return 1;
  if (card.kind === 'action') return card.copies;
  return must(card.copies[seats - 2], 'card');
}

/** Cards that are not printed on the board: the 121 different cards of the civil decks. */
export const CIVIL_IDS: readonly CivilId[] = ALL.filter((c) => civilCopies(c, 4) > 0).map((c) => c.id);

/** An unshuffled deck. */
export function civilDeck(age: Level, seats: number): CivilId[] {
  const out: CivilId[] = [];
  for (const c of ALL) if (c.age === age) for (let i = civilCopies(c, seats); i > 0; i--) out.push(c.id);
  return out;
}

export type { ActionId, GovernmentId, LeaderId, SpecialId, WonderId, WorkerTechId };
