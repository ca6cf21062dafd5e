/** What happens in Through the Ages, in Russian: the present tense, in which nobody's gender shows. */
import type { Good } from '../../../games/through-the-ages/rules/events-civil.js';
import { otherSide } from '../../../games/through-the-ages/texts/types-asking.js';
import type { EventTexts, Pool } from '../../../games/through-the-ages/texts/types-told.js';
import { age } from './nouns.js';
import { built, by, developed, many, q, qs, taken, unitOr } from './words.js';

/** Behind 'получает' and 'теряет'. */
const GOODS: Readonly<Record<Good, (n: number) => string>> = {
  food: (n) => taken(n, 'food'),
  resources: (n) => many(n, 'resource'),
  science: (n) => many(n, 'science'),
  culture: (n) => many(n, 'culture'),
  population: (n) => taken(n, 'population'),
  yellow: (n) => many(n, 'yellow'),
  blue: (n) => many(n, 'blue'),
  ca: (n) => many(n, 'civil'),
  ma: (n) => many(n, 'military'),
};
const NONE = { food: 'еды', resources: 'ресурсов' } as const;

const POOLS: Readonly<Record<Pool, (n: number) => string>> = {
  'unit-resources': (n) => `${many(n, 'resource')} на отряды`,
  'unit-science': (n) => `${many(n, 'science')} на технологии отрядов`,
  resource: (n) => `${many(n, 'resource')} на расходы`,
  food: (n) => `${taken(n, 'food')} на расходы`,
};

const WHO: Readonly<Record<Parameters<EventTexts['picks']>[0]['as'], string>> = {
  each: 'среди выбранных',
  strongest: 'на первом месте по силе',
  weakest: 'на последнем месте по силе',
  'two-strongest': 'среди сильнейших',
  'two-weakest': 'среди слабейших',
  'most-culture': 'на первом месте по культуре',
  'least-culture': 'на последнем месте по культуре',
  'weak-leader-in-culture': 'на первом месте по культуре и среди слабейших',
  'all-happiest': 'среди самых счастливых',
  'all-most-discontent': 'среди самых недовольных',
};

/** 'за 2 ресурса', or what cost nothing. */
const paying = (n: number, words: string): string => (n === 0 ? 'бесплатно' : `за ${words}`);

const outdated = (v: { readonly outdated: boolean }): string => (v.outdated ? ' (устаревшая карта)' : '');

/** Верхняя из нескольких карт или последняя. */
const top = (from: number): string => (from === 1 ? 'последняя' : `верхняя из ${from}`);

