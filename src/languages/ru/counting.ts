/** Numbers with nouns, in Russian. */
import { countingIn, type Forms } from '../../text/counting.js';

export const { count, list, either } = countingIn('ru');

/** '1 ход', '2 хода', '5 ходов' */
const noun = (one: string, few: string, many: string): Forms => ({ one, few, many, other: few });

export const NOUNS = {
  move: noun('ход', 'хода', 'ходов'),
  player: noun('игрок', 'игрока', 'игроков'),
  point: noun('очко', 'очка', 'очков'),
  round: noun('раунд', 'раунда', 'раундов'),
  game: noun('партия', 'партии', 'партий'),
  save: noun('сохранённая партия', 'сохранённые партии', 'сохранённых партий'),
  chapter: noun('глава', 'главы', 'глав'),
  entry: noun('статья', 'статьи', 'статей'),
  row: noun('строка', 'строки', 'строк'),
  option: noun('параметр', 'параметра', 'параметров'),
  order: noun('постоянный приказ', 'постоянных приказа', 'постоянных приказов'),
  step: noun('шаг', 'шага', 'шагов'),
  position: noun('позиция', 'позиции', 'позиций'),
  minute: noun('минута', 'минуты', 'минут'),
  second: noun('секунда', 'секунды', 'секунд'),
  text: noun('текст', 'текста', 'текстов'),
  way: noun('способ', 'способа', 'способов'),
};
