/** The screen of Terra Mystica: its pages as components. */
import type { Face } from '../../../ui/types.js';
import { en } from '../texts/en.js';
import type { TmTexts } from '../texts/types.js';
import type { View } from '../types.js';
import { boardOf } from './board.js';

export const face: Face<View, TmTexts> = {
  pages: [
    {
      key: 'M',
      title: (texts) => texts.title.map,
      board: boardOf,
      panels: (_p, shell) => [shell.question, shell.log],
    },
  ],
};

export const texts: TmTexts = en;
