/** Новая партия. */
import type { setup as English } from '../../../ui/texts/en/setup.js';
import { count, either, NOUNS } from '../counting.js';

export const setup: typeof English = {
  newGameOf: ({ title }) => `Новая партия: ${title}`,
  setupSeats: 'Игроки',
  setupOptions: 'Параметры',
  setupMore: ({ n }) => (n === 1 ? 'Ещё один параметр' : `Ещё ${count(n, NOUNS.option)}`),
  setupMoreHelp: 'Заданные расклады, редкие варианты, спорные правила. ↵ и → открывают и закрывают этот список.',
  setupMoreChanged: ({ n }) => (n === 0 ? 'всё как обычно' : `изменено: ${n}`),
  setupTable: 'Стол',
  rowSeats: 'Число игроков',
  rowSeat: ({ n }) => `Место ${n}`,
  rowUndo: 'Отмена',
  rowSeed: 'Зерно',
  human: 'человек',
  bot: ({ name }) => `бот ${name}`,
  botKinds: {
    random: 'Делает любой разрешённый ход.',
    easy: 'Смотрит на ход вперёд.',
    normal: 'Планирует весь ход до конца.',
    hard: 'Планирует дальше и следит за другими.',
  },
  botAverages: ({ points, unit }) =>
    ({
      points: `в среднем очков: ${points}`,
      culture: `в среднем культуры: ${points}`,
      rounds: `раундов до победы: около ${points}`,
    })[unit],
  botBesidePeople: ({ points, people }) => `в среднем очков: ${points}; у игроков лиги: ${people}`,
  botAgainst: 'Измерено за столом ботов того же уровня.',
  undoPolicy: ({ policy }) =>
    ({
      strict: 'пока не решит случай',
      seat: 'до следующего игрока',
      free: 'без ограничений',
    })[policy] ?? policy,
  undoPolicies: {
    strict:
      'Свои ходы можно отменять, пока не взята карта, не брошен кубик, не показана тайна и не сходил другой игрок.',
    seat: 'Свои ходы можно отменять, пока не сходил другой игрок, даже если что-то решил случай.',
    free: 'Каждый может отменить сколько угодно ходов. Хорошо, чтобы учиться и пробовать.',
  },
  seedHelp:
    'То же зерно с теми же игроками и параметрами даёт ту же партию. r берёт новое, n позволяет его ввести. Если случай ещё впереди, новое зерно остаётся тайным до конца партии.',
  seatsHelp: ({ seats }) => `Игроков может быть ${either(seats.map(String))}. Наберите число или нажмите ← или →.`,
  seatHelp: 'n вводит имя, ← и → или b выбирают, кто играет, shift с ↑ или ↓ пересаживает.',
  listHelp: '← и → ведут по списку, пробел добавляет или убирает запись.',
  numberHelp: ({ least, most }) => `Любое число от ${least} до ${most}; n позволяет его ввести.`,
  startHelp: '↵ начинает партию с любой строки.',
  typingName: ({ text }) => `Имя: ${text}_`,
  seedSecret: 'тайное до конца',
  typingSeed: ({ text }) => `Зерно: ${text}_`,
  typingNumber: ({ text }) => `Число: ${text}_`,
  valueOn: 'да',
  valueOff: 'нет',
  listNone: 'ничего',
  listChosen: ({ n }) => `выбрано: ${n}`,
  valueOf: ({ at, of }) => `${at} из ${of}`,
  setupValues: 'Что можно выбрать',
  defaultName: ({ n }) => ['Анна', 'Борис', 'Вера', 'Глеб', 'Дарья'][n] ?? `Игрок ${n + 1}`,
};
