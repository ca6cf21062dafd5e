/**
 * Ukrainian. The terms are those of the printed rulebooks where there are any (docs/glossary). A game's catalogue is loaded with the
 * game: `catalogue: async () => (await import('./new-dawn/index.js')).texts`.
 */
import type { PartialLanguage, ProgramTexts } from '../language.js';
import { bots } from './bots.js';
import { commands } from './commands.js';
import { help } from './help.js';
import { lessons } from './lessons.js';
import { plain } from './plain.js';
import { protocol } from './protocol.js';
import { refusals } from './refusals.js';
import { shell } from './shell.js';

export const language: ProgramTexts & PartialLanguage = {
  shell,
  refusals,
  plain,
  commands,
  help,
  bots,
  lessons,
  protocol,
  games: {
    'terra-mystica': {
      title: 'Terra Mystica',
      character: 'усе на столі відкрите',
      about:
        'Перетворюйте землі довкола на рідні, забудовуйте їх, засновуйте міста й просувайтеся в чотирьох культах протягом шести раундів. Ані таємниць, ані кубиків: усі бачать усе.',
      catalogue: async () => (await import('./terra-mystica/index.js')).texts,
    },
    'age-of-innovation': {
      title: 'Ера інновацій',
      character: 'усе на столі відкрите',
      about:
        'Споріднена з Terra Mystica: планшети планування, дисципліни, книжки й інновації. Щоразу випадають інші фракції, компетентності та цілі; щойно вони на столі, нічого не приховано.',
      catalogue: async () => (await import('./age-of-innovation/index.js')).texts,
    },
    'new-dawn': {
      title: 'Цивілізація: Новий світанок',
      character: 'кубики',
      about:
        'Ведіть свій народ п’ятьма картами фокусу, які сильнішають, поки чекають. Досліджуйте, торгуйте, зводьте чудеса, воюйте, кидаючи кубики, й першими виконайте по завданню на трьох картах перемоги.',
      catalogue: async () => (await import('./new-dawn/index.js')).texts,
    },
    'through-the-ages': {
      title: 'Крізь епохи',
      character: 'таємні карти',
      about:
        'Беріть карти від античності до сучасності й будуйте цивілізацію з ферм, шахт, лабораторій, лідерів і чудес. Події та військові карти таємні; перемагає найбільша культура.',
      catalogue: async () => (await import('./through-the-ages/index.js')).texts,
    },
  },
};
