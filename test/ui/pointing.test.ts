/** Mouse, pasted text and other keyboards at a table that is seen through the writer. */
import { describe, expect, it } from 'vitest';
import { TableScene } from '../../src/ui/table/table.js';
import { en } from '../../src/ui/texts/en.js';
import { mounted, Out } from './mount.js';
import { tableAt } from './tour.js';

const mouse = (button: number, x: number, y: number) => `\u001B[<${button};${x + 1};${y + 1}M`;

async function seated(columns = 120, rows = 40) {
  const d = await tableAt('terra-mystica', 0.6);
  const scene = d.stage.top;
  if (!(scene instanceof TableScene)) throw new Error('no table on top');
  const t = await mounted(d.stage, new Out(columns, rows));
  const find = (text: string) => {
    const y = t.lines().findIndex((line) => line.includes(text));
    return { x: t.lines()[y]?.indexOf(text) ?? -1, y };
  };
  const send = async (data: string) => {
    t.inp.send(data);
    await t.key();
    await new Promise((done) => setTimeout(done, 0));
  };
  return { ...t, scene, find, send };
}

describe('the mouse', () => {
  it('a click marks a row, a second one does it', async () => {
    const t = await seated();
    const row = t.find('Upgrade A3');
    await t.send(mouse(0, row.x, row.y));
    expect(t.scene.desk.menu?.row).toBe(1);
    expect(t.scene.session.log).toHaveLength(200);
    await t.send(mouse(0, row.x, row.y));
    expect(t.scene.session.log).toHaveLength(201);
    t.close();
  });

  it('a click on a hex marks it, whether it is on offer or not', async () => {
    const t = await seated();
    const offered = t.find('H6');
    await t.send(mouse(0, offered.x, offered.y));
    expect(t.scene.desk.choice?.target).toBe('hex:H6');
    const other = t.find('C2');
    await t.send(mouse(0, other.x, other.y));
    expect(t.scene.desk.target()).toBe('hex:C2');
    t.close();
  });

  it('seats and keys can be clicked, and the wheel walks through the menu', async () => {
    const t = await seated();
    const bob = t.find('Bob');
    await t.send(mouse(0, bob.x, bob.y));
    expect(t.scene.desk.shown).toBe(1);
    await t.send(mouse(65, 60, 35));
    expect(t.scene.desk.menu?.row).toBe(1);
    await t.send(mouse(64, 60, 35));
    expect(t.scene.desk.menu?.row).toBe(0);
    const why = t.find('w why');
    await t.send(mouse(0, why.x, why.y));
    expect(t.scene.stage.top).not.toBe(t.scene);
    t.close();
  });

  it('m gives the mouse back to the terminal and takes it again', async () => {
    const t = await seated();
    const { host } = t.scene.stage;
    await t.send('m');
    expect(host.settings().mouse).toBe('off');
    expect(t.lines().join()).toContain(en.mouseOff);
    await t.send('m');
    expect(host.settings().mouse).toBe('on');
    t.close();
  });
});

describe('pasted text', () => {
  it('plays nothing, and says so', async () => {
    const t = await seated();
    await t.send('\u001B[200~\rq\r\u001B[201~');
    expect(t.scene.session.log).toHaveLength(200);
    expect(t.scene.stage.ended).toBe(false);
    expect(t.lines().join()).toContain('Pasted text plays no moves');
    t.close();
  });

  it('goes into an open text field, on one line', async () => {
    const t = await seated();
    await t.send(':');
    await t.send('\u001B[200~build\nH6\u001B[201~');
    expect(t.scene.lineMode.line?.text).toBe('build H6');
    t.close();
  });
});

describe('other keyboards', () => {
  it('letters are commands by their place, but letters in a text field', async () => {
    const t = await seated();
    await t.send('Ж');
    await t.send('ц');
    expect(t.scene.lineMode.line).toEqual({ kind: 'type', text: 'ц' });
    await t.send('\u001B');
    await t.send('ц');
    expect(t.scene.stage.top).not.toBe(t.scene);
    t.close();
  });
});

describe('key rows of other screens', () => {
  it('can be clicked: help leads to the rules and back', async () => {
    const d = await tableAt('terra-mystica', 0.6);
    const scene = d.stage.top;
    await d.press('?');
    d.stage.click('key:focus');
    expect(d.text()).toContain('─ Find: _ ─');
    d.stage.click('key:back');
    expect(d.stage.top).toBe(scene);
    await d.press('w');
    // Keys that say two things say neither when they are clicked.
    d.stage.click('key:row');
    d.stage.click('key:back');
    expect(d.stage.top).toBe(scene);
    d.stage.end();
  });
});
