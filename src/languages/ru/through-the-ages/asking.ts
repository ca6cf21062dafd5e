/** What Through the Ages asks, in Russian. */
import type { TtaTexts } from '../../../games/through-the-ages/texts/types.js';
import type { AimedVerb } from '../../../games/through-the-ages/texts/types-asking.js';
import type { CardId } from '../../../games/through-the-ages/texts/types-nouns.js';
import { age } from './nouns.js';
import { built, developed, many, naming, q, taken, unitOr, upTo } from './words.js';

export const topic: TtaTexts['topic'] = {
  actions: ({ ca, ma }) => `ещё ${many(ca, 'civilOnly')} и ${many(ma, 'military')}`,
  homer: 'подложить Гомера под чудо или вернуть действие?',
  'lose-population': ({ left }) => `снимите ${taken(left, 'worker')} со своих карт`,
  'lose-blue': ({ left }) => `верните ${taken(left, 'blue')} со своих карт`,
  'wonder-token': 'синий банк пуст: каким кубиком накрыть этап?',
  civilization: 'одно из трёх, дешевле и без траты действия',
  agreement: ({ budget }) => `возьмите карты из ряда, всего до ${upTo(budget, 'civil')}`,
  'card-rich-land': 'постройте или улучшите ферму либо шахту',
  'card-urban-growth': 'постройте или улучшите городскую постройку',
  'card-efficient-upgrade': 'улучшите ферму, шахту или городскую постройку',
  'card-breakthrough': 'изучите технологию',
  'card-reserves': 'еда или ресурсы?',
  politics: 'выберите политическое действие',
  'politics-caesar': 'выполнить второе политическое действие? Это можно один раз за игру',
  resign: 'выйти из игры и проиграть?',
  attack: ({ target, attack, defence, cards }) =>
    `атаковать игрока ${target}? ${attack} против ${defence} + до ${upTo(cards, 'card')}`,
  'declare-war': ({ target, attack, defence }) =>
    `война с игроком ${target}? Сейчас ${attack} против ${defence}, исход в следующий ход`,
  bid: ({ leader, high, most, ...v }) => {
    if (leader === null) return `ставка за территорию ${q(v.card)}?${most === null ? '' : ` Ваши войска — до ${most}`}`;
    const stands = `${leader} ставит ${high} за территорию ${q(v.card)}`;
    if (most === null) return `${stands}: больше?`;
    return most > high ? `${stands}: больше? До ${most}` : `${stands}, а ваши войска — только до ${most}`;
  },
  colonize: ({ bid, force }) => `отправьте войска на ${bid}${force === null ? '' : `, пока ${force}`}`,
  defence: ({ by, attack, own }) =>
    own === null
      ? `${by} атакует, сила ${attack}: как защищаться?`
      : `${by} атакует, сила ${attack}, ваша ${own.strength}: использовано ${own.used} из ${upTo(own.limit, 'card')}`,
  raid: ({ victim, level }) => `уничтожьте городскую постройку игрока ${victim}, эпоха ${age[level]} или раньше`,
  infiltrate: ({ victim }) => `удалите лидера или недостроенное чудо игрока ${victim}`,
  annex: ({ victim }) => `заберите колонию игрока ${victim}`,
  spoils: ({ loser, left, science }) => `трофеи ${left} от игрока ${loser}: технологии, остальное наукой (${science})`,
  pact: ({ by, side, ...v }) =>
    side === null ? `${by} предлагает пакт ${q(v.card)}` : `${by} предлагает пакт ${q(v.card)}, вы — сторона ${side}`,
  'discard-military': ({ left }) => `сбросьте ${taken(left, 'militaryCard')}`,
  'food-or-resources': ({ n }) => `${many(n, 'food')} или ${many(n, 'resource')}?`,
  'gain-mix': ({ n }) => `получите всего ${n}: сколько из них едой?`,
  'lose-mix': ({ n }) => `потеряйте всего ${n}: сколько из них едой?`,
  plunder: ({ victim, n, food, resources }) =>
    `заберите ${n} у игрока ${victim} (${many(food, 'food')}, ${many(resources, 'resource')}): сколько еды?`,
  'free-worker': 'бесплатно дать работу свободному рабочему?',
  raze: ({ victim }) => `уничтожьте городскую постройку игрока ${victim}`,
  'raze-own': 'уничтожьте одну из своих ферм, шахт или городских построек',
  ruin: 'какое из старых чудес станет руинами?',
  'lose-colony': 'какая колония провозгласит независимость?',
};

