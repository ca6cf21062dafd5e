/** The rules at hand and the tables of Through the Ages, in Polish: what every card of a kind says, heads and cells. */
import { TOKEN_VALUE } from '../../../games/through-the-ages/data/board.js';
import { CIVIL, type CivilCard, SPECIAL, WORKER_TECH } from '../../../games/through-the-ages/data/civil.js';
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
} from '../../../games/through-the-ages/data/military.js';
import { isCivil, partsOf } from '../../../games/through-the-ages/texts/naming.js';
import type { TtaTexts } from '../../../games/through-the-ages/texts/types.js';
import type { CardText } from '../../../games/through-the-ages/texts/types-book.js';
import { aggression, pact, war } from './attacks.js';
import { action, leader, wonder } from './cards.js';
import { event } from './happenings.js';
import { age, kind, special } from './nouns.js';
import { actionSays, army, kept, once, symbols } from './says.js';
import { list, many, plus } from './words.js';

export const does: TtaTexts['does'] = { leader, wonder, action, aggression, war, pact, event };

export const ruleKind = 'zasada';

export const cardKind: TtaTexts['cardKind'] = ({ id }) => {
  const card = isCivil(id) ? CIVIL[id] : MILITARY[id];
  const of = `epoka ${age[card.age]}`;
  switch (card.kind) {
    case 'worker':
      return `${kind[card.type].word} · ${of}`;
    case 'government':
      return `ustrój · ${of}`;
    case 'special':
      return `technologia ${special[card.type]} · ${of}`;
    case 'bonus':
      return `karta premii · ${of}`;
    default:
      return `${kind[card.kind].word} · ${of}`;
  }
};

export const pages: TtaTexts['pages'] = (v) => `Kodeks praw, s. ${list(v.pages)}`;

function made(card: CivilCard & { kind: 'worker' }): string {
  if (card.type === 'farm') return `każdy wytwarza znacznik wart ${TOKEN_VALUE[card.age]} żywności`;
  if (card.type === 'mine') return `każdy wytwarza znacznik wart ${many(TOKEN_VALUE[card.age] ?? 0, 'resource')}`;
  return `każdy daje ${symbols(card.gives)}`;
}

function worker(card: CivilCard & { kind: 'worker' }): string {
  const first = card.age > 0 ? `Opracowanie za ${many(card.science, 'science')}.` : 'Nadrukowana na planszy gracza.';
  const air = card.type === 'air' ? ' Każdy może dołączyć do armii i podwaja jej siłę taktyczną.' : '';
  return `${first} Robotnik kosztuje ${many(card.resources, 'resource')}; ${made(card)}.${air}`;
}

function government(card: CivilCard & { kind: 'government' }): string {
  const gives = `${symbols(card.gives)}. Do ${card.urban} budynków miejskich każdego typu.`;
  return card.age > 0
    ? `Pokojowa zmiana za ${many(card.science, 'science')}, rewolucja za ${card.revolution}. ${gives}`
    : gives;
}

function specialText(card: CivilCard & { kind: 'special' }): string {
  const gives = symbols(card.gives);
  const builds = card.builds
    ? `Budynki miejskie poziomów I, II i III kosztują o ${card.builds.off.slice(1).join(', ')} surowca mniej; do ${card.builds.stages} etapów cudu jedną akcją.`
    : '';
  return [`Opracowanie za ${many(card.science, 'science')}.`, gives && `${gives}.`, builds].filter(Boolean).join(' ');
}

function civilText(card: CivilCard): CardText {
  switch (card.kind) {
    case 'worker':
      return { text: worker(card) };
    case 'government':
      return { text: government(card) };
    case 'special':
      return { text: specialText(card), rulings: ['Z każdego typu specjalnego w grze zostaje tylko najwyższa.'] };
    case 'leader':
      return leader[card.id];
    case 'wonder':
      return { ...wonder[card.id], text: `Etapy ${card.stages.join('-')}. ${wonder[card.id].text}` };
    case 'action':
      return {
        ...action[card.effect.does],
        text: `${action[card.effect.does].text} Ta karta: ${actionSays({ id: card.id })}.`,
      };
  }
}

