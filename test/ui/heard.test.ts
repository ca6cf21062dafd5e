/** Who only hears the table misses nothing of it: every fact of the view is in some answer. */
import { describe, expect, it } from 'vitest';
import type { Session } from '../../src/engine/session.js';
import { CIVIL, type CivilId } from '../../src/games/through-the-ages/data/civil.js';
import { PACTS, type PactId } from '../../src/games/through-the-ages/data/military.js';
import { gameCalled } from '../../src/games.js';
import { lookLines } from '../../src/plain/look.js';
import { playOn, sessionOf } from '../helpers/play.js';
import { literals, uiInPseudo } from '../helpers/pseudo-game.js';
import { wholeGame } from './samples.js';
import { type Facts, type Sample, untold } from './told-facts.js';

/** How far into a recorded game, by its seats. */
const MOMENTS: readonly (readonly [seats: number, moment: number])[] = [
  [2, 0.02],
  [2, 0.97],
  [4, 0.005],
  [4, 0.3],
  [4, 0.62],
  [4, 0.95],
];

/** Further moments, of what is seldom seen: answers into the game of four, or a game of its own. */
const ALSO: Readonly<
  Record<string, { readonly at?: readonly number[]; readonly start?: Session['table']['options'] }>
> = {
  'terra-mystica': { at: [41, 138], start: { factions: 'given', given: ['dwarves', 'fakirs'] } },
  'through-the-ages': { at: [52, 123] },
  'new-dawn': { at: [33, 65], start: { map: 'build', leaders: 'choose' } },
};

function moment(session: Session): Sample {
  return { session, viewer: session.prompt()?.seat ?? 0 };
}

/** A new game, and the same some answers later. */
async function started(id: string, options: Session['table']['options']): Promise<Sample[]> {
  const module = await gameCalled(id).module();
  return [1, 3, 4, 9].map((answers) => {
    const session = sessionOf(module, { options, seats: 2 });
    playOn(session, answers);
    return moment(session);
  });
}

async function samples(id: string): Promise<Sample[]> {
  const { at = [], start } = ALSO[id] ?? {};
  const recorded = await Promise.all(
    MOMENTS.map(async ([seats, share]) => {
      const whole = await wholeGame(id, seats);
      return moment(whole.at(Math.floor(whole.log.length * share)));
    }),
  );
  const four = await wholeGame(id, 4);
  return [...recorded, ...at.map((n) => moment(four.at(n))), ...(start ? await started(id, start) : [])];
}

