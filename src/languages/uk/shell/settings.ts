/** Налаштування. */
import type { settings as English } from '../../../ui/texts/en/settings.js';
import { count, noun } from '../counting.js';

const policies: Readonly<Record<'strict' | 'seat' | 'free', string>> = {
  strict: 'доки не вирішить випадок',
  seat: 'до наступного гравця',
  free: 'без обмежень',
};
/** Behind 'скасовувати ходи', with the comma that a clause needs. */
const undone: typeof policies = {
  strict: ', доки не вирішить випадок',
  seat: ' до наступного гравця',
  free: ' без обмежень',
};
const silenced = noun('застереження', 'застереження', 'застережень');

export const settings: typeof English = {
  settings: 'Налаштування',
  settingGroups: {
    look: 'Вигляд',
    bots: 'Боти',
    table: 'За столом',
    seats: 'Цей стіл',
    languages: 'Мова кожної людини',
  },
  settingTitles: {
    language: 'Мова',
    theme: 'Тема',
    colour: 'Кольори',
    glyphs: 'Знаки',
    pace: 'Темп ботів',
    easy: 'Час для easy',
    normal: 'Час для normal',
    hard: 'Час для hard',
    handover: 'Передача',
    clock: 'Годинник',
    hints: 'Підказки',
    mouse: 'Миша',
    bell: 'Сигнал',
    chat: 'Розмова',
    silenced: 'Приглушено',
  },
  setSeat: ({ n, name }) => `Місце ${n}, ${name}`,
  settingLanguages: { auto: 'автоматично', asProgram: 'як у всіх' },
  settingThemes: {
    default: 'темна',
    light: 'світла',
    'high-contrast': 'контрастна',
    'colour-blind': 'для дальтоніків',
  },
  settingColours: {
    auto: 'автоматично',
    none: 'без кольорів',
    '16': '16',
    '256': '256',
    truecolor: 'усі кольори',
  },
  settingGlyphs: { auto: 'автоматично', unicode: 'Юнікод', ascii: 'лише ASCII' },
  settingPaces: { follow: 'пауза після ходу', 'at-once': 'без пауз' },
  settingHandovers: { off: 'немає', short: 'коротка пауза', key: 'чекати клавіші' },
  settingClock: ({ value }) => (value === 'off' ? 'немає' : value === 'on' ? 'час на роздуми' : `по ${value} хв`),
  settingSwitch: { on: 'так', off: 'ні' },
  settingSeconds: ({ value }) => `до ${value.replace('.', ',')} с`,
  silenced: ({ n }) => (n === 0 ? 'нічого' : count(n, silenced)),
  settingHelp: {
    language:
      'Мова всього на екрані, команд і експортованих журналів; «автоматично» бере її з термінала (LC_ALL, LC_MESSAGES, LANG). Збереження від неї не залежать.',
    theme:
      'Темна тема підходить більшості дальтоніків; тема «для дальтоніків» зважає на них іще більше. Якщо тло термінала світле, виберіть світлу.',
    colour:
      'Скільки кольорів показує термінал; «автоматично» питає його самого. Змінюйте, лише якщо кольори неправильні.',
    glyphs: 'Виберіть ASCII, якщо замість рамок і гексів видно знаки питання чи дивні літери.',
    pace: 'Боти можуть робити паузу після кожного ходу, щоб ви встигали за ними стежити.',
    easy: 'Найбільший час на хід для бота easy. Часто йому вистачає меншого.',
    normal: 'Найбільший час на хід для бота normal. Стільки ж триває пошук підказки.',
    hard: 'Найбільший час на хід для бота hard. Що більше часу, то краще він грає.',
    handover:
      'Коли клавіатура переходить до іншої людини, клавіші якусь мить не діють, щоб ніхто не відповів за неї; або сторінка чекає, доки та людина натисне Enter.',
    clock:
      'Показує, скільки часу думає кожна людина. Якщо задати хвилини, програма скаже, коли вони вийдуть, і більше нічого не зробить.',
    hints: 'Якщо підказки вимкнено, n за столом мовчить: для серйозних партій.',
    mouse: 'Якщо мишу вимкнено, термінал виділяє нею текст, як звичайно. За столом її перемикає m.',
    chat: 'Показує, що кажуть люди за іншими екранами цього столу.',
    bell: 'Звучить, коли настає хід людини.',
    silenced: 'Застереження, які ви приглушили клавішею x за столом. Натисніть →, щоб знову чути всі.',
    seatLanguage: 'У свій хід ця людина читає цією мовою. На сторінці між двома людьми її змінює l.',
    seat: 'Хто відтепер грає за це місце: людина чи бот.',
  },
  undoTitle: 'Скасування ходів',
  undoHelp: 'Доки можна скасовувати ходи. Щоб це змінити, програма питає згоди всіх за столом.',
  undoBrief: { strict: 'до випадковості', seat: 'до іншого гравця', free: 'без обмежень' },
  undoRow: ({ policy, now }) => `${policies[policy]}${now ? ' (зараз)' : ''}`,
  undoChange: 'змінити',
  undoAsk: ({ name, policy }) => `${name}: чи можна відтепер скасовувати ходи${undone[policy]}? y – так, n – ні`,
  undoRefused: ({ name }) => `${name} не погоджується. Усе лишається, як було.`,
  undoAgreed: ({ policy }) => `Домовлено: ходи можна скасовувати${undone[policy]}.`,
  clockOf: ({ name, time }) => `${name} ${time}`,
  clocks: ({ words, bank }) => `${words.join('  ')}${bank === null ? '' : ` з ${bank}:00`}`,
  bankEmpty: ({ name, minutes }) => `${name}: час на роздуми (${minutes} хв) вийшов.`,
  preview: 'Приклад',
  previewLand: ['пустеля', 'рівнина', 'болото', 'озеро', 'ліс', 'гора', 'пустище'],
  previewMarked: 'позначений рядок',
  previewPlain: 'звичайний текст',
  previewDim: 'другорядний текст',
  previewRises: ({ n }) => `зростає на ${n}`,
  previewFalls: ({ n }) => `спадає на ${n}`,
  previewCard: 'Бібліотека',
  previewBand: 'місто',
};
