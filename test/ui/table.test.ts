import { describe, expect, it } from 'vitest';
import { atTable, drive, tableOf, tick } from './driver.js';
import { FakeHost } from './fake-host.js';
import { said } from './said.js';

/** A card as its face shows it. */
const asShown = (card: string): string => card.replace('-', ' ');

describe('one choice, two views', () => {
  it('menu and board cursor mark the same choice', async () => {
    const d = atTable();
    for (const key of ['right', 'right', 'left', 'tab', 'down', 'right', 'right', 'up', 'left']) {
      await d.press(key);
      const target = d.scene.desk.choice!.target!;
      expect(d.scene.desk.painting().marks.get(target)).toBe('cursor');
      expect(said(d)).toContain(`Lay ${target.slice(4)} ‹`);
    }
  });

  it('choosing on the board and choosing in the menu give the same answer', async () => {
    const byMenu = atTable();
    while (byMenu.scene.desk.choice!.target !== 'pit:B2') await byMenu.press('right');
    await byMenu.press('enter');
    const byBoard = atTable();
    await byBoard.press('tab', 'down');
    while (byBoard.scene.desk.choice!.target !== 'pit:B2') await byBoard.press('right');
    await byBoard.press('enter');
    expect(byBoard.scene.session.log).toEqual(byMenu.scene.session.log);
    expect(byBoard.scene.session.log[0]).toEqual([0, 'lay:B2']);
  });

  it('every offered place can be reached with the arrows of the board', async () => {
    const d = atTable();
    await d.press('tab');
    const seen = new Set<string>();
    const queue: string[] = [d.scene.desk.choice!.target!];
    while (queue.length > 0) {
      const at = queue.pop()!;
      if (seen.has(at)) continue;
      seen.add(at);
      for (const key of ['up', 'down', 'left', 'right']) {
        d.scene.desk.menu!.selectTarget(at);
        await d.press(key);
        queue.push(d.scene.desk.choice!.target!);
      }
    }
    expect(seen.size).toBe(d.scene.session.prompt()!.choices.filter((c) => c.verb === 'lay').length);
  });
});

describe('the menu', () => {
  it('jumps by digit, filters while typing, and Esc brings everything back', async () => {
    const d = atTable();
    await d.press('4');
    expect(d.scene.desk.choice!.verb).toBe('pass');
    await d.press('/');
    await d.type('lay c3');
    expect(d.scene.desk.menu!.rows).toHaveLength(1);
    await d.press('escape');
    expect(d.scene.desk.menu!.rows).toHaveLength(4);
    await d.press('/');
    await d.type('lay c3');
    await d.press('enter');
    expect(d.scene.session.log).toEqual([[0, 'lay:C3']]);
  });

  it('asks for an amount and keeps it within bounds', async () => {
    const d = atTable();
    await d.press('2', 'enter');
    expect(d.text()).toContain('‹ 1 › 1 to 4');
    await d.press('right', 'right', 'right', 'right', 'right', 'left');
    expect(d.text()).toContain('‹ 3 › 1 to 4');
    await d.press('9');
    expect(d.scene.desk.amount!.n).toBe(3);
    await d.press('2', 'enter');
    expect(d.scene.session.log).toEqual([[0, 'trade', 2]]);
    await d.press('2', 'enter', 'escape');
    expect(d.scene.desk.amount).toBeNull();
  });

  it('takes moves typed in words', async () => {
    const d = atTable();
    await d.press(':');
    await d.type('lay b');
    await d.press('tab');
    await d.type('2');
    await d.press('enter');
    expect(d.scene.session.log).toEqual([[0, 'lay:B2']]);
    await d.press(':');
    await d.type('trade coins 2');
    await d.press('enter');
    expect(d.scene.session.log.at(-1)).toEqual([1, 'trade', 2]);
    await d.press(':');
    await d.type('undo');
    await d.press('enter');
    expect(d.scene.session.log).toHaveLength(1);
    await d.press(':');
    await d.type('dance');
    await d.press('enter');
    expect(d.text()).toContain('I do not know "dance" here');
  });

  it('shows what would change before it is done', () => {
    const d = atTable();
    expect(said(d)).toMatch(/then points 0 → \d/);
    expect(said(d)).toContain('next Bob');
  });

  it('warns once, does it on the second ↵, and can be silenced', async () => {
    const d = atTable();
    const bare = async () => {
      // Melt down to two pebbles, so that laying leaves none.
      await d.press(':');
      await d.type('melt 2');
      await d.press('enter', '1');
    };
    await bare();
    const before = d.scene.session.log.length;
    await d.press('enter');
    expect(d.text()).toContain('! leaves you without pebbles');
    expect(d.scene.session.log).toHaveLength(before);
    await d.press('x');
    expect(d.scene.session.log).toHaveLength(before + 1);
    expect(d.host.settings().silenced).toEqual(['bare']);
    await bare();
    await d.press('enter');
    expect(d.scene.session.log).toHaveLength(before + 3);
  });
});

