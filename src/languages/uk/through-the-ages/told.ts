/** What happens in Through the Ages, in Ukrainian: the present tense, in which nobody's gender shows. */
import type { Good } from '../../../games/through-the-ages/rules/events-civil.js';
import { otherSide } from '../../../games/through-the-ages/texts/types-asking.js';
import type { EventTexts, Pool } from '../../../games/through-the-ages/texts/types-told.js';
import { age } from './nouns.js';
import { built, by, developed, many, q, qs, sent, taken, unitOr } from './words.js';

/** Behind 'отримує' and 'втрачає'. */
const GOODS: Readonly<Record<Good, (n: number) => string>> = {
  food: (n) => taken(n, 'food'),
  resources: (n) => many(n, 'resource'),
  science: (n) => many(n, 'science'),
  culture: (n) => many(n, 'culture'),
  population: (n) => `${n} населення`,
  yellow: (n) => many(n, 'yellow'),
  blue: (n) => many(n, 'blue'),
  ca: (n) => taken(n, 'civil'),
  ma: (n) => taken(n, 'military'),
};
const NONE = { food: 'їжі', resources: 'ресурсів' } as const;

const POOLS: Readonly<Record<Pool, (n: number) => string>> = {
  'unit-resources': (n) => `${many(n, 'resource')} на загони`,
  'unit-science': (n) => `${many(n, 'science')} на технології загонів`,
  resource: (n) => `${many(n, 'resource')} на витрати`,
  food: (n) => `${taken(n, 'food')} на витрати`,
};

const WHO: Readonly<Record<Parameters<EventTexts['picks']>[0]['as'], string>> = {
  each: 'серед вибраних',
  strongest: 'на першому місці за силою',
  weakest: 'на останньому місці за силою',
  'two-strongest': 'серед найсильніших',
  'two-weakest': 'серед найслабших',
  'most-culture': 'на першому місці за культурою',
  'least-culture': 'на останньому місці за культурою',
  'weak-leader-in-culture': 'на першому місці за культурою й серед найслабших',
  'all-happiest': 'серед найщасливіших',
  'all-most-discontent': 'серед найбільш невдоволених',
};

const outdated = (v: { readonly outdated: boolean }): string => (v.outdated ? ' (застаріла карта)' : '');

/** Верхня з кількох карт або остання. */
const top = (from: number): string => (from === 1 ? 'остання' : `верхня з ${from}`);

