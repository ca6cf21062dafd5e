/** What Through the Ages asks, in Ukrainian. */
import type { TtaTexts } from '../../../games/through-the-ages/texts/types.js';
import type { AimedVerb } from '../../../games/through-the-ages/texts/types-asking.js';
import { age } from './nouns.js';
import { built, developed, many, naming, q, taken, unitOr, upTo } from './words.js';

export const topic: TtaTexts['topic'] = {
  actions: ({ ca, ma }) => `є ${many(ca, 'civilOnly')} і ${many(ma, 'military')}`,
  homer: 'підкласти Гомера під чудо чи повернути дію?',
  'lose-population': ({ left }) => `зніміть ${taken(left, 'worker')} зі своїх карт`,
  'lose-blue': ({ left }) => `поверніть ${taken(left, 'blue')} зі своїх карт`,
  'wonder-token': 'синій банк порожній: яким кубиком накрити етап?',
  civilization: 'одне з трьох, дешевше й без витрати дії',
  agreement: ({ budget }) => `візьміть карти з ряду, разом до ${upTo(budget, 'civil')}`,
  'card-rich-land': 'побудуйте чи поліпшіть ферму або шахту',
  'card-urban-growth': 'побудуйте чи поліпшіть міську будівлю',
  'card-efficient-upgrade': 'поліпшіть ферму, шахту або міську будівлю',
  'card-breakthrough': 'розвиньте технологію',
  'card-reserves': 'їжа чи ресурси?',
  politics: 'виберіть політичну дію',
  'politics-caesar': 'виконати другу політичну дію? Це можна один раз за гру',
  resign: 'вийти з гри та програти?',
  attack: ({ target, attack, defence, cards }) =>
    `атакувати гравця ${target}? ${attack} проти ${defence} + до ${upTo(cards, 'card')}`,
  'declare-war': ({ target, attack, defence }) =>
    `війна з гравцем ${target}? Зараз ${attack} проти ${defence}, бій у наступний хід`,
  bid: ({ leader, high, most, ...v }) => {
    if (leader === null) return `ставка за територію ${q(v.card)}?${most === null ? '' : ` Ваші війська – до ${most}`}`;
    const stands = `${leader} ставить ${high} за територію ${q(v.card)}`;
    if (most === null) return `${stands}: ставите більше?`;
    return most > high
      ? `${stands}: ставите більше? Ваші війська – до ${most}`
      : `${stands}, а ваші війська – лише до ${most}`;
  },
  colonize: ({ bid, force }) => `відправте війська на ${bid}${force === null ? '' : `, поки що ${force}`}`,
  defence: ({ by, attack, own }) =>
    own === null
      ? `${by} атакує, сила ${attack}: як захищатися?`
      : `${by} атакує, сила ${attack}, ваша ${own.strength}: використано ${own.used} з ${upTo(own.limit, 'card')}`,
  raid: ({ victim, level }) => `знищте міську будівлю гравця ${victim}, епоха ${age[level]} або раніша`,
  infiltrate: ({ victim }) => `вилучіть лідера або недобудоване чудо гравця ${victim}`,
  annex: ({ victim }) => `заберіть колонію гравця ${victim}`,
  spoils: ({ loser, left, science }) =>
    `контрибуція ${left} від гравця ${loser}: технології, решта наукою (${science})`,
  pact: ({ by, side, ...v }) =>
    side === null ? `${by} пропонує пакт ${q(v.card)}` : `${by} пропонує пакт ${q(v.card)}, ви – сторона ${side}`,
  'discard-military': ({ left }) => `скиньте ${taken(left, 'militaryCard')}`,
  'food-or-resources': ({ n }) => `${many(n, 'food')} чи ${many(n, 'resource')}?`,
  'gain-mix': ({ n }) => `отримайте загалом ${n}: скільки з них їжею?`,
  'lose-mix': ({ n }) => `втратьте загалом ${n}: скільки з них їжею?`,
  plunder: ({ victim, n, food, resources }) =>
    `заберіть ${n} у гравця ${victim} (${many(food, 'food')}, ${many(resources, 'resource')}): скільки їжі?`,
  'free-worker': 'безплатно дати роботу незалученому робітникові?',
  raze: ({ victim }) => `знищте міську будівлю гравця ${victim}`,
  'raze-own': 'знищте одну зі своїх ферм, шахт або міських будівель',
  ruin: 'яке зі старих чудес стає руїнами?',
  'lose-colony': 'яка колонія проголошує незалежність?',
};

