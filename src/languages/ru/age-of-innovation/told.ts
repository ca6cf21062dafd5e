/** What happened, what is lost or cannot be done, and what lies where, in Russian. */
import type { AoiTexts } from '../../../games/age-of-innovation/texts/types.js';
import { type Counted, counted, goodsOf, list } from './counting.js';
import { BUILDING, BY_DISCIPLINE, IN_DISCIPLINE, label, meaning, name, nouns, OF_DISCIPLINE, taken } from './nouns.js';
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
  rounds: 'тайлы раундов',
  final: 'финальный тайл',
  bookActions: 'действия книг',
  innovations: 'инновации',
  palaces: 'дворцы',
  boosters: 'бонусы раунда',
  boards: 'планшеты ландшафтов',
  factions: 'фракции',
};

export const event: AoiTexts['event'] = {
  gain: (e, t) => `${t.name(e.seat)} получает ${goods(e.goods)} (${label(e.why)})`,
  pay: (e, t) => `${t.name(e.seat)} платит ${goods(e.goods)} (${label(e.why)})`,
  score: (e, t) =>
    e.n > 0
      ? `${t.name(e.seat)} набирает ${some(e.n, 'points')} (${label(e.why)})`
      : `${t.name(e.seat)} теряет ${some(-e.n, 'points')} (${label(e.why)})`,
  step: (e, t) =>
    `${t.name(e.seat)} продвигается ${IN_DISCIPLINE[e.discipline]} на ${some(e.n, 'levels')}, до уровня ${e.level} (${label(e.why)})`,
  'steps-lost': (e, t) => `${t.name(e.seat)} теряет ${some(e.n, 'levels')} ${IN_DISCIPLINE[e.discipline]}`,
  key: (e, t) =>
    e.used ? `${t.name(e.seat)} использует ключ ${IN_DISCIPLINE[e.discipline]}` : `${t.name(e.seat)} сохраняет ключ`,
  set: (e, t) => `${t.name(e.seat)} берёт ${taken(e.faction)}, ${board[e.board].label} и ${taken(e.booster)}`,
  draft: {
    board: (v) => `${v.name} берёт ${board[v.board].label}`,
    faction: (v) => `${v.name} берёт ${taken(v.faction)}`,
    palace: (v) => `${v.name} берёт ${taken(v.palace)}`,
    booster: (v) => `${v.name} берёт ${taken(v.booster)}`,
  },
  build: (e, t) => {
    if (e.why === 'set-up') return `${t.name(e.seat)} размещает ${pieceA(e.piece, e.neutral)} на ${e.hex}`;
    if (e.was === 'school' && e.piece === 'guild') return `${t.name(e.seat)} заменяет школу на гильдию (${e.hex})`;
    if (e.was) return `${t.name(e.seat)} улучшает ${BUILDING[e.was].acc} до ${BUILDING[e.piece].gen} (${e.hex})`;
    return `${t.name(e.seat)} строит ${pieceA(e.piece, e.neutral)} на ${e.hex}`;
  },
  dig: (e, t) => {
    const by = e.by ? ` (${label(e.by)})` : '';
    return `${t.name(e.seat)} использует ${some(e.spades, 'spades')} на ${e.hex}${by}: теперь ${terrain[e.terrain].word}`;
  },
  bridge: (e, t) => `${t.name(e.seat)} строит мост от ${e.a} до ${e.b}`,
  pavilion: (e, t) => `${t.name(e.seat)} размещает пристройку на ${e.hex}`,
  city: (e, t) => {
    if (!e.hex) return `${t.name(e.seat)} кладёт тайл города на дворец${e.tile ? `: ${name(e.tile)}` : ''}`;
    return e.tile
      ? `${t.name(e.seat)} основывает город на ${e.hex} и берёт тайл города: ${name(e.tile)}`
      : `${t.name(e.seat)} основывает город на ${e.hex}; тайлов городов уже нет`;
  },
  palace: (e, t) => `${t.name(e.seat)} берёт ${taken(e.tile)}`,
  competency: (e, t) => `${t.name(e.seat)} берёт ${taken(e.tile)}`,
  innovation: (e, t) => `${t.name(e.seat)} внедряет ${taken(e.tile)}`,
  track: (e, t) =>
    e.track === 'shipping'
      ? `${t.name(e.seat)} улучшает навигацию до ${e.level}`
      : `${t.name(e.seat)} отныне платит за лопату ${some(e.level, 'tools')}`,
  scholar: (e, t) =>
    e.space > 1
      ? `${t.name(e.seat)} отправляет учёного: ${counted(e.space, 'levels')} ${IN_DISCIPLINE[e.discipline]}`
      : `${t.name(e.seat)} возвращает учёного в запас за 1 уровень ${IN_DISCIPLINE[e.discipline]}`,
  action: {
    power: (v) => `${v.name} выполняет действие силы: ${name(v.action)}`,
    book: (v) => `${v.name} выполняет действие книг: ${name(v.action)}`,
    special: (v) => `${v.name} выполняет особое действие: ${label(v.tile)}`,
  },
  convert: (v) => `${v.name} обменивает ${converted(v)}`,
  burn: (v) => `${v.name} жертвует ${some(v.n, 'tokens')} и перемещает ${some(v.n, 'power')} в чашу III`,
  offer: (e, t) =>
    e.taken
      ? `${t.name(e.seat)} берёт ${some(e.power, 'power')} за постройку на ${e.hex}`
      : `${t.name(e.seat)} отказывается от ${counted(e.power, 'power', 'gen')}`,
  pass: (e, t) => {
    if (!e.booster) return `${t.name(e.seat)} пасует`;
    const coins = e.coins > 0 ? `, а с ним ${some(e.coins, 'coins')}` : '';
    return `${t.name(e.seat)} пасует и берёт ${taken(e.booster)}${coins}`;
  },
  lost: {
    scholars: (v) => `${v.name} теряет ${some(v.n, 'scholars')}: в запасе учёных нет (${label(v.why)})`,
    power: (v) => `${v.name} теряет ${some(v.n, 'power')}: чаши полны (${label(v.why)})`,
    steps: (v) => `${v.name} теряет ${some(v.n, 'levels')} (${label(v.why)})`,
    spades: (v) => `${v.name} не использует ${some(v.n, 'spades')} (${label(v.why)})`,
    bridge: (v) =>
      v.chosen
        ? `${v.name} отказывается от ${counted(v.n, 'bridges', 'gen')} (${label(v.why)})`
        : `у игрока ${v.name} нет места для ${counted(v.n, 'bridges', 'gen')} (${label(v.why)})`,
    guild: (v) =>
      v.chosen
        ? `${v.name} отказывается от бесплатной гильдии (${label(v.why)})`
        : `у игрока ${v.name} нет места для гильдии (${label(v.why)})`,
    shipping: (v) => `${v.name} уже в конце шкалы навигации (${label(v.why)})`,
    terraforming: (v) => `${v.name} уже в конце шкалы лопат (${label(v.why)})`,
    competency: (v) => `${v.name} не берёт компетенцию: доступных нет (${label(v.why)})`,
    'city-tile': (v) => `${v.name} не берёт тайл города: их уже нет (${label(v.why)})`,
    piece: (v) => `у игрока ${v.name} нет места для ${BUILDING[v.piece].gen} (${label(v.why)})`,
  },
  // The final tile covers the science bonus of the last round's tile: of both only what they score is told.
  round: (e) =>
    e.final
      ? `раунд ${e.round}: ${nouns.round[e.tile].score[0]}; ${nouns.final[e.final].score[0]}`
      : `раунд ${e.round}: ${meaning(e.tile)}`,
  area: (e) => `у нейтральной фракции связано построек: ${e.number}`,
  dealt: (e) => `${DEALT[e.what]} по жребию, ${e.ids.length} из ${e.from}: ${e.ids.map(name).join(', ')}`,
  first: (e, t) => `первый игрок: ${t.name(e.seat)}${e.lot ? ' (по жребию)' : ''}`,
  leaving: (e, t) => `${t.name(e.seat)} собирается выйти из игры`,
  left: (e, t) => `${t.name(e.seat)} выходит из игры`,
  end: () => 'финальный подсчёт очков',
};