export const verb: TtaTexts['verb'] = {
  take: 'взять',
  grow: 'увеличить население',
  build: 'построить',
  upgrade: 'улучшить',
  destroy: 'уничтожить',
  disband: 'расформировать',
  stage: 'этап чуда',
  develop: 'изучить',
  revolt: 'революция',
  leader: 'лидер',
  play: 'сыграть',
  hammurabi: 'Хаммурапи',
  barbarossa: 'Барбаросса',
  churchill: 'Черчилль',
  'ocean-liner': 'лайнеры',
  trade: 'обмен',
  gain: 'получить',
  tuck: 'подложить под',
  'no-tuck': 'отпустить Гомера',
  'lose-worker': 'рабочий с карты',
  'lose-token': 'кубик с карты',
  done: 'хватит',
  end: 'закончить ход',
  prepare: 'готовить событие',
  aggression: 'агрессия',
  war: 'война',
  attack: 'атаковать',
  'declare-war': 'объявить войну',
  back: 'передумать',
  pact: 'предложить пакт',
  accept: 'согласиться',
  refuse: 'отказать',
  'cancel-pact': 'расторгнуть пакт',
  columbus: 'Колумб отплывает',
  alexander: 'Александр уходит',
  peek: 'взглянуть на событие',
  resign: 'капитулировать',
  'pass-politics': 'без политики',
  bid: 'ставка',
  'pass-bid': 'спасовать',
  send: 'отправить отряд',
  bonus: 'карта бонуса',
  'throw-in': 'добавить карту',
  'set-out': 'выступить',
  'discard-military': 'сбросить',
  'discard-for-defence': 'сбросить за +1',
  'give-in': 'не защищаться',
  raze: 'уничтожить',
  ruin: 'разрушить',
  'give-up': 'отдать',
  infiltrate: 'удалить',
  annex: 'аннексировать',
  steal: 'забрать технологию',
  'take-science': 'забрать науку',
  mix: 'еда',
  'gain-food': 'еда',
  'gain-resources': 'ресурсы',
  'free-build': 'дать работу',
  decline: 'нет',
  tactic: 'сыграть тактику',
  copy: 'скопировать тактику',
};

const bare = (id: CardId): string => naming.name({ id });

export const pick: TtaTexts['pick'] = {
  upgrade: ({ from, to }) => `${bare(from)}→${bare(to)}`,
  attack: ({ target, ...v }) => `${bare(v.card)} → ${target}`,
  pact: ({ partner, side, ...v }) =>
    side === null ? `${bare(v.card)} ↔ ${partner}` : `${bare(v.card)} ↔ ${partner} (вы ${side})`,
  churchill: { culture: 'культура', military: 'войско' },
  trade: { food: 'еда→ресурс', resource: 'ресурс→еда' },
  gain: { food: 'еду', resources: 'ресурсы' },
};

