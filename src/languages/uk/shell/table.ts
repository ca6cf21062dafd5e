/** Вікно, стіл, питання, журнал і те, що між двома людьми. */
import type { chairs as Chairs } from '../../../ui/texts/en/chairs.js';
import type { curtain as Curtain } from '../../../ui/texts/en/curtain.js';
import type { frame as Frame } from '../../../ui/texts/en/frame.js';
import type { log as Log } from '../../../ui/texts/en/log.js';
import type { menu as Menu } from '../../../ui/texts/en/menu.js';
import type { table as Table } from '../../../ui/texts/en/table.js';
import { count, NOUNS } from '../counting.js';

export const frame: typeof Frame = {
  tooSmall: ({ columns, rows }) => `Вікно замале: ${columns} x ${rows}.`,
  sizeNeeded: ({ columns, rows }) => `Треба щонайменше ${columns} x ${rows}; зручно 120 x 40.`,
  nothingLost: 'Усе збережено.',
  unsavedBecause: ({ why }) => `Не збережено: ${why}`,
  askedSmall: ({ name }) => `Ходить ${name}. q: вийти.`,
  quits: 'q: вийти.',
  saved: ({ n }) => `збережено №${n}`,
  notSaved: ({ n }) => `НЕ ЗБЕРЕЖЕНО після №${n}`,
  unsavedTitle: 'НЕ ЗБЕРЕЖЕНО',
  unsavedUpTo: ({ name, n }) => `${name}: збережено до ходу ${n}. Усе далі є лише в цій програмі.`,
  unsavedAgain: 'Спробувати зберегти ще раз',
  unsavedElsewhere: 'Зберегти в іншій теці',
  unsavedStay: 'Залишитися за столом',
  unsavedLose: 'Вийти й утратити незбережене',
  unsavedFolder: ({ text }) => `Тека: ${text}_`,
  unsavedFolderFoot: 'Enter зберігає там і виходить, Esc повертає назад.',
  unsavedSmall: 'q: вийти без незбереженого.',
  undoLeft: ({ n, why }) =>
    ({
      start: `скасування: ${n}`,
      chance: `скасування: ${n} (до карти чи кубика)`,
      seat: `скасування: ${n} (до чужого ходу)`,
      look: `скасування: ${n} (до передачі)`,
    })[why],
  undoNone: ({ why }) =>
    ({
      start: '',
      chance: 'без скасування: вирішив випадок',
      seat: 'без скасування: новий хід',
      look: 'без скасування: передано',
    })[why],
  undoStops: ({ why }) =>
    ({
      start: 'Це початок партії.',
      chance: 'Далі скасувати не можна: щось вирішив випадок або відкрито таємницю.',
      seat: 'Далі скасувати не можна: уже був хід іншого гравця.',
      look: 'Далі скасувати не можна: клавіатуру передано.',
    })[why],
  notYourTurn: ({ name }) => `Зараз ходить ${name}.`,
  undone: ({ n }) => (n === 1 ? 'Скасовано. U повторює.' : `Скасовано: ${count(n, NOUNS.move)}. U повторює.`),
  redone: 'Повторено.',
  nothingToRedo: 'Немає чого повторювати.',
};

export const curtain: typeof Curtain = {
  passTo: 'Передайте клавіатуру:',
  whenOnly: ({ name }) => `коли дивиться лише ${name}`,
  whenSeated: ({ name }) => `коли ${name} на місці`,
  begin: 'почати',
  soFar: 'Досі',
  nothingYet: 'Ще нічого не сталося.',
  sinceLast: 'Після вашого ходу',
  nothingSince: 'Після вашого ходу нічого не сталося.',
  openToAll: 'видно всім',
  giveBack: ({ name }) => `повернути: ${name}`,
  saveAndLeave: 'зберегти й вийти',
  standing: 'Становище',
  handedTo: ({ name }) => `Ходить ${name}.`,
  handedSoFar: 'Досі (найновіше спершу):',
  handedSince: 'Після вашого ходу (найновіше спершу):',
  handedNews: ({ text }) => `${text}.`,
};

export const menu: typeof Menu = {
  moreRows: ({ n }) => `↓ ще ${count(n, NOUNS.row)}`,
  moreBelow: ({ n }) => `↓ ще ${n}`,
  moreAbove: ({ n }) => `↑ вище ${n}`,
  amount: ({ min, max }) => (min === max ? `${min}` : `${min}..${max}`),
  amountOf: ({ min, max }) => `з ${min}..${max}`,
  nothingFound: ({ filter }) => `тут немає нічого на «${filter}»`,
  filtering: ({ filter }) => (filter === '' ? '/ _   (ще раз /: усі правила, карти й роз’яснення)' : `/ ${filter}_`),
  filterRules: ({ n }) => `tab: знайдено в правилах: ${n}`,
  typing: ({ text }) => `: ${text}_`,
  typeUnknown: ({ text }) => `Тут немає «${text}». Tab доповнює, ? підказує.`,
  typeSeveral: ({ text, words, of }) =>
    `«${text}» може бути: ${words.join(' | ')}${of > words.length ? ` | ще ${of - words.length}` : ''}`,
  typeBlocked: ({ what, why }) => `Зараз не можна: ${what}: ${why}`,
  typeNotAsked: ({ verb, topic }) => `Зараз не можна: ${verb}. Питання: ${topic}`,
  typeNear: ({ text, near }) => `Тут немає «${text}». Може, «${near}»?`,
  typeAmount: ({ min, max }) => `Скільки? Додайте число від ${min} до ${max}.`,
  endsGame: 'кінець партії',
  chanceDecides: 'решту вирішить випадок',
  asksNext: ({ name }) => `далі ${name}`,
  asks: ({ names }) => `відповідають ${names.join(', ')}`,
  opens: ({ what }) => `відкриває: ${what}`,
  opensQuestion: ({ what }) => `потім ви: ${what}`,
  warning: ({ text }) => `! ${text}`,
  warnedKeys: ({ enter }) => `y ${enter} усе одно так  x більше не застерігати  esc назад`,
  thinking: ({ name, level, seconds }) =>
    `${name} думає ...${level ? `  (${level})` : ''}${seconds > 0 ? `  ${seconds} с` : ''}`,
  hintsOff: 'Підказки вимкнено в налаштуваннях.',
  hinting: 'пошук підказки ...',
  hint: ({ words, why }) => `підказка: ${words}${why ? `, ${why}` : ''}`,
  noHint: 'На це питання підказки немає.',
  whichSeat: 'Чий планшет? Місце 1-5',
  leaveAsk: ({ saved }) =>
    `Вийти з-за столу? ${saved ? 'Усе збережено.' : 'Не все збережено.'}  y на головну   q закрити програму   esc лишитися`,
};