/** Parts of a view that are no facts of the table, and why. */
const FACTS: Readonly<Record<string, Facts>> = {
  'age-of-innovation': {
    silent: {
      viewer: 'who looks',
      seats: 'the number of seats told',
      'hexes.*.row': 'the place of a name on the paper',
      'hexes.*.col': 'the place of a name on the paper',
      'players.*.seat': 'who it is: told by name',
      'rounds.*.past': 'follows from the round',
      'rounds.*.now': 'follows from the round',
      'innovations.*.place': 'where it lies: told by its column',
      'innovations.*.row': 'where it lies: told by its price',
      'innovations.*.tile': 'the same as `dealt` until it is taken',
      'competencies.*.place': 'where it lies: told by its column',
      'competencies.*.row': 'where it lies: told by what comes with it',
      'players.*.tracks.*.income.*.source': 'the row in which it stands',
      'players.*.incomeSum.source': 'a sum of all sources',
    },
    values: {
      printing: ['1.0'],
      dealing: ['draft'],
      side: ['small'],
      final: ['final-guild', 'final-school'],
      'players.*.innovations.*': ['steel'],
      'players.*.reserved': ['palace-3'],
      'players.*.terraformingReward.what': ['vp'],
    },
    // Nothing lies on a display that nobody has; a source that pays nothing is left out; no slot, no worth.
    idle: (view, [first, at, what, i]) => {
      if (first === 'innovations') return what === 'worth' && view.innovations[at!].cost[i!] === null;
      if (first !== 'players') return false;
      const seat = view.players[at!];
      return seat.board === null || (what === 'income' && !Object.values(seat.income[i!]).some((n) => Number(n) > 0));
    },
  },
  'terra-mystica': {
    silent: {
      options: 'chosen before the game',
      first: 'the first of the order',
      'hexes.*.row': 'the place of a name on the paper',
      'hexes.*.col': 'the place of a name on the paper',
      'seats.*.seat': 'who it is: told by name',
      'offers.*.open.*.able': 'whether the bowls had room: they are told',
      'seats.*.pieces.*.all': 'those on the map and those that are left',
    },
    values: { 'offers.*.hex': ['E7'], 'towns.*.river': ['r3'] },
    // Before a seat has its faction there is nothing on its board; at the end of a track no step has a price.
    idle: (view, [first, at, what, part]) => {
      if (first !== 'seats' || what === 'faction') return false;
      const { faction, dig } = view.seats[at!];
      return faction === null || (what === 'dig' && dig.step >= dig.max && (part === 'price' || part === 'points'));
    },
  },
  'through-the-ages': {
    silent: {
      viewer: 'who looks',
      seats: 'the number of seats told',
      buyer: 'for whom the row is priced: who asks',
      'row.*.space': 'the number of the line',
      'players.*.seat': 'who it is: told by name',
      'players.*.techs.*.good': 'what kind of technology it is',
      'players.*.techs.*.level': 'the age behind its name',
      'players.*.yellow.next.bank': 'one token less',
    },
    values: { 'events.current.*.card': ['eA-crafts'], 'pacts.*.ownerIs': ['B'] },
    // A civilization that has left is no longer told; what is gone matters while its age lasts, a side where sides
    // differ, the backs of cards while their fronts are hidden, and only the top event can be known.
    idle: (view, [first, at, what, part]) => {
      if (first === 'civilGone') return CIVIL[view.civilGone[at!] as CivilId].age < view.age;
      if (first === 'pacts') return what === 'ownerIs' && PACTS[view.pacts[at!].card as PactId].symmetric;
      if (first === 'events') return at === 'current' && part === 'card' && what !== 0;
      if (first !== 'players') return false;
      const seat = view.players[at!];
      if (what === 'militaryAges') return seat.military !== null;
      return seat.out || (what === 'yellow' && part === 'next' && seat.yellow.bank === 0);
    },
  },
  'new-dawn': {
    silent: {
      viewer: 'who looks',
      seats: 'the number of seats told',
      options: 'chosen before the game',
      directions: 'printed on the token: the way it points is told',
      rows: 'the paper',
      cols: 'the paper',
      placed: 'the tiles from which the map was laid: its spaces are told',
      'hexes.*.name': 'what a place is asked by',
      'hexes.*.id': 'what a place is asked by',
      'hexes.*.row': 'the place of a name on the paper',
      'hexes.*.col': 'the place of a name on the paper',
      'players.*.seat': 'who it is: told by name',
      'players.*.civ': 'the leader in words',
      'players.*.name': 'the leader in words',
      'players.*.ability': 'the leader in words',
      'players.*.colour': 'the colour of the pieces',
      'players.*.row.*.slot': 'where the card lies',
      'players.*.row.*.name': 'the card in words',
      'victory.*.card': 'its two agendas are told',
      'victory.*.agendas.*.name': 'the agenda in words',
      'offers.*.name': 'the wonder in words',
      'wonders.*.name': 'the wonder in words',
      'wonders.*.age': 'printed on it',
      'wonders.*.printed': 'printed on it',
      'wonders.*.resources': 'printed on it',
      'offers.*.hex': 'what is on offer stands nowhere',
      'offers.*.owner': 'what is on offer stands nowhere',
      'cityStates.*.name': 'the city-state in words',
    },
    values: {
      phase: ['map', 'leaders'],
      'wonders.*.type': ['science'],
      'combat.what': ['city'],
      'combat.defender': [1],
      'laying.face': ['13A', '14A'],
      'players.*.row.*.naturals.*.natural': ['crater-lake'],
    },
    // A mark is told while its token is elsewhere, what defends where there are two, the dial once it has turned; only
    // caravans share spaces, and Zimbabwe holds nothing before it stands.
    idle: (view, [first, at, what, i, part]) => {
      if (first === 'zimbabwe') return !view.wonders.some((w: any) => w.wonder === 'great-zimbabwe' && w.hex);
      if (first === 'players' && part === 'shared') return view.players[at!].row[i!].type !== 'economy';
      if (first === 'players') return view.players[at!].leader === null;
      if (first === 'dial') return view.round < 2 && (at === 'icon' || at === 'at');
      if (first !== 'hexes') return false;
      const hex = view.hexes[at!];
      if (what === 'naturalMark') return hex.naturalMark === hex.natural;
      if (what === 'stateMark') return hex.stateMark === hex.state;
      return what === 'defences' && hex.defences.length < 2;
    },
  },
};

describe('every fact of the view is told in', () => {
  it.each(Object.keys(FACTS))(
    '%s',
    async (id) => {
      const ui = await gameCalled(id).ui();
      expect(untold(ui, await samples(id), FACTS[id]!)).toEqual([]);
    },
    60_000,
  );
});

describe('every word that is only heard comes from the catalogue in', () => {
  it.each(Object.keys(FACTS))('%s', async (id) => {
    const ui = uiInPseudo(await gameCalled(id).ui());
    const whole = await wholeGame(id, 4);
    const session = whole.at(Math.floor(whole.log.length * 0.6));
    const viewer = session.prompt()?.seat ?? 0;
    const said = lookLines(session, ui, viewer, '').filter((line) => !/^seat \d/.test(line));
    expect(said.length).toBeGreaterThan(60);
    const known = ['Ann', 'Bob', 'Cem', 'Dia', ...codes(id)];
    expect(
      literals(
        said.map((text) => ({ about: id, text })),
        known,
      ),
    ).toEqual([]);
  });
});

/** Names of tiles that people see as they are. */
const codes = (id: string): string[] =>
  id === 'terra-mystica' ? ['ACT', 'ACTA', 'ACTC', 'ACTE', 'ACTG', 'ACTN', 'ACTS', 'ACTW', 'BON', 'FAV', 'SCORE'] : [];
