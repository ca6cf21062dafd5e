/** What the tests of the translations of Through the Ages have in common: the columns of short forms, and a sample of play. */
import stringWidth from 'string-width';
import { foundRules } from '../../src/engine/find.js';
import { answerOf } from '../../src/engine/log.js';
import { CIVIL, type CivilId } from '../../src/games/through-the-ages/data/civil.js';
import { MILITARY_IDS } from '../../src/games/through-the-ages/data/military.js';
import { TERRITORY_IDS } from '../../src/games/through-the-ages/data/military-ids.js';
import { module } from '../../src/games/through-the-ages/index.js';
import type { TtaTexts } from '../../src/games/through-the-ages/texts/types.js';
import { ui } from '../../src/games/through-the-ages/ui/index.js';
import { type Saying, saidBefore, saidPlaying } from '../helpers/pseudo-game.js';
import { wholeGame } from '../ui/samples.js';
import { alike, gameIn, tooWide } from './told.js';

/** Entries that look up others and have no words of their own. */
export const LOOKED_UP: readonly string[] = ['printed', 'name', 'short', 'gives', 'worker'];

/** Everything that is said before a game and in two samples of play. */
export function saidIn(texts: TtaTexts): Saying[] {
  const other = gameIn(texts, module, ui);
  return [
    ...saidBefore(other.module),
    ...saidPlaying(other.module, other.ui, { seats: 2, seed: 'tta 1', each: 150 }),
    ...saidPlaying(other.module, other.ui, { seats: 4, seed: 'tta 2', most: 200, each: 100 }),
  ];
}

/** Words of the rules at hand that find another rule first, or are claimed by two. */
export function lostWords(texts: TtaTexts): string[] {
  const { rules } = gameIn(texts, module, ui).module;
  const claimed = rules.flatMap(({ also = [] }) => also);
  return [
    ...claimed.filter((word, i) => claimed.indexOf(word) !== i),
    ...rules.flatMap(({ id, also = [] }) => also.filter((word) => foundRules(rules, word)[0]?.id !== id)),
  ];
}

/** What is said before a game in English, for languages with Latin letters. */
export const saidInEnglish = (): Saying[] => saidBefore(module);

/** Rows of narrow menus in a game where a name stands behind a verb as if it were inflected. */
export async function bareRows(texts: TtaTexts): Promise<string[]> {
  const { phrases } = gameIn(texts, module, ui).module;
  const whole = await wholeGame('through-the-ages', 4);
  const session = whole.at(0);
  const bare = new Set<string>();
  for (const entry of whole.log) {
    const prompt = session.prompt();
    if (!prompt) break;
    const telling = session.telling(prompt.seat);
    for (const choice of prompt.choices) {
      const [row, target] = [phrases.row?.(choice, telling) ?? '', phrases.target(choice, telling)];
      const before = row.slice(0, row.length - target.length);
      if (target !== '' && choice.verb !== 'gain' && !/: $|[«„].*[»”]$/.test(row.endsWith(target) ? before : row))
        bare.add(row);
    }
    session.submit(answerOf(entry));
  }
  return [...bare];
}

type Table = Readonly<Record<string, unknown>>;

const each = (table: Table, of: (entry: never) => string): Record<string, string> =>
  Object.fromEntries(Object.entries(table).map(([id, entry]) => [id, of(entry as never)]));

/** Rows of eight columns that a text takes, or none where a word of it has no room. */
function rowsOf(text: string, columns: number): number | null {
  let rows = 1;
  let used = 0;
  for (const word of text.split(' ')) {
    const width = stringWidth(word);
    if (width > columns) return null;
    if (used > 0 && used + 1 + width > columns) rows++;
    used = used > 0 && used + 1 + width <= columns ? used + 1 + width : width;
  }
  return rows;
}

/** Cards of the row that say nothing where they have three rows of eight columns. */
function silent(texts: TtaTexts): string[] {
  return (Object.keys(CIVIL) as CivilId[]).flatMap((id) => {
    const all = texts.gives({ id, seats: 4 });
    return all.some((text) => (rowsOf(text, 8) ?? 4) <= 3) ? [] : [`${id}: ${all.join(' | ')}`];
  });
}

/** Short forms that take more columns than there are. */
export function crowded(texts: TtaTexts): string[] {
  const { kind, head, headBrief, label, ledger, page } = texts;
  const phases = ['start', 'politics', 'actions', 'end', 'over'] as const;
  const { leader, ...heads } = headBrief;
  return [
    ...tooWide(
      each(kind, ({ word }: { word: string }) => word),
      12,
    ),
    ...tooWide(
      each(kind, ({ brief }: { brief: string }) => brief),
      6,
    ),
    ...tooWide(
      each(kind, ({ tiny }: { tiny: string }) => tiny),
      4,
    ),
    ...tooWide({ ...head }, 10),
    ...tooWide({ ...heads }, 5),
    ...tooWide(ledger, 8),
    ...tooWide(page, 14),
    ...tooWide(texts.verb, 21),
    ...tooWide(Object.fromEntries(TERRITORY_IDS.map((id) => [id, texts.short({ id })])), 15),
    ...tooWide({ civil: label.civil, military: label.military, happy: label.happy }, 13),
    ...tooWide({ food: label.food, resources: label.resources, science: label.science, culture: label.culture }, 9),
    ...tooWide(label, 15),
    ...tooWide(texts.comingKind, 12),
    ...tooWide(
      Object.fromEntries(phases.map((phase) => [phase, texts.where({ age: 3, round: 15, of: 16, phase })])),
      39,
    ),
    ...tooWide(
      { science: texts.science({ n: 12 }).at(-1) ?? '', resources: texts.resources({ n: 12 }).at(-1) ?? '' },
      4,
    ),
    ...tooWide({ revolution: texts.revolution({ n: 9 }).at(-1) ?? '' }, 6),
    ...tooWide(
      each(texts.bar, (lengths: readonly string[]) => lengths.at(-1) ?? ''),
      16,
    ),
    ...tooWide(Object.fromEntries(MILITARY_IDS.map((id) => [id, texts.use({ id }).at(-1) ?? ''])), 24),
    ...silent(texts),
  ];
}

const GOODS = ['science', 'food', 'bonus-food', 'resources', 'bonus', 'ca', 'ma'] as const;

/** Signs that mean two things. */
export function doubled(texts: TtaTexts): string[] {
  const gives = (['science', 'culture', 'strength', 'happy', 'ca', 'ma', 'blue', 'colonization'] as const).map(
    (key) => {
      const ids = Object.keys(CIVIL) as CivilId[];
      const id = ids.find((one) => {
        const card = CIVIL[one];
        return card.kind === 'special' && Object.keys(card.gives).join() === key;
      });
      return [key, id ? (texts.gives({ id, seats: 4 }).at(-1) ?? '') : key];
    },
  );
  const units = ['t1-legion', 't1-heavy-cavalry', 't2-fortifications'] as const;
  return [
    ...alike(Object.fromEntries(GOODS.map((good) => [good, texts.priceSign({ good, n: 3 })]))),
    ...alike(Object.fromEntries(units.map((id) => [id, /\d(\p{L})/u.exec(texts.army({ id }))?.[1] ?? id]))),
    ...alike(Object.fromEntries(gives)),
    ...alike(each(texts.kind, ({ tiny }: { tiny: string }) => tiny)),
    ...alike(texts.ledger),
    ...alike({ ...texts.headBrief }),
    ...alike(Object.fromEntries(MILITARY_IDS.map((id) => [id, texts.name({ id })]))),
  ];
}
