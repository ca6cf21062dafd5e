/** What happened, what is lost or cannot be done, and what lies where, in Ukrainian. */
import type { AoiTexts } from '../../../games/age-of-innovation/texts/types.js';
import { type Counted, counted, goodsOf, list } from './counting.js';
import { BUILDING, IN_DISCIPLINE, inDiscipline, label, meaning, name, nouns, OF_DISCIPLINE, taken } from './nouns.js';
import { option, optionValue } from './options.js';
import { converted } from './questions.js';

const { board, building, terrain } = nouns;
type Building = keyof typeof building;
type Goods = Parameters<AoiTexts['price']>[0]['goods'];

const some = (n: number, what: Counted): string => counted(n, what, 'acc');
const goods = (all: Goods): string => goodsOf(all, 'acc').join(', ');

const piece = (word: Building, neutral: boolean): string =>
  neutral ? `${BUILDING[word].neutral} ${building[word].word}` : building[word].word;
const pieceA = (word: Building, neutral: boolean): string =>
  neutral ? `${BUILDING[word].neutralA} ${BUILDING[word].acc}` : BUILDING[word].acc;

/** What lies on the table by lot. */
const DEALT: Readonly<Record<Parameters<AoiTexts['event']['dealt']>[0]['what'], string>> = {
  rounds: 'жетони раундів',
  final: 'фінальний жетон',
  bookActions: 'дії книжок',
  innovations: 'інновації',
  palaces: 'палаци',
  boosters: 'бонуси раунду',
  boards: 'планшети планування',
  factions: 'фракції',
};

