/** Екрани навколо столу. */
import type { home as Home } from '../../../ui/texts/en/home.js';
import type { importing as Importing } from '../../../ui/texts/en/import.js';
import type { know as Know } from '../../../ui/texts/en/know.js';
import type { learn as Learn } from '../../../ui/texts/en/learn.js';
import type { over as Over } from '../../../ui/texts/en/over.js';
import type { replay as Replay } from '../../../ui/texts/en/replay.js';
import type { standing as Standing } from '../../../ui/texts/en/standing.js';
import type { whatif as WhatIf } from '../../../ui/texts/en/whatif.js';
import { count, NOUNS } from '../counting.js';

export const home: typeof Home = {
  tagline: 'Чотири гри про цивілізації за однією клавіатурою',
  continue: 'Продовжити',
  newGame: 'Нова партія',
  noSaves: 'Ще нічого не збережено.',
  noSavesHelp: 'Кожен хід зберігається одразу. Ваші партії чекатимуть тут, і продовжити їх можна будь-коли.',
  moreSaves: ({ n }) => `ще ${n}: f шукає`,
  saveCount: ({ n }) => count(n, NOUNS.save),
  players: ({ seats }) => {
    const [least, most] = [Math.min(...seats), Math.max(...seats)];
    return least === most ? count(least, NOUNS.player) : `${least}–${count(most, NOUNS.player)}`;
  },
  minutes: ({ n }) => `${n} хв`,
  turnOf: ({ name }) => `ходить ${name}`,
  saveName: ({ name, answers }) => `${name}, ${count(answers, NOUNS.move)}`,
  brokenSave: ({ why }) => `! ${why}`,
  findSave: ({ text }) => `Знайти партію: ${text}_`,
  findHelp: 'Наберіть назву, ім’я, раунд або шлях до файлу, який треба імпортувати.',
  noSuchSave: ({ filter }) => `Немає партії з «${filter}». Enter імпортує файл із таким шляхом.`,
  loading: 'Відкривається…',
  learn: 'Вчитися граючи',
  learnNote: 'перші партії з провідником',
  learnHelp:
    'Перша партія з провідником за справжнім столом: він каже, що робити й чому, а ви робите це звичайними клавішами. Вийти можна будь-коли; урок зберігається, як і кожна партія.',
  newHelp: '↵ веде до вибору гравців і параметрів, ще одне ↵ починає партію.',
  marked: 'Ця партія',
};

export const importing: typeof Importing = {
  importTitle: 'Імпорт партії',
  importRows: 'Рядки файлу',
  importRow: ({ n, all }) => `рядок ${n} з ${all}`,
  importHelp: 'Виберіть рядок, після якого хочете грати далі. З останнім імпортується вся партія.',
  importSeats: ({ names }) => `${count(names.length, NOUNS.player)}: ${names.join(', ')}`,
  importLength: ({ rounds, over }) =>
    over ? `Партію закінчено, зіграно ${count(rounds, NOUNS.round)}.` : `Уривається в раунді ${rounds}.`,
  importLast: ({ row, who, text }) => `Останній рядок, ${row}: ${who} ${text}`,
  importWhole: 'Буде імпортовано всю партію.',
  importUpTo: ({ n, of }) => `Буде імпортовано ходів: ${n} з ${of}.`,
};

