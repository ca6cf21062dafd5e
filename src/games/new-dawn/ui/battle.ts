/**
 * The combat panel: both sums term by term, before the dice for the target under the cursor, while it is fought, and
 * after it was.
 */
import type { Area } from '../../../ui/paint/area.js';
import { cut, wrapText } from '../../../ui/paint/text.js';
import type { Painting } from '../../../ui/types.js';
import { stateName } from '../names.js';
import { termName } from '../phrases/events.js';
import { total } from '../rules/combat.js';
import type { Event, OddsView, Term, View } from '../types.js';

interface Battle {
  readonly hex: string;
  readonly what: string;
  readonly names: readonly [string, string];
  readonly terms: readonly [readonly Term[], readonly Term[]];
  readonly totals: readonly [number, number];
  readonly below: string;
  /** The same in a word or two. */
  readonly brief: string;
}

/** The name of what no player defends: the city-state or the barbarian. */
function nobody({ hex, what }: { readonly hex: string; readonly what: string }, p: Painting<View>): string {
  const h = p.view.hexes.find((x) => x.name === hex);
  if (what === 'barbarian') return `barbarian ${h?.barbarians[0] ?? ''}`.trimEnd();
  return h?.state ? stateName(h.state) : what;
}

/** The battle that the last answer decided. Who defended is known when the attack came with the same answer. */
function decided(p: Painting<View>): Battle | null {
  let found: Battle | null = null;
  let defender = 'defence';
  let what = 'over';
  for (const event of p.told as readonly Event[]) {
    if (event.type === 'attack') {
      const { on } = event;
      defender = typeof on === 'number' ? p.names[on]! : event.what === 'barbarian' ? `barbarian ${on}` : stateName(on);
      what = event.what;
    } else if (event.type === 'battle') {
      found = {
        hex: event.hex,
        what,
        names: [p.names[event.seat]!, defender],
        terms: [event.attack, event.defence],
        totals: [total(event.attack), total(event.defence)],
        brief: event.won ? 'won' : 'lost',
        below: `${event.won ? 'won' : 'lost'}   after dice and trade tokens   ties defend`,
      };
    }
  }
  return found;
}

/** The battle being fought, the one that the marked choice would start, or the one that was fought last. */
export function battleOf(p: Painting<View>): Battle | null {
  const { combat } = p.view;
  if (combat) {
    return {
      hex: combat.hex,
      what: combat.what,
      names: [p.names[combat.attacker]!, combat.defender === null ? nobody(combat, p) : p.names[combat.defender]!],
      terms: [combat.attack, combat.defence],
      totals: [combat.attackTotal, combat.defenceTotal],
      brief: 'ties defend',
      below: `tokens to spend  ${combat.attackTokens} against ${combat.defenceTokens}   ties defend`,
    };
  }
  const last = decided(p);
  if (!p.prompt?.choices.some((c) => c.verb === 'attack')) return last;
  const hex = p.view.hexes.find((h) => p.marks.get(h.id) === 'cursor');
  const [odds, other] = p.view.odds.filter((o) => o.hex === hex?.name);
  if (!hex || !odds) return last;
  const defender = odds.what === 'barbarian' || hex.owner === null ? null : p.names[hex.owner]!;
  const named = (o: OddsView) =>
    o.what === 'state' ? 'city-state' : o.what === 'city' && hex.piece === 'capital' ? 'capital' : o.what;
  const what = named(odds);
  // A barbarian in a capital: both can be attacked, and the cursor is on the same space.
  const before = last ? `   last one: ${last.totals[0]} against ${last.totals[1]}` : '';
  const instead = other ? `${named(other)} instead: ${other.attack} against ${other.defence}   ` : '';
  return {
    hex: hex.name,
    what,
    names: [p.names[p.view.current]!, defender ?? nobody(odds, p)],
    terms: [odds.attackTerms, odds.defenceTerms],
    totals: [odds.attack, odds.defence],
    brief: 'before dice',
    below: `${instead}before dice and trade tokens   ties defend${before}`,
  };
}

/**
 * Two sums in words under the head row. A long sum goes on in the next row; the panel moves up over what stands above
 * it rather than lose a term. Returns the row below.
 */
export function paintBattle(area: Area, y: number, p: Painting<View>): number {
  const battle = battleOf(p);
  if (!battle) return y;
  const sides = ([0, 1] as const).map((side) => {
    const words = battle.terms[side].map((t) => `${termName(t.key)} ${t.n}`).join(' + ');
    return wrapText(`${battle.names[side]}: ${words}`, area.width - 9);
  });
  const height = 2 + sides[0]!.length + sides[1]!.length;
  let row = Math.max(0, Math.min(y, area.height - height));
  for (let i = row; i < area.height; i++) area.text(0, i, ' '.repeat(area.width));
  area.text(0, row++, cut(`ATTACK on ${battle.hex}, ${battle.what}`, area.width), { ink: 'accent', bold: true });
  sides.forEach((lines, side) => {
    lines.forEach((line, i) => {
      area.text(i === 0 ? 2 : 4, row++, cut(line, area.width - 8));
    });
    area.right(area.width - 1, row - 1, `= ${battle.totals[side]}`, { bold: true });
  });
  if (row < area.height) area.text(2, row++, cut(battle.below, area.width - 2), { ink: 'dim' });
  return row;
}

/**
 * The same as a column beside the small map, a row for each term; the terms that find no room are counted together.
 * Who chooses a card wants to see the row there, not the battle before.
 */
export function paintBattleColumn(area: Area, p: Painting<View>): boolean {
  const battle = p.prompt?.topic === 'focus' ? null : battleOf(p);
  if (!battle) return false;
  const right = area.width;
  area.text(0, 0, cut(`ATTACK ${battle.hex}`, right), { ink: 'accent', bold: true });
  let y = 1;
  let room = area.height - 4;
  for (const side of [0, 1] as const) {
    area.text(0, y, cut(battle.names[side], right - 4), { bold: true });
    area.right(right, y++, `${battle.totals[side]}`, { bold: true });
    const terms = battle.terms[side];
    const rows = side === 0 ? Math.max(2, Math.min(terms.length, room - battle.terms[1].length)) : room;
    room -= Math.min(rows, terms.length);
    const whole = terms.length <= rows;
    for (const t of whole ? terms : terms.slice(0, rows - 1)) {
      area.text(1, y, cut(termName(t.key), right - 5), {});
      area.right(right, y++, `${t.n}`);
    }
    if (!whole) {
      area.text(1, y, 'more', { ink: 'dim' });
      area.right(right, y++, `${terms.slice(rows - 1).reduce((sum, t) => sum + t.n, 0)}`);
    }
  }
  area.text(0, y, cut(battle.brief, right), { ink: 'dim' });
  return true;
}
