/** Экраны вокруг стола. */
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
  tagline: 'Четыре игры о цивилизациях за одной клавиатурой',
  continue: 'Продолжить',
  newGame: 'Новая партия',
  noSaves: 'Ещё ничего не сохранено.',
  noSavesHelp: 'Каждый ход сохраняется сразу. Ваши партии ждут здесь, и продолжить их можно в любое время.',
  moreSaves: ({ n }) => `ещё ${n}: f ищет`,
  saveCount: ({ n }) => count(n, NOUNS.save),
  players: ({ seats }) => {
    const [least, most] = [Math.min(...seats), Math.max(...seats)];
    return least === most ? count(least, NOUNS.player) : `${least}–${count(most, NOUNS.player)}`;
  },
  minutes: ({ n }) => `${n} мин`,
  turnOf: ({ name }) => `ходит ${name}`,
  saveName: ({ name, answers }) => `${name}, ${count(answers, NOUNS.move)}`,
  brokenSave: ({ why }) => `! ${why}`,
  findSave: ({ text }) => `Найти партию: ${text}_`,
  findHelp: 'Наберите название, имя, раунд или путь к файлу, чтобы его импортировать.',
  noSuchSave: ({ filter }) => `Партий с «${filter}» нет. Enter импортирует файл по этому пути.`,
  loading: 'Открываю…',
  learn: 'Учиться играя',
  learnNote: 'первые партии с подсказками',
  learnHelp:
    'Первая партия с проводником за настоящим столом: он говорит, что делать и почему, а вы делаете это обычными клавишами. Выйти можно в любое время; урок сохраняется, как любая партия.',
  newHelp: '↵ ведёт к выбору игроков и параметров, ещё одно ↵ начинает партию.',
  marked: 'Эта партия',
};

export const importing: typeof Importing = {
  importTitle: 'Импорт партии',
  importRows: 'Строки файла',
  importRow: ({ n, all }) => `строка ${n} из ${all}`,
  importHelp: 'Выберите строку, после которой хотите играть дальше. С последней импортируется вся партия.',
  importSeats: ({ names }) => `${count(names.length, NOUNS.player)}: ${names.join(', ')}`,
  importLength: ({ rounds, over }) =>
    over ? `Окончена; сыграно: ${count(rounds, NOUNS.round)}.` : `Останавливается в раунде ${rounds}.`,
  importLast: ({ row, who, text }) => `Последняя строка, ${row}: ${who} ${text}`,
  importWhole: 'Будет импортирована вся партия.',
  importUpTo: ({ n, of }) => `Будет импортировано ходов: ${n} из ${of}.`,
};

export const know: typeof Know = {
  whyTitle: 'Почему так, а почему нет?',
  whyOffered: ({ parts }) => `можно: ${parts.join('; ')}`,
  whyCosts: ({ price }) => `цена: ${price}`,
  whyFree: 'бесплатно',
  ruleTitle: ({ title, page }) => (page ? `${title} (${page})` : title),
  whyNothing: 'Сейчас здесь ничего не запрещено.',
  whyMany: ({ n, what }) => `${n} × ${what}`,
  cure: 'Сначала обменять',
  cureDone: 'Обменяно: теперь это действие возможно.',
  cureSteps: ({ steps }) => `${steps.join(', ')}; тогда можно`,
  keyCure: 'обменять',
  keyRule: 'правило',
  keyRead: 'читать',
  keyNext: 'дальше',
  keyClose: 'закрыть',
  keyScroll: 'листать',
  keyFindRule: 'найти правило',
  forYou: 'Для вас сейчас',
  rulings: 'Разъяснения',
  page: 'Где это написано',
  noRule: 'Больше об этом сказать нечего.',
  onOffer: 'Можно сейчас',
  helpTitle: 'Справка',
  firstSteps: [
    {
      head: 'Первая партия',
      text: 'Выберите игру под «Новая партия» и дважды нажмите ↵: все сидят за этой клавиатурой, а за любым местом может играть бот. Или нажмите t: партия с проводником учит первому раунду за настоящим столом.',
    },
    {
      head: 'За столом',
      text: '↑ и ↓ выбирают строку, ← и → её цель, ↵ делает ход. ? объясняет отмеченное, w говорит, почему что-то невозможно, u отменяет.',
    },
    {
      head: 'Сохранённые партии',
      text: 'Каждый ход сохраняется сразу. Выходите когда угодно: в следующий раз партия стоит здесь самой первой.',
    },
  ],
  helpKeys: 'Клавиши',
  helpPages: 'СТРАНИЦЫ',
  helpMark: 'Что отмечено',
  helpNothing: 'Ничего не отмечено.',
  ruling: 'Разъяснение',
  findRule: ({ text }) => `Найти: ${text}_`,
  findRow: ({ text }) => `Найти: ${text}_`,
  findNothing: ({ text }) => `Ничего не найдено: «${text}».`,
  slashFind: '/ найти',
  found: ({ n }) => count(n, NOUNS.entry),
};

