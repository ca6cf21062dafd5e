/** Spades in a ledger: bought with `dig`, used by a later `build` or `transform` of the row, or given up. */
import type { Prompt, Seat } from '../../../engine/types.js';
import { wayRound } from '../../terra-kit/circle.js';
import { TERRAINS, type Terrain } from '../data/ids.js';
import { MAP } from '../data/map.js';
import { hooksOf } from '../rules/factions/index.js';
import { boardOf } from '../rules/goods.js';
import { homeOf, spadesNeeded } from '../rules/spades.js';
import type { SpadesFrame } from '../types.js';
import type { Command } from './commands.js';
import type { Replay } from './replay.js';
import type { Row } from './rows.js';

const DIG_TOPICS: readonly string[] = ['turn', 'turn-second', 'turn-rest', 'spades', 'rewards'];

export class Digging {
  /** Spades announced with `dig` and not used yet. */
  private bought = 0;

  constructor(private readonly replay: Replay) {}

  announced(): boolean {
    return this.bought > 0;
  }

  announce(n: number, prompt: Prompt): boolean {
    if (!DIG_TOPICS.includes(prompt.topic)) return false;
    this.bought += n;
    return true;
  }

  /** A dwelling, with the terrain it needs; in two steps where the rules know no single one. */
  build(hex: string, seat: Seat): boolean {
    if (this.used(this.replay.play(`build:${hex}`))) return true;
    const { home } = boardOf(this.replay.s, seat);
    return this.used(this.replay.play(`dig:${hex}>${home}`)) && this.replay.play(`build:${hex}`);
  }

  transform(hex: string, to: string | null, seat: Seat): boolean {
    const h = MAP.index(hex);
    return h !== undefined && this.used(this.replay.play(`dig:${hex}>${to ?? this.towardsHome(h, seat)}`));
  }

  /**
   * Spades that bring power are used before the power is exchanged; a ledger names their hex only later in the row.
   * True when that was done here.
   */
  ahead(row: Row, prompt: Prompt): boolean {
    const { s } = this.replay;
    const { seat } = prompt;
    if (this.bought === 0 || !DIG_TOPICS.includes(prompt.topic)) return false;
    if (!hooksOf(s, seat).spadeBySpade?.(s, seat)) return false;
    const open = row.commands.filter((_, i) => !row.played[i]);
    if (open[0]?.do !== 'convert' && open[0]?.do !== 'burn') return false;
    const site = open.find((c) => c.do === 'build' || c.do === 'transform');
    const hex = site && MAP.index(site.hex);
    if (!site || hex === undefined) return false;
    const { home } = boardOf(s, seat);
    const to = site.do === 'transform' ? (site.to ?? home) : home;
    const way = wayRound(this.terrain(hex), TERRAINS.indexOf(to as Terrain), TERRAINS.length);
    const at = way[Math.min(this.inHand(), way.length) - 1];
    if (at === undefined || !this.used(this.replay.play(`dig:${site.hex}>${TERRAINS[at]}`))) return false;
    if (site.do === 'transform' && TERRAINS[at] === to) row.played[row.commands.indexOf(site)] = true;
    return true;
  }

  /** `-SPADE`: thrown away, unless the row still uses some of those in hand. */
  giveUp(row: Row, c: Command & { do: 'give-up' }): boolean {
    const free = this.free();
    if (free === 0) return true;
    const more = row.commands.some((x, i) => !row.played[i] && x !== c && (x.do === 'transform' || x.do === 'build'));
    return (c.n < free && more) || this.replay.play('done');
  }

  /** Without a colour: as near home as the spades in hand allow. */
  private towardsHome(hex: number, seat: Seat): Terrain {
    const { s } = this.replay;
    const home = homeOf(s, seat);
    const from = this.terrain(hex);
    const far = spadesNeeded(s, seat, from, home) > this.inHand();
    const to = far ? wayRound(from, home, TERRAINS.length)[this.inHand() - 1] : home;
    return TERRAINS[to ?? home] ?? boardOf(s, seat).home;
  }

  private terrain(hex: number): number {
    return this.replay.s.terrain[hex] ?? 0;
  }

  private free(): number {
    const f = this.replay.s.stack.findLast((x): x is SpadesFrame => x.kind === 'spades');
    return f?.left ?? 0;
  }

  private inHand(): number {
    return this.bought + this.free();
  }

  private used(played: boolean): boolean {
    if (played) this.bought = 0;
    return played;
  }
}
