/** One seat's commands as answers to its own questions. */
import type { Prompt, Seat } from '../../../engine/types.js';
import { capacity } from '../../terra-kit/bowls.js';
import { wayRound } from '../../terra-kit/circle.js';
import { CULTS, type Cult, type PowerActionId, type SpecialId, TERRAINS, type Terrain } from '../data/ids.js';
import { BRIDGE_NAMES, MAP } from '../data/map.js';
import { hooksOf } from '../rules/factions/index.js';
import { hasOffers } from '../rules/offers.js';
import { homeOf, spadesNeeded } from '../rules/spades.js';
import type { SpadesFrame } from '../types.js';
import type { Command } from './commands.js';
import type { Replay } from './replay.js';
import type { Row } from './rows.js';

const DIG_TOPICS: readonly string[] = ['turn', 'turn-second', 'turn-rest', 'spades'];
/** Octagons whose target is named by a later command of the row. */
const AWAITS: readonly string[] = ['ACT1', 'ACTE', 'ACTW', 'ACTN', 'ACTS', 'ACTA', 'BON2', 'FAV6'];
const CULT_STEPS: readonly string[] = ['ACTA', 'BON2', 'FAV6'];
const isFree = (c: Command): boolean =>
  c.do === 'burn' || c.do === 'convert' || c.do === 'leech' || c.do === 'decline' || c.do === 'connect';

export class OwnTurn {
  /** An action whose target is still to come. */
  private awaiting: PowerActionId | SpecialId | null = null;
  /** Spades announced with `dig`. */
  private bought = 0;

  constructor(private readonly replay: Replay) {}

  /** A row may stop between an action and its target; its numbers can only be compared behind the next one. */
  halfDone(): boolean {
    return this.awaiting !== null || this.bought > 0;
  }

  /** A cult step has been taken up, and the track is not named yet. */
  awaitsStep(): boolean {
    return this.awaiting !== null && CULT_STEPS.includes(this.awaiting);
  }

  /** Makes the awaited step, which a ledger names only after the next action. */
  stepEarly(cult: Cult): boolean {
    return this.done(this.replay.play(`special:${this.awaiting}>${cult}`));
  }

  /** Plays the first command of the row that answers the question. */
  advance(row: Row, prompt: Prompt): boolean {
    if (prompt.topic === 'keys') {
      this.key(row);
      return true;
    }
    return this.one(row, prompt);
  }

  one(row: Row, prompt: Prompt): boolean {
    if (this.digAhead(row, prompt)) return true;
    // Spades of a cult bonus can only be used or thrown away; everything else belongs to the turns behind them.
    const cultSpades = prompt.topic === 'spades' && this.replay.s.phase === 'cult-bonus';
    for (let i = 0; i < row.commands.length; i++) {
      const c = row.commands[i]!;
      if (row.played[i] || c.do === 'nothing') continue;
      if (cultSpades && c.do !== 'transform' && c.do !== 'give-up') return false;
      // What stands behind a pass and costs nothing is played before it: passing ends the turn.
      if (c.do === 'pass' && prompt.topic !== 'first-card' && this.freeBehind(row, i, prompt)) return true;
      if (this.play(row, c, prompt)) {
        row.played[i] = true;
        return true;
      }
      if (!mayWait(c, prompt)) return false;
    }
    return false;
  }

  /** Spades that bring power are used before the power is exchanged; a ledger names their hex only later in the row. */
  private digAhead(row: Row, prompt: Prompt): boolean {
    const { s } = this.replay;
    const { seat } = prompt;
    if (this.bought === 0 || !DIG_TOPICS.includes(prompt.topic) || !hooksOf(s, seat).spadeBySpade?.(s, seat))
      return false;
    const open = row.commands.filter((_, i) => !row.played[i]);
    if (open[0]?.do !== 'convert' && open[0]?.do !== 'burn') return false;
    const site = open.find((c) => c.do === 'build' || c.do === 'transform');
    const hex = site ? MAP.index(site.hex) : undefined;
    if (!site || hex === undefined) return false;
    const home = TERRAINS[homeOf(s, seat)]!;
    const to = site.do === 'transform' ? (site.to ?? home) : home;
    const way = wayRound(s.terrain[hex]!, TERRAINS.indexOf(to as Terrain), TERRAINS.length);
    const at = way[Math.min(this.spadesInHand(), way.length) - 1];
    if (at === undefined || !this.replay.play(`dig:${site.hex}>${TERRAINS[at]}`)) return false;
    this.bought = 0;
    if (site.do === 'transform' && TERRAINS[at] === to) row.played[row.commands.indexOf(site)] = true;
    return true;
  }

  private spadesInHand(): number {
    const f = this.replay.s.stack.at(-1)!;
    return this.bought + (f.kind === 'spades' ? (f as SpadesFrame).left : 0);
  }