export const event: EventTexts = {
  gain: ({ name, good, n, why }) => `${name} отримує ${GOODS[good](n)}${by(why)}`,
  gainNone: ({ name, good, why }) => `${name} не отримує ${NONE[good]}: синій банк порожній${by(why)}`,
  lose: ({ name, good, n, why, ...v }) =>
    v.card
      ? `${name} втрачає ${GOODS[good](n)} з карти ${q(v.card)}${by(why)}`
      : `${name} втрачає ${GOODS[good](n)}${by(why)}`,
  starter: ({ name, lot }) => (lot ? `${name} починає за жеребом` : `${name} починає`),
  turn: ({ name, round }) => `раунд ${round}: ${name}`,
  age: (v) => `починається епоха ${age[v.age]}`,
  lastAge: 'епоха III закінчується: настають останні ходи',
  lastRound: ({ round }) => `раунд ${round} – останній`,
  swept: (v) => `зникає з ряду: ${qs(v.cards)}`,
  dealt: ({ left, ...v }) => `нове в ряді: ${qs(v.cards)} (у колоді епохи ${age[v.age]} залишається ${left})`,
  decks: ({ civil, military }) => `нові колоди перетасовано: цивільних карт ${civil}, військових ${military}`,
  antiquated: ({ name, ...v }) => `${name} скидає карту ${q(v.card)} (застаріла)`,
  take: ({ name, paid, ...v }) => `${name} бере карту ${q(v.card)} за ${taken(paid, 'civil')}`,
  grow: ({ name, paid, why }) => `${name} отримує 1 населення за ${taken(paid, 'food')}${by(why)}`,
  build: ({ name, paid, why, ...v }) =>
    `${name} ${unitOr(v.card, 'створює', 'будує')} ${built(v.card)} за ${many(paid, 'resource')}${by(why)}`,
  upgrade: ({ name, from, paid, why, ...v }) =>
    `${name} поліпшує ${built(from)} до рівня ${q(v.card)} за ${many(paid, 'resource')}${by(why)}`,
  disbanded: ({ name, ...v }) => `${name} розформовує ${built(v.card)}`,
  destroyed: ({ name, why, ...v }) => `${name} втрачає ${built(v.card)}${by(why)}`,
  sacrificed: ({ name, ...v }) => `${name} відправляє за море ${built(v.card)}`,
  leader: ({ name, replaced, ...v }) =>
    replaced === null ? `${name} грає лідера ${q(v.card)}` : `${name} замінює лідера ${q(replaced)} на ${q(v.card)}`,
  tucked: ({ name, ...v }) => `${name} підкладає Гомера під чудо ${q(v.card)}`,
  stage: ({ name, n, paid, why, ...v }) =>
    `${name} завершує ${many(n, 'stage')} чуда ${q(v.card)} за ${many(paid, 'resource')}${by(why)}`,
  wonderDone: ({ name, ...v }) => `${name} добудовує чудо ${q(v.card)}`,
  develop: ({ name, paid, why, ...v }) => `${name} розвиває ${developed(v.card)} за ${many(paid, 'science')}${by(why)}`,
  revolution: ({ name, paid, why, ...v }) =>
    `революція: ${name} переходить до форми правління ${q(v.card)} за ${many(paid, 'science')}${by(why)}`,
  playAction: ({ name, ...v }) => `${name} грає карту ${q(v.card)}`,
  pool: ({ name, n, what, why }) => `${name} має на цей хід ${POOLS[what](n)}${by(why)}`,
  poolSpent: ({ name, n, what, why }) => `${name} витрачає ${GOODS[what](n)} з наданого на цей хід${by(why)}`,
  declines: ({ name, why }) => `${name} відмовляється${by(why)}`,
  covers: ({ name, from, ...v }) => `${name} накриває етап чуда ${q(v.card)} синім кубиком із карти ${q(from)}`,
  uprising: ({ name, discontent, unused }) =>
    `повстання, ${name}: ${many(discontent, 'discontent')}, ${many(unused, 'idle')}, виробництва немає`,
  final: ({ name, culture }) => `${name} завершує гру з ${culture} культури`,

  prepare: ({ name, level, ...v }) =>
    v.card === null
      ? `${name} готує подію (епоха ${age[level]})`
      : `${name} готує подію ${q(v.card)} (епоха ${age[level]})`,
  reveal: ({ from, ...v }) => `подія: ${q(v.card)}${from === null ? '' : ` (${top(from)})`}`,
  peek: ({ name, from, ...v }) =>
    `${name} переглядає поточну подію (${top(from)})${v.card === null ? '' : `: ${q(v.card)}`}`,
  eventsDealt: ({ n, from }) => `поточні події: ${many(n, 'card')} сорочкою догори з ${from} подій епохи A`,
  renewed: ({ n }) => `майбутні події перетасовано, раніші епохи зверху; вони стають поточними: ${many(n, 'card')}`,
  picks: ({ name, as, ...v }) => `${q(v.card)}: ${name} ${WHO[as]}`,
  idle: (v) => `подія ${q(v.card)} нікого не стосується`,
  draw: ({ name, n, level, from, ...v }) =>
    v.cards === null
      ? `${name} бере ${taken(n, 'militaryCard')} з колоди епохи ${age[level]}, де їх ${from}`
      : `${name} бере з колоди епохи ${age[level]}, де карт ${from}: ${qs(v.cards)}`,
  reshuffle: ({ n }) => `скинуті військові карти стають новою колодою: ${many(n, 'card')}`,
  discard: ({ name, level, ...v }) =>
    v.card === null
      ? `${name} скидає військову карту епохи ${age[level]}${outdated(v)}`
      : `${name} скидає карту ${q(v.card)}${outdated(v)}`,
  bid: ({ name, bid, ...v }) => `${name} ставить ${bid} за територію ${q(v.card)}`,
  bidPass: ({ name }) => `${name} пасує`,
  bidNone: ({ name }) => `${name} не має загону, щоб відправити, і не може ставити`,
  bidOut: ({ name, high }) => `${name} не може поставити більше за ${high} і виходить з аукціону`,
  noColony: (v) => `ніхто не колонізує територію ${q(v.card)}`,
  bonus: ({ name, value, ...v }) => `${name} грає карту ${q(v.card)}: +${value}`,
  colony: ({ name, ...v }) => `${name} колонізує територію ${q(v.card)}`,
  colonyWon: ({ name, force, bid, ...v }) =>
    `${name} колонізує територію ${q(v.card)}: війська ${force}, ставка ${bid}`,
  colonyLost: ({ name, ...v }) => `${name} втрачає колонію ${q(v.card)}`,
  colonyPasses: ({ name, to, ...v }) => `колонія ${q(v.card)} переходить від гравця ${name} до гравця ${to}`,
  aggression: ({ name, target, attack, defence, ...v }) =>
    `${name} атакує гравця ${target}: ${q(v.card)}, ${attack} проти ${defence}`,
  repelled: ({ target, defence, ...v }) => `${target} відбиває атаку ${q(v.card)}: сила ${defence}`,
  aggressionWon: ({ target, ...v }) => `${q(v.card)} проти гравця ${target} успішна`,
  leaderGone: ({ name, ...v }) => `${name} втрачає лідера ${q(v.card)}${outdated(v)}`,
  wonderGone: ({ name, ...v }) => `${name} втрачає недобудоване чудо ${q(v.card)}${outdated(v)}`,
  ruined: ({ name, ...v }) => `чудо ${q(v.card)} стає руїнами (${name})`,
  war: ({ name, target, ...v }) => `${name} оголошує війну гравцеві ${target}: ${q(v.card)}`,
  warWon: ({ name, target, own, theirs, victor, by: n, ...v }) =>
    `${q(v.card)}: ${name} ${own}, ${target} ${theirs}, перемагає ${victor}, різниця ${n}`,
  warTied: ({ name, target, own, ...v }) => `${q(v.card)}: ${name} і ${target} мають по ${own}, нічия`,
  warOff: ({ name, target, ...v }) => `${q(v.card)} скасовано: ${name} проти гравця ${target}`,
  stolen: ({ name, from, kept, ...v }) =>
    kept
      ? `${name} забирає технологію ${q(v.card)} у гравця ${from}`
      : `${name} забирає технологію ${q(v.card)} у гравця ${from} й відкладає її`,
  actionsLost: ({ name, n }) => `${name} втрачає ${taken(n, 'civil')}`,
  pactOffered: ({ name, partner, side, ...v }) =>
    side === null
      ? `${name} пропонує пакт ${q(v.card)} гравцеві ${partner}`
      : `${name} пропонує пакт ${q(v.card)} гравцеві ${partner}, собі – сторону ${side}`,
  pactRefused: ({ partner }) => `${partner} відмовляється`,
  pactMade: ({ name, partner, side, ...v }) =>
    side === null
      ? `${name} і ${partner} укладають пакт ${q(v.card)}`
      : `${name} (сторона ${side}) і ${partner} (сторона ${otherSide(side)}) укладають пакт ${q(v.card)}`,
  pactCancelled: ({ name, partner, ...v }) => `пакт ${q(v.card)} скасовано (${name} і ${partner})`,
  pactReplaced: ({ name, partner, ...v }) => `пакт ${q(v.card)} поступається новому (${name} і ${partner})`,
  pactBroken: ({ name, partner, ...v }) => `атака розриває пакт ${q(v.card)} (${name} і ${partner})`,
  pactOutdated: ({ name, partner, ...v }) => `пакт ${q(v.card)} застарілий (${name} і ${partner})`,
  pactDeserted: ({ name, partner, ...v }) => `капітуляція розриває пакт ${q(v.card)} (${name} і ${partner})`,
  tactic: ({ name, ...v }) => `${name} грає тактику ${q(v.card)}`,
  copied: ({ name, ...v }) => `${name} копіює тактику ${q(v.card)}`,
  tacticGone: (v) => `тактика ${q(v.card)} вже загальна: цю карту вилучено з гри`,
  tacticPublic: (v) => `тактика ${q(v.card)} стає загальною`,
  skipped: ({ name }) => `${name} пропускає фазу політики (${q('e2-intl-agreement')})`,
  resign: ({ name }) => `${name} капітулює`,
  stays: ({ name }) => `${name} грає далі`,
  weighs: ({ name, target, ...v }) => `${name} обмірковує карту ${q(v.card)} проти гравця ${target}`,
  joinsForce: ({ name, ...v }) => `${name} додає до військ ${sent(v.card)}`,
  joinsDefence: ({ name, ...v }) => `${name} додає до захисту карту ${q(v.card)}`,
  scoresNothing: ({ name, ...v }) => `${name} нічого не отримує (${q(v.card)})`,
};