export const warning: AoiTexts['warning'] = {
  'steps-lost': ({ n }) => `вы потеряете ${some(n, 'levels')}`,
  'spades-lost': ({ n }) => `вы потеряете ${some(n, 'spades')}`,
  'bridges-lost': ({ n }) => `вы потеряете ${some(n, 'bridges')}`,
  'guild-lost': 'вы потеряете бесплатную гильдию',
  'no-gain': 'сейчас это ничего не даст',
  leave: 'ходов у вас больше не будет, а ваше место — ниже всех, кто остался',
  'second-lost': 'вы потеряете второе действие',
};

export const reason: AoiTexts['reason'] = {
  'cannot-pay': ({ goods: short, books, named }) => {
    const kinds = named.map(({ discipline: d, n }) => `${n} ${BY_DISCIPLINE[d]}`).join(', ');
    const all = [
      ...(books > 0 ? [`${counted(books, 'books', 'gen')}${kinds === '' ? '' : ` (из них ${kinds})`}`] : []),
      ...goodsOf(short, 'gen'),
    ];
    return `не хватает ${all.join(', ')}`;
  },
  'out-of-reach': 'вне досягаемости',
  'no-piece': ({ piece: gone }) => `на вашем планшете больше нет ${BUILDING[gone].genMany}`,
  'no-palace-tile': 'тайлов дворцов больше нет',
  'neutral-piece': 'нейтральные постройки нельзя улучшить',
  'track-end': 'это уже конец шкалы',
  'slots-full': 'все три ячейки заняты',
  taken: ({ by }) => `занято: ${by}`,
  used: 'уже выполнено в этом раунде',
  'space-taken': 'нет свободного места с таким числом',
  'no-bridge-place': 'у ваших построек нет места для моста, или мосты кончились',
  'no-guild-place': 'нет постройки, которая может стать гильдией, или гильдии кончились',
  'no-spade-place': 'в пределах досягаемости нечего преобразовать или застроить',
};

