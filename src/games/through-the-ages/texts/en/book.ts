/** The rules at hand and the tables of Through the Ages, in English: what every card of a kind says, heads and cells. */
import { TOKEN_VALUE } from '../../data/board.js';
import { CIVIL, type CivilCard, SPECIAL, WORKER_TECH } from '../../data/civil.js';
import {
  AGGRESSIONS,
  BONUSES,
  isAggression,
  isBonus,
  isPact,
  isTactic,
  isTerritory,
  isWar,
  MILITARY,
  type MilitaryId,
  PACTS,
  type PactSide,
  TACTICS,
  TERRITORIES,
  WARS,
} from '../../data/military.js';
import { isCivil, partsOf } from '../naming.js';
import type { TtaTexts } from '../types.js';
import type { CardText } from '../types-book.js';
import { aggression, pact, war } from './attacks.js';
import { action, leader, wonder } from './cards.js';
import { event } from './happenings.js';
import { age, kind, special } from './nouns.js';
import { actionSays, army, kept, once, symbols } from './says.js';
import { list, militaryActions, plus, resources } from './words.js';

export const does: TtaTexts['does'] = { leader, wonder, action, aggression, war, pact, event };

export const ruleKind = 'rule';

export const cardKind: TtaTexts['cardKind'] = ({ id }) => {
  const card = isCivil(id) ? CIVIL[id] : MILITARY[id];
  const of = `age ${age[card.age]}`;
  switch (card.kind) {
    case 'worker':
      return `${kind[card.type].word} · ${of}`;
    case 'special':
      return `${special[card.type]} technology · ${of}`;
    case 'action':
      return `action card · ${of}`;
    case 'bonus':
      return `bonus card · ${of}`;
    default:
      return `${kind[card.kind].word} · ${of}`;
  }
};

export const pages: TtaTexts['pages'] = (v) => `Code of Laws p. ${list(v.pages)}`;

function made(card: CivilCard & { kind: 'worker' }): string {
  if (card.type === 'farm') return `makes a blue token worth ${TOKEN_VALUE[card.age]} food`;
  if (card.type === 'mine') return `makes a blue token worth ${resources(TOKEN_VALUE[card.age] ?? 0)}`;
  return `gives ${symbols(card.gives)}`;
}

function worker(card: CivilCard & { kind: 'worker' }): string {
  const first = card.age > 0 ? `Develop for ${card.science} science.` : 'Printed on the player board.';
  const air = card.type === 'air' ? ' Each one may join an army and doubles its tactical strength.' : '';
  return `${first} A worker costs ${resources(card.resources)}; each worker ${made(card)}.${air}`;
}

function government(card: CivilCard & { kind: 'government' }): string {
  const gives = `${symbols(card.gives)}. Up to ${card.urban} urban buildings of each type.`;
  return card.age > 0
    ? `Peaceful change for ${card.science} science, revolution for ${card.revolution}. ${gives}`
    : gives;
}

function specialText(card: CivilCard & { kind: 'special' }): string {
  const gives = symbols(card.gives);
  const builds = card.builds
    ? `Urban buildings of level I, II and III cost ${card.builds.off.slice(1).join(', ')} resources less; up to ${card.builds.stages} stages of a wonder for one action.`
    : '';
  return [`Develop for ${card.science} science.`, gives && `${gives}.`, builds].filter(Boolean).join(' ');
}

function civilText(card: CivilCard): CardText {
  switch (card.kind) {
    case 'worker':
      return { text: worker(card) };
    case 'government':
      return { text: government(card) };
    case 'special':
      return { text: specialText(card), rulings: ['Of each special type only the highest stays in play.'] };
    case 'leader':
      return leader[card.id];
    case 'wonder':
      return { ...wonder[card.id], text: `Stages ${card.stages.join('-')}. ${wonder[card.id].text}` };
    case 'action':
      return {
        ...action[card.effect.does],
        text: `${action[card.effect.does].text} This card: ${actionSays({ id: card.id })}.`,
      };
  }
}

function militaryText(id: MilitaryId): CardText {
  if (isTactic(id)) {
    const t = TACTICS[id];
    const old = t.age === 1 ? '' : ` An army with a unit two or more levels below the card adds only ${t.outdated}.`;
    return {
      text: `Every army of ${army(id)} adds ${t.strength} strength on top of its units.${old} Playing it costs 1 military action, copying it 2; one tactic a turn.`,
    };
  }
  if (isBonus(id))
    return {
      text: `Either +${BONUSES[id].defence} strength when you defend against an aggression, or +${BONUSES[id].colonization} force when you colonize. Costs no action and is discarded.`,
      rulings: ['Never in a war and never for the attacker.'],
    };
  if (isTerritory(id)) {
    const text = `A colony for the winner of the auction. While you hold it: ${kept(id)}. Once: ${once(id)}.`;
    return TERRITORIES[id].draw > 0
      ? { text, rulings: ['No cards are drawn in Age IV; the strength stays.'] }
      : { text };
  }
  if (isAggression(id))
    return { ...aggression[id], text: `${militaryActions(AGGRESSIONS[id].ma)}. ${aggression[id].text}` };
  if (isWar(id)) return { ...war[id], text: `${militaryActions(WARS[id].ma)}. ${war[id].text}` };
  return isPact(id) ? pact[id] : event[id];
}

export const cardText: TtaTexts['cardText'] = ({ id }) => (isCivil(id) ? civilText(CIVIL[id]) : militaryText(id));