  private freeBehind(row: Row, from: number, prompt: Prompt): boolean {
    for (let i = from + 1; i < row.commands.length; i++) {
      const c = row.commands[i]!;
      if (row.played[i] || !(isFree(c) || c.do === 'cult')) continue;
      if (!this.play(row, c, prompt)) continue;
      row.played[i] = true;
      return true;
    }
    return false;
  }

  /** Which of several cults gets the key shows in the recorded steps. */
  key(row: Row): void {
    const seat = this.replay.prompt()!.seat;
    const recorded = row.recorded.slice(-CULTS.length);
    const now = this.replay.s.seats[seat]!.cults;
    const wanted = CULTS.filter((cult, i) => recorded[i]! > now[i]! && this.replay.offered(`key:${cult}`));
    const best =
      wanted.find((cult) => recorded[CULTS.indexOf(cult)] === 10) ??
      CULTS.find((cult) => this.replay.offered(`key:${cult}`))!;
    this.replay.play(`key:${best}`);
  }

  /** Full bowls are not asked; ledgers still write an answer for them. And a turn may be over before lost spades are named. */
  skipDead(row: Row, seat: Seat): boolean {
    const i = row.commands.findIndex((c, k) => !row.played[k] && c.do !== 'nothing');
    const c = row.commands[i];
    if (c?.do === 'give-up' && c.what === 'spade' && this.replay.prompt()?.seat !== seat) {
      row.played[i] = true;
      return true;
    }
    if (c?.do !== 'leech' && c?.do !== 'decline') return false;
    const { s } = this.replay;
    const open = s.options.powerTiming === 'strict' ? capacity(s.seats[seat]!.bowls) > 0 : hasOffers(s, seat);
    if (open) return false;
    row.played[i] = true;
    return true;
  }

  private play(row: Row, c: Command, prompt: Prompt): boolean {
    const { replay } = this;
    switch (c.do) {
      case 'build':
        return this.build(c.hex, prompt);
      case 'transform':
        return this.transform(c.hex, c.to, prompt.seat);
      case 'dig':
        if (!DIG_TOPICS.includes(prompt.topic)) return false;
        this.bought += c.n;
        return true;
      case 'upgrade':
        if (this.awaiting === 'ACTS') return this.done(replay.play(`special:ACTS>${c.hex}`));
        return replay.play(`upgrade:${c.hex}>${c.to}`);
      case 'action':
        return this.action(c.id, prompt);
      case 'bridge':
        return this.bridge(c.a, c.b);
      case 'send':
        return (c.worth ? [c.worth] : [3, 2, 1]).some((n) => replay.play(`priest:${c.cult}@${n}`));
      case 'advance':
        return replay.play(`advance:${c.track}`);
      case 'burn':
        return c.n === 0 || replay.play('burn', c.n);
      case 'convert':
        if (c.from === 'workers' && c.to === 'priests') return replay.play('ordain', c.n);
        return (
          replay.offered(`convert:${c.from}>${c.to}`)?.price?.[c.from] === c.take / c.n &&
          replay.play(`convert:${c.from}>${c.to}`, c.n)
        );
      case 'leech':
      case 'decline':
        return this.answer(c, prompt);
      case 'favour':
        return replay.play(`favour:${c.id}`);
      case 'town':
        return replay.play(`town:${c.id}`) && (c.n < 2 || replay.play(`town:${c.id}`));
      case 'cult':
        return this.cult(row, c.cult, prompt);
      case 'step-down':
        // A way to say which track shall not get the key of TW5: the question about keys is answered by the result.
        return true;
      case 'connect':
        return this.connect(c.hexes);
      case 'pass':
        if (prompt.topic === 'first-card') return replay.play(`card:${c.card}`);
        return replay.play(c.card && replay.offered(`pass:${c.card}`) ? `pass:${c.card}` : 'pass');
      case 'give-up':
        return this.giveUp(row, c);
      default:
        return false;
    }
  }

  /** The target of an action has been named. */
  private done(played: boolean): boolean {
    if (played) this.awaiting = null;
    return played;
  }

  private build(hex: string, prompt: Prompt): boolean {
    const { replay } = this;
    if (prompt.topic === 'place') return replay.play(`place:${hex}`);
    if (this.awaiting === 'ACTW') return this.done(replay.play(`special:ACTW>${hex}`));
    if (this.awaiting === 'ACTN' && !this.done(replay.play(`special:ACTN>${hex}`))) return false;
    const home = TERRAINS[homeOf(replay.s, prompt.seat)]!;
    const whole = replay.play(`build:${hex}`);
    if (whole) this.bought = 0;
    if (whole || !replay.play(`dig:${hex}>${home}`)) return whole;
    this.bought = 0;
    return replay.play(`build:${hex}`);
  }

  private transform(hex: string, to: string | null, seat: Seat): boolean {
    const { replay } = this;
    if (this.awaiting === 'ACTN') return this.done(replay.play(`special:ACTN>${hex}`));
    const h = MAP.index(hex);
    if (h === undefined) return false;
    const played = replay.play(`dig:${hex}>${to ?? this.towardsHome(h, seat)}`);
    if (played) this.bought = 0;
    return played;
  }