function militaryText(id: MilitaryId): CardText {
  if (isTactic(id)) {
    const t = TACTICS[id];
    const old =
      t.age === 1 ? '' : ` Armia z oddziałem o dwa lub więcej poziomów niższym od karty dodaje tylko ${t.outdated}.`;
    return {
      text: `Każda armia (${army(id)}) dodaje ${t.strength} do siły ponad siłę oddziałów.${old} Zagranie kosztuje 1 akcję militarną, skopiowanie 2; jedna taktyka na turę.`,
    };
  }
  if (isBonus(id))
    return {
      text: `Albo +${BONUSES[id].defence} do siły, gdy bronisz się przed agresją, albo +${BONUSES[id].colonization} do wojsk, gdy kolonizujesz. Nie kosztuje akcji, po użyciu zostaje odrzucona.`,
      rulings: ['Nigdy w wojnie i nigdy dla atakującego.'],
    };
  if (isTerritory(id)) {
    const text = `Kolonia dla zwycięzcy licytacji. Na stałe: ${kept(id)}. Od razu: ${once(id)}.`;
    return TERRITORIES[id].draw > 0 ? { text, rulings: ['W epoce IV kart się nie dobiera; siła zostaje.'] } : { text };
  }
  if (isAggression(id))
    return { ...aggression[id], text: `${many(AGGRESSIONS[id].ma, 'military')}. ${aggression[id].text}` };
  if (isWar(id)) return { ...war[id], text: `${many(WARS[id].ma, 'military')}. ${war[id].text}` };
  return isPact(id) ? pact[id] : event[id];
}

export const cardText: TtaTexts['cardText'] = ({ id }) => (isCivil(id) ? civilText(CIVIL[id]) : militaryText(id));

const COPIES = 'kopie 2/3/4';

export const table: TtaTexts['table'] = {
  'yellow-bank': {
    title: 'Żółty bank',
    head: ['znaczniki', 'żywność za robotnika', 'konsumpcja', 'potrzebne szczęście'],
  },
  'blue-bank': { title: 'Niebieski bank', head: ['znaczniki', 'korupcja'] },
  row: { title: 'Rząd kart', head: ['pole', 'akcje cywilne'] },
  sweep: { title: 'Pola, z których odrzuca się karty na początku tury', head: ['gracze', 'pola'] },
  start: { title: 'Robotnicy na początku', head: ['technologia', 'robotnicy'] },
  decks: { title: 'Talie cywilne', head: ['epoka', '2 graczy', '3 graczy', '4 graczy'] },
  technologies: {
    title: 'Farmy, kopalnie, budynki miejskie, oddziały',
    head: ['epoka', 'nazwa', 'typ', 'nauka', 'surowce', 'każdy robotnik', COPIES],
  },
  governments: {
    title: 'Ustroje',
    head: ['epoka', 'nazwa', 'pokojowo', 'rewolucja', 'daje', 'limit budynków', COPIES],
  },
  specials: { title: 'Technologie specjalne', head: ['epoka', 'nazwa', 'typ', 'nauka', 'daje', COPIES] },
  leaders: { title: 'Przywódcy', head: ['epoka', 'imię', 'symbole', 'efekt'] },
  wonders: { title: 'Cuda', head: ['epoka', 'nazwa', 'etapy', 'efekt'] },
  actions: { title: 'Karty akcji', head: ['epoka', 'nazwa', 'efekt', 'kopie'] },
  'military-decks': {
    title: 'Talie militarne',
    head: [
      'epoka',
      'wydarzenie',
      'terytorium',
      'taktyka',
      'agresja',
      'wojna',
      'premia',
      'pakt',
      '3-4 graczy',
      '2 graczy',
    ],
  },
  tactics: {
    title: 'Taktyki',
    head: ['nazwa', 'epoka', 'piechota', 'kawaleria', 'artyleria', 'siła', 'przestarzała', 'kopie'],
  },
  'bonus-cards': { title: 'Karty premii militarnych', head: ['nazwa', 'epoka', 'obrona', 'kolonizacja', 'kopie'] },
  aggressions: { title: 'Agresje', head: ['nazwa', 'epoka', 'akcje', 'zabiera', 'kopie'] },
  wars: { title: 'Wojny', head: ['nazwa', 'epoka', 'akcje', 'łupy', 'kopie'] },
  pacts: { title: 'Pakty', head: ['nazwa', 'epoka', 'strona A', 'strona B', 'atak', 'kopie'] },
  territories: { title: 'Terytoria', head: ['nazwa', 'epoka', 'od razu', 'na stałe', 'kopie'] },
  events: { title: 'Wydarzenia', head: ['nazwa', 'epoka', 'efekt', 'kopie'] },
};