const COPIES = 'copies 2/3/4';

export const table: TtaTexts['table'] = {
  'yellow-bank': { title: 'Yellow bank', head: ['tokens', 'food for one worker', 'consumption', 'happy needed'] },
  'blue-bank': { title: 'Blue bank', head: ['tokens', 'corruption'] },
  row: { title: 'Card row', head: ['space', 'civil actions'] },
  sweep: { title: 'Spaces swept at the start of a turn', head: ['players', 'spaces'] },
  start: { title: 'Workers at the start', head: ['technology', 'workers'] },
  decks: { title: 'Civil decks', head: ['age', '2 players', '3 players', '4 players'] },
  technologies: {
    title: 'Farms, mines, urban buildings, units',
    head: ['age', 'name', 'type', 'science', 'resources', 'each worker', COPIES],
  },
  governments: {
    title: 'Governments',
    head: ['age', 'name', 'peaceful', 'revolution', 'gives', 'urban limit', COPIES],
  },
  specials: { title: 'Special technologies', head: ['age', 'name', 'type', 'science', 'gives', COPIES] },
  leaders: { title: 'Leaders', head: ['age', 'name', 'symbols', 'effect'] },
  wonders: { title: 'Wonders', head: ['age', 'name', 'stages', 'effect'] },
  actions: { title: 'Action cards', head: ['age', 'name', 'effect', 'copies'] },
  'military-decks': {
    title: 'Military decks',
    head: ['age', 'event', 'territory', 'tactic', 'aggression', 'war', 'bonus', 'pact', '3-4 players', '2 players'],
  },
  tactics: {
    title: 'Tactics',
    head: ['name', 'age', 'infantry', 'cavalry', 'artillery', 'strength', 'antiquated', 'copies'],
  },
  'bonus-cards': { title: 'Bonus cards', head: ['name', 'age', 'defence', 'colonization', 'copies'] },
  aggressions: { title: 'Aggressions', head: ['name', 'age', 'actions', 'takes', 'copies'] },
  wars: { title: 'Wars', head: ['name', 'age', 'actions', 'spoils', 'copies'] },
  pacts: { title: 'Pacts', head: ['name', 'age', 'side A', 'side B', 'attack', 'copies'] },
  territories: { title: 'Territories', head: ['name', 'age', 'at once', 'while held', 'copies'] },
  events: { title: 'Events', head: ['name', 'age', 'effect', 'copies'] },
};

type SideNumbers = Omit<PactSide, 'noWar' | 'paysWith'>;
const SIDE: Readonly<Record<keyof SideNumbers, (n: number) => string>> = {
  culture: (n) => `${plus(n)} culture`,
  strength: (n) => `${plus(n)} strength`,
  ma: (n) => `+${militaryActions(n)}`,
  food: (n) => `${plus(n)} food`,
  resources: (n) => (n < 0 ? `-${resources(-n)}` : `+${resources(n)}`),
  culturePerWonder: (n) => `${plus(n)} culture per wonder of the partner`,
  scienceLess: (n) => `${n} science off technologies`,
};
const PAYS = { food: 'pays with food', resources: 'pays with resources' } as const;
const ATTACK = { allowed: 'allowed', ends: 'ends it', forbidden: 'forbidden' } as const;

function sideOf({ noWar, paysWith, ...numbers }: PactSide): string {
  const others = [...(noWar ? ['no war against it'] : []), ...(paysWith ? [PAYS[paysWith]] : [])];
  return [...partsOf(numbers, SIDE), ...others].join(', ');
}

export const cell: TtaTexts['cell'] = {
  gives: (v) => symbols(v.gives),
  worker: (v) => {
    const { gives, age: level } = WORKER_TECH[v.card];
    return symbols(gives) || `token worth ${TOKEN_VALUE[level]}`;
  },
  special: (v) => {
    const { gives, builds } = SPECIAL[v.card];
    return builds ? `urban -${builds.off.slice(1).join('/-')}, ${builds.stages} stages` : symbols(gives);
  },
  aggression: (v) => {
    const e = AGGRESSIONS[v.card].effect;
    switch (e.do) {
      case 'plunder':
        return `${e.n} food and resources`;
      case 'raid':
        return `urban buildings up to age ${list(e.levels.map((n) => age[n as keyof typeof age]))}, half their cost`;
      case 'enslave':
        return `1 population; gain ${e.food} food, ${resources(e.resources)}`;
      case 'spy':
        return `${e.n} science`;
      case 'annex':
        return 'a colony';
      case 'infiltrate':
        return `leader or unfinished wonder; ${e.perLevel} culture per level`;
      case 'culture':
        return `${e.n} culture`;
    }
  },
  war: (v) => {
    const s = WARS[v.card].spoils;
    switch (s.of) {
      case 'territory':
        return `${s.base} yellow token, one more per ${s.step}`;
      case 'technology':
        return 'the difference in science or special technologies';
      case 'culture':
        return `${s.base} culture and the difference`;
    }
  },
  pactSide: ({ side, ...v }) => sideOf(PACTS[v.card][side]),
  asA: 'as A',
  pactAttack: (v) => {
    const { attack, attackBonus } = PACTS[v.card];
    return attackBonus > 0 ? `${ATTACK[attack]}, attacker +${attackBonus}` : ATTACK[attack];
  },
  once: (v) => once(v.card),
  kept: (v) => kept(v.card),
};