export const know: typeof Know = {
  whyTitle: 'Чому так, а чому ні?',
  whyOffered: ({ parts }) => `можна: ${parts.join('; ')}`,
  whyCosts: ({ price }) => `ціна: ${price}`,
  whyFree: 'безплатно',
  ruleTitle: ({ title, page }) => (page ? `${title} (${page})` : title),
  whyNothing: 'Зараз вам доступно все, що тут узагалі можна зробити.',
  whyMany: ({ n, what }) => `${n} × ${what}`,
  cure: 'Спершу перетворити',
  cureDone: 'Перетворено: тепер ця дія можлива.',
  cureSteps: ({ steps }) => `${steps.join(', ')}; тоді можна`,
  keyCure: 'перетворити',
  keyRule: 'правило',
  keyRead: 'читати',
  keyNext: 'далі',
  keyClose: 'закрити',
  keyScroll: 'гортати',
  keyFindRule: 'знайти правило',
  forYou: 'Для вас зараз',
  rulings: 'Роз’яснення',
  page: 'Де це записано',
  noRule: 'Більше про це сказати нічого.',
  onOffer: 'Можна зараз',
  helpTitle: 'Довідка',
  firstSteps: [
    {
      head: 'Перша партія',
      text: 'Виберіть гру під «Нова партія» й двічі натисніть ↵: усі сидять за цією клавіатурою, а на будь-якому місці може грати бот. Або натисніть t: перший раунд за справжнім столом ви зіграєте з провідником.',
    },
    {
      head: 'За столом',
      text: '↑ і ↓ вибирають рядок, ← і → його ціль, ↵ робить хід. ? пояснює позначене, w каже, чому щось неможливо, u скасовує.',
    },
    {
      head: 'Збережені партії',
      text: 'Кожен хід зберігається одразу. Виходьте коли завгодно: наступного разу партія стоїть тут найпершою.',
    },
  ],
  helpKeys: 'Клавіші',
  helpPages: 'СТОРІНКИ',
  helpMark: 'Що позначено',
  helpNothing: 'Нічого не позначено.',
  ruling: 'Роз’яснення',
  findRule: ({ text }) => `Знайти: ${text}_`,
  findRow: ({ text }) => `Знайти: ${text}_`,
  findNothing: ({ text }) => `На «${text}» нічого не знайдено.`,
  slashFind: '/ знайти',
  found: ({ n }) => count(n, NOUNS.entry),
};

export const learn: typeof Learn = {
  learnTitle: 'Вчитися граючи',
  learnAbout:
    'Кожен урок – це перша партія з провідником за справжнім столом. Він каже, що робити й чому; ви робите це звичайними клавішами, а за інші місця грає програма.',
  learnLeave: 'Вийти можна будь-коли. Урок зберігається, і його можна продовжити з того самого місця.',
  chapters: ({ n }) => count(n, NOUNS.chapter),
  lessonChapters: 'Розділи',
  lessonFresh: 'не розпочато',
  lessonBegun: ({ percent }) => `пройдено ${percent}%`,
  lessonDone: 'пройдено',
  lessonBegunHelp: '↵ продовжує, n починає спочатку.',
  lessonFreshHelp: '↵ починає.',
  lessonTitle: ({ chapter, of, title }) => `${chapter}/${of}  ${title}`,
  lessonFoot: ({ chapters }) => `↵ зробити   u скасувати   t сховати   ${chapters ? '} розділ   ' : ''}q вийти`,
  lessonLeft: ({ at }) =>
    `На ході ${at} ви відійшли від уроку. Нічого не втрачено: поверніться клавішею u або грайте далі, як хочете.`,
  lessonLeftTitle: 'Самостійно',
  lessonLeftFoot: 'u до уроку   t сховати',
  lessonEndTitle: 'Кінець уроку',
  lessonEndFoot: 't сховати   q вийти',
};

export const replay: typeof Replay = {
  replay: 'Перегляд',
  replayAt: ({ n, all }) => `хід ${n} з ${all}`,
  replayTitle: ({ n, all }) => `Перегляд: хід ${n} з ${all}`,
  start: 'початок',
  round: ({ n }) => `р${n}`,
  eyes: ({ who }) => `очима ‹ ${who} ›`,
  everybody: 'усіх',
  nobody: 'глядача',
  speed: ({ n }) => `${count(n, NOUNS.move)} за секунду`,
  running: 'триває',
  lastMove: 'Щойно',
  nextMove: 'Далі',
  takeOverTitle: ({ game, n }) => `${game}: грати далі з ходу ${n}`,
  takeOverSave: 'Нова партія',
  takeOverRename: 'назвати партію',
  takeOverHelp: 'Хто далі грає за кожне місце? Переглянута партія лишається, як була.',
  takeOverName: 'Дайте новій партії назву.',
  tookOver: ({ name, bots }) => `Це нова партія: ${name}.${bots ? ' Ботів зупинено; p пускає їх грати.' : ''}`,
  takeOverLater: 'Партію з таємницями можна грати далі лише після її кінця.',
  checked: 'перевірено √',
  unchecked: '! не та позиція, яку збережено',
};

