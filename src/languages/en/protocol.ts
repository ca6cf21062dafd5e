/** What the line protocol says to whoever writes programs for it, and what its undo says. Codes never change. */
import type { UndoStop } from '../../engine/session.js';

const undoStops: Readonly<Record<UndoStop, string>> = {
  start: 'This is the start of the game.',
  chance: 'Chance has decided, or a secret was shown: that cannot be taken back.',
  seat: 'Another player has moved: that cannot be taken back.',
  look: 'The next player has seen their secrets: that cannot be taken back.',
};

export const protocol = {
  noRequest: ({ word }: { word: string }) => `There is no request ${word}.`,
  needs: ({ field, request }: { field: string; request: string }) => `The request ${request} needs "${field}".`,
  needsDo: 'A request needs "do".',
  noGame: 'No game was started or loaded yet.',
  unknownGame: ({ game }: { game: string }) => `There is no game ${game}.`,
  seats: '"seats" must be a list of names.',
  seed: '"seed" must be a text.',
  undo: ({ allowed }: { allowed: readonly string[] }) => `"undo" must be one of: ${allowed.join(', ')}.`,
  n: '"n" must be a number.',
  seat: ({ last }: { last: number }) => `"seat" must be null or 0 to ${last}.`,
  long: 'The line is too long.',
  deep: 'The line is nested too deep.',
  noJson: 'The line is not JSON.',
  noObject: 'A request is a JSON object.',
  ruleFailed: 'A rule of the game failed; the position is unchanged.',
  failed: 'The program failed at this request; the game is as it was.',
  notForSeats: 'A seat cannot ask this.',
  undoStops,
};

export type ProtocolTexts = typeof protocol;
