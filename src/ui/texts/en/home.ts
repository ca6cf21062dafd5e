/** The first screen. */
import { plural } from './plural.js';

export const home = {
  tagline: 'four board games, one keyboard',
  goOn: 'GO ON',
  newGame: 'NEW GAME',
  noSaves: 'no game is saved yet',
  moreSaves: ({ n }: { n: number }) => `${n} more: f find`,
  seatsOf: ({ seats }: { seats: readonly number[] }) => {
    const [least, most] = [Math.min(...seats), Math.max(...seats)];
    return least === most ? `${least} seats` : `${least}-${most} seats`;
  },
  seatCount: ({ n }: { n: number }) => plural(n, 'seat', 'seats'),
  minutes: ({ n }: { n: number }) => `${n} min`,
  toAct: ({ name }: { name: string | null }) => (name === null ? 'finished' : `${name} to act`),
  findSave: ({ text }: { text: string }) => `find: ${text}_`,
  loading: 'opening ...',
  homeLearn: 'learn by playing: a guided first game of each title',
  homeNew: ({ title }: { title: string }) => `${title}: choose seats and options, or start at once with ↵`,
};