export const event: AoiTexts['event'] = {
  gain: (e, t) => `${t.name(e.seat)} отримує ${goods(e.goods)} (${label(e.why)})`,
  pay: (e, t) => `${t.name(e.seat)} платить ${goods(e.goods)} (${label(e.why)})`,
  score: (e, t) =>
    e.n > 0
      ? `${t.name(e.seat)} набирає ${some(e.n, 'points')} (${label(e.why)})`
      : `${t.name(e.seat)} втрачає ${some(-e.n, 'points')} (${label(e.why)})`,
  step: (e, t) =>
    `${t.name(e.seat)} просувається ${IN_DISCIPLINE[e.discipline]} на ${some(e.n, 'levels')}, до рівня ${e.level} (${label(e.why)})`,
  'steps-lost': (e, t) => inDiscipline(`${t.name(e.seat)} втрачає ${some(e.n, 'levels')}`, e.discipline),
  key: (e, t) =>
    e.used ? inDiscipline(`${t.name(e.seat)} використовує ключ`, e.discipline) : `${t.name(e.seat)} зберігає ключ`,
  set: (e, t) => `${t.name(e.seat)} бере ${taken(e.faction)}, ${board[e.board].label} і ${taken(e.booster)}`,
  draft: {
    board: (v) => `${v.name} бере ${board[v.board].label}`,
    faction: (v) => `${v.name} бере ${taken(v.faction)}`,
    palace: (v) => `${v.name} бере ${taken(v.palace)}`,
    booster: (v) => `${v.name} бере ${taken(v.booster)}`,
  },
  build: (e, t) => {
    if (e.why === 'set-up') return `${t.name(e.seat)} розміщує ${pieceA(e.piece, e.neutral)} на ${e.hex}`;
    if (e.was === 'school' && e.piece === 'guild') return `${t.name(e.seat)} замінює школу на гільдію (${e.hex})`;
    if (e.was) return `${t.name(e.seat)} модернізує ${BUILDING[e.was].acc} до ${BUILDING[e.piece].gen} (${e.hex})`;
    return `${t.name(e.seat)} споруджує ${pieceA(e.piece, e.neutral)} на ${e.hex}`;
  },
  dig: (e, t) => {
    const by = e.by ? ` (${label(e.by)})` : '';
    return `${t.name(e.seat)} використовує ${some(e.spades, 'spades')} на ${e.hex}${by}: тепер ${terrain[e.terrain].word}`;
  },
  bridge: (e, t) => `${t.name(e.seat)} споруджує міст від ${e.a} до ${e.b}`,
  pavilion: (e, t) => `${t.name(e.seat)} розміщує павільйон на ${e.hex}`,
  city: (e, t) => {
    if (!e.hex) return `${t.name(e.seat)} кладе жетон міста на палац${e.tile ? `: ${name(e.tile)}` : ''}`;
    return e.tile
      ? `${t.name(e.seat)} засновує місто на ${e.hex} і бере жетон міста: ${name(e.tile)}`
      : `${t.name(e.seat)} засновує місто на ${e.hex}; жетонів міст уже немає`;
  },
  palace: (e, t) => `${t.name(e.seat)} бере ${taken(e.tile)}`,
  competency: (e, t) => `${t.name(e.seat)} бере ${taken(e.tile)}`,
  innovation: (e, t) => `${t.name(e.seat)} впроваджує ${taken(e.tile)}`,
  track: (e, t) =>
    e.track === 'shipping'
      ? `${t.name(e.seat)} поліпшує судноплавство до ${e.level}`
      : `${t.name(e.seat)} відтепер платить за лопату ${some(e.level, 'tools')}`,
  scholar: (e, t) =>
    e.space > 1
      ? `${t.name(e.seat)} відряджає науковця на вивчення ${OF_DISCIPLINE[e.discipline]}, комірка ${e.space}`
      : inDiscipline(`${t.name(e.seat)} повертає науковця в запас за 1 рівень`, e.discipline),
  action: {
    power: (v) => `${v.name} виконує дію сили: ${name(v.action)}`,
    book: (v) => `${v.name} виконує дію книжок: ${name(v.action)}`,
    special: (v) => `${v.name} виконує особливу дію: ${label(v.tile)}`,
  },
  convert: (v) => `${v.name} перетворює ${converted(v)}`,
  burn: (v) => `${v.name} жертвує ${some(v.n, 'tokens')} і переміщує ${some(v.n, 'power')} в чашу III`,
  offer: (e, t) =>
    e.taken
      ? `${t.name(e.seat)} здобуває ${some(e.power, 'power')} завдяки будівлі на ${e.hex}`
      : `${t.name(e.seat)} відмовляється від ${counted(e.power, 'power', 'gen')}`,
  pass: (e, t) => {
    if (!e.booster) return `${t.name(e.seat)} пасує`;
    const coins = e.coins > 0 ? `, а з ним ${some(e.coins, 'coins')}` : '';
    return `${t.name(e.seat)} пасує й бере ${taken(e.booster)}${coins}`;
  },
  lost: {
    scholars: (v) => `${v.name} втрачає ${some(v.n, 'scholars')}: у запасі науковців немає (${label(v.why)})`,
    power: (v) => `${v.name} втрачає ${some(v.n, 'power')}: чаші повні (${label(v.why)})`,
    steps: (v) => `${v.name} втрачає ${some(v.n, 'levels')} (${label(v.why)})`,
    spades: (v) => `${v.name} не використовує ${some(v.n, 'spades')} (${label(v.why)})`,
    bridge: (v) =>
      v.chosen
        ? `${v.name} відмовляється від ${counted(v.n, 'bridges', 'gen')} (${label(v.why)})`
        : `у гравця ${v.name} немає місця на ${some(v.n, 'bridges')} (${label(v.why)})`,
    guild: (v) =>
      v.chosen
        ? `${v.name} відмовляється від безплатної гільдії (${label(v.why)})`
        : `у гравця ${v.name} немає місця на гільдію (${label(v.why)})`,
    shipping: (v) => `${v.name} уже наприкінці треку судноплавства (${label(v.why)})`,
    terraforming: (v) => `${v.name} уже наприкінці треку тераформування (${label(v.why)})`,
    competency: (v) => `${v.name} не бере компетентності: доступних немає (${label(v.why)})`,
    'city-tile': (v) => `${v.name} не бере жетона міста: їх уже немає (${label(v.why)})`,
    piece: (v) => `у гравця ${v.name} немає місця на ${BUILDING[v.piece].acc} (${label(v.why)})`,
  },
  round: (e) => `раунд ${e.round}: ${name(e.tile)}${e.final ? `, ${name(e.final)}` : ''}`,
  area: (e) => `нічийна фракція має зв’язану групу: ${counted(e.number, 'buildings')}`,
  dealt: (e) => `${DEALT[e.what]} за жеребом, ${e.ids.length} з ${e.from}: ${e.ids.map(name).join(', ')}`,
  first: (e, t) => `перший гравець: ${t.name(e.seat)}${e.lot ? ' (за жеребом)' : ''}`,
  leaving: (e, t) => `${t.name(e.seat)} збирається вийти з гри`,
  left: (e, t) => `${t.name(e.seat)} виходить із гри`,
  end: () => 'фінальний підрахунок ПО',
};

export const warning: AoiTexts['warning'] = {
  'steps-lost': ({ n }) => `ви втратите ${some(n, 'levels')}`,
  'spades-lost': ({ n }) => `ви втратите ${some(n, 'spades')}`,
  'bridges-lost': ({ n }) => `ви втратите ${some(n, 'bridges')}`,
  'guild-lost': 'ви втратите безплатну гільдію',
  'no-gain': 'зараз це нічого не дасть',
  leave: 'ходів у вас більше не буде, а ваше місце – нижче за всіх, хто лишився',
  'second-lost': 'ви втратите другу дію',
};