type SideNumbers = Omit<PactSide, 'noWar' | 'paysWith'>;
const SIDE: Readonly<Record<keyof SideNumbers, (n: number) => string>> = {
  culture: (n) => `${plus(n)} kultury`,
  strength: (n) => `${plus(n)} siły`,
  ma: (n) => `+${many(n, 'military')}`,
  food: (n) => `${plus(n)} żywności`,
  resources: (n) => (n < 0 ? many(n, 'resource') : `+${many(n, 'resource')}`),
  culturePerWonder: (n) => `${plus(n)} kultury za cud drugiej strony`,
  scienceLess: (n) => `technologie o ${many(n, 'science')} tańsze`,
};
const PAYS = { food: 'płaci żywnością', resources: 'płaci surowcami' } as const;
const ATTACK = { allowed: 'możliwy', ends: 'zrywa pakt', forbidden: 'zabroniony' } as const;

function sideOf({ noWar, paysWith, ...numbers }: PactSide): string {
  const others = [...(noWar ? ['nie można wypowiedzieć jej wojny'] : []), ...(paysWith ? [PAYS[paysWith]] : [])];
  return [...partsOf(numbers, SIDE), ...others].join(', ');
}

export const cell: TtaTexts['cell'] = {
  gives: (v) => symbols(v.gives),
  worker: (v) => {
    const { gives, age: level } = WORKER_TECH[v.card];
    return symbols(gives) || `znacznik wart ${TOKEN_VALUE[level]}`;
  },
  special: (v) => {
    const { gives, builds } = SPECIAL[v.card];
    return builds ? `budynki -${builds.off.slice(1).join('/-')}, etapy ${builds.stages}` : symbols(gives);
  },
  aggression: (v) => {
    const e = AGGRESSIONS[v.card].effect;
    switch (e.do) {
      case 'plunder':
        return `${e.n} żywności i surowców`;
      case 'raid':
        return `budynki miejskie do epoki ${list(e.levels.map((n) => age[n as keyof typeof age]))}, połowa kosztu`;
      case 'enslave':
        return `1 ludności; zysk ${e.food} żywności, ${many(e.resources, 'resource')}`;
      case 'spy':
        return many(e.n, 'science');
      case 'annex':
        return 'kolonia';
      case 'infiltrate':
        return `przywódca lub nieukończony cud; ${many(e.perLevel, 'culture')} za poziom`;
      case 'culture':
        return many(e.n, 'culture');
    }
  },
  war: (v) => {
    const s = WARS[v.card].spoils;
    switch (s.of) {
      case 'territory':
        return `${many(s.base, 'yellow')}, jeszcze jeden za każde ${s.step}`;
      case 'technology':
        return 'różnica siły w nauce lub technologiach specjalnych';
      case 'culture':
        return `${many(s.base, 'culture')} i różnica siły`;
    }
  },
  pactSide: ({ side, ...v }) => sideOf(PACTS[v.card][side]),
  asA: 'jak A',
  pactAttack: (v) => {
    const { attack, attackBonus } = PACTS[v.card];
    return attackBonus > 0 ? `${ATTACK[attack]}, atakujący +${attackBonus}` : ATTACK[attack];
  },
  once: (v) => once(v.card),
  kept: (v) => kept(v.card),
};
