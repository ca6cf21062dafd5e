/** What the tests of A New Dawn's translations have in common: the columns of its short forms, and a sample of play. */
import stringWidth from 'string-width';
import { FOCUS_IDS } from '../../src/games/new-dawn/data/focus.js';
import { LEADER_IDS } from '../../src/games/new-dawn/data/leaders.js';
import { module } from '../../src/games/new-dawn/index.js';
import type { NdTexts } from '../../src/games/new-dawn/texts/types.js';
import { ui } from '../../src/games/new-dawn/ui/index.js';
import { type Saying, saidBefore, saidPlaying } from '../helpers/pseudo-game.js';
import { alike, gameIn, tooWide } from './told.js';

/** Everything that is said before a game and in two samples of play: a map that is built, and a game of two. */
export function saidIn(texts: NdTexts): Saying[] {
  const other = gameIn(texts, module, ui);
  const built = { map: 'build', leaders: 'choose' };
  const random = { map: 'random', epic: true };
  return [
    ...saidBefore(other.module),
    ...saidPlaying(other.module, other.ui, { seats: 4, seed: 'nd 1', options: built, most: 60, each: 20 }),
    ...saidPlaying(other.module, other.ui, { seats: 2, seed: 'nd 2', options: random, most: 250, each: 60 }),
  ];
}

type Table = Readonly<Record<string, unknown>>;

const each = (table: Table, of: (entry: never) => string): Record<string, string> =>
  Object.fromEntries(Object.entries(table).map(([id, entry]) => [id, of(entry as never)]));

const brief = (entry: { readonly brief: string }) => entry.brief;
const letter = (entry: { readonly letter: string }) => entry.letter;
const short = (n: number) => (entry: { readonly short: readonly string[] }) => entry.short[n] ?? '';

/** The word of a narrow card's name that a row of it cannot hold, and names that take more than its two rows. */
function broken(texts: NdTexts): string[] {
  return FOCUS_IDS.flatMap((id) => {
    const rows: string[] = [];
    for (const word of texts.focusNarrow[id].split(' ')) {
      const last = rows.at(-1);
      if (last !== undefined && stringWidth(`${last} ${word}`) <= 10) rows[rows.length - 1] = `${last} ${word}`;
      else rows.push(word);
    }
    return rows.length > 2 || rows.some((row) => stringWidth(row) > 10) ? [`${id}: ${rows.join('/')}`] : [];
  });
}

/** Short forms that take more columns than there are. */
export function crowded(texts: NdTexts): string[] {
  const { terrain, piece, resource, type, direction, head, label } = texts;
  const names = { ...texts.state, ...texts.natural, ...texts.wonder };
  const limit = { round: 12, limit: 30 };
  const { leaders, map, round, roundSpawn, roundQuiet, roundMove, roundTrade } = texts.where;
  const { resources, ...heads } = texts.ledger;
  return [
    ...tooWide(each(terrain, brief), 7),
    ...tooWide(each(piece, brief), 7),
    ...tooWide({ ...each(terrain, letter), ...each(piece, letter) }, 1),
    ...tooWide(each(type, brief), 4),
    ...tooWide(each(resource, brief), 3),
    ...tooWide(each(direction, brief), 4),
    ...[11, 7, 5, 3].flatMap((columns, n) => tooWide(each(names, short(n)), columns)),
    ...tooWide(texts.need, 20),
    ...tooWide(texts.agenda, 15),
    ...tooWide(texts.does.agenda, 37),
    ...broken(texts),
    ...tooWide(head, 9),
    ...tooWide({ tech: label.tech, event: label.event, done: label.done }, 5),
    ...tooWide({ barbarian: texts.barbarianSign({ letter: 'I' }) }, 7),
    ...tooWide({ caravan: texts.caravan({ seat: 3 }) }, 11),
    ...tooWide({ as: texts.asSlot({ slot: 3 }) }, 12),
    ...tooWide({ soon: texts.dialSoon({ at: 14, level: 3 }) }, 10),
    ...tooWide(
      {
        leaders,
        map,
        ...each({ round, roundSpawn, roundQuiet, roundMove, roundTrade }, (say: typeof round) => say(limit)),
      },
      30,
    ),
    ...tooWide(Object.fromEntries(LEADER_IDS.map((leader) => [leader, texts.playing({ leader, tech: 14 })])), 20),
    ...tooWide(heads, 7),
    ...tooWide({ resources }, 11),
  ];
}

/** Signs on the map that mean two things. */
export function doubled(texts: NdTexts): string[] {
  const marks = { ...each(texts.state, short(3)), ...each(texts.wonder, short(3)) };
  return [
    ...alike({ ...each(texts.terrain, letter), ...each(texts.piece, letter) }),
    ...alike(marks),
    ...alike(each(texts.resource, brief)),
    ...alike(each(texts.type, brief)),
    ...alike(each(texts.direction, brief)),
  ];
}
