/**
 * Russian. The terms are those of the printed rulebooks where there are any (docs/glossary). A game's catalogue is loaded with the
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
      character: 'на столе всё открыто',
      about:
        'Преобразуйте земли вокруг дома, застраивайте их, основывайте города и продвигайтесь в четырёх культах на протяжении шести раундов. Ничего не скрыто, кубиков нет: все видят всё.',
      catalogue: async () => (await import('./terra-mystica/index.js')).texts,
    },
    'age-of-innovation': {
      title: 'Эпоха инноваций',
      character: 'на столе всё открыто',
      about:
        'Родственница Terra Mystica с планшетами ландшафтов, науками, книгами и инновациями. В каждой партии другие фракции, компетенции и цели; когда они на столе, ничего не скрыто.',
      catalogue: async () => (await import('./age-of-innovation/index.js')).texts,
    },
    'new-dawn': {
      title: 'Цивилизация: Новый рассвет',
      character: 'кубики',
      about:
        'Ведите народ с помощью пяти карт развития, которые становятся сильнее, пока ждут. Исследуйте, торгуйте, стройте чудеса, сражайтесь на кубиках и первыми выполните по заданию на трёх картах победы.',
      catalogue: async () => (await import('./new-dawn/index.js')).texts,
    },
    'through-the-ages': {
      title: 'Сквозь века',
      character: 'тайные карты',
      about:
        'Набирайте карты от античности до современности и стройте цивилизацию из ферм, шахт, лабораторий, лидеров и чудес. События, военные карты и руки тайные; побеждает наибольшая культура.',
      catalogue: async () => (await import('./through-the-ages/index.js')).texts,
    },
  },
};
