/** What the pages show of a crowded table, in a small and in a large window. */
import { describe, expect, it } from 'vitest';
import { CIVIL_IDS, type WorkerTechId } from '../../../src/games/through-the-ages/data/civil.js';
import { game } from '../../../src/games/through-the-ages/game.js';
import { module } from '../../../src/games/through-the-ages/index.js';
import type { TtaState } from '../../../src/games/through-the-ages/types.js';
import { ui } from '../../../src/games/through-the-ages/ui/index.js';
import { militaryName, nameOf } from '../../../src/games/through-the-ages/ui/words.js';
import { Area } from '../../../src/ui/paint/area.js';
import { Grid } from '../../../src/ui/paint/grid.js';
import { put, scene } from './civil/scene.js';

const SMALL = [80, 13] as const;
const LARGE = [120, 29] as const;

function page(s: TtaState, title: string, [width, height]: readonly [number, number], viewer: number | null = 0) {
  const grid = new Grid(width, height);
  ui.pages
    .find((x) => x.title === title)!
    .paint(new Area(grid, 0, 0, width, height), {
      view: game.view(s, viewer),
      viewer,
      shown: viewer ?? 0,
      names: ['Ann', 'Bob', 'Cyd', 'Dan'],
      marks: new Map(),
      prompt: null,
      price: () => null,
      told: [],
      zoom: 0,
      scroll: 0,
      texts: null,
      choice: null,
    });
  return { rows: grid.lines(), lost: grid.lost, spots: grid.spots };
}
const text = (...args: Parameters<typeof page>) => page(...args).rows.join('\n');

const MANY = {
  agriculture: [1, 3],
  irrigation: [2, 1],
  'selective-breeding': [1, 1],
  'mechanized-agriculture': [1, 1],
  bronze: [6, 1],
  iron: [2, 1],
  coal: [2, 1],
  oil: [1, 12],
  alchemy: [1, 0],
  'scientific-method': [2, 0],
  computers: [1, 0],
  religion: [1, 0],
  theology: [1, 0],
  'organized-religion': [1, 0],
  drama: [1, 0],
  opera: [1, 0],
  movies: [1, 0],
  'bread-and-circuses': [1, 0],
  'team-sports': [1, 0],
  'printing-press': [1, 0],
  journalism: [1, 0],
  multimedia: [1, 0],
  warriors: [2, 0],
  swordsmen: [1, 0],
  riflemen: [1, 0],
  'modern-infantry': [2, 0],
  knights: [1, 0],
  cavalrymen: [1, 0],
  tanks: [1, 0],
  cannon: [1, 0],
  rockets: [1, 0],
  'air-forces': [1, 0],
} satisfies Partial<Record<WorkerTechId, [number, number]>>;

function crowded() {
  const at = scene(4, 3);
  for (const [id, [workers, tokens]] of Object.entries(MANY)) put(at.p, id as WorkerTechId, workers, tokens);
  put(at.p, 'philosophy', 0, 0);
  at.p.blue = 6;
  return at;
}

describe('the board of a large window', () => {
  it('counts many workers and tokens in digits', () => {
    const at = scene(2, 3);
    put(at.p, 'bronze', 6, 1);
    put(at.p, 'iron', 2, 12);
    const rows = page(at.s, 'row', LARGE).rows.join('\n');
    expect(rows).toContain('6●  ▪');
    expect(rows).toContain('●●  12▪');
  });

  it('shows all four levels of a type', () => {
    const at = crowded();
    const { rows, spots } = page(at.s, 'row', LARGE);
    for (const t of at.p.techs) expect(spots.map((x) => x.id)).toContain(`card:${t.id}`);
    expect(rows.some((row) => /^Agr\S* ●3▪ Bro\S* 6●▪ /.test(row))).toBe(true);
  });

  it('keeps the age and the price of a card of the row apart', () => {
    const at = scene(2, 3);
    at.s.row[0] = 'oil';
    expect(page(at.s, 'row', LARGE).rows[1]).toContain('+III 1ca');
  });
});

