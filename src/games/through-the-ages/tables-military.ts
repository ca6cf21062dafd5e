/** The military decks as text, to be ticked off against the box. */
import type { TextTable } from '../../engine/phrasebook.js';
import {
  AGGRESSIONS,
  type AggressionEffect,
  BONUSES,
  MILITARY,
  type MilitaryKind,
  militaryDeck,
  PACTS,
  type PactSide,
  type Spoils,
  TACTICS,
  TERRITORIES,
  type Territory,
  WARS,
} from './data/military.js';
import { EVENTS } from './data/military-events.js';
import {
  AGGRESSION_IDS,
  BONUS_IDS,
  EVENT_IDS,
  PACT_IDS,
  TACTIC_IDS,
  TERRITORY_IDS,
  WAR_IDS,
} from './data/military-ids.js';
import { AGE_NAMES } from './phrases-military-names.js';
import { EVENT_TEXTS } from './rulebook-military-events.js';

const age = (n: number): string => AGE_NAMES[n]!;
const dash = (n: number): number | string => (n === 0 ? '-' : n);

const KINDS: readonly MilitaryKind[] = ['event', 'territory', 'tactic', 'aggression', 'war', 'bonus', 'pact'];

function decks(): TextTable {
  const rows = ([0, 1, 2, 3] as const).map((n) => {
    const deck = militaryDeck(n, 4);
    const counts = KINDS.map((kind) => dash(deck.filter((id) => MILITARY[id].kind === kind).length));
    return [age(n), ...counts, deck.length, militaryDeck(n, 2).length];
  });
  return {
    id: 'military-decks',
    title: 'Military decks',
    head: ['age', ...KINDS, '3-4 players', '2 players'],
    rows,
  };
}

function tactics(): TextTable {
  const rows = TACTIC_IDS.map((id) => {
    const t = TACTICS[id];
    const old = t.age === 1 ? '-' : t.outdated;
    return [t.name, age(t.age), dash(t.infantry), dash(t.cavalry), dash(t.artillery), t.strength, old, t.copies];
  });
  const head = ['name', 'age', 'infantry', 'cavalry', 'artillery', 'strength', 'outdated', 'copies'];
  return { id: 'tactics', title: 'Tactics', head, rows };
}

function bonuses(): TextTable {
  const rows = BONUS_IDS.map((id) => {
    const b = BONUSES[id];
    return [b.name, age(b.age), b.defence, b.colonization, b.copies];
  });
  return { id: 'bonus-cards', title: 'Bonus cards', head: ['name', 'age', 'defence', 'colonization', 'copies'], rows };
}

function effectOf(e: AggressionEffect): string {
  switch (e.do) {
    case 'plunder':
      return `${e.n} food and resources`;
    case 'raid':
      return `urban buildings up to age ${e.levels.map(age).join(' and ')}, half their cost`;
    case 'enslave':
      return `1 population; gain ${e.food} food, ${e.resources} resources`;
    case 'spy':
      return `${e.n} science`;
    case 'annex':
      return 'a colony';
    case 'infiltrate':
      return `leader or unfinished wonder; ${e.perLevel} culture per level`;
    case 'culture':
      return `${e.n} culture`;
  }
}

function aggressions(): TextTable {
  const rows = AGGRESSION_IDS.map((id) => {
    const a = AGGRESSIONS[id];
    return [a.name, age(a.age), a.ma, effectOf(a.effect), a.copies];
  });
  const head = ['name', 'age', 'actions', 'takes', 'copies'];
  return { id: 'aggressions', title: 'Aggressions', head, rows };
}

function spoilsOf(s: Spoils): string {
  switch (s.of) {
    case 'territory':
      return `${s.base} yellow token, one more per ${s.step}`;
    case 'technology':
      return 'the difference in science or special technologies';
    case 'culture':
      return `${s.base} culture and the difference`;
  }
}