export const verb: TtaTexts['verb'] = {
  take: 'узяти',
  grow: 'збільшити населення',
  build: 'побудувати',
  upgrade: 'поліпшити',
  destroy: 'знищити',
  disband: 'розформувати',
  stage: 'етап чуда',
  develop: 'розвинути',
  revolt: 'революція',
  leader: 'лідер',
  play: 'зіграти',
  hammurabi: 'Хаммурапі',
  barbarossa: 'Барбаросса',
  churchill: 'Черчилль',
  'ocean-liner': 'лайнери',
  trade: 'обмін',
  gain: 'отримати',
  tuck: 'підкласти під',
  'no-tuck': 'відпустити Гомера',
  'lose-worker': 'робітник із карти',
  'lose-token': 'кубик із карти',
  done: 'досить',
  end: 'завершити хід',
  prepare: 'підготувати подію',
  aggression: 'агресія',
  war: 'війна',
  attack: 'атакувати',
  'declare-war': 'оголосити війну',
  back: 'передумати',
  pact: 'запропонувати пакт',
  accept: 'погодитися',
  refuse: 'відмовити',
  'cancel-pact': 'скасувати пакт',
  columbus: 'Колумб відпливає',
  alexander: 'Олександр іде',
  peek: 'переглянути подію',
  resign: 'капітулювати',
  'pass-politics': 'без політики',
  bid: 'ставка',
  'pass-bid': 'спасувати',
  send: 'відправити загін',
  bonus: 'карта бонусу',
  'throw-in': 'додати карту',
  'set-out': 'вирушити',
  'discard-military': 'скинути',
  'discard-for-defence': 'скинути за +1',
  'give-in': 'не захищатися',
  raze: 'знищити',
  ruin: 'зруйнувати',
  'give-up': 'віддати',
  infiltrate: 'вилучити',
  annex: 'анексувати',
  steal: 'забрати технологію',
  'take-science': 'забрати науку',
  mix: 'їжа',
  'gain-food': 'їжа',
  'gain-resources': 'ресурси',
  'free-build': 'дати роботу',
  decline: 'ні',
  tactic: 'зіграти тактику',
  copy: 'скопіювати тактику',
};

const bare = (id: Parameters<typeof naming.name>[0]['id']): string => naming.name({ id });

export const pick: TtaTexts['pick'] = {
  upgrade: ({ from, to }) => `${bare(from)}→${bare(to)}`,
  attack: ({ target, ...v }) => `${bare(v.card)} → ${target}`,
  pact: ({ partner, side, ...v }) =>
    side === null ? `${bare(v.card)} ↔ ${partner}` : `${bare(v.card)} ↔ ${partner} (ви ${side})`,
  churchill: { culture: 'культура', military: 'військо' },
  trade: { food: 'їжа→ресурс', resource: 'ресурс→їжа' },
  gain: { food: 'їжу', resources: 'ресурси' },
};