/** Names are not inflected: in a narrow menu they stand behind a colon, or in quotes behind a word that is. */
const ROWS: Readonly<Record<AimedVerb, (name: string) => string>> = {
  take: (name) => `взять: ${name}`,
  build: (name) => `построить: ${name}`,
  upgrade: (name) => `улучшить: ${name}`,
  destroy: (name) => `уничтожить: ${name}`,
  disband: (name) => `расформировать: ${name}`,
  stage: (name) => `этап чуда «${name}»`,
  develop: (name) => `изучить: ${name}`,
  revolt: (name) => `революция: ${name}`,
  leader: (name) => `лидер: ${name}`,
  play: (name) => `сыграть: ${name}`,
  barbarossa: (name) => `Барбаросса: ${name}`,
  churchill: (name) => `Черчилль: ${name}`,
  trade: (name) => `обмен: ${name}`,
  gain: (name) => `получить ${name}`,
  tuck: (name) => `подложить под чудо «${name}»`,
  'lose-worker': (name) => `снять рабочего: ${name}`,
  'lose-token': (name) => `снять кубик: ${name}`,
  prepare: (name) => `готовить: ${name}`,
  aggression: (name) => `сыграть: ${name}`,
  war: (name) => `сыграть: ${name}`,
  attack: (name) => `атаковать: ${name}`,
  'declare-war': (name) => `объявить: ${name}`,
  pact: (name) => `предложить пакт: ${name}`,
  'cancel-pact': (name) => `расторгнуть пакт «${name}»`,
  columbus: (name) => `Колумб отплывает: ${name}`,
  send: (name) => `отправить: ${name}`,
  bonus: (name) => `карта бонуса «${name}»`,
  'throw-in': (name) => `добавить: ${name}`,
  'discard-military': (name) => `сбросить: ${name}`,
  'discard-for-defence': (name) => `сбросить за +1: ${name}`,
  raze: (name) => `уничтожить: ${name}`,
  ruin: (name) => `разрушить: ${name}`,
  'give-up': (name) => `отдать: ${name}`,
  infiltrate: (name) => `удалить: ${name}`,
  annex: (name) => `аннексировать: ${name}`,
  steal: (name) => `забрать: ${name}`,
  'free-build': (name) => `дать работу: ${name}`,
  tactic: (name) => `сыграть: ${name}`,
  copy: (name) => `скопировать: ${name}`,
};
export const menuRow: TtaTexts['menuRow'] = ({ verb, target }) => ROWS[verb](target);

export const choice: TtaTexts['choice'] = {
  take: ({ space, ...v }) => `взять карту ${q(v.card)} из ячейки ${space}`,
  grow: 'увеличить население',
  build: (v) => `${unitOr(v.card, 'создать', 'построить')} ${built(v.card)}`,
  upgrade: ({ from, to }) => `улучшить ${built(from)} до уровня ${q(to)}`,
  destroy: (v) => `уничтожить ${built(v.card)}`,
  disband: (v) => `расформировать ${built(v.card)}`,
  stage: ({ n, ...v }) => `завершить ${many(n, 'stage')} чуда ${q(v.card)}`,
  develop: (v) => `изучить ${developed(v.card)}`,
  revolt: (v) => `устроить революцию: ${q(v.card)}`,
  leader: (v) => `сыграть лидера ${q(v.card)}`,
  play: (v) => `сыграть карту ${q(v.card)}`,
  hammurabi: 'использовать военное действие как гражданское (Хаммурапи)',
  barbarossa: (v) => `новый рабочий — сразу ${built(v.card)} (Барбаросса)`,
  churchill: {
    culture: 'получить 3 очка культуры (Черчилль)',
    military: 'получить 3 очка науки и 3 ресурса на отряды (Черчилль)',
  },
  'ocean-liner': 'получить рабочего бесплатно (Океанские лайнеры)',
  trade: {
    food: 'использовать 1 еду как 1 ресурс (торговые пути)',
    resource: 'использовать 1 ресурс как 1 еду (торговые пути)',
  },
  gain: { food: 'получить еду', resources: 'получить ресурсы' },
  tuck: (v) => `подложить Гомера под чудо ${q(v.card)}`,
  'no-tuck': 'отпустить Гомера и вернуть действие',
  'lose-worker': (v) => `снять рабочего с карты ${q(v.card)}`,
  'lose-token': (v) => `снять синий кубик с карты ${q(v.card)}`,
  done: 'больше ничего не брать',
  end: 'закончить ход',
  prepare: (v) => `подготовить событие ${q(v.card)}`,
  aggression: ({ target, ...v }) => `сыграть карту ${q(v.card)} против игрока ${target}`,
  war: ({ target, ...v }) => `сыграть карту ${q(v.card)} против игрока ${target}`,
  attack: ({ target, ...v }) => `атаковать игрока ${target}: ${q(v.card)}`,
  'declare-war': ({ target, ...v }) => `объявить войну игроку ${target}: ${q(v.card)}`,
  back: 'передумать',
  pact: ({ partner, side, ...v }) =>
    side === null
      ? `предложить пакт ${q(v.card)} игроку ${partner}`
      : `предложить пакт ${q(v.card)} игроку ${partner}, вы — сторона ${side}`,
  accept: 'заключить пакт',
  refuse: 'отказаться от пакта',
  'cancel-pact': (v) => `расторгнуть пакт ${q(v.card)}`,
  columbus: (v) => `отпустить Колумба: ${q(v.card)} становится колонией`,
  alexander: 'отпустить Александра за жёлтый кубик',
  peek: 'посмотреть верхнее текущее событие',
  resign: 'капитулировать',
  'pass-politics': 'не выполнять политического действия',
  bid: ({ n }) => (n === null ? 'сделать ставку' : `поставить ${n}`),
  'pass-bid': 'спасовать на аукционе',
  send: (v) => `отправить ${built(v.card)}`,
  bonus: (v) => `сыграть карту ${q(v.card)}`,
  'throw-in': (v) => `добавить карту ${q(v.card)} за 1`,
  'set-out': 'выступить с этими войсками',
  'discard-military': (v) => `сбросить карту ${q(v.card)}`,
  'discard-for-defence': (v) => `сбросить карту ${q(v.card)}, чтобы получить +1 к силе`,
  'give-in': 'не защищаться, сохранить все карты',
  raze: (v) => `уничтожить ${built(v.card)}`,
  ruin: (v) => `превратить в руины чудо ${q(v.card)}`,
  'give-up': (v) => `отдать колонию ${q(v.card)}`,
  infiltrate: (v) => `удалить карту ${q(v.card)}`,
  annex: (v) => `аннексировать колонию ${q(v.card)}`,
  steal: (v) => `забрать технологию ${q(v.card)}`,
  'take-science': 'забрать остальное очками науки',
  mix: ({ n }) => (n === null ? 'еда, остальное ресурсами' : `едой ${n}, остальное ресурсами`),
  'gain-food': 'получить еду',
  'gain-resources': 'получить ресурсы',
  'free-build': (v) => `бесплатно ${unitOr(v.card, 'создать', 'построить')} ${built(v.card)}`,
  decline: 'не сейчас',
  tactic: (v) => `сыграть тактику ${q(v.card)}`,
  copy: (v) => `скопировать тактику ${q(v.card)}`,
};

