import type { Texts } from '../../texts/texts.js';

/** Who plays a seat, in words: 'person', 'bot, hard'. */
export function playerWords(by: string, texts: Texts): string {
  return by === 'human' ? texts.human : texts.bot({ name: by.replace(/^bot:/, '') });
}
