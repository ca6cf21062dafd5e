/** One seat's commands as answers to its own questions. */
import type { Prompt, Seat } from '../../../engine/types.js';
import { capacity } from '../../terra-kit/bowls.js';
import { CULTS, type Cult, type PowerActionId, type SpecialId } from '../data/ids.js';
import { BRIDGE_NAMES, MAP } from '../data/map.js';
import { seatOf } from '../rules/goods.js';
import { hasOffers } from '../rules/offers.js';
import type { Command } from './commands.js';
import { Digging } from './digging.js';
import { answerPower } from './power-answers.js';
import type { Replay } from './replay.js';
import { isMain, type Row } from './rows.js';

/** Octagons whose target is named by a later command of the row. */
const AWAITS: readonly string[] = ['ACT1', 'ACTE', 'ACTW', 'ACTN', 'ACTS', 'ACTA', 'BON2', 'FAV6'];
const CULT_STEPS: readonly string[] = ['ACTA', 'BON2', 'FAV6'];
/** Questions that any reward of the row may answer. */
const REWARD_TOPICS: readonly string[] = ['rewards', 'favour', 'town', 'ordain'];

const isFree = (c: Command): boolean =>
  c.do === 'burn' || c.do === 'convert' || c.do === 'leech' || c.do === 'decline' || c.do === 'connect';

type Of<D extends Command['do']> = Extract<Command, { do: D }>;
type Play<D extends Command['do']> = (turn: OwnTurn, c: Of<D>, prompt: Prompt, row: Row) => boolean;

export class OwnTurn {
  readonly digging: Digging;
  /** An action whose target is still to come. */
  private awaiting: PowerActionId | SpecialId | null = null;

  constructor(readonly replay: Replay) {
    this.digging = new Digging(replay);
  }

  /** A row may stop between an action and its target; its numbers can only be compared behind the next one. */
  halfDone(): boolean {
    return this.awaiting !== null || this.digging.announced();
  }

  /** A cult step has been taken up, and the track is not named yet. */
  awaitsStep(): boolean {
    return this.awaiting !== null && CULT_STEPS.includes(this.awaiting);
  }

  /** Makes the awaited step, which a ledger names only after the next action. */
  stepEarly(cult: Cult): boolean {
    return this.named(this.replay.play(`special:${this.awaiting}>${cult}`));
  }

  /** Plays the first command of the row that answers the question. */
  advance(row: Row, prompt: Prompt): boolean {
    if (this.key(row, prompt)) return true;
    // What a row takes together with an action is taken in the turn, not before it.
    const waits = prompt.topic === 'open-offers' && row.commands.some((c, i) => !row.played[i] && isMain(c));
    return (waits && this.replay.play('later')) || this.digging.ahead(row, prompt) || this.inOrder(row, prompt);
  }