describe('a warning', () => {
  async function warned(tick: number) {
    const d = atTable();
    await d.press(':');
    await d.type('melt 2');
    await d.press('enter', '1');
    d.host.tick = tick;
    await d.press('enter');
    expect(d.text()).toContain('! leaves you without pebbles');
    return { d, log: d.scene.session.log.length };
  }

  it('is not confirmed by the second ↵ of a quick pair', async () => {
    const { d, log } = await warned(1);
    await d.press('enter', 'enter', 'enter', 'space');
    expect(d.scene.session.log).toHaveLength(log);
    expect(d.text()).toContain('! leaves you without pebbles');
    d.host.tick = 400;
    await d.press('enter');
    expect(d.scene.session.log).toHaveLength(log + 1);
  });

  it('is confirmed by y at once', async () => {
    const { d, log } = await warned(1);
    await d.press('y');
    expect(d.scene.session.log).toHaveLength(log + 1);
  });

  it('goes away with esc, and with any other key, which then does what it always does', async () => {
    const { d, log } = await warned(1);
    await d.press('escape');
    expect(d.text()).not.toContain('! leaves you without pebbles');
    await d.press('enter', '?');
    expect(d.text()).toContain('─ Keys ─');
    expect(d.scene.session.log).toHaveLength(log);
  });

  it('is also given for a typed move', async () => {
    const { d, log } = await warned(1);
    await d.press('escape', ':');
    await d.type('lay a1');
    await d.press('enter');
    expect(d.text()).toContain('! leaves you without pebbles');
    expect(d.scene.session.log).toHaveLength(log);
  });
});

describe('taking back', () => {
  it('says how far it goes and what stopped it', async () => {
    const d = atTable();
    await d.press('u');
    expect(d.text()).toContain('This is the start of the game.');
    await d.press('enter');
    expect(d.lines()[0]).toContain('undo 1');
    await d.press('u');
    expect(d.scene.session.log).toHaveLength(0);
    expect(d.text()).toContain('Undone');
    await d.press('U');
    expect(d.scene.session.log).toHaveLength(1);
    await d.press('enter', 'u', 'u');
    expect(d.scene.session.log).toHaveLength(1);
    expect(d.text()).toContain('another player has moved');
  });

  it('saves after every answer and every undo, and says when it cannot', async () => {
    const d = atTable();
    await d.press('enter');
    const writes = d.host.writes;
    expect(writes).toBeGreaterThan(0);
    await d.press('u');
    expect(d.host.writes).toBeGreaterThan(writes);
    d.host.failing = 'The disk is full.';
    await d.press('enter');
    expect(d.text()).toContain('The disk is full.');
  });
});

describe('why', () => {
  it('plays the cure', async () => {
    const d = atTable();
    await d.press(':');
    await d.type('melt pebbles 3');
    await d.press('enter');
    expect(d.scene.session.prompt()!.choices.some((c) => c.verb === 'lay')).toBe(false);
    expect(said(d)).toContain('lay: needs 2 pebbles, you have 0');
    await d.press('w');
    expect(d.text()).toContain('Why, and why not?');
    expect(d.text()).toContain('Convert first');
    while (!d.lines().some((line) => /► +Convert first/.test(line))) await d.press('down');
    await d.press('enter');
    expect(d.scene.session.prompt()!.choices.some((c) => c.verb === 'lay')).toBe(true);
    expect(d.text()).toContain('Converted: ');
  });
});

