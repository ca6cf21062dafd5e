/** What the log must say so that nobody wonders where a card or a seat went. */
import { describe, expect, it } from 'vitest';
import { module } from '../../../../src/games/through-the-ages/index.js';
import { publishTactic } from '../../../../src/games/through-the-ages/rules/military/tactics.js';
import { anew, scene } from '../civil/scene.js';

const { phrases, rules: ruleEntries } = module;

const told = (event: any): string | null => phrases.event(event, { view: {} as any, name: (seat) => `seat ${seat}` });

describe('the log', () => {
  it('says that a second copy of a common tactic leaves the game', () => {
    const { run, s } = scene(3);
    s.tactics = ['t1-legion'];
    for (const [seat, type] of [
      [0, 'tactic-gone'],
      [1, 'tactic-public'],
    ] as const) {
      const p = s.players[seat]!;
      p.tactic = seat === 0 ? 't1-legion' : 't1-phalanx';
      p.ownTactic = true;
      run.takeTold();
      publishTactic(run, seat);
      const event = run.takeTold().at(-1)!.event;
      expect(event.type).toBe(type);
      expect(told(event)).toBe(
        seat === 0 ? 'Legion is a common tactic already: this copy leaves the game' : 'Phalanx is now a common tactic',
      );
    }
    expect(s.tactics).toEqual(['t1-legion', 't1-phalanx']);
    expect(s.militaryGone.filter((id) => id === 't1-legion')).toHaveLength(1);
  });

  it('says that a seat without a possible bid leaves the auction', () => {
    const { run, s } = scene(3);
    s.players[1]!.techs.find((t) => t.id === 'warriors')!.workers = 0;
    s.stack.push({
      kind: 'auction',
      seat: 0,
      step: 0,
      card: 'c1-vast',
      held: ['c1-vast'],
      live: [0, 1, 2],
      leader: -1,
      high: 0,
    } as any);
    const at = anew(run);
    at.play({ id: 'bid', n: 1 });
    at.prompt();
    const lines = at.takeTold().map((t) => told(t.event));
    expect(lines).toContain('seat 1 cannot bid more than 1 and leaves the auction');
    expect(lines).toContain('seat 2 cannot bid more than 1 and leaves the auction');
    expect(told({ type: 'bid-out', seat: 2, card: 'c1-vast', high: 0 })).toBe(
      'seat 2 has no unit to send and cannot bid',
    );
  });
});

describe('the words', () => {
  it('say what the end of Age A does not do', () => {
    const ages = ruleEntries.find((e) => e.id === 'rule:ages')!;
    expect(ages.rulings!.join(' ')).toMatch(/Age A/);
  });

  it('name no science price for what is printed on the board', () => {
    for (const id of ['despotism', 'agriculture', 'bronze', 'philosophy', 'religion', 'warriors'] as const) {
      expect(phrases.place(`card:${id}`, { view: {} as any, name: String })).not.toMatch(/0 science|for 0/);
    }
    for (const entry of ruleEntries) expect(entry.text, entry.id).not.toMatch(/(^| )0 science/);
  });
});