export const event: EventTexts = {
  gain: ({ name, good, n, why }) => `${name} получает ${GOODS[good](n)}${by(why)}`,
  gainNone: ({ name, good, why }) => `${name} не получает ${NONE[good]}: синий банк пуст${by(why)}`,
  lose: ({ name, good, n, why, ...v }) =>
    v.card
      ? `${name} теряет ${GOODS[good](n)} с карты ${q(v.card)}${by(why)}`
      : `${name} теряет ${GOODS[good](n)}${by(why)}`,
  starter: ({ name, lot }) => (lot ? `${name} начинает по жребию` : `${name} начинает`),
  turn: ({ name, round }) => `раунд ${round}: ${name}`,
  age: (v) => `начинается эпоха ${age[v.age]}`,
  lastAge: 'эпоха III закончилась: наступают последние ходы',
  lastRound: ({ round }) => `раунд ${round} — последний`,
  swept: (v) => `уходит из ряда: ${qs(v.cards)}`,
  dealt: ({ left, ...v }) => `новое в ряду: ${qs(v.cards)} (в колоде эпохи ${age[v.age]} остаётся ${left})`,
  decks: ({ civil, military }) => `новые колоды перемешаны: гражданских карт ${civil}, военных ${military}`,
  antiquated: ({ name, ...v }) => `${name} сбрасывает карту ${q(v.card)} (устаревшая)`,
  take: ({ name, paid, ...v }) => `${name} берёт карту ${q(v.card)} ${paying(paid, many(paid, 'civil'))}`,
  grow: ({ name, paid, why }) => `${name} увеличивает население ${paying(paid, taken(paid, 'food'))}${by(why)}`,
  build: ({ name, paid, why, ...v }) =>
    `${name} ${unitOr(v.card, 'создаёт', 'строит')} ${built(v.card)} ${paying(paid, many(paid, 'resource'))}${by(why)}`,
  upgrade: ({ name, from, paid, why, ...v }) =>
    `${name} улучшает ${built(from)} до уровня ${q(v.card)} ${paying(paid, many(paid, 'resource'))}${by(why)}`,
  disbanded: ({ name, ...v }) => `${name} расформировывает ${built(v.card)}`,
  destroyed: ({ name, why, ...v }) => `${name} теряет ${built(v.card)}${by(why)}`,
  sacrificed: ({ name, ...v }) => `${name} отправляет за море ${built(v.card)}`,
  leader: ({ name, replaced, ...v }) =>
    replaced === null
      ? `${name} разыгрывает лидера ${q(v.card)}`
      : `${name} разыгрывает лидера ${q(v.card)} вместо лидера ${q(replaced)}`,
  tucked: ({ name, ...v }) => `${name} подкладывает Гомера под чудо ${q(v.card)}`,
  stage: ({ name, n, paid, why, ...v }) =>
    `${name} завершает ${many(n, 'stage')} чуда ${q(v.card)} ${paying(paid, many(paid, 'resource'))}${by(why)}`,
  wonderDone: ({ name, ...v }) => `${name} достраивает чудо ${q(v.card)}`,
  develop: ({ name, paid, why, ...v }) =>
    `${name} изучает ${developed(v.card)} ${paying(paid, many(paid, 'science'))}${by(why)}`,
  revolution: ({ name, paid, why, ...v }) =>
    `революция: ${name} переходит к форме правления ${q(v.card)} за ${many(paid, 'science')}${by(why)}`,
  playAction: ({ name, ...v }) => `${name} разыгрывает карту ${q(v.card)}`,
  pool: ({ name, n, what, why }) => `${name} получает на этот ход ${POOLS[what](n)}${by(why)}`,
  poolSpent: ({ name, n, what, why }) => `${name} тратит временное: ${GOODS[what](n)}${by(why)}`,
  declines: ({ name, why }) => `${name} отказывается${by(why)}`,
  covers: ({ name, from, ...v }) => `${name} накрывает этап чуда ${q(v.card)} синим кубиком с карты ${q(from)}`,
  uprising: ({ name, discontent, unused }) =>
    `восстание, ${name}: ${many(discontent, 'discontent')}, ${many(unused, 'idle')}, производства нет`,
  final: ({ name, culture }) => `${name} заканчивает игру, культура ${culture}`,

  prepare: ({ name, level, ...v }) =>
    v.card === null
      ? `${name} готовит событие (эпоха ${age[level]})`
      : `${name} готовит событие ${q(v.card)} (эпоха ${age[level]})`,
  reveal: ({ from, ...v }) => `событие: ${q(v.card)}${from === null ? '' : ` (${top(from)})`}`,
  peek: ({ name, from, ...v }) =>
    `${name} смотрит текущее событие (${top(from)})${v.card === null ? '' : `: ${q(v.card)}`}`,
  eventsDealt: ({ n, from }) => `текущие события: ${many(n, 'card')} рубашкой вверх из ${from} событий эпохи A`,
  renewed: ({ n }) =>
    `будущие события перемешаны, более ранние эпохи сверху; они становятся текущими: ${many(n, 'card')}`,
  picks: ({ name, as, ...v }) => `${q(v.card)}: ${name} ${WHO[as]}`,
  idle: (v) => `событие ${q(v.card)} никого не касается`,
  draw: ({ name, n, level, from, ...v }) =>
    v.cards === null
      ? `${name} берёт ${taken(n, 'militaryCard')} из колоды эпохи ${age[level]}, где их ${from}`
      : `${name} берёт из колоды эпохи ${age[level]}, где карт ${from}: ${qs(v.cards)}`,
  reshuffle: ({ n }) => `сброшенные военные карты становятся новой колодой: ${many(n, 'card')}`,
  discard: ({ name, level, ...v }) =>
    v.card === null
      ? `${name} сбрасывает военную карту эпохи ${age[level]}${outdated(v)}`
      : `${name} сбрасывает карту ${q(v.card)}${outdated(v)}`,
  bid: ({ name, bid, ...v }) => `${name} ставит ${bid} за территорию ${q(v.card)}`,
  bidPass: ({ name }) => `${name} пасует`,
  bidNone: ({ name }) => `${name} не может ставить: нет отряда, который можно отправить`,
  bidOut: ({ name, high }) => `${name} не может поставить больше ${high} и выходит из аукциона`,
  noColony: (v) => `никто не колонизирует территорию ${q(v.card)}`,
  bonus: ({ name, value, ...v }) => `${name} разыгрывает карту ${q(v.card)}: +${value}`,
  colony: ({ name, ...v }) => `${name} колонизирует территорию ${q(v.card)}`,
  colonyWon: ({ name, force, bid, ...v }) =>
    `${name} колонизирует территорию ${q(v.card)}: войска ${force}, ставка ${bid}`,
  colonyLost: ({ name, ...v }) => `${name} теряет колонию ${q(v.card)}`,
  colonyPasses: ({ name, to, ...v }) => `колония ${q(v.card)} переходит от игрока ${name} к игроку ${to}`,
  aggression: ({ name, target, attack, defence, ...v }) =>
    `${name} атакует игрока ${target}: ${q(v.card)}, ${attack} против ${defence}`,
  repelled: ({ target, defence, ...v }) => `${target} отбивает атаку ${q(v.card)}: сила ${defence}`,
  aggressionWon: ({ target, ...v }) => `агрессия ${q(v.card)} против игрока ${target} успешна`,
  leaderGone: ({ name, ...v }) => `${name} теряет лидера ${q(v.card)}${outdated(v)}`,
  wonderGone: ({ name, ...v }) => `${name} теряет недостроенное чудо ${q(v.card)}${outdated(v)}`,
  ruined: ({ name, ...v }) => `чудо ${q(v.card)} становится руинами (${name})`,
  war: ({ name, target, ...v }) => `${name} объявляет войну игроку ${target}: ${q(v.card)}`,
  warWon: ({ name, target, own, theirs, victor, by: n, ...v }) =>
    `${q(v.card)}: ${name} ${own}, ${target} ${theirs}, побеждает ${victor}, разница ${n}`,
  warTied: ({ name, target, own, ...v }) => `${q(v.card)}: ${name} и ${target}, силы равны (${own}), ничья`,
  warOff: ({ name, target, ...v }) => `${q(v.card)} отменяется: ${name} против игрока ${target}`,
  stolen: ({ name, from, kept, ...v }) =>
    kept
      ? `${name} забирает технологию ${q(v.card)} у игрока ${from}`
      : `${name} забирает технологию ${q(v.card)} у игрока ${from} и откладывает её`,
  actionsLost: ({ name, n }) => `${name} теряет ${many(n, 'civil')}`,
  pactOffered: ({ name, partner, side, ...v }) =>
    side === null
      ? `${name} предлагает пакт ${q(v.card)} игроку ${partner}`
      : `${name} предлагает пакт ${q(v.card)} игроку ${partner}, себе — сторону ${side}`,
  pactRefused: ({ partner }) => `${partner} отказывается`,
  pactMade: ({ name, partner, side, ...v }) =>
    side === null
      ? `${name} и ${partner} заключают пакт ${q(v.card)}`
      : `${name} (сторона ${side}) и ${partner} (сторона ${otherSide(side)}) заключают пакт ${q(v.card)}`,
  pactCancelled: ({ name, partner, ...v }) => `пакт ${q(v.card)} расторгнут (${name} и ${partner})`,
  pactReplaced: ({ name, partner, ...v }) => `пакт ${q(v.card)} уступает место новому (${name} и ${partner})`,
  pactBroken: ({ name, partner, ...v }) => `атака разрывает пакт ${q(v.card)} (${name} и ${partner})`,
  pactOutdated: ({ name, partner, ...v }) => `пакт ${q(v.card)} устарел (${name} и ${partner})`,
  pactDeserted: ({ name, partner, ...v }) => `капитуляция разрывает пакт ${q(v.card)} (${name} и ${partner})`,
  tactic: ({ name, ...v }) => `${name} разыгрывает тактику ${q(v.card)}`,
  copied: ({ name, ...v }) => `${name} копирует тактику ${q(v.card)}`,
  tacticGone: (v) => `тактика ${q(v.card)} уже общая: эта карта уходит из игры`,
  tacticPublic: (v) => `тактика ${q(v.card)} становится общей`,
  skipped: ({ name }) => `${name} пропускает фазу политики (${q('e2-intl-agreement')})`,
  resign: ({ name }) => `${name} капитулирует`,
  stays: ({ name }) => `${name} играет дальше`,
  weighs: ({ name, target, ...v }) => `${name} обдумывает карту ${q(v.card)} против игрока ${target}`,
  joinsForce: ({ name, ...v }) => `${name} добавляет к войскам карту ${q(v.card)}`,
  joinsDefence: ({ name, ...v }) => `${name} добавляет к защите карту ${q(v.card)}`,
  scoresNothing: ({ name, ...v }) => `${name} ничего не получает (${q(v.card)})`,
};
