/** The numbers of every military card, row by row as printed: no value can change unseen. */
import { describe, expect, it } from 'vitest';
import {
  AGGRESSIONS,
  BONUSES,
  PACTS,
  TACTICS,
  TERRITORIES,
  WARS,
} from '../../../../src/games/through-the-ages/data/military.js';
import { EVENTS, type Part } from '../../../../src/games/through-the-ages/data/military-events.js';

const AGES = ['A', 'I', 'II', 'III'];
/** 'culture 1, food 2'; '-' for nothing. */
function words(values: object): string {
  const list = Object.entries(values).map(([key, n]) => `${key} ${Array.isArray(n) ? n.join('/') : n}`);
  return list.join(', ') || '-';
}

describe('printed on military cards', () => {
  it('15 tactics: infantry, cavalry, artillery; strength and that of an outdated army; copies', () => {
    const rows = Object.values(TACTICS).map(
      (c) =>
        `${AGES[c.age]} ${c.name}: ${c.infantry}-${c.cavalry}-${c.artillery}, ${c.strength}/${c.outdated}, ${c.copies}`,
    );
    expect(rows).toEqual([
      'I Fighting Band: 2-0-0, 1/1, 2',
      'I Legion: 3-0-0, 2/2, 2',
      'I Medieval Army: 1-1-0, 2/2, 2',
      'I Phalanx: 2-1-0, 3/3, 2',
      'I Heavy Cavalry: 0-3-0, 4/4, 2',
      'II Conquistadors: 1-2-0, 5/3, 1',
      'II Defensive Army: 2-0-1, 6/3, 1',
      'II Fortifications: 0-0-2, 5/3, 1',
      'II Mobile Artillery: 0-1-1, 5/3, 1',
      'II Napoleonic Army: 1-1-1, 7/4, 1',
      'II Classic Army: 2-2-0, 8/4, 1',
      'III Entrenchments: 1-0-2, 9/5, 1',
      'III Mechanized Army: 0-1-2, 10/5, 2',
      'III Shock Troops: 1-3-0, 11/6, 1',
      'III Modern Army: 2-1-1, 13/7, 2',
    ]);
  });

  it('3 bonus cards: defence, colonization, copies', () => {
    const rows = Object.values(BONUSES).map(
      (c) => `${AGES[c.age]} ${c.name}: ${c.defence}/${c.colonization}, ${c.copies}`,
    );
    expect(rows).toEqual([
      'I Military Bonus I: 2/1, 6',
      'II Military Bonus II: 4/2, 6',
      'III Military Bonus III: 6/3, 6',
    ]);
  });

  it('11 aggressions and 3 wars', () => {
    const aggressions = Object.values(AGGRESSIONS).map((c) => {
      const { do: does, ...numbers } = c.effect;
      return `${AGES[c.age]} ${c.name}: ${c.ma}ma, ${does}, ${words(numbers)}, ${c.copies}`;
    });
    expect(aggressions).toEqual([
      'I Plunder: 1ma, plunder, n 3, 2',
      'I Raid: 1ma, raid, levels 1, 2',
      'I Enslave: 2ma, enslave, food 2, resources 2, 2',
      'II Plunder: 1ma, plunder, n 5, 2',
      'II Raid: 2ma, raid, levels 2/1, 2',
      'II Spy: 1ma, spy, n 5, 2',
      'II Annex: 2ma, annex, -, 1',
      'II Infiltrate: 2ma, infiltrate, perLevel 3, 2',
      'III Plunder: 1ma, plunder, n 7, 2',
      'III Raid: 3ma, raid, levels 3/2, 2',
      'III Armed Intervention: 2ma, culture, n 7, 4',
    ]);
    const wars = Object.values(WARS).map((c) => {
      const { of, ...numbers } = c.spoils;
      return `${AGES[c.age]} ${c.name}: ${c.ma}ma, ${of}, ${words(numbers)}, ${c.copies}`;
    });
    expect(wars).toEqual([
      'II War over Territory: 2ma, territory, base 1, step 5, 2',
      'II War over Technology: 2ma, technology, -, 2',
      'III War over Culture: 3ma, culture, base 5, 6',
    ]);
  });

  it('10 pacts', () => {
    const rows = Object.values(PACTS).map((c) => {
      const sides = c.symmetric ? `both ${words(c.A)}` : `A ${words(c.A)}; B ${words(c.B)}`;
      return `${AGES[c.age]} ${c.name}: ${sides}; attack ${c.attack} ${c.attackBonus}, ${c.copies}`;
    });
    expect(rows).toEqual([
      'I Open Borders Agreement: both ma 1; attack allowed 2, 1',
      'I Trade Routes Agreement: A paysWith food; B paysWith resources; attack allowed 0, 1',
      'II Acceptance of Supremacy: A resources 1; B resources -1; attack forbidden 0, 1',
      'II International Trade Agreement: A resources 1; B food 1; attack allowed 0, 1',
      'II Promise of Military Protection: A culture 1; B strength 4, culture -1; attack ends 0, 1',
      'II Scientific Cooperation: both scienceLess 2; attack allowed 0, 1',
      'III International Tourism: both culturePerWonder 1; attack allowed 0, 1',
      'III Loss of Sovereignty: A culture 2; B culture -2, noWar true; attack forbidden 0, 1',
      'III Military Alliance: both strength 3; attack ends 0, 1',
      'III Peace Treaty: both culture 1; attack forbidden 0, 1',
    ]);
  });

  it('12 territories', () => {
    const rows = Object.values(TERRITORIES).map(({ name, age, copies, ...effects }) => {
      const some = Object.entries(effects).filter(([, n]) => n !== 0);
      return `${AGES[age]} ${name}: ${words(Object.fromEntries(some))}, ${copies}`;
    });
    expect(rows).toEqual([
      'I Developed Territory: science 3, yellow 1, blue 1, 1',
      'I Historic Territory: culture 6, faces 1, 1',
      'I Inhabited Territory: population 1, yellow 2, 1',
      'I Strategic Territory: draw 3, strength 2, 1',
      'I Vast Territory: food 3, yellow 3, blue -1, 1',
      'I Wealthy Territory: resources 5, blue 3, 1',
      'II Developed Territory: science 5, yellow 2, blue 2, 1',
      'II Historic Territory: culture 11, faces 2, 1',
      'II Inhabited Territory: population 2, yellow 3, 1',
      'II Strategic Territory: draw 5, strength 4, 1',
      'II Vast Territory: food 4, yellow 4, blue -1, 1',
      'II Wealthy Territory: resources 9, blue 4, 1',
    ]);
  });

  it('40 events that do something, and 15 impacts', () => {
    const part = (p: Part) => `${p.who} ${p.do} ${p.n}${p.per ? ` per ${p.per}` : ''}`;
    const all = Object.values(EVENTS);
    const rows = all.flatMap((e) => {
      const late = e.partsInAgeIV ? ` | IV ${e.partsInAgeIV.map(part).join('; ')}` : '';
      return e.age < 3 ? [`${AGES[e.age]} ${e.name}: ${e.parts.map(part).join('; ')}${late}`] : [];
    });
    expect(rows).toEqual([
      'A Development of Agriculture: each food 2',
      'A Development of Crafts: each resources 2',
      'A Development of Science: each science 2',
      'A Development of Trade Routes: each science 1; each food 1; each resources 1',
      'A Development of Markets: each food-or-resources 2',
      'A Development of Settlement: each population 1',
      'A Development of Politics: each draw 3',
      'A Development of Warfare: each free-warriors 1',
      'A Development of Religion: each free-religion 1',
      'A Development of Civilization: each civilization 1',
      'I Barbarians: weak-leader-in-culture lose-population 1',
      'I Border Conflict: weakest destroy-own 1; strongest resources 3',
      'I Crusades: strongest culture 4; weakest lose-culture 4',
      'I Cultural Influence: each culture 1 per culture-rating',
      'I Foray: two-strongest gain-mix 3',
      'I Good Harvest: each produce-food 1',
      'I Immigration: all-happiest population 1',
      'I New Deposits: each produce-resources 1',
      'I Pestilence: each lose-population 1',
      'I Raiders: two-weakest lose-mix 2',
      'I Rats: each lose-all-food 1',
      'I Rebellion: each spend-civil 2 per discontent',
      'I Reign of Terror: weakest lose-population 1',
      'I Scientific Breakthrough: each science 1 per science-rating',
      'I Uncertain Borders: strongest take-yellow-of-weakest 1',
      'II Civil Unrest: each lose-culture 4 per discontent; all-most-discontent lose-blue 1',
      'II Cold War: two-strongest science 6',
      'II Crime Wave: two-weakest lose-culture 3; two-weakest lose-blue 1',
      'II Economic Progress: each economic-progress 1',
      'II Emigration: each lose-population 1 per half-discontent',
      'II Iconoclasm: each lose-old-leader 1',
      'II Independence Declaration: weakest lose-colony 1',
      'II International Agreement: strongest agreement 5',
      'II National Pride: most-culture culture 5',
      'II Politics of Strength: strongest draw 5; weakest discard 3 | IV strongest culture 5; weakest lose-culture 3',
      'II Popularization of Science: each culture 1 per science-rating',
      'II Prosperity: each food 1 per happiness',
      'II Ravages of Time: each ruin 1',
      'II Refugees: strongest culture 3; strongest population 1; weakest lose-culture 3; weakest lose-population 1',
      'II Terrorism: least-culture terror 1',
    ]);
    expect(all.filter((e) => e.age === 3).map((e) => [e.parts.length, e.copies])).toEqual(
      Array.from({ length: 15 }, () => [0, 1]),
    );
    expect(all.every((e) => e.copies === 1)).toBe(true);
  });
});
