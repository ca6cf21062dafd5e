/** The rules at hand and the tables of Through the Ages, in Russian: what every card of a kind says, heads and cells. */
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
import { list, many, plus, taken } from './words.js';

export const does: TtaTexts['does'] = { leader, wonder, action, aggression, war, pact, event };

export const ruleKind = 'правило';

export const cardKind: TtaTexts['cardKind'] = ({ id }) => {
  const card = isCivil(id) ? CIVIL[id] : MILITARY[id];
  const of = `эпоха ${age[card.age]}`;
  switch (card.kind) {
    case 'worker':
      return `${kind[card.type].word} · ${of}`;
    case 'government':
      return `форма правления · ${of}`;
    case 'special':
      return `${special[card.type]} технология · ${of}`;
    case 'bonus':
      return `карта бонуса · ${of}`;
    default:
      return `${kind[card.kind].word} · ${of}`;
  }
};

export const pages: TtaTexts['pages'] = (v) => `Кодекс законов, с. ${list(v.pages)}`;

function made(card: CivilCard & { kind: 'worker' }): string {
  if (card.type === 'farm') return `каждый производит кубик ценой в ${taken(TOKEN_VALUE[card.age] ?? 0, 'food')}`;
  if (card.type === 'mine') return `каждый производит кубик ценой в ${many(TOKEN_VALUE[card.age] ?? 0, 'resource')}`;
  return `каждый даёт ${symbols(card.gives)}`;
}

function worker(card: CivilCard & { kind: 'worker' }): string {
  const first = card.age > 0 ? `Изучение за ${many(card.science, 'science')}.` : 'Напечатано на планшете.';
  const air = card.type === 'air' ? ' Каждый может присоединиться к армии и удваивает её тактическую силу.' : '';
  return `${first} Рабочий стоит ${many(card.resources, 'resource')}; ${made(card)}.${air}`;
}

function government(card: CivilCard & { kind: 'government' }): string {
  const gives = `${symbols(card.gives)}. До ${card.urban} городских построек каждого типа.`;
  return card.age > 0
    ? `Мирная смена за ${many(card.science, 'science')}, революция за ${card.revolution}. ${gives}`
    : gives;
}

function specialText(card: CivilCard & { kind: 'special' }): string {
  const gives = symbols(card.gives);
  const builds = card.builds
    ? `Городские постройки уровней I, II и III стоят на ${card.builds.off.slice(1).join(', ')} ресурса меньше; до ${card.builds.stages} этапов чуда за одно действие.`
    : '';
  return [`Изучение за ${many(card.science, 'science')}.`, gives && `${gives}.`, builds].filter(Boolean).join(' ');
}

function civilText(card: CivilCard): CardText {
  switch (card.kind) {
    case 'worker':
      return { text: worker(card) };
    case 'government':
      return { text: government(card) };
    case 'special':
      return { text: specialText(card), rulings: ['Из каждого особого типа в игре остаётся только высшая.'] };
    case 'leader':
      return leader[card.id];
    case 'wonder':
      return { ...wonder[card.id], text: `Этапы ${card.stages.join('-')}. ${wonder[card.id].text}` };
    case 'action':
      return {
        ...action[card.effect.does],
        text: `${action[card.effect.does].text} Эта карта: ${actionSays({ id: card.id })}.`,
      };
  }
}

function militaryText(id: MilitaryId): CardText {
  if (isTactic(id)) {
    const t = TACTICS[id];
    const old =
      t.age === 1 ? '' : ` Армия с отрядом на два или больше уровней ниже карты добавляет только ${t.outdated}.`;
    return {
      text: `Каждая армия (${army(id)}) добавляет ${t.strength} к силе сверх силы отрядов.${old} Сыграть её стоит 1 военное действие, скопировать — 2; одна тактика за ход.`,
    };
  }
  if (isBonus(id))
    return {
      text: `Либо +${BONUSES[id].defence} к силе, когда вы защищаетесь от агрессии, либо +${BONUSES[id].colonization} к войскам, когда колонизируете. Не стоит действий, после использования идёт в сброс.`,
      rulings: ['Никогда в войне и никогда для нападающего.'],
    };
  if (isTerritory(id)) {
    const text = `Колония для победителя аукциона. Постоянно: ${kept(id)}. Сразу: ${once(id)}.`;
    return TERRITORIES[id].draw > 0 ? { text, rulings: ['В эпоху IV карт не берут; сила остаётся.'] } : { text };
  }
  if (isAggression(id))
    return { ...aggression[id], text: `${many(AGGRESSIONS[id].ma, 'military')}. ${aggression[id].text}` };
  if (isWar(id)) return { ...war[id], text: `${many(WARS[id].ma, 'military')}. ${war[id].text}` };
  return isPact(id) ? pact[id] : event[id];
}

export const cardText: TtaTexts['cardText'] = ({ id }) => (isCivil(id) ? civilText(CIVIL[id]) : militaryText(id));

const COPIES = 'копий 2/3/4';

