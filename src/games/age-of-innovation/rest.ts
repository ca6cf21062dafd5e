/** Does anything that can be converted after the action matter before the seat's next turn? */
import { must } from '../../engine/must.js';
import type { Prompt } from '../../engine/types.js';
import { hasRoom } from '../terra-kit/power-to-come.js';
import { STRENGTH } from './data/buildings.js';
import { MAPS } from './data/map.js';
import type { View } from './types.js';

/** What makes room in the bowls. */
const makesRoom = (id: string) => id === 'burn' || id.startsWith('convert:power>');
/** Scholars that go back can be gained again by the income; nothing else has such a limit. */
const makesScholars = (id: string) => id === 'convert:scholar>tool';

/**
 * The same conversions are there before the next action, at the same price. So they matter now only where power that
 * may come until then finds no room, or where there is no next action before the income.
 */
export function conversionMatters({ seat, choices }: Prompt, view: View): boolean {
  const own = must(view.players[seat], 'seat', seat);
  if (own.passed) return choices.some(({ id }) => makesRoom(id) || makesScholars(id));
  if (!choices.some(({ id }) => makesRoom(id))) return false;
  const rivals = view.players.filter((p) => p.seat !== seat && !p.passed).map((p) => p.seat);
  const strength = (hex: number) => {
    const { building, pavilion } = must(view.hexes[hex], 'hex', hex);
    return building ? STRENGTH[building] + (pavilion ? 1 : 0) : 0;
  };
  return !hasRoom(MAPS[view.side].map, view, seat, rivals, own.bowls, strength);
}
