/** Настройки и то, о чём договариваются за столом. */
import type { UndoPolicy } from '../../../engine/session.js';
import type { settings as English } from '../../../ui/texts/en/settings.js';
import { count, NOUNS } from '../counting.js';

const policies: Readonly<Record<UndoPolicy, string>> = {
  strict: 'пока не решит случай',
  seat: 'до следующего игрока',
  free: 'без ограничений',
};
/** Behind 'отменять ходы': a clause needs its comma. */
const bound = (policy: UndoPolicy): string => `${policy === 'strict' ? ',' : ''} ${policies[policy]}`;

export const settings: typeof English = {
  settings: 'Настройки',
  settingGroups: {
    look: 'Вид',
    bots: 'Боты',
    table: 'За столом',
    seats: 'Этот стол',
    languages: 'Язык каждого человека',
  },
  settingTitles: {
    language: 'Язык',
    theme: 'Тема',
    colour: 'Цвета',
    glyphs: 'Знаки',
    pace: 'Темп ботов',
    easy: 'Время для easy',
    normal: 'Время для normal',
    hard: 'Время для hard',
    handover: 'Передача',
    clock: 'Часы',
    hints: 'Подсказки',
    mouse: 'Мышь',
    bell: 'Звонок',
    chat: 'Разговор',
    silenced: 'Заглушено',
  },
  setSeat: ({ n, name }) => `Место ${n}, ${name}`,
  settingLanguages: { auto: 'автоматически', asProgram: 'как у всех' },
  settingThemes: {
    default: 'тёмная',
    light: 'светлая',
    'high-contrast': 'контрастная',
    'colour-blind': 'для дальтоников',
  },
  settingColours: {
    auto: 'автоматически',
    none: 'без цветов',
    '16': '16',
    '256': '256',
    truecolor: 'все цвета',
  },
  settingGlyphs: { auto: 'автоматически', unicode: 'Юникод', ascii: 'только ASCII' },
  settingPaces: { follow: 'пауза после хода', 'at-once': 'без пауз' },
  settingClock: ({ value }) =>
    value === 'off' ? 'нет' : value === 'on' ? 'время на раздумья' : `по ${value} мин каждому`,
  settingHandovers: { off: 'нет', short: 'короткая пауза', key: 'ждать клавишу' },
  settingSwitch: { on: 'да', off: 'нет' },
  settingSeconds: ({ value }) => `до ${value.replace('.', ',')} с`,
  silenced: ({ n }) => (n === 0 ? 'ничего' : `заглушено: ${n}`),
  settingHelp: {
    language:
      'Язык программы, команд и журналов в файлах; «автоматически» берёт его из терминала (LC_ALL, LC_MESSAGES, LANG). Сохранения от него не зависят.',
    theme:
      'Тёмная тема годится для большинства дальтоников; тема «для дальтоников» идёт ещё дальше. Если фон терминала светлый, выберите светлую.',
    colour:
      'Сколько цветов показывает терминал; «автоматически» спрашивает его самого. Меняйте, только если цвета видны неверно.',
    glyphs: 'Выберите ASCII, если вместо рамок и гексов видны знаки вопроса или странные буквы.',
    pace: 'Боты могут делать паузу после каждого хода, чтобы было видно, что они делают.',
    easy: 'Сколько времени, самое большее, бот easy думает над ходом. Часто ему хватает меньшего.',
    normal: 'Сколько времени, самое большее, бот normal думает над ходом. Столько же ищется подсказка.',
    hard: 'Сколько времени, самое большее, бот hard думает над ходом. Чем больше времени, тем лучше он играет.',
    handover:
      'Когда клавиатура переходит к другому человеку, клавиши мгновение не действуют, чтобы никто не ответил за него; или страница ждёт, пока этот человек нажмёт Enter.',
    clock:
      'Показывает, сколько каждый человек думает. Если задать минуты, программа предупредит, когда они истекут, и только.',
    hints: 'Если выключить, клавиша n за столом не подскажет ход: для серьёзных партий.',
    mouse: 'Когда мышь выключена, терминал выделяет текст как обычно. За столом её переключает m.',
    chat: 'Показывает, что говорят люди за другими экранами этого стола.',
    bell: 'Звонит, когда очередь переходит к человеку.',
    silenced: 'Предупреждения, заглушённые за столом клавишей x. Нажмите →, чтобы снова слышать все.',
    seatLanguage: 'В свою очередь этот человек читает на этом языке. На странице между двумя людьми его меняет l.',
    seat: 'Кто теперь играет на этом месте: человек или бот.',
  },
  undoTitle: 'Отмена ходов',
  undoHelp: 'Как далеко можно отменять ходы. Чтобы это изменить, программа спрашивает всех за столом.',
  undoBrief: { strict: 'до случая', seat: 'до других', free: 'без ограничений' },
  undoRow: ({ policy, now }) => `${policies[policy]}${now ? ' (сейчас)' : ''}`,
  undoChange: 'изменить',
  undoAsk: ({ name, policy }) => `${name}: можно ли отныне отменять ходы${bound(policy)}? y да, n нет`,
  undoRefused: ({ name }) => `${name} не соглашается. Ничего не меняется.`,
  undoAgreed: ({ policy }) => `Решено: ходы можно отменять${bound(policy)}.`,
  clockOf: ({ name, time }) => `${name} ${time}`,
  clocks: ({ words, bank }) => `${words.join('  ')}${bank === null ? '' : ` из ${bank}:00`}`,
  bankEmpty: ({ name, minutes }) => `${name}: время на раздумья вышло (${count(minutes, NOUNS.minute)}).`,
  preview: 'Пример',
  previewLand: ['пустыня', 'равнины', 'болото', 'озёра', 'лес', 'горы', 'пустошь'],
  previewMarked: 'отмеченная строка',
  previewPlain: 'обычный текст',
  previewDim: 'второстепенный текст',
  previewRises: ({ n }) => `растёт на ${n}`,
  previewFalls: ({ n }) => `падает на ${n}`,
  previewCard: 'Библиотека',
  previewBand: 'городская',
};
