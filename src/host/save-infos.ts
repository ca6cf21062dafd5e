/** What the home screen shows of each save. */
import { Refused } from '../engine/types.js';
import { games } from '../games.js';
import { spoken } from '../languages/spoken.js';
import { sentence } from '../phrases.js';
import type { SaveEntry } from '../store/store.js';
import { printable } from '../text/printable.js';
import type { SaveInfo } from '../ui/host.js';
import { roundHead } from './story.js';

/** The number of answers is read when somebody asks for it: it takes the whole file. */
export function saveInfo({ name, changed, save }: SaveEntry, answers: () => number): SaveInfo {
  if (save instanceof Refused) {
    const nothing = { seats: [], where: '', turn: null, scores: [], answers: 0 };
    return { ...nothing, name, title: printable(name), when: changed, broken: sentence(save) };
  }
  const seats = save.table.seats.map((seat) => printable(seat.name));
  const asked = save.head.asked;
  return {
    name,
    title: games().find((entry) => entry.id === save.game)?.title ?? printable(save.game),
    seats,
    where: asked === null ? spoken().commands.saves.over : roundHead(save.head.round),
    turn: asked === null ? null : (seats[asked] ?? null),
    when: changed,
    scores: save.head.points,
    get answers() {
      return answers();
    },
  };
}
