import { describe, expect, it } from 'vitest';
import {
  cultureRating,
  discontent,
  food,
  happiness,
  resources,
  scienceRating,
} from '../../../../src/games/through-the-ages/rules/board.js';
import { touched } from '../../../../src/games/through-the-ages/rules/military/compare.js';
import { strength } from '../../../../src/games/through-the-ages/rules/military/strength.js';
import { Table } from './table.js';

const all = (t: Table, of: (seat: number) => number): number[] => t.s.players.map((_, seat) => of(seat));
/** Seats with so many Warriors each and nothing else. */
function armed(strengths: number[], age: 1 | 2 | 3 | 4 = 2): Table {
  const t = new Table(strengths.length, age);
  for (const [seat, n] of strengths.entries()) t.workers(seat, { warriors: n });
  return t;
}
/** Discontent workers by an emptied yellow bank. */
function unhappy(t: Table, seat: number, workers: number): Table {
  const bank = [18, 16, 12, 10, 8][workers]!;
  t.yellow(seat, bank);
  expect(discontent(t.s, seat)).toBe(workers);
  return t;
}

describe('comparing civilizations', () => {
  it('check 85: all equal, the third player is current', () => {
    const { s } = armed([3, 3, 3, 3]);
    expect(touched(s, 'strongest', 2)).toEqual([2]);
    expect(touched(s, 'two-strongest', 2)).toEqual([2, 3]);
    expect(touched(s, 'weakest', 2)).toEqual([1]);
    expect(touched(s, 'two-weakest', 2)).toEqual([0, 1]);
  });

  it('two equal players are the strongest and the weakest', () => {
    const { s } = armed([3, 3]);
    expect(touched(s, 'two-strongest', 1)).toEqual([1]);
    expect(touched(s, 'two-weakest', 1)).toEqual([0]);
  });

  it('leaves out who has resigned', () => {
    const t = armed([9, 3, 3]);
    t.p(0).out = true;
    expect(touched(t.s, 'two-strongest', 1)).toEqual([1]);
    expect(touched(t.s, 'weakest', 1)).toEqual([2]);
  });
});

describe('events of Age A', () => {
  it('Development of Agriculture', () => expect(all2('eA-agriculture', food)).toEqual([2, 2]));
  it('Development of Crafts', () => expect(all2('eA-crafts', resources)).toEqual([2, 2]));
  it('Development of Science', () => expect(all2('eA-science', (p) => p.science)).toEqual([2, 2]));
  it('Development of Trade Routes', () => {
    expect(all2('eA-trade-routes', (p) => p.science * 100 + food(p) * 10 + resources(p))).toEqual([111, 111]);
  });
  it('Development of Markets is one kind or the other', () => {
    const t = new Table(2).event('eA-markets', 1);
    expect(t.prompt).toMatchObject({ seat: 1, topic: 'food-or-resources' });
    t.answer('food').answer('resources');
    expect([food(t.p(1)), resources(t.p(1)), food(t.p(0)), resources(t.p(0))]).toEqual([2, 0, 0, 2]);
  });
  it('Development of Settlement is free', () => {
    const t = new Table(2).event('eA-settlement');
    expect(all(t, (seat) => t.p(seat).pool)).toEqual([2, 2]);
    expect(all(t, (seat) => t.p(seat).yellow)).toEqual([17, 17]);
  });
  it('Development of Politics', () => {
    const t = new Table(2);
    t.s.militaryDecks[1] = ['b1', 'b1', 'b1', 't1-legion', 't1-legion', 't1-phalanx', 'c1-vast'];
    t.event('eA-politics');
    expect(all(t, (seat) => t.p(seat).military.length)).toEqual([3, 3]);
    const hidden = t.run.told.filter((x) => x.event.type === 'draw-military');
    expect(hidden.map((x) => x.only)).toEqual([[0], [1]]);
    expect(hidden.every((x) => !('cards' in x.rest!))).toBe(true);
  });
  it('Development of Warfare needs an unused worker and is optional', () => {
    const t = new Table(3).workers(2, { warriors: 1 }, 0).event('eA-warfare');
    t.answer('free:warriors').answer('decline');
    expect(t.atRest).toBe(true);
    expect(all(t, (seat) => strength(t.s, seat))).toEqual([2, 1, 1]);
    expect(t.p(0).pool).toBe(0);
  });
  it('Development of Religion keeps the urban limit', () => {
    const t = new Table(2).workers(1, { religion: 2 }, 1).event('eA-religion').answer('free:religion');
    expect(t.atRest).toBe(true);
    expect(cultureRating(t.s, 0)).toBe(1);
    expect(t.p(1).pool).toBe(1);
  });
  it('Development of Civilization: one thing, one cheaper, no action', () => {
    const t = new Table(2).tokens(0, 'agriculture', 1).tokens(1, 'bronze', 1).event('eA-civilization');
    const ca = t.p(0).ca;
    t.answer('grow');
    expect(t.p(0)).toMatchObject({ pool: 2, ca });
    expect(food(t.p(0))).toBe(0);
    t.answer(t.ids.find((id) => id.startsWith('build:agriculture'))!);
    expect(resources(t.p(1))).toBe(0);
  });
  it('check 124: a revolution through Development of Civilization in a rival’s turn', () => {
    const t = new Table(3);
    t.p(2).hand.push('monarchy');
    t.p(2).science = 1;
    t.event('eA-civilization').answer('decline').answer('decline');
    t.answer(t.ids.find((id) => id.startsWith('revolt'))!);
    expect(t.p(2)).toMatchObject({ government: 'monarchy', science: 0, ca: 0, ma: 3 });
  });
});