type Good = Parameters<TtaTexts['price']>[0]['good'];

const SIGN: Readonly<Record<Good, (n: number) => string>> = {
  science: (n) => `${n}н`,
  food: (n) => `${n}е`,
  'bonus-food': (n) => `${n}е бонус`,
  resources: (n) => `${n}р`,
  bonus: (n) => `${n}р бонус`,
  ca: (n) => `${n}ГД`,
  ma: (n) => `${n}ВД`,
  budget: (n) => `${n} бюджета`,
  difference: (n) => `${n} разницы`,
};
const PRICE: Readonly<Record<Good, (n: number) => string>> = {
  science: (n) => many(n, 'science'),
  food: (n) => many(n, 'food'),
  'bonus-food': (n) => `${many(n, 'food')} с карты`,
  resources: (n) => many(n, 'resource'),
  bonus: (n) => `${many(n, 'resource')} с карты`,
  ca: (n) => many(n, 'civil'),
  ma: (n) => many(n, 'military'),
  budget: (n) => `${n} бюджета`,
  difference: (n) => `${n} разницы`,
};
export const priceSign: TtaTexts['priceSign'] = ({ good, n }) => SIGN[good](n);
export const price: TtaTexts['price'] = ({ good, n }) => PRICE[good](n);
export const free = 'бесплатно';

const corrupted = (n: { resources: number; food: number }): string =>
  [n.resources > 0 ? `-${many(n.resources, 'resource')}` : '', n.food > 0 ? `-${many(n.food, 'food')}` : '']
    .filter(Boolean)
    .join(', ');

export const trouble: TtaTexts['trouble'] = {
  uprising: ({ discontent, unused }) =>
    `восстание, производства нет (${many(discontent, 'discontent')}, ${many(unused, 'idle')})`,
  famine: ({ culture }) => `не хватает еды: -${culture} культуры`,
  discards: ({ n }) => `сбросить ${taken(n, 'card')}`,
  wasted: ({ n }) => `обменянное и не потраченное (${n}) пропадёт в конце хода`,
  corruption: (v) => `коррупция ${corrupted(v)}`,
  unused: ({ n }) => `не потрачено: ${many(n, 'civil')}`,
};

export const warn: TtaTexts['warn'] = {
  'same-tactic': 'это уже ваша тактика',
  resign: 'вы проиграете и не сможете вернуться',
};
