/** Окно, стол, вопрос, журнал и то, что между двумя людьми. */
import type { chairs as Chairs } from '../../../ui/texts/en/chairs.js';
import type { curtain as Curtain } from '../../../ui/texts/en/curtain.js';
import type { frame as Frame } from '../../../ui/texts/en/frame.js';
import type { log as Log } from '../../../ui/texts/en/log.js';
import type { menu as Menu } from '../../../ui/texts/en/menu.js';
import type { table as Table } from '../../../ui/texts/en/table.js';
import { count, NOUNS } from '../counting.js';

export const frame: typeof Frame = {
  tooSmall: ({ columns, rows }) => `Окно слишком мало: ${columns} x ${rows}.`,
  sizeNeeded: ({ columns, rows }) => `Нужно не меньше ${columns} x ${rows}; удобно 120 x 40.`,
  nothingLost: 'Всё сохранено.',
  unsavedBecause: ({ why }) => `Не сохранено: ${why}`,
  askedSmall: ({ name }) => `Ходит ${name}. q: выйти.`,
  quits: 'q: выйти.',
  saved: ({ n }) => `сохранено №${n}`,
  notSaved: ({ n }) => `НЕ СОХРАНЕНО после №${n}`,
  unsavedTitle: 'НЕ СОХРАНЕНО',
  unsavedUpTo: ({ name, n }) => `${name}: сохранено до хода ${n}. Остальное есть только в этой программе.`,
  unsavedAgain: 'Попробовать сохранить ещё раз',
  unsavedElsewhere: 'Сохранить в другой папке',
  unsavedStay: 'Остаться за столом',
  unsavedLose: 'Выйти и потерять несохранённое',
  unsavedFolder: ({ text }) => `Папка: ${text}_`,
  unsavedFolderFoot: 'Enter сохраняет там и выходит, Esc возвращает назад.',
  unsavedSmall: 'q: выйти без несохранённого.',
  undoLeft: ({ n, why }) =>
    ({
      start: `отмена ${n}`,
      chance: `отмена ${n} (до случая)`,
      seat: `отмена ${n} (до чужого хода)`,
      look: `отмена ${n} (до передачи)`,
    })[why],
  undoNone: ({ why }) =>
    ({
      start: '',
      chance: 'отмены нет: случай',
      seat: 'отмены нет: новая очередь',
      look: 'отмены нет: передано',
    })[why],
  undoStops: ({ why }) =>
    ({
      start: 'Это начало партии.',
      chance: 'Дальше отменять нельзя: решил случай или показана тайна.',
      seat: 'Дальше отменять нельзя: сходил другой игрок.',
      look: 'Дальше отменять нельзя: клавиатура передана.',
    })[why],
  notYourTurn: ({ name }) => `Сейчас ходит ${name}.`,
  undone: ({ n }) => (n === 1 ? 'Отменено. U повторяет.' : `Отменено: ${count(n, NOUNS.move)}. U повторяет.`),
  redone: 'Повторено.',
  nothingToRedo: 'Повторять нечего.',
};

export const curtain: typeof Curtain = {
  passTo: 'Передайте клавиатуру:',
  whenOnly: ({ name }) => `когда смотрит только ${name}`,
  whenSeated: ({ name }) => `когда ${name} на месте`,
  begin: 'начать',
  soFar: 'До сих пор',
  nothingYet: 'Пока ничего не произошло.',
  sinceLast: 'После вашего хода',
  nothingSince: 'После вашего хода ничего не произошло.',
  openToAll: 'видно всем',
  giveBack: ({ name }) => `вернуть: ${name}`,
  saveAndLeave: 'сохранить и выйти',
  standing: 'Положение',
  handedTo: ({ name }) => `Ходит ${name}.`,
  handedSoFar: 'До сих пор, последнее сначала:',
  handedSince: 'После вашего хода, последнее сначала:',
  handedNews: ({ text }) => `${text}.`,
};

export const menu: typeof Menu = {
  moreRows: ({ n }) => `↓ ещё ${count(n, NOUNS.row)}`,
  moreBelow: ({ n }) => `↓ ещё ${n}`,
  moreAbove: ({ n }) => `↑ выше ${n}`,
  amount: ({ min, max }) => (min === max ? `${min}` : `${min}..${max}`),
  amountOf: ({ min, max }) => `из ${min}..${max}`,
  nothingFound: ({ filter }) => `здесь ничего не найдено: «${filter}»`,
  filtering: ({ filter }) => (filter === '' ? '/ _   (ещё раз /: все правила, карты и разъяснения)' : `/ ${filter}_`),
  filterRules: ({ n }) => `tab: в правилах ${n}`,
  typing: ({ text }) => `: ${text}_`,
  typeUnknown: ({ text }) => `Здесь нет «${text}». Tab дополняет, ? подсказывает.`,
  typeSeveral: ({ text, words, of }) =>
    `«${text}» может значить: ${words.join(' | ')}${of > words.length ? ` | ещё ${of - words.length}` : ''}`,
  typeBlocked: ({ what, why }) => `Не сейчас: ${what}: ${why}`,
  typeNotAsked: ({ verb, topic }) => `Не сейчас: ${verb}. Вопрос: ${topic}`,
  typeNear: ({ text, near }) => `Здесь нет «${text}». Может быть, «${near}»?`,
  typeAmount: ({ min, max }) => `Сколько? Добавьте число от ${min} до ${max}.`,
  endsGame: 'конец партии',
  chanceDecides: 'остальное решит случай',
  asksNext: ({ name }) => `дальше ${name}`,
  asks: ({ names }) => (names.length === 1 ? `отвечает ${names[0]}` : `отвечают ${names.join(', ')}`),
  opens: ({ what }) => `открывает: ${what}`,
  opensQuestion: ({ what }) => `дальше вы: ${what}`,
  warning: ({ text }) => `! ${text}`,
  warnedKeys: ({ enter }) => `y ${enter} всё равно  x не предупреждать  esc назад`,
  thinking: ({ name, level, seconds }) =>
    `${name} думает ...${level ? `  (${level})` : ''}${seconds > 0 ? `  ${seconds} с` : ''}`,
  hintsOff: 'Подсказки выключены в настройках.',
  hinting: 'ищу подсказку ...',
  hint: ({ words, why }) => `подсказка: ${words}${why ? `, ${why}` : ''}`,
  noHint: 'На этот вопрос подсказки нет.',
  whichSeat: 'Планшет какого места? 1-5',
  leaveAsk: ({ saved }) =>
    `Выйти из-за стола? ${saved ? 'Всё сохранено.' : 'Не всё сохранено.'}  y домой   q совсем   esc остаться`,
};