function all2(card: string, of: (p: Table['s']['players'][number]) => number): number[] {
  const t = new Table(2).event(card);
  expect(t.s.events.past).toEqual([card]);
  return t.s.players.map(of);
}

describe('events of Age I', () => {
  it('check 86: Barbarians hit the leading weak player', () => {
    const t = armed([3, 3, 8]).culture(0, 20).culture(1, 20).culture(2, 5);
    t.p(0).pool = 1;
    t.p(0).yellow -= 1;
    const bank = t.p(0).yellow;
    t.event('e1-barbarians');
    expect(t.p(0)).toMatchObject({ pool: 0, yellow: bank + 1 });
  });
  it('check 87: Barbarians with two players and all equal do nothing', () => {
    const t = armed([3, 3]).culture(0, 20).culture(1, 20);
    const before = [t.p(0).yellow, t.p(1).yellow];
    expect([t.event('e1-barbarians').p(0).yellow, t.p(1).yellow]).toEqual(before);
    expect(t.told('event-idle').length).toBe(1);
  });
  it('Border Conflict', () => {
    const t = armed([5, 1]).workers(1, { bronze: 2, philosophy: 1, warriors: 1 }).event('e1-border-conflict');
    expect(t.prompt).toMatchObject({ seat: 1, topic: 'raze-own' });
    expect(t.ids).toEqual(['raze:bronze', 'raze:philosophy']);
    t.answer('raze:bronze');
    expect(t.p(1).pool).toBe(1);
    expect(resources(t.p(0))).toBe(3);
  });
  it('check 88: Crusades', () => {
    const t = armed([1, 5]).culture(0, 1).event('e1-crusades');
    expect([t.p(0).culture, t.p(1).culture]).toEqual([0, 4]);
  });
  it('Cultural Influence', () => {
    const t = new Table(2).workers(1, { drama: 2 }).event('e1-cultural-influence');
    expect(all(t, (seat) => t.p(seat).culture)).toEqual([0, 4]);
  });
  it('Foray: three in total for the two strongest', () => {
    const t = armed([1, 5, 3], 1).event('e1-foray');
    expect(t.prompt.seat).toBe(1);
    t.answer('mix', 2).answer('mix', 0);
    expect(t.atRest).toBe(true);
    expect(all(t, (seat) => food(t.p(seat)) * 10 + resources(t.p(seat)))).toEqual([0, 21, 3]);
  });
  it('Good Harvest', () => expect(all2('e1-good-harvest', (p) => food(p) * 10 + resources(p))).toEqual([20, 20]));
  it('New Deposits', () => expect(all2('e1-new-deposits', (p) => food(p) * 10 + resources(p))).toEqual([2, 2]));
  it('check 89: Immigration goes to all tied', () => {
    const t = new Table(3)
      .workers(0, { theology: 1, religion: 1 })
      .workers(1, { theology: 1, religion: 1 })
      .workers(2, { theology: 1 });
    expect(all(t, (seat) => happiness(t.s, seat))).toEqual([3, 3, 2]);
    t.event('e1-immigration');
    expect(all(t, (seat) => t.p(seat).pool)).toEqual([1, 1, 0]);
  });
  it('Immigration at no faces at all is for everybody', () => {
    const t = new Table(3).event('e1-immigration');
    expect(all(t, (seat) => t.p(seat).pool)).toEqual([2, 2, 2]);
  });
  it('Pestilence: unused workers first, else a choice', () => {
    const t = new Table(2).workers(1, { warriors: 1, bronze: 1 }, 0);
    const bank = [t.p(0).yellow, t.p(1).yellow];
    t.event('e1-pestilence');
    expect(t.prompt.seat).toBe(1);
    t.answer(t.ids.find((id) => id.includes('warriors'))!);
    expect([t.p(0).yellow, t.p(1).yellow]).toEqual(bank.map((n) => n + 1));
    expect(t.p(0).pool).toBe(0);
    expect(strength(t.s, 1)).toBe(0);
  });
  it('Raiders: the two weakest split their loss', () => {
    const t = armed([1, 5, 3]);
    for (const seat of [0, 1, 2]) t.tokens(seat, 'agriculture', 2).tokens(seat, 'bronze', 2);
    t.event('e1-raiders').answer('mix', 2).answer('mix', 1);
    expect(all(t, (seat) => food(t.p(seat)) * 10 + resources(t.p(seat)))).toEqual([2, 22, 11]);
  });
  it('Rats', () => {
    const t = new Table(2)
      .tokens(0, 'agriculture', 4)
      .tokens(0, 'bronze', 2)
      .tokens(1, 'irrigation', 3)
      .event('e1-rats');
    expect(all(t, (seat) => food(t.p(seat)))).toEqual([0, 0]);
    expect(resources(t.p(0))).toBe(2);
  });
  it('check 91: Rebellion', () => {
    const t = new Table(2);
    t.p(0).government = 'monarchy';
    unhappy(unhappy(t.refresh(), 0, 3), 1, 1).event('e1-rebellion');
    expect(all(t, (seat) => t.p(seat).ca)).toEqual([0, 2]);
  });
  it('Reign of Terror', () => {
    const t = new Table(2).workers(0, { warriors: 3 }, 1).workers(1, { warriors: 1 }, 1).event('e1-reign-of-terror');
    expect(all(t, (seat) => t.p(seat).pool)).toEqual([1, 0]);
  });
  it('Scientific Breakthrough', () => {
    const t = new Table(2).workers(0, { alchemy: 2 }).event('e1-scientific-breakthrough');
    expect(all(t, (seat) => t.p(seat).science)).toEqual([4, scienceRating(t.s, 1)]);
  });
  it('check 93: Uncertain Borders', () => {
    const t = armed([5, 1]);
    const before = [t.p(0).yellow, t.p(1).yellow];
    t.event('e1-uncertain-borders');
    expect([t.p(0).yellow, t.p(1).yellow]).toEqual([before[0]! + 1, before[1]! - 1]);
    t.yellow(1, 0).event('e1-uncertain-borders');
    expect(t.p(0).yellow).toBe(before[0]! + 1);
  });
});