export const reason: AoiTexts['reason'] = {
  'cannot-pay': ({ goods: short, books, named }) => {
    const kinds = named.map(({ discipline: d, n }) => `${n} з ${OF_DISCIPLINE[d]}`).join(', ');
    const all = [
      ...(books > 0 ? [`${counted(books, 'books', 'gen')}${kinds === '' ? '' : ` (з них ${kinds})`}`] : []),
      ...goodsOf(short, 'gen'),
    ];
    return `бракує ${all.join(', ')}`;
  },
  'out-of-reach': 'поза межами досяжності',
  'no-piece': ({ piece: gone }) => `на вашому планшеті більше немає ${BUILDING[gone].genMany}`,
  'no-palace-tile': 'жетонів палаців більше немає',
  'neutral-piece': 'нейтральні будівлі не можна модернізувати',
  'track-end': 'це вже кінець треку',
  'slots-full': 'усі три комірки зайнято',
  taken: ({ by }) => `зайнято: ${by}`,
  used: 'уже виконано в цьому раунді',
  'space-taken': 'немає вільної комірки з таким числом',
  'no-bridge-place': 'біля ваших будівель немає місця для моста, або мости скінчилися',
  'no-guild-place': 'немає будівлі, що може стати гільдією, або гільдії скінчилися',
  'no-spade-place': 'у межах досяжності немає чого тераформувати чи забудувати',
};

export const refusal: AoiTexts['refusal'] = {
  'small-side': ({ seats }) => `Мала сторона ігрового поля – щонайбільше для 3 гравців, а місць ${seats}.`,
  'large-side': ({ seats }) => `Велика сторона ігрового поля – для 3–5 гравців, а місць ${seats}.`,
  'first-seat': ({ first, seats }) => `Місце ${first} не може починати: усього місць ${seats}.`,
  twice: ({ option: id, value }) => `У списку «${option[id].title}» двічі те саме: ${name(value)}.`,
  'how-many': ({ option: id, need, got }) => `У списку «${option[id].title}» має бути позицій: ${need}, а є: ${got}.`,
  'only-fixed': ({ option: id, dealing }) =>
    `Список «${option[id].title}» потребує розподілу «${optionValue.fixed}», а не «${optionValue[dealing]}».`,
  'spades-late': ({ tile }) => `Для раундів 5 і 6 не підходить ${name(tile)}: він дає ПО за лопати.`,
  'three-alike': ({ discipline: d }) =>
    `У раундах 1–5 три жетони ${OF_DISCIPLINE[d]}; з однієї дисципліни може бути щонайбільше два.`,
  'final-clash': ({ final, round }) =>
    `У раунді 6 не можуть бути разом ${name(round)} і ${name(final)}: на них та сама будівля.`,
  'area-two': ({ seats }) => `Жетон території – для 2 гравців, а місць ${seats}.`,
};

export const place: AoiTexts['place'] = {
  hex: (v) => {
    const parts = [v.terrain ? terrain[v.terrain].word : terrain.river.word];
    if (v.building) parts.push(`${piece(v.building.piece, v.building.neutral)} (${v.building.owner})`);
    if (v.pavilion) parts.push('павільйон');
    if (v.inCity) parts.push('у місті');
    if (v.border) parts.push('межова клітинка');
    if (v.riverside) parts.push('біля річки');
    return `${v.hex} ${parts.join(', ')}`;
  },
  power: ({ action, power }) => `${label(action)}: ${meaning(action)} за ${some(power, 'power')}`,
  books: ({ action, books }) => `${label(action)}: ${meaning(action)} за ${some(books, 'books')}`,
  thing: ({ id, hasMeaning }) => (hasMeaning ? `${label(id)}: ${meaning(id)}` : label(id)),
};

const PHASES: Readonly<Record<Parameters<AoiTexts['where']>[0]['phase'], string>> = {
  deal: 'розподіл',
  opening: 'перші будівлі',
  income: 'дохід',
  actions: 'дії',
  science: 'наукові бонуси',
  end: 'кінець',
};

export const where: AoiTexts['where'] = ({ round, rounds, phase }) => {
  if (round === 0) return 'приготування';
  return phase === 'end' ? 'партію закінчено' : `раунд ${round} з ${rounds}  ${PHASES[phase]}`;
};

export const over: AoiTexts['over'] = ({ names, points }) =>
  `${names.length > 1 ? 'Спільна перемога' : 'Перемога'}: ${list(names)}, ${counted(points, 'points')}`;
