/** Does anything that can be converted after the action matter before the seat's next turn? */
import { must } from '../../engine/must.js';
import type { Prompt } from '../../engine/types.js';
import { hasRoom } from '../terra-kit/power-to-come.js';
import { STRENGTH } from './data/factions.js';
import { MAP } from './data/map.js';
import type { View } from './types.js';

/** What makes room in the bowls. */
const makesRoom = (id: string) => id === 'burn' || id.startsWith('convert:power>');

/**
 * The same conversions are there before the next action, at the same price. So they matter now only where they could
 * pay for a dwelling of this action, or where power that may come until the next one finds no room.
 */
export function conversionMatters({ seat, choices, facts }: Prompt, view: View): boolean {
  if (facts?.['open'] === 1) return true;
  if (!choices.some(({ id }) => makesRoom(id))) return false;
  const own = must(view.seats[seat], 'seat', seat);
  const rivals = view.seats.filter((p) => p.seat !== seat && !p.passed && !p.left).map((p) => p.seat);
  const strength = (hex: number) => {
    const { building } = must(view.hexes[hex], 'hex', hex);
    return building ? STRENGTH[building] : 0;
  };
  return !hasRoom(MAP, view, seat, rivals, [own.bowls[0], own.bowls[1], own.bowls[2]], strength);
}
