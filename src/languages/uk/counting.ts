/** Numbers with nouns, in Ukrainian. */
import { countingIn, type Forms } from '../../text/counting.js';

export const { count, list, either } = countingIn('uk');

/** '1 хід', '2 ходи', '5 ходів' */
export const noun = (one: string, few: string, many: string): Forms => ({ one, few, many, other: few });

export const NOUNS = {
  move: noun('хід', 'ходи', 'ходів'),
  player: noun('гравець', 'гравці', 'гравців'),
  point: noun('очко', 'очки', 'очок'),
  round: noun('раунд', 'раунди', 'раундів'),
  game: noun('партія', 'партії', 'партій'),
  save: noun('збережена партія', 'збережені партії', 'збережених партій'),
  chapter: noun('розділ', 'розділи', 'розділів'),
  entry: noun('стаття', 'статті', 'статей'),
  row: noun('рядок', 'рядки', 'рядків'),
  option: noun('параметр', 'параметри', 'параметрів'),
  order: noun('постійний наказ', 'постійні накази', 'постійних наказів'),
  handOver: noun('передача', 'передачі', 'передач'),
  step: noun('крок', 'кроки', 'кроків'),
  position: noun('позиція', 'позиції', 'позицій'),
  minute: noun('хвилина', 'хвилини', 'хвилин'),
  second: noun('секунда', 'секунди', 'секунд'),
  text: noun('текст', 'тексти', 'текстів'),
  way: noun('спосіб', 'способи', 'способів'),
};