function wars(): TextTable {
  const rows = WAR_IDS.map((id) => {
    const w = WARS[id];
    return [w.name, age(w.age), w.ma, spoilsOf(w.spoils), w.copies];
  });
  return { id: 'wars', title: 'Wars', head: ['name', 'age', 'actions', 'spoils', 'copies'], rows };
}

const SIDE_WORDS: Readonly<Record<keyof PactSide, string>> = {
  culture: 'culture',
  strength: 'strength',
  ma: 'military actions',
  food: 'food',
  resources: 'resources',
  culturePerWonder: "culture per partner's wonder",
  noWar: 'no war against it',
  paysWith: 'pays with',
  scienceLess: 'science off technologies',
};

/** 'resources' becomes 'resource' for one of them. */
const counted = (words: string, n: number): string => (Math.abs(n) === 1 ? (ONE[words] ?? words) : words);
const ONE: Readonly<Record<string, string>> = {
  'military actions': 'military action',
  resources: 'resource',
  'happy faces': 'happy face',
  'yellow tokens': 'yellow token',
  'blue tokens': 'blue token',
  'military cards': 'military card',
};

function side(of: PactSide): string {
  const parts: string[] = [];
  for (const key of Object.keys(SIDE_WORDS) as (keyof PactSide)[]) {
    const value = of[key];
    if (value === undefined) continue;
    if (value === true) parts.push(SIDE_WORDS[key]);
    else if (key === 'scienceLess') parts.push(`${value} ${SIDE_WORDS[key]}`);
    else if (typeof value === 'number')
      parts.push(`${value > 0 ? '+' : ''}${value} ${counted(SIDE_WORDS[key], value)}`);
    else parts.push(`${SIDE_WORDS[key]} ${value}`);
  }
  return parts.join(', ');
}

function pacts(): TextTable {
  const rows = PACT_IDS.map((id) => {
    const p = PACTS[id];
    const attack = p.attackBonus > 0 ? `${p.attack}, attacker +${p.attackBonus}` : p.attack;
    return [p.name, age(p.age), side(p.A), p.symmetric ? 'as A' : side(p.B), attack, p.copies];
  });
  return { id: 'pacts', title: 'Pacts', head: ['name', 'age', 'side A', 'side B', 'attack', 'copies'], rows };
}

const ONCE = ['science', 'culture', 'population', 'draw', 'food', 'resources'] as const;
const KEPT = ['yellow', 'blue', 'faces', 'strength'] as const;
const TERRITORY_WORDS: Readonly<Record<(typeof ONCE | typeof KEPT)[number], string>> = {
  science: 'science',
  culture: 'culture',
  population: 'population',
  draw: 'military cards',
  food: 'food',
  resources: 'resources',
  yellow: 'yellow tokens',
  blue: 'blue tokens',
  faces: 'happy faces',
  strength: 'strength',
};

function effects(t: Territory, keys: readonly (keyof typeof TERRITORY_WORDS)[]): string {
  return keys
    .filter((key) => t[key] !== 0)
    .map((key) => `${t[key]} ${counted(TERRITORY_WORDS[key], t[key])}`)
    .join(', ');
}

function territories(): TextTable {
  const rows = TERRITORY_IDS.map((id) => {
    const t = TERRITORIES[id];
    return [t.name, age(t.age), effects(t, ONCE), effects(t, KEPT), t.copies];
  });
  return { id: 'territories', title: 'Territories', head: ['name', 'age', 'at once', 'while held', 'copies'], rows };
}

function events(): TextTable {
  const rows = EVENT_IDS.map((id) => {
    const e = EVENTS[id];
    return [e.name, age(e.age), EVENT_TEXTS[id].text, e.copies];
  });
  return { id: 'events', title: 'Events', head: ['name', 'age', 'effect', 'copies'], rows };
}

export function militaryTables(): TextTable[] {
  return [decks(), tactics(), bonuses(), aggressions(), wars(), pacts(), territories(), events()];
}