describe('the table page', () => {
  it('never runs into the stocks, and shows every card with a worker on it', () => {
    const at = crowded();
    const { rows, lost, spots } = page(at.s, 'table', SMALL);
    expect(lost).toEqual([]);
    for (const [y, word] of ['food', 'resource', 'science', 'culture', 'strength'].entries()) {
      expect(rows[y]!.slice(61)).toMatch(new RegExp(`^ ${word} +\\d`));
    }
    for (const t of at.p.techs) {
      if (t.workers + t.tokens > 0) expect(spots.map((x) => x.id)).toContain(`card:${t.id}`);
    }
    for (const a of spots) {
      const overlapping = spots.filter((b) => b !== a && b.y === a.y && b.x < a.x + a.width && a.x < b.x + b.width);
      expect(overlapping, a.id).toEqual([]);
    }
    // What is left out for want of room is counted.
    expect(rows[2]).toContain('+1 empty');
    expect(text(at.s, 'table', LARGE)).toContain('Philosophy');
  });

  it('the end of the turn adds up when corruption takes food', () => {
    const at = scene();
    put(at.p, 'bronze', 2, 1);
    put(at.p, 'agriculture', 2, 6);
    at.p.blue = 3;
    const rows = page(at.s, 'table', SMALL).rows;
    expect(rows[0]).toMatch(/food +6 +-1/);
    expect(rows[1]).toMatch(/resource +1 +\+1/);
    expect(rows.at(-1)).toContain('food +2-0-3=5  res. +2-1=2');
    expect(page(at.s, 'row', SMALL).rows.join('\n')).toMatch(/6 -1 +1 \+1/);
  });
});

it('the table page has the colonies, in a small window beside the wonders', () => {
  const { s, p } = scene(2, 2);
  p.wonders = [{ id: 'pyramids', ruined: false, homer: false }];
  p.colonies = ['c1-vast', 'c2-historic'];
  expect(text(s, 'table', SMALL)).toMatch(/wonders +√Pyramids {2}○Vast I {2}○Historic II/);
  expect(text(s, 'table', LARGE)).toMatch(/colonies +Vast Territory I {2}Historic Territory II/);
  expect(page(s, 'table', SMALL).lost).toEqual([]);
});

describe('names', () => {
  it('tell cards of the same name apart by their age', () => {
    expect([nameOf('reserves-ii'), nameOf('iron')]).toEqual(['Reserves II', 'Iron']);
    expect([militaryName('a1-plunder'), militaryName('a2-plunder')]).toEqual(['Plunder I', 'Plunder II']);
    const at = scene(2, 3);
    at.p.hand = ['reserves-ii'];
    at.p.military = ['a2-plunder', 'a3-plunder'];
    at.p.colonies = ['c2-vast'];
    at.s.row[0] = 'reserves-iii';
    expect(text(at.s, 'hand', SMALL)).toMatch(/Reserves II\s.*Plunder II\s.*Plunder III/s);
    expect(text(at.s, 'row', SMALL)).toContain('Reserves III');
    expect(text(at.s, 'others', SMALL)).toContain('○Vast Territory II');
  });
});

describe('the row out of the own turn', () => {
  it('has the prices and bars of the one who looks', () => {
    const at = scene(2, 2);
    at.s.row[5] = 'kremlin';
    at.s.row[0] = 'coal';
    at.p.building = { id: 'pyramids', stages: 0 };
    put(at.p, 'coal', 0);
    expect(game.view(at.s, 0)).toMatchObject({ buyer: 0 });
    expect(game.view(at.s, 0).row[0]!.bar).toBe('have-technology');
    const bob = game.view(at.s, 1);
    expect([bob.buyer, bob.row[0]!.bar, bob.row[5]!.bar]).toEqual([1, null, null]);
    expect(text(at.s, 'row', SMALL, 1)).toContain('as for Bob');
    expect(text(at.s, 'row', LARGE, 1)).toContain('as for Bob');
    expect(text(at.s, 'row', SMALL, null)).toContain('as for Ann');
    expect(text(at.s, 'row', SMALL, 0)).not.toContain('as for');
  });

  it('tells a bystander nothing of a hidden hand', () => {
    const at = scene(2, 2);
    at.s.row[0] = 'coal';
    at.p.hand = ['coal'];
    expect(game.view(at.s, null).row[0]!.bar).toBe('have-technology');
    Object.assign(at.s.options, { openHands: false });
    expect(game.view(at.s, null).row[0]!.bar).toBe(null);
    expect(game.view(at.s, 0).row[0]!.bar).toBe('have-technology');
  });
});