export const table: typeof Table = {
  logTitle: 'Журнал',
  asksSeat: ({ name, question }) => `${name}: ${question}`,
  gameOver: 'Партію закінчено',
  choiceOf: ({ at, of }) => `‹ ${at} з ${of} ›`,
  choiceOfShort: ({ at, of }) => `‹${at}/${of}›`,
  amountNow: ({ n, min, max }) => `‹ ${n} › від ${min} до ${max}`,
  amountFrom: ({ min, max }) => `від ${min} до ${max}`,
  rowOf: ({ at, of }) => `${at} з ${of}`,
  thenChanges: 'тоді',
  typedAs: ({ words }) => `набрати: ${words}`,
  changed: ({ what, before, after }) => `${what} ${before} → ${after}`,
  changedOf: ({ name, what }) => `${name}: ${what.join(', ')}`,
  notOffered: ({ what, why }) => `${what}: ${why}`,
  pasteIgnored: 'Вставлений текст не робить ходів. Спершу відкрийте рядок набору: / або :',
  mouseOn: 'Миша знову керує грою.',
  mouseOff: 'Миша тепер виділяє текст; m повертає їй керування грою.',
  windowTitle: ({ game, name }) => (name === '' ? game : `${game}: ${name}`),
  botIdea: ({ words }) => `Поки найкраще: ${words}.`,
  botLooked: ({ n }) => `розглянуто ${count(n, NOUNS.position)}`,
  botsQuick: 'боти грають швидко',
  botsQuickOn: 'Боти грають швидко, доки не настане хід людини.',
  botWaits: ({ name }) => `${name} чекає`,
  botStepKey: 'один хід',
  botsGoKey: 'боти далі',
  botWaitsKeys: 'Ботів зупинено: b – один хід, p – хай грають далі.',
  botsHeld: 'Ботів зупинено: b – один хід, p – хай грають далі.',
  botsGoOn: 'Боти грають далі.',
  noBots: 'За цим столом ботів немає.',
  amountKey: 'кількість',
  focusMenu: 'меню',
  focusBoard: 'поле',
};

export const log: typeof Log = {
  log: 'Журнал',
  ledger: 'Облік',
  logOf: ({ title }) => `Журнал: ${title}`,
  ledgerOf: ({ title }) => `Облік: ${title}`,
  logFilter: ({ seat, verb }) => `гравець ‹ ${seat} ›  вид ‹ ${verb} ›`,
  logFind: ({ text }) => `/ ${text}`,
  all: 'усі',
  hidden: '(приховано)',
  chooses: ({ what }) => `вибирає «${what}»`,
  emptyLog: 'Ще нічого не зіграно.',
  exportAs: 'Експортувати як:  t текст   j JSON   m Markdown',
  exported: ({ where }) => `Записано: ${where}.`,
  goTo: ({ text }) => `До ходу ${text}_`,
  logRow: ({ n, text }) => `№${n}: ${text}`,
  action: 'дія',
  seat: 'гравець',
  keyBoard: 'поле',
};

export const chairs: typeof Chairs = {
  chairsLost: 'Зв’язок зі столом утрачено. Триває відновлення.',
  chairsAway: ({ name, when }) => `${name}: немає за столом із ${when}`,
  chairsWaits: ({ name, when }) => `${name}: хід триває з ${when}`,
  chairsWatching: ({ n }) => `глядачів: ${n}`,
  chairsSaid: ({ name, text }) => `${name}: ${text}`,
  chairsTable: 'Стіл',
  chairsTyping: ({ text }) => `сказати: ${text}_`,
  chairsAsksBack: ({ name }) => `${name} просить скасувати хід: натисніть y`,
  chairsMayTake: ({ name }) => `${name} просить скасувати хід. Дозволити?  y так  n ні`,
  chairsNobodyAsks: 'Ніхто не просить скасувати хід.',
  chairsAlone: 'За цим столом немає інших екранів. o відкриває його для інших.',
  chairsOpenAsk: 'Відкрити цей стіл для інших?  y так  n ні',
  chairsOpening: 'Стіл відкривається для інших...',
  chairsNotHere: 'Звідси цей стіл відкрити для інших не можна.',
  chairsOpened: ({ join }) => `Стіл відкрито. Інші приєднуються так: ${join}`,
  chairsPass: ({ name, pass }) =>
    `Пароль місця «${name}»: ${pass}. Його показано лише цього разу; програма зберігає його для вас.`,
  chairsTryLater: 'Спробувати це можна у свій хід.',
  chairsHostPlays: 'Хто за яке місце грає, вирішує господар столу.',
};
