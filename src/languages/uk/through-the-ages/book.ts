/** The rules at hand and the tables of Through the Ages, in Ukrainian: what every card of a kind says, heads and cells. */
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

export const ruleKind = 'правило';

export const cardKind: TtaTexts['cardKind'] = ({ id }) => {
  const card = isCivil(id) ? CIVIL[id] : MILITARY[id];
  const of = `епоха ${age[card.age]}`;
  switch (card.kind) {
    case 'worker':
      return `${kind[card.type].word} · ${of}`;
    case 'government':
      return `форма правління · ${of}`;
    case 'special':
      return `${special[card.type]} технологія · ${of}`;
    case 'bonus':
      return `карта бонусу · ${of}`;
    default:
      return `${kind[card.kind].word} · ${of}`;
  }
};

export const pages: TtaTexts['pages'] = (v) => `Кодекс законів, с. ${list(v.pages)}`;

function made(card: CivilCard & { kind: 'worker' }): string {
  if (card.type === 'farm') return `кожен виробляє кубик, вартий ${TOKEN_VALUE[card.age]} їжі`;
  if (card.type === 'mine') return `кожен виробляє кубик, вартий ${many(TOKEN_VALUE[card.age] ?? 0, 'resource')}`;
  return `кожен дає ${symbols(card.gives)}`;
}

function worker(card: CivilCard & { kind: 'worker' }): string {
  const first = card.age > 0 ? `Розвиток за ${many(card.science, 'science')}.` : 'Надруковано на планшеті.';
  const air = card.type === 'air' ? ' Кожен може приєднатися до армії й подвоює її тактичну силу.' : '';
  return `${first} Робітник коштує ${many(card.resources, 'resource')}; ${made(card)}.${air}`;
}

function government(card: CivilCard & { kind: 'government' }): string {
  const gives = `${symbols(card.gives)}. До ${card.urban} міських будівель кожного типу.`;
  return card.age > 0
    ? `Мирна зміна за ${many(card.science, 'science')}, революція за ${card.revolution}. ${gives}`
    : gives;
}

function specialText(card: CivilCard & { kind: 'special' }): string {
  const gives = symbols(card.gives);
  const builds = card.builds
    ? `Міські будівлі рівнів I, II і III дешевші на ${card.builds.off.slice(1, 3).join(', ')} і ${many(card.builds.off[3], 'resource')}; до ${card.builds.stages} етапів чуда за одну дію.`
    : '';
  return [`Розвиток за ${many(card.science, 'science')}.`, gives && `${gives}.`, builds].filter(Boolean).join(' ');
}

function civilText(card: CivilCard): CardText {
  switch (card.kind) {
    case 'worker':
      return { text: worker(card) };
    case 'government':
      return { text: government(card) };
    case 'special':
      return { text: specialText(card), rulings: ['З кожного особливого типу у грі лишається тільки найвища.'] };
    case 'leader':
      return leader[card.id];
    case 'wonder':
      return { ...wonder[card.id], text: `Етапи ${card.stages.join('-')}. ${wonder[card.id].text}` };
    case 'action':
      return {
        ...action[card.effect.does],
        text: `${action[card.effect.does].text} Ця карта: ${actionSays({ id: card.id })}.`,
      };
  }
}

function militaryText(id: MilitaryId): CardText {
  if (isTactic(id)) {
    const t = TACTICS[id];
    const old =
      t.age === 1 ? '' : ` Армія із загоном, на два або більше рівнів нижчим за карту, додає лише ${t.outdated}.`;
    return {
      text: `Кожна армія (${army(id)}) додає ${t.strength} до сили понад силу загонів.${old} Зіграти її коштує 1 військову дію, скопіювати – 2; одна тактика за хід.`,
    };
  }
  if (isBonus(id))
    return {
      text: `Або +${BONUSES[id].defence} до сили, коли ви захищаєтеся від агресії, або +${BONUSES[id].colonization} до військ, коли колонізуєте. Не коштує дій, після використання йде у скид.`,
      rulings: ['Ніколи у війні та ніколи для нападника.'],
    };
  if (isTerritory(id)) {
    const text = `Колонія для переможця аукціону. Постійно: ${kept(id)}. Одразу: ${once(id)}.`;
    return TERRITORIES[id].draw > 0 ? { text, rulings: ['В епосі IV карт не беруть; сила лишається.'] } : { text };
  }
  if (isAggression(id))
    return { ...aggression[id], text: `${many(AGGRESSIONS[id].ma, 'military')}. ${aggression[id].text}` };
  if (isWar(id)) return { ...war[id], text: `${many(WARS[id].ma, 'military')}. ${war[id].text}` };
  return isPact(id) ? pact[id] : event[id];
}

export const cardText: TtaTexts['cardText'] = ({ id }) => (isCivil(id) ? civilText(CIVIL[id]) : militaryText(id));

const COPIES = 'копій 2/3/4';