/** Names are not inflected: in a narrow menu they stand behind a colon, or in quotes behind a word that is. */
const ROWS: Readonly<Record<AimedVerb, (name: string) => string>> = {
  take: (name) => `узяти: ${name}`,
  build: (name) => `побудувати: ${name}`,
  upgrade: (name) => `поліпшити: ${name}`,
  destroy: (name) => `знищити: ${name}`,
  disband: (name) => `розформувати: ${name}`,
  stage: (name) => `етап чуда «${name}»`,
  develop: (name) => `розвинути: ${name}`,
  revolt: (name) => `революція: ${name}`,
  leader: (name) => `лідер: ${name}`,
  play: (name) => `зіграти: ${name}`,
  barbarossa: (name) => `Барбаросса: ${name}`,
  churchill: (name) => `Черчилль: ${name}`,
  trade: (name) => `обмін: ${name}`,
  gain: (name) => `отримати ${name}`,
  tuck: (name) => `підкласти під чудо «${name}»`,
  'lose-worker': (name) => `зняти робітника: ${name}`,
  'lose-token': (name) => `зняти кубик: ${name}`,
  prepare: (name) => `підготувати: ${name}`,
  aggression: (name) => `зіграти: ${name}`,
  war: (name) => `зіграти: ${name}`,
  attack: (name) => `атакувати: ${name}`,
  'declare-war': (name) => `оголосити: ${name}`,
  pact: (name) => `запропонувати пакт: ${name}`,
  'cancel-pact': (name) => `скасувати пакт «${name}»`,
  columbus: (name) => `Колумб відпливає: ${name}`,
  send: (name) => `відправити: ${name}`,
  bonus: (name) => `карта бонусу «${name}»`,
  'throw-in': (name) => `додати: ${name}`,
  'discard-military': (name) => `скинути: ${name}`,
  'discard-for-defence': (name) => `скинути за +1: ${name}`,
  raze: (name) => `знищити: ${name}`,
  ruin: (name) => `зруйнувати: ${name}`,
  'give-up': (name) => `віддати: ${name}`,
  infiltrate: (name) => `вилучити: ${name}`,
  annex: (name) => `анексувати: ${name}`,
  steal: (name) => `забрати: ${name}`,
  'free-build': (name) => `дати роботу: ${name}`,
  tactic: (name) => `зіграти: ${name}`,
  copy: (name) => `скопіювати: ${name}`,
};
export const menuRow: TtaTexts['menuRow'] = ({ verb, target }) => ROWS[verb](target);

export const choice: TtaTexts['choice'] = {
  take: ({ space, ...v }) => `узяти карту ${q(v.card)} з комірки ${space}`,
  grow: 'збільшити населення',
  build: (v) => `${unitOr(v.card, 'створити', 'побудувати')} ${built(v.card)}`,
  upgrade: ({ from, to }) => `поліпшити ${built(from)} до рівня ${q(to)}`,
  destroy: (v) => `знищити ${built(v.card)}`,
  disband: (v) => `розформувати ${built(v.card)}`,
  stage: ({ n, ...v }) => `завершити ${many(n, 'stage')} чуда ${q(v.card)}`,
  develop: (v) => `розвинути ${developed(v.card)}`,
  revolt: (v) => `оголосити революцію: ${q(v.card)}`,
  leader: (v) => `зіграти лідера ${q(v.card)}`,
  play: (v) => `зіграти карту ${q(v.card)}`,
  hammurabi: 'використати військову дію як цивільну (Хаммурапі)',
  barbarossa: (v) => `новий робітник – одразу ${built(v.card)} (Барбаросса)`,
  churchill: {
    culture: 'отримати 3 очки культури (Черчилль)',
    military: 'отримати 3 очки науки та 3 ресурси на загони (Черчилль)',
  },
  'ocean-liner': 'отримати робітника безплатно (Океанські лайнери)',
  trade: {
    food: 'використати 1 їжу як 1 ресурс (торгові шляхи)',
    resource: 'використати 1 ресурс як 1 їжу (торгові шляхи)',
  },
  gain: { food: 'отримати їжу', resources: 'отримати ресурси' },
  tuck: (v) => `підкласти Гомера під чудо ${q(v.card)}`,
  'no-tuck': 'відпустити Гомера й повернути дію',
  'lose-worker': (v) => `зняти робітника з карти ${q(v.card)}`,
  'lose-token': (v) => `зняти синій кубик із карти ${q(v.card)}`,
  done: 'більше нічого не брати',
  end: 'завершити хід',
  prepare: (v) => `підготувати подію ${q(v.card)}`,
  aggression: ({ target, ...v }) => `зіграти карту ${q(v.card)} проти гравця ${target}`,
  war: ({ target, ...v }) => `зіграти карту ${q(v.card)} проти гравця ${target}`,
  attack: ({ target, ...v }) => `атакувати гравця ${target}: ${q(v.card)}`,
  'declare-war': ({ target, ...v }) => `оголосити війну гравцеві ${target}: ${q(v.card)}`,
  back: 'передумати',
  pact: ({ partner, side, ...v }) =>
    side === null
      ? `запропонувати пакт ${q(v.card)} гравцеві ${partner}`
      : `запропонувати пакт ${q(v.card)} гравцеві ${partner}, ви – сторона ${side}`,
  accept: 'укласти пакт',
  refuse: 'відмовитися від пакту',
  'cancel-pact': (v) => `скасувати пакт ${q(v.card)}`,
  columbus: (v) => `відпустити Колумба: ${q(v.card)} стає колонією`,
  alexander: 'відпустити Олександра за жовтий кубик',
  peek: 'переглянути верхню поточну подію',
  resign: 'капітулювати',
  'pass-politics': 'не виконувати політичної дії',
  bid: ({ n }) => (n === null ? 'зробити ставку' : `поставити ${n}`),
  'pass-bid': 'спасувати в аукціоні',
  send: (v) => `відправити ${built(v.card)}`,
  bonus: (v) => `зіграти карту ${q(v.card)}`,
  'throw-in': (v) => `додати карту ${q(v.card)} за 1`,
  'set-out': 'вирушити з цими військами',
  'discard-military': (v) => `скинути карту ${q(v.card)}`,
  'discard-for-defence': (v) => `скинути карту ${q(v.card)}, щоб отримати +1 до сили`,
  'give-in': 'не захищатися, зберегти всі карти',
  raze: (v) => `знищити ${built(v.card)}`,
  ruin: (v) => `перетворити на руїни чудо ${q(v.card)}`,
  'give-up': (v) => `віддати колонію ${q(v.card)}`,
  infiltrate: (v) => `вилучити карту ${q(v.card)}`,
  annex: (v) => `анексувати колонію ${q(v.card)}`,
  steal: (v) => `забрати технологію ${q(v.card)}`,
  'take-science': 'забрати решту очками науки',
  mix: ({ n }) => (n === null ? 'їжа, решта ресурсами' : `їжею ${n}, решта ресурсами`),
  'gain-food': 'отримати їжу',
  'gain-resources': 'отримати ресурси',
  'free-build': (v) => `безплатно ${unitOr(v.card, 'створити', 'побудувати')} ${built(v.card)}`,
  decline: 'не зараз',
  tactic: (v) => `зіграти тактику ${q(v.card)}`,
  copy: (v) => `скопіювати тактику ${q(v.card)}`,
};

