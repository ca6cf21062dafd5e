/** Tactics, events, wars and pacts, the card that is being answered, and what the end of the turn will bring. */
import type { Area } from '../../../ui/paint/area.js';
import { look } from '../../../ui/paint/marks.js';
import { cut, wrapText } from '../../../ui/paint/text.js';
import type { Painting } from '../../../ui/types.js';
import type { CivilId } from '../data/civil.js';
import { MILITARY, type MilitaryId, PACTS, type PactId } from '../data/military.js';
import type { Pact } from '../types.js';
import type { TtaView } from '../view.js';
import { paintFlow, textOf } from './painted-hand.js';
import { signed } from './tableau.js';
import { AGES, fitWords, militaryName, nameOf, packWords, tacticWord } from './words.js';

export function paintTactic(area: Area, y: number, p: Painting<TtaView>, rows: number): number {
  const player = p.view.players[p.shown]!;
  const own = player.tactic ? tacticWord(player.tactic) : 'none';
  const common = p.view.tactics.map((id) => ({ id: `card:${id}`, text: tacticWord(id) }));
  const sum = `units ${player.army.units} + armies ${player.army.tactical}`;
  if (rows > 1) {
    area.text(0, y, 'TACTIC', { ink: 'dim' });
    area.text(7, y, `${own}   ${sum}`);
    if (common.length === 0) return y + 1;
    return paintFlow(area, y + 1, 'COMMON', common, p, rows - 1);
  }
  const head = `TACTIC ${own}, ${sum}`;
  const below = common.length > 0 ? paintFlow(area, y, `${head}   common`, common, p, 1) : y + 1;
  area.text(0, y, 'TACTIC ', { ink: 'dim' });
  area.text(7, y, head.slice(7));
  return below;
}

const KNOWN = 'you know of: ';

/** What is known of the events, and what stands between the seats; in `rows` rows or as many as it takes. */
export function paintEvents(area: Area, y: number, p: Painting<TtaView>, rows = 99): number {
  const { events, wars, pacts, resolving } = p.view;
  const ages = (list: readonly { age: number }[]) => list.map((e) => AGES[e.age]).join(' ') || '-';
  const last = events.past.at(-1);
  const known = [...events.prepared, ...events.future.flatMap((e) => (e.card ? [e.card] : []))].map(militaryName);
  // Joan of Arc has seen it.
  const next = events.current[0]?.card;
  const seen = next ? [`next: ${militaryName(next)}`] : [];
  const piles = `now ${events.current.length} (${ages(events.current)})  coming ${events.future.length} (${ages(events.future)})`;
  const parts = [piles, ...seen, ...(last && rows < 99 ? [`last: ${militaryName(last)}`] : [])];
  area.text(0, y, 'EVENTS', { ink: 'dim' });
  let x = 7;
  if (resolving)
    x = area.text(x, y, `open: ${militaryName(resolving)}`, { ...look(p, `card:${resolving}`), bold: true }) + 3;
  x = area.text(x, y, cut(parts.join('   '), area.width - x));
  if (known.length > 0 && rows < 99 && area.width - x > KNOWN.length + 12) {
    area.text(x + 3, y, `${KNOWN}${fitWords(known, ', ', area.width - x - 3 - KNOWN.length)}`);
  }
  y++;
  if (last && rows === 99) area.text(7, y++, `last: ${militaryName(last)}`);
  if (known.length > 0 && rows === 99) {
    const lines = packWords([`${KNOWN}${known[0]}`, ...known.slice(1)], ', ', area.width - 7, 99);
    for (const line of lines) area.text(7, y++, line);
  }
  const warWords = wars.map((w) => `${p.names[w.by]} on ${p.names[w.on]}: ${militaryName(w.card)}`);
  const pactWords = pacts.map((k) => pactWord(p, k));
  if (rows === 99) {
    for (const [title, list] of [
      ['WARS', warWords],
      ['PACTS', pactWords],
    ] as const) {
      area.text(0, y, title, { ink: 'dim' });
      const lines = packWords(list.length > 0 ? list : ['none'], '; ', area.width - 7, 99);
      for (const line of lines) area.text(7, y++, line);
    }
    return y;
  }
  const room = area.width - 7;
  const war = fitWords([`wars: ${warWords[0] ?? 'none'}`, ...warWords.slice(1)], '; ', room);
  const pact = [`pacts: ${pactWords[0] ?? 'none'}`, ...pactWords.slice(1)];
  area.text(7, y++, cut(`${war}   ${fitWords(pact, '; ', Math.max(10, room - war.length - 3))}`, room));
  return y;
}

/** 'Ann (B) - Bob (A) Acceptance of Supremacy'; no letters where both sides are alike. */
function pactWord(p: Painting<TtaView>, pact: Pact): string {
  const owner = pact.ownerIs;
  const sides = PACTS[pact.card as PactId].symmetric ? ['', ''] : [` (${owner})`, ` (${owner === 'A' ? 'B' : 'A'})`];
  return `${p.names[pact.owner]}${sides[0]} - ${p.names[pact.partner]}${sides[1]} ${militaryName(pact.card)}`;
}

/** The military card that the open question comes from, and what it does. Returns the row below, or `y` without one. */
export function paintAskedCard(area: Area, y: number, p: Painting<TtaView>, rows: number): number {
  const id = p.prompt?.from.startsWith('card:') ? p.prompt.from.slice('card:'.length) : '';
  const text = textOf(id);
  if (text === '') return y;
  const name = id in MILITARY ? militaryName(id as MilitaryId) : nameOf(id as CivilId);
  area.text(0, y, 'CARD', { ink: 'dim' });
  area.text(7, y++, name, { ink: 'accent', bold: true });
  const lines = wrapText(text, area.width - 7).slice(0, rows - 1);
  for (const line of lines) area.text(7, y++, line);
  return y;
}

/** What the end of the turn will bring, with warnings. */
export function paintProjection(area: Area, y: number, p: Painting<TtaView>): number {
  const after = p.view.players[p.shown]!.projection;
  const wide = area.width >= 110;
  area.text(0, y, wide ? 'END OF TURN' : 'END', { ink: 'dim' });
  // What corruption takes in food comes before the harvest and the meal, and is rare.
  const rot = after.corruptionFood > 0 ? `-${after.corruptionFood}` : '';
  const parts = [
    `${wide ? 'science' : 'sci.'} ${signed(after.science)}`,
    `${wide ? 'culture' : 'cul.'} ${signed(after.culture)}`,
    `food ${signed(after.food)}-${after.eaten}${rot}=${after.foodAfter}`,
    `${wide ? 'resources' : 'res.'} ${signed(after.resources)}-${after.corruption - after.corruptionFood}=${after.resourcesAfter}`,
    `draws ${after.draws}`,
  ];
  const warnings: string[] = [];
  if (after.uprising) warnings.push('! uprising');
  if (after.famine > 0) warnings.push(`! famine -${after.famine}`);
  if (after.corruptionFood > 0 && wide) warnings.push(`! corruption -${after.corruptionFood} food`);
  if (after.discards > 0) warnings.push(`! discard ${after.discards}`);
  const alarm = warnings.join(' ');
  const start = wide ? 12 : 4;
  const sums = cut(parts.join(wide ? '   ' : '  '), area.width - start - alarm.length - 1);
  const x = area.text(start, y, sums) + 1;
  area.text(x, y, alarm, { ink: 'warning', bold: true });
  return y + 1;
}