export const table: typeof Table = {
  logTitle: 'Журнал',
  asksSeat: ({ name, question }) => `${name}: ${question}`,
  gameOver: 'Партия окончена',
  choiceOf: ({ at, of }) => `‹ ${at} из ${of} ›`,
  choiceOfShort: ({ at, of }) => `‹${at}/${of}›`,
  amountNow: ({ n, min, max }) => `‹ ${n} › от ${min} до ${max}`,
  amountFrom: ({ min, max }) => `от ${min} до ${max}`,
  rowOf: ({ at, of }) => `${at} из ${of}`,
  thenChanges: 'тогда',
  typedAs: ({ words }) => `набрать: ${words}`,
  changed: ({ what, before, after }) => `${what} ${before} → ${after}`,
  changedOf: ({ name, what }) => `${name}: ${what.join(', ')}`,
  notOffered: ({ what, why }) => `${what}: ${why}`,
  pasteIgnored: 'Вставкой текста ход не сделать. Сначала откройте строку набора: / или :',
  mouseOn: 'Мышь снова управляет игрой.',
  mouseOff: 'Мышь теперь выделяет текст; m вернёт её в игру.',
  windowTitle: ({ game, name }) => (name === '' ? game : `${game}: ${name}`),
  botIdea: ({ words }) => `Пока лучшее: ${words}.`,
  botLooked: ({ n }) => `рассмотрено: ${count(n, NOUNS.position)}`,
  botsQuick: 'быстро дальше',
  botsQuickOn: 'Боты играют быстро, пока не настанет очередь человека.',
  botWaits: ({ name }) => `${name} ждёт`,
  botStepKey: 'один ход',
  botsGoKey: 'пустить ботов',
  botWaitsKeys: 'Боты остановлены: b делает один ход, p пускает дальше.',
  botsHeld: 'Боты остановлены: b делает один ход, p пускает дальше.',
  botsGoOn: 'Боты играют дальше.',
  noBots: 'За этим столом нет ботов.',
  amountKey: 'количество',
  focusMenu: 'меню',
  focusBoard: 'поле',
};

export const log: typeof Log = {
  log: 'Журнал',
  ledger: 'Учёт',
  logOf: ({ title }) => `Журнал: ${title}`,
  ledgerOf: ({ title }) => `Учёт: ${title}`,
  logFilter: ({ seat, verb }) => `игрок ‹ ${seat} ›  вид ‹ ${verb} ›`,
  logFind: ({ text }) => `/ ${text}`,
  all: 'все',
  hidden: '(скрыто)',
  chooses: ({ what }) => `выбирает «${what}»`,
  emptyLog: 'Ещё ничего не сыграно.',
  exportAs: 'Записать как:  t текст   j JSON   m Markdown',
  exported: ({ where }) => `Записано: ${where}.`,
  goTo: ({ text }) => `К ходу ${text}_`,
  logRow: ({ n, text }) => `№${n}: ${text}`,
  action: 'действие',
  seat: 'игрок',
  keyBoard: 'поле',
};

export const chairs: typeof Chairs = {
  chairsLost: 'Связь со столом потеряна. Пробую снова.',
  chairsAway: ({ name, when }) => `${name}: нет с ${when}`,
  chairsWaits: ({ name, when }) => `${name}: очередь с ${when}`,
  chairsWatching: ({ n }) => `зрителей: ${n}`,
  chairsSaid: ({ name, text }) => `${name}: ${text}`,
  chairsTable: 'Стол',
  chairsTyping: ({ text }) => `сказать: ${text}_`,
  chairsAsksBack: ({ name }) => `${name} просит отменить ход: нажмите y`,
  chairsMayTake: ({ name }) => `${name} просит отменить ход. Разрешить?  y да  n нет`,
  chairsNobodyAsks: 'Никто не просит отменить ход.',
  chairsAlone: 'За этим столом нет других экранов. o открывает его для других.',
  chairsOpenAsk: 'Открыть этот стол для других?  y да  n нет',
  chairsOpening: 'Открываю стол для других...',
  chairsNotHere: 'Отсюда этот стол открыть для других нельзя.',
  chairsOpened: ({ join }) => `Стол открыт. Другие присоединяются так: ${join}`,
  chairsPass: ({ name, pass }) =>
    `Пароль места «${name}»: ${pass}. Он показан только сейчас; программа хранит его для вас.`,
  chairsTryLater: 'Это можно попробовать в свою очередь.',
  chairsHostPlays: 'Кто играет на месте, решает хозяин стола.',
};
