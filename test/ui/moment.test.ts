/** Everything that is needed at the moment of choice stands on the screen: auctions, legends, what can still come. */
import { describe, expect, it } from 'vitest';
import { answerOf } from '../../src/engine/log.js';
import { Session } from '../../src/engine/session.js';
import type { View as AoiView } from '../../src/games/age-of-innovation/types.js';
import type { View as TmView } from '../../src/games/terra-mystica/types.js';
import { TERRITORIES, type TerritoryId } from '../../src/games/through-the-ages/data/military.js';
import { en as tta } from '../../src/games/through-the-ages/texts/en/index.js';
import type { TtaView } from '../../src/games/through-the-ages/view.js';
import { TableScene } from '../../src/ui/table/table.js';
import type { Drive } from './driver.js';
import { wholeGame } from './samples.js';
import { seatedAt, tableAt } from './tour.js';

function tableOf(d: Drive): TableScene {
  const { top } = d.stage;
  if (!(top instanceof TableScene)) throw new Error('no table');
  return top;
}

/** The page as one line, without frames. */
const read = (d: Drive, columns = 120, rows = 40) =>
  d
    .lines(columns, rows)
    .join(' ')
    .replace(/[│─╭╮╰╯\s]+/g, ' ');

/** A recorded game at its first question of this topic. */
async function asked(id: string, topic: string): Promise<Drive> {
  const whole = await wholeGame(id, 4);
  const session = new Session({ module: whole.module, table: whole.table, seed: whole.seed });
  for (const entry of whole.log) {
    if (session.prompt()?.topic === topic) break;
    session.submit(answerOf(entry));
  }
  return seatedAt(session);
}

describe('an auction of Through the Ages', () => {
  it('says what the territory gives, at once and while it is held, and the most that can be bid', async () => {
    const d = await asked('through-the-ages', 'bid');
    const { session } = tableOf(d);
    const prompt = session.prompt();
    const card = prompt?.from.slice('card:'.length) as TerritoryId;
    expect(TERRITORIES[card]).toBeDefined();
    const [now, always] = tta.territory({ id: card });
    const said = read(d);
    expect(said).toContain(`at once ${now}`);
    expect(said).toContain(`while held ${always}`);
    expect(said).toContain(`You can bid up to ${prompt?.facts?.['most']}.`);
    d.stage.end();
  });
});

describe('a legend of letters', () => {
  it.each([
    [
      'terra-mystica',
      ['D dwelling', 'T trading house', 'E temple', 'S stronghold', 'A sanctuary'],
      ['d desert', 'p plains', 's swamp', 'l lakes', 'f forest', 'm mountains', 'w wasteland'],
    ],
    [
      'age-of-innovation',
      ['W worksh.', 'G guild', 'S school', 'P palace', 'U univ.', 'R tower', 'M monum.'],
      ['d desert', 'p plains', 's swamp', 'l lake', 'f forest', 'm mountain', 'w wasteland'],
    ],
  ] as const)('names pieces and grounds under the map of %s', async (id, pieces, grounds) => {
    const d = await tableAt(id, 0.4);
    const said = read(d);
    for (const word of [...pieces, ...grounds]) expect(said).toContain(word);
    d.stage.end();
  });
});

describe('a page of what can still come', () => {
  const page = async (id: string, key: string) => {
    const d = await tableAt(id, 0.5);
    await d.press(key);
    const { session } = tableOf(d);
    return { d, said: read(d, 160, 60), view: session.view(session.prompt()?.seat ?? 0) };
  };

  it('Terra Mystica: as many of each town tile as are left, and the cards that are not in this game', async () => {
    const { d, said, view } = await page('terra-mystica', 'G');
    const left = (view as TmView).townTiles.filter((tile) => tile.left > 0);
    const town = said.slice(said.indexOf('Town tiles'));
    for (const { left: n } of left) expect(town).toContain(`×${n}`);
    expect(said).toContain('Not in this game');
    d.stage.end();
  });

  it('Age of Innovation: every palace that nobody has', async () => {
    const { d, said, view } = await page('age-of-innovation', 'N');
    const { palaces } = view as AoiView;
    expect(palaces.length).toBeGreaterThan(0);
    for (const palace of palaces) expect(said).toContain(palace.replace('-', ' '));
    d.stage.end();
  });

  it('A New Dawn: as many wonders of each kind as lie below', async () => {
    const { d, said } = await page('new-dawn', 'N');
    const kinds = Array.from(
      said.matchAll(
        /(culture|economy|science|military), (\d+) cards? below (.*?\))(?= \w+, \d+ cards? below| [A-Z]\w+ cards)/g,
      ),
    );
    expect(kinds.length).toBeGreaterThan(1);
    for (const [, kind, n, names = ''] of kinds)
      expect(names.match(/\((ancient|medieval|modern), \d+\)/g), kind).toHaveLength(Number(n));
    d.stage.end();
  });

  it('Through the Ages: leaders nobody has seen, and none that lead already', async () => {
    const { d, said, view } = await page('through-the-ages', 'C');
    expect(said).toContain('What can still come of Age');
    const leaders = Array.from(said.matchAll(/leaders (.*?) wonders/g), ([, names = '']) => names).join(', ');
    expect(leaders).not.toBe('');
    for (const { leader } of (view as TtaView).players)
      if (leader) expect(leaders).not.toContain(tta.name({ id: leader }));
    d.stage.end();
  });
});