export const table: TtaTexts['table'] = {
  'yellow-bank': { title: 'Жёлтый банк', head: ['кубики', 'еда за рабочего', 'потребление', 'нужно счастья'] },
  'blue-bank': { title: 'Синий банк', head: ['кубики', 'коррупция'] },
  row: { title: 'Ряд карт', head: ['ячейка', 'гражданские действия'] },
  sweep: { title: 'Ячейки, из которых сбрасывают карты в начале хода', head: ['игроки', 'ячейки'] },
  start: { title: 'Рабочие в начале', head: ['технология', 'рабочие'] },
  decks: { title: 'Гражданские колоды', head: ['эпоха', '2 игрока', '3 игрока', '4 игрока'] },
  technologies: {
    title: 'Фермы, шахты, городские постройки, отряды',
    head: ['эпоха', 'название', 'тип', 'наука', 'ресурсы', 'каждый рабочий', COPIES],
  },
  governments: {
    title: 'Формы правления',
    head: ['эпоха', 'название', 'мирно', 'революция', 'даёт', 'лимит построек', COPIES],
  },
  specials: { title: 'Особые технологии', head: ['эпоха', 'название', 'тип', 'наука', 'даёт', COPIES] },
  leaders: { title: 'Лидеры', head: ['эпоха', 'имя', 'символы', 'эффект'] },
  wonders: { title: 'Чудеса', head: ['эпоха', 'название', 'этапы', 'эффект'] },
  actions: { title: 'Карты действий', head: ['эпоха', 'название', 'эффект', 'копий'] },
  'military-decks': {
    title: 'Военные колоды',
    head: ['эпоха', 'событие', 'территория', 'тактика', 'агрессия', 'война', 'бонус', 'пакт', '3-4 игрока', '2 игрока'],
  },
  tactics: {
    title: 'Тактики',
    head: ['название', 'эпоха', 'пехота', 'кавалерия', 'артиллерия', 'сила', 'устаревшая', 'копий'],
  },
  'bonus-cards': { title: 'Карты военных бонусов', head: ['название', 'эпоха', 'защита', 'колонизация', 'копий'] },
  aggressions: { title: 'Агрессии', head: ['название', 'эпоха', 'действия', 'забирает', 'копий'] },
  wars: { title: 'Войны', head: ['название', 'эпоха', 'действия', 'трофеи', 'копий'] },
  pacts: { title: 'Пакты', head: ['название', 'эпоха', 'сторона A', 'сторона B', 'атака', 'копий'] },
  territories: { title: 'Территории', head: ['название', 'эпоха', 'сразу', 'постоянно', 'копий'] },
  events: { title: 'События', head: ['название', 'эпоха', 'эффект', 'копий'] },
};

type SideNumbers = Omit<PactSide, 'noWar' | 'paysWith'>;
const SIDE: Readonly<Record<keyof SideNumbers, (n: number) => string>> = {
  culture: (n) => `${plus(n)} культуры`,
  strength: (n) => `${plus(n)} силы`,
  ma: (n) => `+${many(n, 'military')}`,
  food: (n) => `${plus(n)} еды`,
  resources: (n) => (n < 0 ? many(n, 'resource') : `+${many(n, 'resource')}`),
  culturePerWonder: (n) => `${plus(n)} культуры за чудо другого участника`,
  scienceLess: (n) => `технологии на ${many(n, 'science')} дешевле`,
};
const PAYS = { food: 'платит едой', resources: 'платит ресурсами' } as const;
const ATTACK = { allowed: 'возможна', ends: 'разрывает пакт', forbidden: 'запрещена' } as const;

function sideOf({ noWar, paysWith, ...numbers }: PactSide): string {
  const others = [...(noWar ? ['ей нельзя объявить войну'] : []), ...(paysWith ? [PAYS[paysWith]] : [])];
  return [...partsOf(numbers, SIDE), ...others].join(', ');
}

export const cell: TtaTexts['cell'] = {
  gives: (v) => symbols(v.gives),
  worker: (v) => {
    const { gives, age: level } = WORKER_TECH[v.card];
    return symbols(gives) || `кубик ценой в ${TOKEN_VALUE[level]}`;
  },
  special: (v) => {
    const { gives, builds } = SPECIAL[v.card];
    return builds ? `постройки -${builds.off.slice(1).join('/-')}, этапов ${builds.stages}` : symbols(gives);
  },
  aggression: (v) => {
    const e = AGGRESSIONS[v.card].effect;
    switch (e.do) {
      case 'plunder':
        return `${e.n} еды и ресурсов`;
      case 'raid':
        return `городские постройки до эпохи ${list(e.levels.map((n) => age[n as keyof typeof age]))}, половина стоимости`;
      case 'enslave':
        return `1 единица населения; получить ${taken(e.food, 'food')}, ${many(e.resources, 'resource')}`;
      case 'spy':
        return many(e.n, 'science');
      case 'annex':
        return 'колония';
      case 'infiltrate':
        return `лидер или недостроенное чудо; ${many(e.perLevel, 'culture')} за уровень`;
      case 'culture':
        return many(e.n, 'culture');
    }
  },
  war: (v) => {
    const s = WARS[v.card].spoils;
    switch (s.of) {
      case 'territory':
        return `${many(s.base, 'yellow')}, ещё один за каждые ${s.step}`;
      case 'technology':
        return 'разница в силе наукой или особыми технологиями';
      case 'culture':
        return `${many(s.base, 'culture')} и разница в силе`;
    }
  },
  pactSide: ({ side, ...v }) => sideOf(PACTS[v.card][side]),
  asA: 'как A',
  pactAttack: (v) => {
    const { attack, attackBonus } = PACTS[v.card];
    return attackBonus > 0 ? `${ATTACK[attack]}, нападающий +${attackBonus}` : ATTACK[attack];
  },
  once: (v) => once(v.card),
  kept: (v) => kept(v.card),
};
