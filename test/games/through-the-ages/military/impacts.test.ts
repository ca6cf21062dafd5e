import { describe, expect, it } from 'vitest';
import { consumption, discontent, happiness } from '../../../../src/games/through-the-ages/rules/board.js';
import { scoreFinalEvents } from '../../../../src/games/through-the-ages/rules/military/final.js';
import { impactPoints } from '../../../../src/games/through-the-ages/rules/military/impacts.js';
import { Table } from './table.js';

const points = (t: Table, card: Parameters<typeof impactPoints>[1], seat = 0): number =>
  impactPoints(t.s, card, seat, t.s.starter);

describe('impacts', () => {
  it('Agriculture: farms, and four more when more is grown than eaten', () => {
    const t = new Table(2, 3).workers(0, { agriculture: 2, irrigation: 1 });
    t.s.pacts.push({ card: 'p2-intl-trade', owner: 1, partner: 0, ownerIs: 'A' });
    expect(consumption(t.yellow(0, 12).p(0).yellow)).toBe(2);
    expect(points(t, 'e3-agriculture')).toBe(8);
    t.yellow(0, 1);
    expect(points(t, 'e3-agriculture')).toBe(4);
  });

  it('check 97: Industry', () => {
    const t = new Table(2, 3).workers(0, { bronze: 2, iron: 1, coal: 1, computers: 1 });
    expect(points(t, 'e3-industry')).toBe(7);
    t.p(0).leader = 'bill-gates';
    expect(points(t, 'e3-industry')).toBe(7);
    t.p(0).wonders.push({ id: 'transcontinental-railroad', ruined: false, homer: false });
    expect(points(t, 'e3-industry')).toBe(10);
  });

  it('check 98: Architecture', () => {
    const t = new Table(2, 3).workers(0, { multimedia: 2, drama: 1, philosophy: 1, tanks: 2, oil: 1 });
    expect(points(t, 'e3-architecture')).toBe(7);
  });

  it('check 99: Competition', () => {
    const t = new Table(2, 3).workers(0, {
      'modern-infantry': 2,
      knights: 1,
      warriors: 1,
      'professional-sports': 1,
      opera: 2,
    });
    expect(points(t, 'e3-competition')).toBe(10);
  });

  it('check 100: Government', () => {
    const t = new Table(2, 3);
    t.p(0).government = 'democracy';
    t.p(0).specials.push('code-of-laws');
    expect(points(t, 'e3-government')).toBe(19);
  });

  it('check 101: Progress', () => {
    const t = new Table(2, 3);
    t.p(0).government = 'democracy';
    t.p(0).specials.push('code-of-laws', 'strategy');
    expect(points(t, 'e3-progress')).toBe(12);
    expect(points(t, 'e3-progress', 1)).toBe(0);
  });

  it('check 103: Wonders, ruins too', () => {
    const t = new Table(2, 3);
    for (const [id, ruined] of [
      ['pyramids', false],
      ['taj-mahal', true],
      ['kremlin', false],
      ['hollywood', false],
    ] as const) {
      t.p(0).wonders.push({ id, ruined, homer: false });
    }
    expect(points(t, 'e3-wonders')).toBe(14);
  });

  it('check 104: Population', () => {
    const t = new Table(2, 3).workers(0, { bronze: 6, agriculture: 5 }, 3).yellow(0, 16);
    expect(discontent(t.s, 0)).toBe(1);
    expect(points(t, 'e3-population')).toBe(6);
    expect(points(new Table(2, 3).workers(0, { bronze: 9 }), 'e3-population')).toBe(0);
  });

  it('check 105: Happiness', () => {
    const six = new Table(2, 3).workers(0, { theology: 3 });
    expect(points(six, 'e3-happiness')).toBe(12);
    const nine = new Table(2, 3).workers(0, { 'organized-religion': 3 });
    expect(happiness(nine.s, 0)).toBe(8);
    expect(points(nine, 'e3-happiness')).toBe(16);
    const sad = new Table(2, 3).workers(0, { religion: 1 }).yellow(0, 1);
    expect(discontent(sad.s, 0)).toBe(6);
    expect(points(sad, 'e3-happiness')).toBe(-10);
    sad.culture(0, 4).event('e3-happiness');
    expect(sad.p(0).culture).toBe(0);
  });

  it('check 106: Balance', () => {
    const t = new Table(2, 3).workers(0, {
      agriculture: 4,
      bronze: 3,
      'scientific-method': 1,
      alchemy: 1,
      religion: 2,
    });
    expect(points(t, 'e3-balance')).toBe(4);
  });

  it('check 121: Balance counts the labs of Bill Gates', () => {
    const t = new Table(2, 3).workers(0, { agriculture: 4, coal: 1, iron: 1, computers: 1, philosophy: 1, opera: 3 });
    t.p(0).leader = 'bill-gates';
    expect(points(t, 'e3-balance')).toBe(8);
    t.workers(0, { 'mechanized-agriculture': 4, coal: 1, iron: 1, computers: 3, philosophy: 1, opera: 6 });
    expect(points(t, 'e3-balance')).toBe(28);
  });

  it('check 107: Variety', () => {
    const t = new Table(2, 3).workers(0, { warriors: 1, knights: 2, theology: 1, alchemy: 1, opera: 0 });
    t.p(0).specials.push('code-of-laws', 'warfare', 'masonry');
    expect(points(t, 'e3-variety')).toBe(14);
  });

  it('Colonies and Technology', () => {
    const t = new Table(2, 3).workers(0, { computers: 0, oil: 1, coal: 1 });
    t.p(0).colonies.push('c1-vast', 'c2-vast');
    t.p(0).government = 'democracy';
    t.p(0).specials.push('military-theory', 'navigation');
    expect(points(t, 'e3-colonies')).toBe(6);
    expect(points(t, 'e3-technology')).toBe(16);
  });

  it('Science by rank', () => {
    const t = new Table(4, 3).workers(2, { computers: 1 }).workers(1, { alchemy: 1 });
    expect([0, 1, 2, 3].map((seat) => points(t, 'e3-science', seat))).toEqual([5, 10, 15, 0]);
  });

  it('check 109: Strength at the end, three equal', () => {
    const t = new Table(3, 4);
    t.s.turn = 2;
    t.s.events.current.push({ card: 'e3-strength', by: null });
    scoreFinalEvents(t.run as never);
    expect(t.s.players.map((p) => p.culture)).toEqual([14, 7, 0]);
  });

  it('check 110: Strength at the end, two equal', () => {
    const t = new Table(2, 4);
    t.s.starter = 1;
    t.s.events.future.push({ card: 'e3-strength', by: 0 });
    scoreFinalEvents(t.run as never);
    expect(t.s.players.map((p) => p.culture)).toEqual([0, 10]);
  });

  it('revealed in play, ties go from the current player', () => {
    const t = new Table(3, 3).event('e3-strength', 1);
    expect(t.s.players.map((p) => p.culture)).toEqual([0, 14, 7]);
  });

  it('check 119: final scoring takes the impacts of both decks and nothing else', () => {
    const t = new Table(2, 4).workers(0, { bronze: 2, warriors: 5 }).workers(1, { warriors: 1 }).culture(1, 9);
    t.p(0).wonders.push({ id: 'pyramids', ruined: false, homer: false });
    t.s.events.current.push({ card: 'e3-industry', by: null }, { card: 'e2-crime-wave', by: null });
    t.s.events.future.push({ card: 'e3-wonders', by: 0 });
    scoreFinalEvents(t.run as never);
    expect(t.p(0)).toMatchObject({ culture: 7, booked: { impacts: 7 } });
    expect(t.p(1)).toMatchObject({ culture: 9, blue: 16 });
    expect(t.s.events.current.map((e) => e.card)).toEqual(['e2-crime-wave']);
    expect(t.s.events.past).toEqual(['e3-industry', 'e3-wonders']);
  });
});