describe('what lies between the seats', () => {
  it('says who is which side of a pact', () => {
    const at = scene(3, 3);
    at.s.pacts = [
      { card: 'p2-supremacy', owner: 0, partner: 1, ownerIs: 'B' },
      { card: 'p3-tourism', owner: 2, partner: 0, ownerIs: 'A' },
    ];
    for (const [title, size] of [
      ['events', SMALL],
      ['row', LARGE],
    ] as const) {
      expect(text(at.s, title, size)).toContain('Ann (B) - Bob (A) Acceptance of Supremacy');
      expect(text(at.s, title, size)).toContain('Cyd - Ann International Tourism');
    }
  });

  it('keeps the event in sight that Joan of Arc saw, for her alone', () => {
    const at = scene(2, 1);
    const card = at.s.events.current.at(-1)!.card;
    at.s.events.peeked = [0];
    for (const size of [SMALL, LARGE]) {
      expect(text(at.s, 'events', size)).toContain(`next: ${militaryName(card)}`);
      expect(text(at.s, 'events', size, 1)).not.toContain('next:');
    }
    expect(text(at.s, 'row', LARGE)).toContain(`next: ${militaryName(card)}`);
  });

  it('the others: ruins are crossed out, the unfinished wonder is there', () => {
    const at = scene(2, 2);
    at.p.wonders = [
      { id: 'taj-mahal', ruined: true, homer: false },
      { id: 'pyramids', ruined: false, homer: false },
    ];
    at.p.building = { id: 'kremlin', stages: 1 };
    const rows = text(at.s, 'others', SMALL);
    expect(rows).toContain('Kremlin 1/3  ×Taj Mahal  √Pyramids');
  });
});

describe('cards that cannot be taken', () => {
  it('keep their name and age whole at 80 columns, whatever bars them', () => {
    const { s, p } = scene(3, 3);
    s.row[0] = 'revolutionary-idea-iii';
    s.row[1] = 'constitutional-monarchy';
    p.hand.push('oil', 'coal', 'iron', 'drama');
    const rows = text(s, 'row', SMALL);
    expect(rows).toMatch(/Revolutionary Idea III +hand full/);
    expect(rows).toMatch(/Constitutional Monarchy +hand full/);
  });
});

it('every card of the row has its whole name at 80 columns', () => {
  const { s } = scene(2, 3);
  for (const id of CIVIL_IDS) {
    s.row.fill(id);
    for (const row of page(s, 'row', SMALL).rows.slice(1, 7)) expect(row.split(nameOf(id)), id).toHaveLength(3);
  }
});

it('an empty yellow bank has no next token to tell of', () => {
  const { s, p } = scene(2, 2);
  expect(text(s, 'table', SMALL)).toContain('one less: grow 2, eat 0, need 0');
  p.yellow = 0;
  expect(text(s, 'table', SMALL)).toContain('no more growth, eat 6, need 8');
  expect(text(s, 'table', SMALL)).not.toContain('one less');
});

it('inspecting counts in singular and plural', () => {
  const { s, p } = scene(2, 2);
  s.row[0] = 'opera';
  s.row[6] = 'coal';
  put(p, 'iron', 1, 1);
  const view = game.view(s, 0);
  expect(ui.now('row:1', view, 0)).toEqual(['theater: 7 science, 8 resources, 3 culture, 1 happy', '1 civil action']);
  expect(ui.now('row:7', view, 0)[1]).toBe('2 civil actions');
  expect(ui.now('card:iron', view, 0)[1]).toBe('1 worker, 1 token, next 5 resources');
});

describe('what cards give and cost', () => {
  it('stands on the cards of the own table', () => {
    const { s, p } = scene(2, 2);
    put(p, 'iron', 2, 2);
    put(p, 'theology', 3);
    p.specials = ['code-of-laws', 'masonry'];
    p.wonders = [
      { id: 'pyramids', ruined: false, homer: false },
      { id: 'colossus', ruined: true, homer: false },
    ];
    p.colonies = ['c1-vast'];
    const rows = text(s, 'row', LARGE);
    expect(rows).toContain('●●  ▪▪2r');
    expect(rows).toContain('●●● 1c2h');
    for (const line of [
      /Code of Laws +1ca/,
      /Masonry +2 stages/,
      /√ Pyramids +1ca/,
      /× Colossus +2c/,
      /○ Vast I +3○ -1▪/,
    ])
      expect(rows).toMatch(line);
  });

  it('stands in the row, for action cards and five stages too', () => {
    const { s } = scene(2, 3);
    s.row[0] = 'rich-land-i';
    s.row[1] = 'patriotism-iii';
    s.row[2] = 'internet';
    expect(page(s, 'row', LARGE).rows[5]).toMatch(/^-2r +\+1ma 4r +23432r/);
    expect(text(s, 'row', SMALL)).toMatch(/Rich Land I +action -2r/);
  });

  it('stands with the military hand where all cards have room', () => {
    const { s, p } = scene(2, 3);
    p.military = ['b2', 'a3-raid', 't3-entrenchments'];
    expect(text(s, 'row', LARGE)).toContain(
      'Military Bonus II +4 defence +2 colony  Raid III 3ma  Entrenchments 1i 2a = 9',
    );
    p.military = ['b2', 'b3', 'a3-raid', 'a2-raid', 't3-entrenchments', 't3-modern-army', 'w3-culture', 'a2-annex'];
    const rows = text(s, 'row', LARGE);
    for (const id of p.military) expect(rows).toContain(militaryName(id));
    expect(rows).not.toContain('more');
  });
});

