/** A game's screens in a language, as they are seen: what leaves its place there, and labels that are cut. */
import { ENGLISH, languageCalled } from '../../src/languages/index.js';
import { speak, spoken } from '../../src/languages/spoken.js';
import { lookAt, tableOn } from '../ui/table-faults.js';
import { tableAt } from '../ui/tour.js';

const SIZES = [
  [80, 24],
  [120, 40],
] as const;

/** A few words that stand by themselves and go on behind an ellipsis; sentences are longer. */
const CUT = /(?<=│ {0,2}|\S {2,})[^\s│](?:[^\s│]| (?! )){0,22}…/gu;

/** All pages of a game at this part of a recorded game. */
export async function faultsIn(language: string, game: string, moment: number, seats = 4): Promise<string[]> {
  await speak(languageCalled(language) ?? ENGLISH);
  const faults: string[] = [];
  const d = await tableAt(game, moment, seats);
  d.host.change({ language });
  d.host.speak('');
  if (spoken().locale !== language) throw new Error(`nobody speaks ${language}`);
  for (const page of tableOn(d.stage).table.ui.face.pages) {
    d.stage.key(page.key);
    for (const [columns, rows] of SIZES) {
      const { frame, faults: found } = lookAt(d.stage, columns, rows);
      const cuts = frame.lines.flatMap((line) => line.match(CUT) ?? []);
      faults.push(...[...found, ...cuts].map((fault) => `${page.key} ${columns}x${rows}: ${fault}`));
    }
  }
  d.stage.end();
  await speak(ENGLISH);
  return faults;
}
