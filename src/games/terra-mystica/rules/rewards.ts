/**
 * Rewards of one action that wait for their seat: town tiles, favour tiles, the ordination, spades in hand. They are
 * taken in any order, with exchanges between them (rulebook p. 13; sheet 6.7, 45): one question offers all of them.
 */
import type { Answer, Choice, Facts, Frame, FrameRules, Id } from '../../../engine/types.js';
import type { State, Tm, TmFrame } from '../types.js';
import { listFree, takeFree } from './convert.js';
import type { C } from './hooks.js';

/** What a kind of reward knows about itself; the question around it is the same for all. */
export interface Reward<F extends Frame> {
  /** Is something left to take? */
  open(s: State, f: F): boolean;
  /** True when nothing can be done with it: then it is over without a question. */
  lapses?(ctx: C, f: F): boolean;
  /** It belongs to no turn: asked by itself, without exchanges. */
  apart?(f: F): boolean;
  /** What the question is about when nothing else waits. */
  from(s: State, f: F): Id;
  facts?(f: F): Facts;
  list(s: State, f: F): Choice[];
  /** The answer is one of `list`. */
  take(ctx: C, f: F, a: Answer): void;
}

type Kinds = Readonly<Partial<Record<TmFrame['kind'], Reward<any>>>>;

interface Waiting {
  readonly frame: Frame;
  readonly reward: Reward<any>;
}

/** Frame rules for every kind of reward. */
export function rewardFrames<K extends Kinds>(kinds: K): { readonly [kind in keyof K]: FrameRules<Tm, any> } {
  /** What lies together on top of the stack, the last pushed first; of each kind only the first can be taken. */
  function waiting(s: State, top: Frame): Waiting[] {
    const out: Waiting[] = [];
    for (const frame of s.stack.slice(0, s.stack.lastIndexOf(top) + 1).reverse()) {
      const reward = kinds[frame.kind as TmFrame['kind']];
      if (!reward || frame.seat !== top.seat || (reward.apart?.(frame) && frame !== top)) break;
      if (reward.open(s, frame) && !out.some((w) => w.frame.kind === frame.kind)) out.push({ frame, reward });
      if (reward.apart?.(frame)) break;
    }
    return out;
  }

  function rules(topic: string, own: Reward<any>): FrameRules<Tm, Frame> {
    return {
      run: (ctx, f) => (own.open(ctx.s, f) && !own.lapses?.(ctx, f) ? 'ask' : 'done'),
      ask(s, f) {
        const all = waiting(s, f);
        const choices = all.flatMap((w) => w.reward.list(s, w.frame));
        // Exchanges are free at any moment of the turn, also before a reward that might not fit.
        if (!own.apart?.(f)) listFree(s, f.seat, choices);
        const facts: Facts = Object.assign({}, ...all.map((w) => w.reward.facts?.(w.frame)));
        const about = all.length > 1 ? { topic: 'rewards', from: 'rule:rewards' } : { topic, from: own.from(s, f) };
        return { seat: f.seat, ...about, facts, choices };
      },
      take(ctx, f, a) {
        if (takeFree(ctx, f.seat, a)) return;
        const { s } = ctx;
        const meant = waiting(s, f).find((w) => w.reward.list(s, w.frame).some((c) => c.id === a.id));
        meant?.reward.take(ctx, meant.frame, a);
      },
    };
  }

  const table = Object.entries(kinds).map(([kind, reward]) => [kind, rules(kind, reward)]);
  return Object.fromEntries(table) as { readonly [kind in keyof K]: FrameRules<Tm, any> };
}
