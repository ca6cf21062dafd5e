/** What clicks mean at a table. The first one marks; one on what is marked already does it, like ↵. */
import type { TableScene } from './table.js';

const parted = (id: string): readonly [kind: string, rest: string] => {
  const at = id.indexOf(':');
  return at < 0 ? [id, ''] : [id.slice(0, at), id.slice(at + 1)];
};

function clickRow(scene: TableScene, row: number): void {
  const { menu } = scene.desk;
  if (!menu?.rows[row]) return;
  if (menu.row === row) scene.key('enter');
  else menu.row = row;
}

function clickTarget(scene: TableScene, target: string): void {
  const { desk } = scene;
  const offered = desk.menu?.prompt.choices.some((c) => c.target === target) ?? false;
  if (!offered) desk.look = target;
  else if (desk.look === null && desk.choice?.target === target) scene.key('enter');
  else {
    desk.look = null;
    desk.menu?.selectTarget(target);
  }
}

export function click(scene: TableScene, id: string): void {
  const [kind, rest] = parted(id);
  // A line that is typed stands in front of everything; it is given up or finished with keys.
  if (scene.typing) return;
  if (kind === 'page') scene.key(rest);
  else if (kind === 'seat') scene.desk.shown = scene.desk.shown === Number(rest) ? null : Number(rest);
  else if (kind === 'menu') clickRow(scene, Number(rest));
  else clickTarget(scene, id);
}