describe('events of Age II', () => {
  it('Civil Unrest: culture for all discontent, a token from all with the most', () => {
    const t = new Table(3, 2).culture(0, 20).culture(1, 20).culture(2, 20);
    unhappy(unhappy(unhappy(t, 0, 2), 1, 2), 2, 1).event('e2-civil-unrest');
    expect(all(t, (seat) => t.p(seat).culture)).toEqual([12, 12, 16]);
    expect(all(t, (seat) => t.p(seat).blue)).toEqual([15, 15, 16]);
    const calm = new Table(3, 2).event('e2-civil-unrest');
    expect(all(calm, (seat) => calm.p(seat).blue)).toEqual([16, 16, 16]);
  });
  it('Cold War', () => {
    const t = armed([1, 2, 3]).event('e2-cold-war');
    expect(all(t, (seat) => t.p(seat).science)).toEqual([0, 6, 6]);
  });
  it('Crime Wave', () => {
    const t = armed([1, 2, 3]).culture(0, 9).culture(1, 1).culture(2, 9).event('e2-crime-wave');
    expect(all(t, (seat) => t.p(seat).culture)).toEqual([6, 0, 9]);
    expect(all(t, (seat) => t.p(seat).blue)).toEqual([15, 15, 16]);
  });
  it('Economic Progress: corruption, food, feeding, resources', () => {
    const t = new Table(2, 2).bank(0, 8).tokens(0, 'bronze', 0);
    t.p(0).techs.find((x) => x.id === 'bronze')!.tokens = 3;
    t.p(0).boxBlue += 3;
    t.yellow(0, 12).event('e2-economic-progress');
    // 3 - 2 for corruption + 2 produced; 2 food produced and 2 eaten.
    expect([food(t.p(0)), resources(t.p(0))]).toEqual([0, 3]);
    expect(t.p(0).science).toBe(0);
  });
  it('check 92: Emigration', () => {
    const t = new Table(3, 2);
    for (const seat of [0, 1, 2]) t.workers(seat, { warriors: 1 }, 5);
    unhappy(unhappy(unhappy(t, 0, 3), 1, 1), 2, 0).event('e2-emigration');
    expect(all(t, (seat) => t.p(seat).pool)).toEqual([3, 4, 5]);
  });
  it('Iconoclasm spares leaders of the current age', () => {
    const t = new Table(2, 2);
    t.p(0).leader = 'joan-of-arc';
    t.p(1).leader = 'james-cook';
    t.event('e2-iconoclasm');
    expect(all2Leaders(t)).toEqual([null, 'james-cook']);
    t.s.age = 4;
    t.event('e2-iconoclasm');
    expect(all2Leaders(t)).toEqual([null, null]);
  });
  it('Independence Declaration', () => {
    const t = armed([1, 5]);
    t.p(0).colonies.push('c1-developed', 'c1-strategic');
    const { yellow, blue } = t.p(0);
    t.event('e2-independence').answer('colony:c1-developed');
    expect(t.p(0)).toMatchObject({ colonies: ['c1-strategic'], yellow: yellow - 1, blue: blue - 1 });
    expect(t.s.militaryDiscards[1]).toEqual(['c1-developed']);
  });
  it('International Agreement: a budget of five, and no politics next time', () => {
    const t = armed([5, 1]);
    t.s.civil[2] = Array(20).fill('coal');
    t.s.row[0] = 'iron';
    t.s.row[5] = 'alchemy';
    t.s.row[12] = 'theology';
    const ca = t.p(0).ca;
    t.event('e2-intl-agreement');
    expect(t.prompt).toMatchObject({ seat: 0, topic: 'agreement' });
    t.answer(t.ids.find((id) => id.includes('theology') || id.includes('13'))!);
    t.answer(t.ids.find((id) => id.includes('alchemy') || id.endsWith('6'))!);
    expect(t.ids).toEqual(['done']);
    t.answer('done');
    expect(t.p(0).hand.sort()).toEqual(['alchemy', 'theology']);
    expect(t.p(0)).toMatchObject({ ca, skipPolitics: true });
    expect(t.s.row[0]).toBe('iron');
    t.hand(0, 'c1-vast').politics(0);
    expect(t.atRest).toBe(true);
    expect(t.p(0).skipPolitics).toBe(false);
  });
  it('International Agreement declined keeps politics', () => {
    const t = armed([5, 1]);
    t.s.row[0] = 'iron';
    t.event('e2-intl-agreement').answer('decline');
    expect(t.p(0).skipPolitics).toBe(false);
  });
  it('National Pride', () => {
    const t = new Table(3, 2).culture(0, 5).culture(1, 5).event('e2-national-pride', 1);
    expect(all(t, (seat) => t.p(seat).culture)).toEqual([5, 10, 0]);
  });
  it('check 94: Politics of Strength, and in Age IV', () => {
    const t = armed([5, 1], 3).hand(1, 'b3', 't3-modern-army');
    t.s.militaryDecks[3] = ['b3', 'b3', 'b3', 'b3', 'b3', 'b3'];
    t.event('e2-politics-of-strength');
    expect(all(t, (seat) => t.p(seat).military.length)).toEqual([5, 0]);
    const late = armed([5, 1], 4).culture(1, 2).hand(1, 'b3').event('e2-politics-of-strength');
    expect(all(late, (seat) => late.p(seat).culture)).toEqual([5, 0]);
    expect(late.p(1).military).toEqual(['b3']);
  });
  it('Politics of Strength: the weakest picks three of more', () => {
    const t = armed([5, 1], 3).hand(1, 'b3', 'b3', 't3-modern-army', 'w3-culture').event('e2-politics-of-strength');
    t.answer('discard:b3').answer('discard:w3-culture').answer('discard:b3');
    expect(t.p(1).military).toEqual(['t3-modern-army']);
    expect(t.atRest).toBe(true);
  });
  it('Popularization of Science', () => {
    const t = new Table(2, 2).workers(0, { alchemy: 2 }).event('e2-popularization');
    expect(all(t, (seat) => t.p(seat).culture)).toEqual([4, 1]);
  });
  it('check 95: Prosperity', () => {
    const t = new Table(2, 2).workers(0, { theology: 3 });
    expect(happiness(t.s, 0)).toBe(6);
    t.event('e2-prosperity');
    expect(all(t, (seat) => food(t.p(seat)))).toEqual([6, 0]);
  });
  it('Ravages of Time', () => {
    const t = new Table(3, 2);
    const wonder = (id: string) => ({ id, ruined: false, homer: false }) as never;
    t.p(0).wonders.push(wonder('pyramids'), wonder('hanging-gardens'), wonder('kremlin'));
    t.p(1).wonders.push(wonder('taj-mahal'));
    t.p(1).blue += 1;
    t.p(1).boxBlue += 1;
    t.p(2).wonders.push(wonder('kremlin'));
    t.refresh();
    const { ca } = t.p(0);
    t.event('e2-ravages');
    expect(t.ids).toEqual(['ruin:pyramids', 'ruin:hanging-gardens']);
    t.answer('ruin:pyramids');
    expect(t.p(0).ca).toBe(ca - 1);
    expect(cultureRating(t.s, 0)).toBe(2 + 1 + 2);
    expect(t.p(1)).toMatchObject({ blue: 16 });
    expect(cultureRating(t.s, 1)).toBe(2);
    expect(t.p(2).wonders[0]!.ruined).toBe(false);
  });
  it('Refugees', () => {
    const t = armed([5, 1]).culture(1, 10);
    t.p(1).pool = 1;
    t.p(1).yellow -= 1;
    t.event('e2-refugees');
    expect(all(t, (seat) => t.p(seat).culture)).toEqual([3, 7]);
    expect(all(t, (seat) => t.p(seat).pool)).toEqual([1, 0]);
  });
  it('Terrorism: the last in culture picks for everybody else', () => {
    const t = new Table(3, 3).culture(0, 5).culture(2, 5);
    t.workers(0, { opera: 1, alchemy: 1, bronze: 1 }).workers(2, { bronze: 1, alchemy: 2 });
    t.event('e2-terrorism', 2);
    expect(t.prompt).toMatchObject({ seat: 1, topic: 'raze', facts: { victim: 0 } });
    expect(t.ids.sort()).toEqual(['raze:alchemy', 'raze:opera']);
    t.answer('raze:opera');
    expect(all(t, (seat) => t.p(seat).pool)).toEqual([1, 1, 1]);
    expect(t.atRest).toBe(true);
  });
});

function all2Leaders(t: Table): (string | null)[] {
  return t.s.players.map((p) => p.leader);
}