  /** Without a colour: as near home as the spades in hand allow. */
  private towardsHome(hex: number, seat: Seat): string {
    const { s } = this.replay;
    const spades = this.spadesInHand();
    const home = homeOf(s, seat);
    if (spadesNeeded(s, seat, s.terrain[hex]!, home) <= spades) return TERRAINS[home]!;
    return TERRAINS[wayRound(s.terrain[hex]!, home, TERRAINS.length)[spades - 1] ?? home]!;
  }

  private action(id: PowerActionId | SpecialId, prompt: Prompt): boolean {
    if (AWAITS.includes(id)) {
      if (prompt.topic !== 'turn' && prompt.topic !== 'turn-second') return false;
      this.awaiting = id;
      return true;
    }
    return this.replay.play(`power:${id}`) || this.replay.play(`special:${id}`);
  }

  private bridge(a: string, b: string): boolean {
    const name = BRIDGE_NAMES.find((n) => n === `${a}-${b}` || n === `${b}-${a}`);
    return this.done(this.replay.play(this.awaiting === 'ACTE' ? `special:ACTE>${name}` : `power:ACT1>${name}`));
  }

  private cult(row: Row, cult: string, prompt: Prompt): boolean {
    if (this.awaiting && prompt.topic !== 'ritual' && prompt.topic !== 'open-offers')
      return this.done(this.replay.play(`special:${this.awaiting}>${cult}`));
    if (this.replay.play(`step:${cult}`)) return true;
    // A step made good by hand when a key came: the rules have done it already.
    const i = CULTS.indexOf(cult as (typeof CULTS)[number]);
    return this.replay.s.seats[prompt.seat]!.cults[i] === row.recorded.at(i - CULTS.length);
  }

  private connect(hexes: readonly string[]): boolean {
    if (/^r/.test(hexes[0]!)) return this.replay.play(`connect:${hexes[0]}`);
    const around = hexes.map((name) => MAP.near[MAP.index(name) ?? 0]!);
    return MAP.names.some(
      (name, r) => MAP.river[r] && around.every((near) => near.includes(r)) && this.replay.play(`connect:${name}`),
    );
  }

  private giveUp(row: Row, c: Extract<Command, { do: 'give-up' }>): boolean {
    if (c.what === 'ordination') return this.replay.play('done') || true;
    if (c.what === 'spade') {
      const f = this.replay.s.stack.at(-1);
      if (f?.kind !== 'spades') return true;
      // Spades that the row still uses are not thrown away with the others.
      const more = row.commands.some((x, i) => !row.played[i] && x !== c && (x.do === 'transform' || x.do === 'build'));
      return (c.n < (f as SpadesFrame).left && more) || this.replay.play('done');
    }
    if (c.what === 'bridge') return this.done(this.replay.play('power:ACT1'));
    return this.awaiting !== null && this.done(this.replay.play(`special:${this.awaiting}`));
  }

  private answer(c: Extract<Command, { do: 'leech' | 'decline' }>, prompt: Prompt): boolean {
    const { replay } = this;
    if (prompt.topic === 'power') {
      const from = replay.s.seats[prompt.facts!.from as number]!.faction;
      if ((c.from && c.from !== from) || (c.n !== null && c.n !== prompt.facts!.offered && c.n !== prompt.facts!.power))
        return false;
      const played = replay.play(c.do === 'leech' ? 'take' : 'decline');
      // A bare refusal means everything that is open for this seat.
      while (c.n === null && replay.prompt()?.topic === 'power' && replay.prompt()?.seat === prompt.seat)
        replay.play('decline');
      return played;
    }
    // Taking power with full bowls is as good as declining it.
    const full = capacity(replay.s.seats[prompt.seat]!.bowls) === 0;
    const verb = c.do === 'leech' && !full ? 'take' : 'decline';
    const open = prompt.choices.filter(
      (x) => x.verb === verb && x.id.includes('@') && (!c.from || x.id.startsWith(`${verb}:${c.from}@`)),
    );
    if (c.do === 'decline' && c.n === null) {
      for (const x of open) replay.play(x.id);
      return true;
    }
    const exact = open.find((x) => x.id.endsWith(`@${c.n}`));
    // The amount may be what is really gained instead of what was offered.
    const real = open.find((x) => (x.price?.points ?? 0) + 1 === c.n);
    const choice = exact ?? real;
    return choice !== undefined && replay.play(choice.id);
  }
}

/** May a later command of the row be played before this one? Only where the order changes nothing. */
function mayWait(c: Command, prompt: Prompt): boolean {
  if (
    prompt.topic === 'favour' ||
    prompt.topic === 'town' ||
    prompt.topic === 'ordain' ||
    prompt.topic === 'open-offers'
  )
    return prompt.topic !== 'open-offers' || isFree(c);
  // A conversion that is not possible yet (spades of the Alchemists bring power first), an answer, a tile of another kind.
  return c.do === 'convert' || c.do === 'burn' || c.do === 'favour' || c.do === 'town';
}