describe('standing orders', () => {
  it('answer by themselves and spare chair swaps', async () => {
    const d = atTable('pebbles', ['human', 'human']);
    await d.press('enter');
    // Bob will never sip; then Ann lays beside his pebble.
    await d.press('a', 'right', 'right', 'escape', 'enter');
    const { session, play } = d.scene;
    for (let i = 0; i < 6 && play.memory.spared === 0; i++) {
      const prompt = session.prompt()!;
      if (prompt.topic === 'pebbles.sip') d.scene.give({ id: 'decline' });
      else d.scene.give(prompt.choices.find((c) => c.verb === 'lay') ?? { id: 'pass' });
    }
    expect(play.memory.spared).toBeGreaterThan(0);
    expect(session.log.some(([seat, id]) => seat === 1 && id === 'decline')).toBe(true);
    expect(session.log.some(([seat, id]) => seat === 0 && id === 'decline')).toBe(true);
  });
});

describe('bots', () => {
  it('play their seats, and a game among bots reaches its end', async () => {
    const d = atTable('pebbles', ['bot:random', 'bot:random']);
    for (let i = 0; i < 3000 && !d.scene.session.over(); i++) await tick();
    expect(d.scene.session.over()).not.toBeNull();
    expect(d.text()).toContain('wins with');
  });

  it('think while the screen says so, and undo takes their answers back too', async () => {
    const host = new FakeHost();
    const table = host.createNow({
      game: 'pebbles',
      seats: [
        { name: 'Ann', by: 'human' },
        { name: 'Bob', by: 'bot:random' },
      ],
      options: { offers: false },
      undo: 'free',
      seed: 'x',
    });
    const d = drive({ kind: 'table', table }, host);
    d.stage.key('enter');
    expect(d.text()).toContain('Bob is thinking');
    await tick();
    expect(table.session.prompt()!.seat).toBe(0);
    expect(table.session.log.length).toBeGreaterThan(1);
    await d.press('u');
    expect(table.session.log).toHaveLength(0);
  });

  it('give hints', async () => {
    const d = atTable();
    await d.press('n');
    expect(d.text()).toContain('hint: pass, because');
    expect(d.scene.desk.choice!.id).toBe('pass');
  });
});

describe('the curtain', () => {
  it('hides everything until the asked player sits down', async () => {
    const d = atTable('bazaar');
    const hand = (d.scene.session.view(0).players[0].hand as string[]).map(asShown);
    expect(d.text()).toContain('Pass the keyboard to');
    for (const card of hand) expect(d.text()).not.toContain(card);
    await d.press('enter');
    for (const card of hand) expect(d.text()).toContain(card);
    await d.press('2', 'enter');
    expect(d.text()).toContain('when only Bob is looking');
    for (const card of hand) expect(d.text()).not.toContain(card);
    expect(d.text()).toContain('give back to Ann');
    await d.press('u');
    expect(d.scene.session.log).toHaveLength(0);
  });

  it('looking ends what could be taken back', async () => {
    const d = atTable('bazaar');
    await d.press('enter', '2', 'enter', 'enter');
    expect(d.scene.session.undoDepth()).toBe(0);
    expect(d.text()).not.toContain('pass the keyboard');
  });

  it('is not drawn for one person among bots', () => {
    const d = atTable('bazaar', ['human', 'bot:random']);
    expect(d.text()).toContain('Your hand');
  });
});

describe('what-if', () => {
  it('compares branches, plays one for real, and touches nothing before', async () => {
    const d = atTable();
    await d.press('v', 'enter', 'n', '2', 'enter', 'enter');
    expect(d.scene.session.log).toHaveLength(0);
    expect(d.text()).toContain('A: lay a pebble');
    expect(d.text()).toContain('► B: trade');
    await d.press('[', 'p');
    expect(d.scene.session.log).toEqual([[0, 'lay:A1']]);
    expect(d.text()).toContain('1 step played for real.');
  });

  it('stops where another seat is asked', async () => {
    const d = atTable();
    await d.press('v', 'enter', 'enter', 'p');
    expect(d.scene.session.log.map((e) => e[0])).toEqual([0]);
  });

  it('lets a bot answer for the others', async () => {
    const d = atTable();
    await d.press('v', 'o', 'enter');
    for (let i = 0; i < 20; i++) await tick();
    expect(d.text()).toContain('Ann, branch A: ');
    await d.press('escape');
    expect(d.scene.session.log).toHaveLength(0);
  });
});

