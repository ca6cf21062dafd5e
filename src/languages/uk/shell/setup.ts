/** Нова партія. */
import type { setup as English } from '../../../ui/texts/en/setup.js';
import { count, either, NOUNS } from '../counting.js';

export const setup: typeof English = {
  newGameOf: ({ title }) => `Нова партія: ${title}`,
  setupSeats: 'Гравці',
  setupOptions: 'Параметри',
  setupMore: ({ n }) => (n === 1 ? 'Ще один параметр' : `Ще ${count(n, NOUNS.option)}`),
  setupMoreHelp: 'Задані розкладки, рідкісні варіанти, спірні правила. ↵ і → відкривають і закривають цей список.',
  setupMoreChanged: ({ n }) => (n === 0 ? 'усе як звичайно' : `змінено: ${n}`),
  setupTable: 'Стіл',
  rowSeats: 'Кількість гравців',
  rowSeat: ({ n }) => `Місце ${n}`,
  rowUndo: 'Скасування',
  rowSeed: 'Зерно',
  human: 'людина',
  bot: ({ name }) => `бот ${name}`,
  botKinds: {
    random: 'Робить будь-який дозволений хід.',
    easy: 'Дивиться на хід уперед.',
    normal: 'Планує весь хід до кінця.',
    hard: 'Планує далі й зважає на інших.',
  },
  botAverages: ({ points, unit }) =>
    ({
      points: `у середньому очок: ${points}`,
      culture: `у середньому культури: ${points}`,
      rounds: `раундів до перемоги: близько ${points}`,
    })[unit],
  botBesidePeople: ({ points, people }) => `у середньому очок: ${points}; у гравців ліги: ${people}`,
  botAgainst: 'Виміряно за столом ботів того самого рівня.',
  undoPolicy: ({ policy }) =>
    ({
      strict: 'доки не вирішить випадок',
      seat: 'до наступного гравця',
      free: 'без обмежень',
    })[policy] ?? policy,
  undoPolicies: {
    strict:
      'Свої ходи можна скасувати, доки не взято карту, не кинуто кубик, не відкрито таємницю й не почався хід іншого гравця.',
    seat: 'Свої ходи можна скасувати, доки не почався хід іншого гравця, навіть якщо щось вирішив випадок.',
    free: 'Кожен може скасувати скільки завгодно ходів. Добре, щоб учитися й пробувати.',
  },
  seedHelp:
    'Те саме зерно з тими самими гравцями й параметрами дає ту саму партію. r бере нове, n дає його ввести. Якщо випадок ще має щось вирішувати, нове зерно таємне до кінця партії.',
  seatsHelp: ({ seats }) => `Гравців може бути ${either(seats.map(String))}. Наберіть число або натисніть ← чи →.`,
  seatHelp: 'n вводить ім’я, ← і → або b вибирають, хто грає, shift з ↑ чи ↓ пересаджує.',
  listHelp: '← і → гортають список, пробіл додає або прибирає позначене.',
  numberHelp: ({ least, most }) => `Будь-яке число від ${least} до ${most}; n дає його ввести.`,
  startHelp: '↵ починає партію з будь-якого рядка.',
  typingName: ({ text }) => `Ім’я: ${text}_`,
  seedSecret: 'таємне до кінця',
  typingSeed: ({ text }) => `Зерно: ${text}_`,
  typingNumber: ({ text }) => `Число: ${text}_`,
  valueOn: 'так',
  valueOff: 'ні',
  listNone: 'нічого',
  listChosen: ({ n }) => `вибрано: ${n}`,
  valueOf: ({ at, of }) => `${at} з ${of}`,
  setupValues: 'Що можна вибрати',
  defaultName: ({ n }) => ['Анна', 'Богдан', 'Віра', 'Гліб', 'Дарина'][n] ?? `Гравець ${n + 1}`,
};