export const refusal: AoiTexts['refusal'] = {
  'small-side': ({ seats }) => `Малая сторона игрового поля — самое большее для 3 игроков, а мест ${seats}.`,
  'large-side': ({ seats }) => `Большая сторона игрового поля — для 3–5 игроков, а мест ${seats}.`,
  'first-seat': ({ first, seats }) => `Место ${first} не может начинать: всего мест ${seats}.`,
  twice: ({ option, value }) => `В списке ${option} дважды одно и то же: ${name(value)}.`,
  'how-many': ({ option, need, got }) => `В списке ${option} должно быть позиций: ${need}, а есть: ${got}.`,
  'only-fixed': ({ option, dealing }) => `Списку ${option} нужна заданная раздача, а не «${dealing}».`,
  'spades-late': ({ tile }) => `Для раундов 5 и 6 не подходит ${name(tile)}: он даёт ПО за лопаты.`,
  'three-alike': ({ discipline: d }) =>
    `В раундах 1–5 три тайла ${OF_DISCIPLINE[d]}; от одной дисциплины может быть самое большее два.`,
  'final-clash': ({ final, round }) =>
    `В раунде 6 не могут быть вместе ${name(round)} и ${name(final)}: на них одна и та же постройка.`,
  'area-two': ({ seats }) => `Тайл области — для 2 игроков, а мест ${seats}.`,
};

export const place: AoiTexts['place'] = {
  hex: (v) => {
    const parts = [v.terrain ? terrain[v.terrain].word : terrain.river.word];
    if (v.building) parts.push(`${piece(v.building.piece, v.building.neutral)} (${v.building.owner})`);
    if (v.pavilion) parts.push('пристройка');
    if (v.inCity) parts.push('в городе');
    if (v.border) parts.push('пограничный гекс');
    if (v.riverside) parts.push('у реки');
    return `${v.hex} ${parts.join(', ')}`;
  },
  power: ({ action, power }) => `${label(action)}: ${meaning(action)} за ${some(power, 'power')}`,
  books: ({ action, books }) => `${label(action)}: ${meaning(action)} за ${some(books, 'books')}`,
  thing: ({ id, hasMeaning }) => (hasMeaning ? `${label(id)}: ${meaning(id)}` : label(id)),
};

const PHASES: Readonly<Record<Parameters<AoiTexts['where']>[0]['phase'], string>> = {
  deal: 'раздача',
  opening: 'первые постройки',
  income: 'доход',
  actions: 'действия',
  science: 'научные бонусы',
  end: 'конец',
};

export const where: AoiTexts['where'] = ({ round, rounds, phase }) => {
  if (round === 0) return 'подготовка';
  return phase === 'end' ? 'игра окончена' : `раунд ${round} из ${rounds}  ${PHASES[phase]}`;
};

export const over: AoiTexts['over'] = ({ names, points }) =>
  `${names.length > 1 ? 'Общая победа' : 'Победа'}: ${list(names)}, ${counted(points, 'points')}`;