describe('log and replay', () => {
  it('filters, exports, and opens the board at a row', async () => {
    const d = atTable();
    await d.press('enter', 'enter', 'enter', 'enter', 'L');
    expect(d.text()).toContain('─ Log: ');
    await d.press('s');
    expect(d.text()).toContain('player ‹ Ann ›');
    await d.press('e', 'm');
    expect(d.host.files.get('pebbles-1-ledger.md')).toMatch(/^\| # \| seat \| action/);
    await d.press('e', 'j');
    expect(JSON.parse(d.host.files.get('pebbles-1-ledger.json')!)[0]).toMatchObject({ n: 1, seat: 'Ann' });
    await d.press('home', 'enter');
    expect(d.text()).toContain('Replay: move 1 of');
  });

  it('steps, jumps, changes eyes and takes over', async () => {
    const d = atTable();
    for (let i = 0; i < 8; i++) await d.press('enter', 'enter');
    const all = d.scene.session.log.length;
    await d.press('r', 'home');
    expect(d.text()).toContain(`Replay: move 0 of ${all}`);
    await d.press('right', 'right', 'left');
    expect(d.text()).toContain('Replay: move 1 of');
    await d.press(']');
    expect(d.text()).toMatch(/Replay: move [2-9]/);
    await d.press('g', '3', 'enter');
    expect(d.text()).toContain('Replay: move 3 of');
    await d.press('o');
    expect(d.text()).toContain('seen by ‹ Ann ›');
    await d.press('c', 'enter');
    expect(d.text()).toContain('saved #3');
    expect(d.host.tables.get('pebbles-1-from-3')!.session.log).toHaveLength(3);
    expect(d.scene.session.log).toHaveLength(all);
  });

  it('an unfinished game with secrets is replayed through open eyes only', async () => {
    const d = atTable('bazaar');
    await d.press('enter');
    const other = (d.scene.session.view(1).players[1].hand as string[]).map(asShown);
    await d.press('r');
    for (let i = 0; i < 4; i++) {
      for (const card of other) expect(d.text()).not.toContain(card);
      await d.press('o');
    }
  });

  it('runs by itself', async () => {
    const d = atTable();
    await d.press('enter', 'enter', 'r', 'home', '+', '+', '+', '+', 'space');
    await new Promise((done) => setTimeout(done, 300));
    expect(d.text()).toContain('Replay: move 2 of 2');
    d.stage.end();
  });
});

describe('start', () => {
  it('three keys from the home screen to a running game', async () => {
    const d = drive({ kind: 'home' });
    await d.press('1', '3', 'enter');
    expect(d.text()).toContain('Choose one action');
    expect(d.lines()[1]).toMatch(/1 ► Ann .* 3 +Cem/);
  });

  it('names, bots, options and their clashes', async () => {
    const d = drive({ kind: 'home' });
    await d.press('1', '2', 'down', 'n');
    await d.type('Zoë\u001B[2J\u202E');
    await d.press('enter', 'down', 'b');
    expect(d.text()).toContain('Zoë[2J');
    expect(d.text()).toContain('bot, random');
    while (!d.lines().some((line) => line.includes('► Closed pits'))) await d.press('down');
    for (let i = 0; i < 16; i++) await d.press('space', 'right');
    await d.press('enter');
    expect(d.text()).toMatch(/At most \d+ pits may be closed/);
  });

  it('going on is row one; a broken save says why', async () => {
    const host = new FakeHost();
    tableOf(host, 'pebbles');
    host.extra = [
      {
        name: 'x',
        title: 'x\u001B[2J',
        seats: [],
        where: '',
        turn: null,
        when: 0,
        scores: [],
        answers: 0,
        broken: 'It is cut short.',
      },
    ];
    const d = drive({ kind: 'home' }, host);
    await d.press('2');
    expect(d.text()).toContain('It is cut short.');
    expect(d.text()).not.toContain('\u001B');
    await d.press('up', 'enter');
    expect(d.text()).toContain('Choose one action');
    await d.press('q', 'y');
    expect(d.text()).toContain('Continue');
  });
});