export const learn: typeof Learn = {
  learnTitle: 'Учиться играя',
  learnAbout:
    'Каждый урок — первая партия с проводником за настоящим столом. Он говорит, что делать и почему; вы делаете это обычными клавишами, а за другие места играет программа.',
  learnLeave: 'Выйти можно в любое время. Урок сохраняется и продолжается с того же места.',
  chapters: ({ n }) => count(n, NOUNS.chapter),
  lessonChapters: 'Главы',
  lessonFresh: 'не начат',
  lessonBegun: ({ percent }) => `пройдено ${percent} %`,
  lessonDone: 'пройден',
  lessonBegunHelp: '↵ продолжает, n начинает сначала.',
  lessonFreshHelp: '↵ начинает.',
  lessonTitle: ({ chapter, of, title }) => `${chapter}/${of}  ${title}`,
  lessonFoot: ({ chapters }) => `↵ сделать   u отменить   t скрыть   ${chapters ? '} дальше   ' : ''}q выйти`,
  lessonLeft: ({ at }) =>
    `На ходе ${at} вы уходите от урока. Ничего не потеряно: u возвращает к нему, или играйте дальше как хотите.`,
  lessonLeftTitle: 'Самостоятельно',
  lessonLeftFoot: 'u к уроку   t скрыть',
  lessonEndTitle: 'Конец урока',
  lessonEndFoot: 't скрыть   q выйти',
};

export const replay: typeof Replay = {
  replay: 'Просмотр',
  replayAt: ({ n, all }) => `ход ${n} из ${all}`,
  replayTitle: ({ n, all }) => `Просмотр: ход ${n} из ${all}`,
  start: 'начало',
  round: ({ n }) => `р${n}`,
  eyes: ({ who }) => `глазами: ‹ ${who} ›`,
  everybody: 'все',
  nobody: 'зритель',
  speed: ({ n }) => `${count(n, NOUNS.move)} в секунду`,
  running: 'идёт',
  lastMove: 'Сейчас',
  nextMove: 'Дальше',
  takeOverTitle: ({ game, n }) => `${game}: играть дальше с хода ${n}`,
  takeOverSave: 'Новая партия',
  takeOverRename: 'назвать партию',
  takeOverHelp: 'Кто играет дальше на каждом месте? Просмотренная партия не изменится.',
  takeOverName: 'Новой партии нужно название.',
  tookOver: ({ name, bots }) => `Это новая партия: ${name}.${bots ? ' Боты остановлены; p пускает их.' : ''}`,
  takeOverLater: 'Если в партии есть тайны, играть с её хода можно, только когда она окончена.',
  checked: 'проверено √',
  unchecked: '! позиция не совпадает с сохранённой',
};

export const whatif: typeof WhatIf = {
  whatIf: 'А если',
  whatIfFrom: ({ n, name }) => `с хода ${n}, играет ${name}`,
  whatIfPrivate: 'только для вас: ничего не сыграно',
  whatIfDealt: 'только для вас: неизвестное сдано заново',
  whatIfAsked: ({ name, branch, question }) => `${name}, ветвь ${branch}: ${question}`,
  whatIfOver: ({ branch }) => `Ветвь ${branch}: партия окончена`,
  branches: 'Ветви',
  branch: 'ветвь',
  branchNamed: ({ name, steps }) => `${name}: ${steps}`,
  nameBranch: ({ text }) => `Название ветви: ${text}_`,
  roundEnd: 'к. раунда',
  roundEndNote:
    'Конец раунда: очки, если все сделают лишь то, чего требуют правила; ~ значит, что по дороге правила требуют выбора.',
  nearest: 'ближайшая цель',
  now: 'сейчас',
  endedNow: 'итог',
  endedNowBySource: 'Очки по источникам, если бы партия кончилась сейчас',
  othersYou: 'За других отвечаете вы.',
  othersBot: 'За других отвечает бот.',
  playedBranch: ({ n }) => `Сыграно за столом: ${count(n, NOUNS.step)}.`,
  branchStopped: ({ n }) => `Сыграно за столом: ${count(n, NOUNS.step)}; остальное ждёт случая или другого игрока.`,
  branchAhead: ({ name, points }) => `Ветвь ${name} впереди на ${count(points, NOUNS.point)}.`,
  keyStep: 'шаг',
  keyNew: 'новая',
  keyPlayIt: 'сыграть',
  keyTable: 'таблица',
};

export const standing: typeof Standing = {
  ordersOf: ({ name }) => `Постоянные приказы: ${name}`,
  ordersLater: 'Приказы отдаёт только тот, чья сейчас очередь.',
  ordersSet: ({ n }) => count(n, NOUNS.order),
  noOrders: 'В этой игре нет вопросов, на которые программа может ответить за вас.',
  ordersHelp:
    'Постоянный приказ отвечает на вопрос за вас, пока вы его не измените. Ответы видны в журнале, как всегда.',
  stand: 'Каково моё положение?',
  standHelp: 'Очки по источникам, если бы партия кончилась сейчас. ↵ показывает, откуда они.',
  nearestTitle: 'Ближайшие цели',
  logSource: ({ source }) => `Откуда очки: ${source}`,
  total: 'всего',
  swaps: ({ made, spared }) => `Передач клавиатуры: ${made}, сэкономлено приказами: ${spared}.`,
  timeOf: ({ name, minutes }) => `${name} ${minutes}`,
};

export const over: typeof Over = {
  final: 'итог',
  bySource: 'Очки по источникам',
  byRound: 'Очки по раундам',
  byRoundOf: ({ name }) => `Очки по раундам: ‹ ${name} ›`,
  roundsTo: ({ first, last }) => `р${first}-${last}`,
  overTime: 'Очки по ходу партии',
  swings: 'Самые большие скачки',
  swing: ({ round, name, points }) => `${round} ${name} ${points > 0 ? '+' : ''}${points}`,
  end: 'конец',
  overActions: {
    chart: 'график',
    table: 'таблица',
    replay: 'просмотр',
    again: 'ещё раз',
    log: 'журнал',
    rounds: 'по раундам',
  },
  standings: 'Итог',
  thinkingTime: 'Время за клавиатурой',
  keyWhence: 'откуда',
  keyViews: 'таблица, раунды, график',
  keyPlayer: 'игрок',
  keyReport: 'отчёт',
  keyHome: 'домой',
};