type Good = Parameters<TtaTexts['price']>[0]['good'];

const SIGN: Readonly<Record<Good, (n: number) => string>> = {
  science: (n) => `${n}н`,
  food: (n) => `${n}ї`,
  'bonus-food': (n) => `${n}ї бонус`,
  resources: (n) => `${n}р`,
  bonus: (n) => `${n}р бонус`,
  ca: (n) => `${n}ЦД`,
  ma: (n) => `${n}ВД`,
  budget: (n) => `${n} бюджету`,
  difference: (n) => `${n} різниці`,
};
const PRICE: Readonly<Record<Good, (n: number) => string>> = {
  science: (n) => many(n, 'science'),
  food: (n) => many(n, 'food'),
  'bonus-food': (n) => `${many(n, 'food')} з карти`,
  resources: (n) => many(n, 'resource'),
  bonus: (n) => `${many(n, 'resource')} з карти`,
  ca: (n) => many(n, 'civil'),
  ma: (n) => many(n, 'military'),
  budget: (n) => `${n} бюджету`,
  difference: (n) => `${n} різниці`,
};
export const priceSign: TtaTexts['priceSign'] = ({ good, n }) => SIGN[good](n);
export const price: TtaTexts['price'] = ({ good, n }) => PRICE[good](n);
export const free = 'безплатно';

const corrupted = (n: { resources: number; food: number }): string =>
  [n.resources > 0 ? `-${many(n.resources, 'resource')}` : '', n.food > 0 ? `-${many(n.food, 'food')}` : '']
    .filter(Boolean)
    .join(', ');

export const trouble: TtaTexts['trouble'] = {
  uprising: ({ discontent, unused }) =>
    `повстання, виробництва немає (${many(discontent, 'discontent')}, ${many(unused, 'idle')})`,
  famine: ({ culture }) => `бракує їжі: -${culture} культури`,
  discards: ({ n }) => `скинути ${taken(n, 'card')}`,
  wasted: ({ n }) => `обміняне й не використане (${n}) пропаде наприкінці ходу`,
  corruption: (v) => `корупція ${corrupted(v)}`,
  unused: ({ n }) => `не використано: ${many(n, 'civil')}`,
};

export const warn: TtaTexts['warn'] = {
  'same-tactic': 'це вже ваша тактика',
  resign: 'ви програєте й не зможете повернутися',
};