export const whatif: typeof WhatIf = {
  whatIf: 'А якщо',
  whatIfFrom: ({ n, name }) => `з ходу ${n}, за місце «${name}»`,
  whatIfPrivate: 'лише для вас: нічого не зіграно',
  whatIfDealt: 'лише для вас: невідоме роздано наново',
  whatIfAsked: ({ name, branch, question }) => `${name}, гілка ${branch}: ${question}`,
  whatIfOver: ({ branch }) => `Гілка ${branch}: партію закінчено`,
  branches: 'Гілки',
  branch: 'гілка',
  branchNamed: ({ name, steps }) => `${name}: ${steps}`,
  nameBranch: ({ text }) => `Назва гілки: ${text}_`,
  roundEnd: 'к. раунду',
  roundEndNote:
    'Кінець раунду: очки, якщо всі зроблять лише те, чого вимагають правила; ~ означає, що дорогою правила вимагають вибору.',
  nearest: 'близька ціль',
  now: 'зараз',
  endedNow: 'кінець зараз',
  endedNowBySource: 'Очки за джерелами, якби партія закінчилася зараз',
  othersYou: 'За інших відповідаєте ви.',
  othersBot: 'За інших відповідає бот.',
  playedBranch: ({ n }) => `Зіграно насправді: ${count(n, NOUNS.step)}.`,
  branchStopped: ({ n }) => `Зіграно насправді: ${count(n, NOUNS.step)}; решта чекає на випадок або іншого гравця.`,
  branchAhead: ({ name, points }) => `Гілка ${name} попереду на ${count(points, NOUNS.point)}.`,
  keyStep: 'крок',
  keyNew: 'нова',
  keyPlayIt: 'зіграти',
  keyTable: 'таблиця',
};

export const standing: typeof Standing = {
  ordersOf: ({ name }) => `Постійні накази: ${name}`,
  ordersLater: 'Накази може давати лише той, хто зараз ходить.',
  ordersSet: ({ n }) => count(n, NOUNS.order),
  noOrders: 'У цій грі немає питань, на які можна відповісти за вас.',
  ordersHelp:
    'Постійний наказ відповідає на питання за вас, доки ви його не зміните. Відповіді видно в журналі, як завжди.',
  stand: 'Яке моє становище?',
  standHelp: 'Очки за джерелами, якби партія закінчилася зараз. ↵ показує, звідки вони.',
  nearestTitle: 'Найближчі цілі',
  logSource: ({ source }) => `очки з джерела «${source}»`,
  total: 'разом',
  swaps: ({ made, spared }) => `передач клавіатури: ${made}; завдяки наказам уникнуто: ${spared}`,
  timeOf: ({ name, minutes }) => `${name} ${minutes}`,
};

export const over: typeof Over = {
  final: 'підсумок',
  bySource: 'Очки за джерелами',
  byRound: 'Очки за раундами',
  byRoundOf: ({ name }) => `Очки за раундами: ‹ ${name} ›`,
  roundsTo: ({ first, last }) => `р${first}-${last}`,
  overTime: 'Очки протягом партії',
  swings: 'Найбільші стрибки',
  swing: ({ round, name, points }) => `${round} ${name} ${points > 0 ? '+' : ''}${points}`,
  end: 'кінець',
  overActions: {
    chart: 'графік',
    table: 'таблиця',
    replay: 'перегляд',
    again: 'зіграти ще',
    log: 'журнал',
    rounds: 'за раундами',
  },
  standings: 'Підсумок',
  thinkingTime: 'Час за клавіатурою',
  keyWhence: 'звідки',
  keyViews: 'таблиця, раунди, графік',
  keyPlayer: 'гравець',
  keyReport: 'звіт',
  keyHome: 'додому',
};