export const table: TtaTexts['table'] = {
  'yellow-bank': { title: 'Жовтий банк', head: ['кубики', 'їжа за робітника', 'споживання', 'потрібне щастя'] },
  'blue-bank': { title: 'Синій банк', head: ['кубики', 'корупція'] },
  row: { title: 'Ряд карт', head: ['комірка', 'цивільні дії'] },
  sweep: { title: 'Комірки, з яких скидають карти на початку ходу', head: ['гравці', 'комірки'] },
  start: { title: 'Робітники на початку', head: ['технологія', 'робітники'] },
  decks: { title: 'Цивільні колоди', head: ['епоха', '2 гравці', '3 гравці', '4 гравці'] },
  technologies: {
    title: 'Ферми, шахти, міські будівлі, загони',
    head: ['епоха', 'назва', 'тип', 'наука', 'ресурси', 'кожен робітник', COPIES],
  },
  governments: {
    title: 'Форми правління',
    head: ['епоха', 'назва', 'мирно', 'революція', 'дає', 'ліміт будівель', COPIES],
  },
  specials: { title: 'Особливі технології', head: ['епоха', 'назва', 'тип', 'наука', 'дає', COPIES] },
  leaders: { title: 'Лідери', head: ['епоха', 'ім’я', 'символи', 'ефект'] },
  wonders: { title: 'Чудеса', head: ['епоха', 'назва', 'етапи', 'ефект'] },
  actions: { title: 'Карти дій', head: ['епоха', 'назва', 'ефект', 'копій'] },
  'military-decks': {
    title: 'Військові колоди',
    head: ['епоха', 'подія', 'територія', 'тактика', 'агресія', 'війна', 'бонус', 'пакт', '3-4 гравці', '2 гравці'],
  },
  tactics: {
    title: 'Тактики',
    head: ['назва', 'епоха', 'піхота', 'кіннота', 'артилерія', 'сила', 'застаріла', 'копій'],
  },
  'bonus-cards': { title: 'Карти військових бонусів', head: ['назва', 'епоха', 'захист', 'колонізація', 'копій'] },
  aggressions: { title: 'Агресії', head: ['назва', 'епоха', 'дії', 'забирає', 'копій'] },
  wars: { title: 'Війни', head: ['назва', 'епоха', 'дії', 'контрибуція', 'копій'] },
  pacts: { title: 'Пакти', head: ['назва', 'епоха', 'сторона A', 'сторона B', 'атака', 'копій'] },
  territories: { title: 'Території', head: ['назва', 'епоха', 'одразу', 'постійно', 'копій'] },
  events: { title: 'Події', head: ['назва', 'епоха', 'ефект', 'копій'] },
};

type SideNumbers = Omit<PactSide, 'noWar' | 'paysWith'>;
const SIDE: Readonly<Record<keyof SideNumbers, (n: number) => string>> = {
  culture: (n) => `${plus(n)} культури`,
  strength: (n) => `${plus(n)} сили`,
  ma: (n) => `+${many(n, 'military')}`,
  food: (n) => `${plus(n)} їжі`,
  resources: (n) => (n < 0 ? many(n, 'resource') : `+${many(n, 'resource')}`),
  culturePerWonder: (n) => `${plus(n)} культури за чудо іншого учасника`,
  scienceLess: (n) => `технології на ${many(n, 'science')} дешевші`,
};
const PAYS = { food: 'платить їжею', resources: 'платить ресурсами' } as const;
const ATTACK = { allowed: 'можлива', ends: 'розриває пакт', forbidden: 'заборонена' } as const;

function sideOf({ noWar, paysWith, ...numbers }: PactSide): string {
  const others = [...(noWar ? ['їй не оголосити війну'] : []), ...(paysWith ? [PAYS[paysWith]] : [])];
  return [...partsOf(numbers, SIDE), ...others].join(', ');
}

export const cell: TtaTexts['cell'] = {
  gives: (v) => symbols(v.gives),
  worker: (v) => {
    const { gives, age: level } = WORKER_TECH[v.card];
    return symbols(gives) || `кубик вартий ${TOKEN_VALUE[level]}`;
  },
  special: (v) => {
    const { gives, builds } = SPECIAL[v.card];
    return builds ? `будівлі -${builds.off.slice(1).join('/-')}, етапів ${builds.stages}` : symbols(gives);
  },
  aggression: (v) => {
    const e = AGGRESSIONS[v.card].effect;
    switch (e.do) {
      case 'plunder':
        return `${e.n} їжі та ресурсів`;
      case 'raid':
        return `міські будівлі до епохи ${list(e.levels.map((n) => age[n as keyof typeof age]))}, половина вартості`;
      case 'enslave':
        return `1 населення; отримати ${e.food} їжі, ${many(e.resources, 'resource')}`;
      case 'spy':
        return many(e.n, 'science');
      case 'annex':
        return 'колонія';
      case 'infiltrate':
        return `лідер або недобудоване чудо; ${many(e.perLevel, 'culture')} за рівень`;
      case 'culture':
        return many(e.n, 'culture');
    }
  },
  war: (v) => {
    const s = WARS[v.card].spoils;
    switch (s.of) {
      case 'territory':
        return `${many(s.base, 'yellow')}, ще один за кожні ${s.step}`;
      case 'technology':
        return 'різниця в силі наукою або особливими технологіями';
      case 'culture':
        return `${many(s.base, 'culture')} і різниця в силі`;
    }
  },
  pactSide: ({ side, ...v }) => sideOf(PACTS[v.card][side]),
  asA: 'як A',
  pactAttack: (v) => {
    const { attack, attackBonus } = PACTS[v.card];
    return attackBonus > 0 ? `${ATTACK[attack]}, нападник +${attackBonus}` : ATTACK[attack];
  },
  once: (v) => once(v.card),
  kept: (v) => kept(v.card),
};
