/** What the bots leave out, and what they make of technologies, governments and impacts. */
import { describe, expect, it } from 'vitest';
import { start } from '../../../src/engine/engine.js';
import type { Choice, Prompt } from '../../../src/engine/types.js';
import { mind } from '../../../src/games/through-the-ages/bot/index.js';
import { climbed, nextStep } from '../../../src/games/through-the-ages/bot/weights.js';
import { game } from '../../../src/games/through-the-ages/game.js';
import { discontent } from '../../../src/games/through-the-ages/rules/ratings.js';
import type { Player, TtaState } from '../../../src/games/through-the-ages/types.js';

function table(): { s: TtaState; p: Player } {
  const s = start(game, 3, {}, 'bot', false).s as TtaState;
  const [p] = s.players;
  if (!p) throw new Error('nobody sits in the first seat');
  return { s, p };
}

function asked(...ids: string[]): Prompt {
  const choices = ids.map((id): Choice => ({ id, verb: id.split(':')[0] ?? id }));
  return { seat: 0, topic: 'actions', choices } as unknown as Prompt;
}

const kept = (s: TtaState, prompt: Prompt): string[] => mind.worth(s, prompt).map((c) => c.id);

describe('what is looked at', () => {
  it('takes workers home in an uprising only', () => {
    const { s, p } = table();
    const prompt = asked('destroy:bronze', 'end');
    expect(kept(s, prompt)).toEqual(['end']);
    p.yellow = 0;
    p.pool = 0;
    expect(discontent(s, 0)).toBeGreaterThan(0);
    expect(kept(s, prompt)).toEqual(['destroy:bronze', 'end']);
  });

  it('begins no war without the strength to win it', () => {
    const { s, p } = table();
    const prompt = asked('war:w2-technology>1', 'pass');
    expect(kept(s, prompt)).toEqual(['pass']);
    const warriors = p.techs.find((t) => t.id === 'warriors');
    if (warriors) warriors.workers += 8;
    expect(kept(s, prompt)).toEqual(['war:w2-technology>1', 'pass']);
  });
});

describe('the opinion', () => {
  const gain = (change: (s: TtaState, p: Player) => void): number => {
    const { s, p } = table();
    s.round = 3;
    const before = mind.value(s, 0, true);
    change(s, p);
    return mind.value(s, 0, true) - before;
  };

  it('thinks more of a better government in play than of the old one', () => {
    expect(gain((_, p) => (p.government = 'monarchy'))).toBeGreaterThan(5);
  });

  it('thinks more of a leader in play than in hand', () => {
    const hand = gain((_, p) => p.hand.push('aristotle'));
    const play = gain((_, p) => (p.leader = 'aristotle'));
    expect(hand).toBeGreaterThan(0);
    expect(play).toBeGreaterThan(hand);
  });

  it('sees what a better mine would bring before workers stand on it', () => {
    expect(gain((_, p) => p.techs.push({ id: 'iron', workers: 0, tokens: 0 }))).toBeGreaterThan(2);
  });

  it('counts an impact of its own for more than one that may come', () => {
    const wonders = (by: number) =>
      gain((s, p) => {
        s.age = 3;
        p.wonders.push({ id: 'pyramids', ruined: false, homer: false });
        s.events.future.push({ card: 'e3-wonders', by });
      });
    expect(wonders(0)).toBeGreaterThan(wonders(1));
  });
});

describe('a ladder of worth', () => {
  const ladder = [
    [2, 1],
    [4, 0.5],
  ] as const;
  it('adds up its rungs and ends at the last', () => {
    expect([1, 2, 3, 9].map((n) => climbed(ladder, n))).toEqual([1, 2, 2.5, 3]);
  });
  it('tells what one more is worth', () => {
    expect([0, 2, 4].map((n) => nextStep(ladder, n))).toEqual([1, 0.5, 0]);
  });
});