  private inOrder(row: Row, prompt: Prompt): boolean {
    // Spades of a cult bonus can only be used or thrown away; everything else belongs to the turns behind them.
    const cultSpades = prompt.topic === 'spades' && this.replay.s.phase === 'cult-bonus';
    for (const [i, c] of row.commands.entries()) {
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

  private freeBehind(row: Row, from: number, prompt: Prompt): boolean {
    for (const [i, c] of row.commands.entries()) {
      if (i <= from || row.played[i] || !(isFree(c) || c.do === 'cult')) continue;
      if (!this.play(row, c, prompt)) continue;
      row.played[i] = true;
      return true;
    }
    return false;
  }

  /** Which cult gets a key shows in the recorded steps; without them keys are used, the first track first. */
  key(row: Row, prompt: Prompt): boolean {
    const { replay } = this;
    const steps = row.recorded?.slice(-CULTS.length);
    if (prompt.topic === 'last-key') {
      const cult = CULTS.indexOf(prompt.facts?.['cult'] as Cult);
      return replay.play(steps && (steps[cult] ?? 0) < 10 ? 'keep-key' : 'use-key');
    }
    if (prompt.topic !== 'keys') return false;
    const open = CULTS.filter((cult) => replay.offered(`key:${cult}`));
    const topped = open.find((cult) => steps?.[CULTS.indexOf(cult)] === 10);
    if (steps && !topped && replay.play('keep-key')) return true;
    return replay.play(`key:${topped ?? open[0]}`);
  }

  /** Full bowls are not asked; ledgers still write an answer for them. And a turn may be over before lost spades are named. */
  skipDead(row: Row, seat: Seat): boolean {
    const i = row.commands.findIndex((c, k) => !row.played[k] && c.do !== 'nothing');
    const c = row.commands[i];
    const prompt = this.replay.prompt();
    const asked = prompt?.seat === seat;
    const lost = c?.do === 'give-up' && (c.what === 'spade' || c.what === 'ordination') && !asked;
    const answer = (c?.do === 'leech' || c?.do === 'decline') && !this.hasOpen(seat);
    // A pause while somebody else is asked, unless their turn is over with it.
    const alone = row.commands.every((x, k) => row.played[k] || x.do === 'wait');
    const pause = c?.do === 'wait' && alone && (asked || prompt?.topic !== 'turn-rest');
    if (!lost && !answer && !pause) return false;
    row.played[i] = true;
    return true;
  }

  private hasOpen(seat: Seat): boolean {
    const { s } = this.replay;
    return s.options.powerTiming === 'strict' ? capacity(seatOf(s, seat).bowls) > 0 : hasOffers(s, seat);
  }

  private play(row: Row, c: Command, prompt: Prompt): boolean {
    return (PLAYS[c.do] as Play<Command['do']>)(this, c as never, prompt, row);
  }

  /** The target of an action has been named. */
  named(played: boolean): boolean {
    if (played) this.awaiting = null;
    return played;
  }

  /** Plays a target of an octagon that waits for one; null when none does. */
  target(id: SpecialId, target: string): boolean | null {
    return this.awaiting === id ? this.named(this.replay.play(`special:${id}>${target}`)) : null;
  }

  action(id: PowerActionId | SpecialId, prompt: Prompt): boolean {
    if (!AWAITS.includes(id)) return this.replay.play(`power:${id}`) || this.replay.play(`special:${id}`);
    if (prompt.topic !== 'turn' && prompt.topic !== 'turn-second') return false;
    this.awaiting = id;
    return true;
  }

  bridge(a: string, b: string): boolean {
    const name = BRIDGE_NAMES.find((n) => n === `${a}-${b}` || n === `${b}-${a}`);
    return this.named(this.replay.play(this.awaiting === 'ACTE' ? `special:ACTE>${name}` : `power:ACT1>${name}`));
  }

  cult(row: Row, cult: Cult, prompt: Prompt): boolean {
    if (this.awaiting && prompt.topic !== 'ritual' && prompt.topic !== 'open-offers')
      return this.named(this.replay.play(`special:${this.awaiting}>${cult}`));
    if (this.replay.play(`step:${cult}`)) return true;
    // A step made good by hand when a key came: the rules have done it already.
    const i = CULTS.indexOf(cult);
    return seatOf(this.replay.s, prompt.seat).cults[i] === row.recorded?.at(i - CULTS.length);
  }

  giveUp(row: Row, c: Of<'give-up'>): boolean {
    if (c.what === 'spade') return this.digging.giveUp(row, c);
    if (c.what === 'ordination') return this.replay.play('done') || true;
    if (c.what === 'bridge') return this.named(this.replay.play('power:ACT1'));
    return this.awaiting !== null && this.named(this.replay.play(`special:${this.awaiting}`));
  }
}

/** What each command does at a question of its seat; false: it does not answer it. */
const PLAYS: { readonly [D in Command['do']]: Play<D> } = {
  nothing: () => false,
  leave: () => false,
  build(turn, { hex }, prompt) {
    if (prompt.topic === 'place') return turn.replay.play(`place:${hex}`);
    const ride = turn.target('ACTW', hex);
    if (ride !== null) return ride;
    return turn.target('ACTN', hex) !== false && turn.digging.build(hex, prompt.seat);
  },
  transform: (turn, { hex, to }, { seat }) => turn.target('ACTN', hex) ?? turn.digging.transform(hex, to, seat),
  dig: (turn, { n }, prompt) => turn.digging.announce(n, prompt),
  upgrade: (turn, { hex, to }) => turn.target('ACTS', hex) ?? turn.replay.play(`upgrade:${hex}>${to}`),
  action: (turn, { id }, prompt) => turn.action(id, prompt),
  bridge: (turn, { a, b }) => turn.bridge(a, b),
  send: (turn, { cult, worth }) => (worth ? [worth] : [3, 2, 1]).some((n) => turn.replay.play(`priest:${cult}@${n}`)),
  advance: (turn, { track }) => turn.replay.play(`advance:${track}`),
  burn: (turn, { n }) => n === 0 || turn.replay.play('burn', n),
  convert({ replay }, { from, to, take, n }) {
    if (from === 'workers' && to === 'priests') return replay.play('ordain', n);
    const id = `convert:${from}>${to}`;
    return replay.offered(id)?.price?.[from] === take / n && replay.play(id, n);
  },
  leech: (turn, c, prompt) => answerPower(turn.replay, c, prompt),
  decline: (turn, c, prompt) => answerPower(turn.replay, c, prompt),
  favour: (turn, { id }) => turn.replay.play(`favour:${id}`),
  town: ({ replay }, { id, n }) => replay.play(`town:${id}`) && (n < 2 || replay.play(`town:${id}`)),
  cult: (turn, { cult }, prompt, row) => turn.cult(row, cult, prompt),
  // A way to say which track shall not get the key of TW5: the question about keys is answered by the result.
  'step-down': () => true,
  connect({ replay }, { hexes }) {
    const [first = ''] = hexes;
    if (first.startsWith('r')) return replay.play(`connect:${first}`);
    const around = hexes.map((name) => MAP.near[MAP.index(name) ?? 0] ?? []);
    return MAP.names.some(
      (name, r) => MAP.river[r] && around.every((near) => near.includes(r)) && replay.play(`connect:${name}`),
    );
  },
  pass({ replay }, { card }, prompt) {
    if (prompt.topic === 'first-card') return replay.play(`card:${card}`);
    return replay.play(card && replay.offered(`pass:${card}`) ? `pass:${card}` : 'pass');
  },
  'give-up': (turn, c, _prompt, row) => turn.giveUp(row, c),
  // A pause; where the seat is asked and may go on, it ends what it is doing.
  wait: ({ replay }, { ends }, prompt) =>
    (prompt.topic === 'open-offers' && replay.play('later')) || (ends && replay.play('end')) || true,
  points: () => false,
  'score-resources': () => false,
};

/** May a later command of the row be played before this one? Only where the order changes nothing. */
function mayWait(c: Command, { topic }: Prompt): boolean {
  if (REWARD_TOPICS.includes(topic)) return true;
  if (topic === 'open-offers') return isFree(c);
  // A conversion that is not possible yet (spades of the Alchemists bring power first), an answer, a tile of another kind.
  return c.do === 'convert' || c.do === 'burn' || c.do === 'favour' || c.do === 'town';
}