describe('the others', () => {
  it('have their open civil cards, the backs of their military ones and their tactic', () => {
    const { s } = scene(3, 2);
    Object.assign(s.players[1]!, { hand: ['coal', 'opera'], military: ['b1', 'b2', 'a2-spy'], tactic: 't1-legion' });
    for (const size of [SMALL, LARGE]) {
      const rows = text(s, 'others', size);
      expect(rows).toMatch(/Legion 3i = 2, armies \+0 +hand 2: Coal, Opera\s+military 3 \(1 of age I, 2 of age II\)/);
      expect(rows).not.toContain('Spy');
    }
    Object.assign(s.options, { openHands: false });
    expect(text(s, 'others', LARGE)).toContain('hand 2   military 3');
  });

  it('show how many military cards they hold, in a small window too', () => {
    const { s } = scene(4, 2);
    s.players[2]!.military = ['b1', 'b2', 'a2-spy'];
    const rows = page(s, 'row', SMALL).rows;
    expect(rows.find((row) => row.startsWith('SEATS'))).toMatch(/hand +mil$/);
    expect(rows.find((row) => row.startsWith(' 3 Cyd'))).toMatch(/3\/2$/);
  });
});

it('events that a seat prepared are named whole in a small window', () => {
  const { s } = scene(2, 3);
  const laid = ['e3-happiness', 'e3-science', 'e3-agriculture', 'e3-competition'] as const;
  s.events.future = laid.map((card) => ({ card, by: 0 }));
  for (const card of laid) {
    expect(text(s, 'events', SMALL)).toContain(militaryName(card));
    expect(text(s, 'events', SMALL, 1)).not.toContain(militaryName(card));
  }
});

it('the strip tells culture, so that a change put behind it is one of culture', () => {
  const { s, p } = scene(2, 2);
  p.culture = 41;
  expect(ui.strip(game.view(s, 0), 0).score).toBe('41');
});

describe('in one row of a small window', () => {
  const t = (s: TtaState) => ({ view: game.view(s, 0), name: () => 'Bob' });
  const WHO = '► ANN  1 Maximilien Robespierre: ';

  it('the question before an attack has both strengths and the cards that may be added', () => {
    const { s, p } = scene(2, 3);
    put(p, 'warriors', 9);
    p.military = ['a3-raid', 'w3-culture'];
    p.government = 'communism';
    p.ma = 5;
    s.players[1]!.military = ['b1', 'b1', 'b1'];
    for (const [card, words] of [
      ['a3-raid', 'attack Bob: 9 against 1 + up to 2 cards'],
      ['w3-culture', 'war on Bob: now 9 against 1, fought next turn'],
    ] as const) {
      const frame = { kind: 'attack', seat: 0, step: 0, card, held: [card], target: 1 };
      const prompt = game.frames.attack!.ask!(s, frame as never);
      const question = module.phrases.topic({ ...prompt, choices: [...prompt.choices] }, t(s));
      expect(question).toBe(words);
      expect(`${WHO}${question}`.length).toBeLessThanOrEqual(80);
    }
  });

  it('everything that ending the turn brings', () => {
    const { s, p, run } = scene(2, 3);
    Object.assign(p, { yellow: 0, pool: 12, blue: 0, culture: 40, military: ['b1', 'b1', 'b1', 'b1', 'b1'] });
    put(p, 'bronze', 2, 3);
    put(p, 'agriculture', 0, 2);
    p.blue = 0;
    const end = run.prompt()!.choices.find((c) => c.id === 'end')!;
    const words = module.phrases.warn(end.warn!, end, t(s));
    expect(words).toBe('famine -24 culture; discard 3 cards; corruption -3 resources -2 food; 4 civil actions unused');
    p.pool = 0;
    expect(module.phrases.warn(end.warn!, end, t(s))).toMatch(/^uprising, no production \(8 discontent, 0 unused\); /);
  });
});
