/**
 * Polish. The terms are those of the printed rulebooks where there are any (docs/glossary). A game's catalogue is loaded with the
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
      character: 'wszystko jest jawne',
      about:
        'Przez sześć rund przekształcaj okoliczne ziemie w swój teren, buduj, zakładaj miasta i pnij się w czterech kultach. Nic nie jest ukryte i nie ma kości: wszyscy widzą wszystko.',
      catalogue: async () => (await import('./terra-mystica/index.js')).texts,
    },
    'age-of-innovation': {
      title: 'Era Innowacji',
      character: 'wszystko jest jawne',
      about:
        'Gra ze świata Terra Mystica, z planszami terenów, dyscyplinami nauki, księgami i innowacjami. W każdej partii są inne frakcje, kompetencje i cele; gdy już leżą na stole, nic nie jest ukryte.',
      catalogue: async () => (await import('./age-of-innovation/index.js')).texts,
    },
    'new-dawn': {
      title: 'Cywilizacja: Nowy początek',
      character: 'kości',
      about:
        'Prowadź swój lud pięcioma kartami rozwoju: im dłużej karta czeka, tym jest silniejsza. Odkrywaj, handluj, buduj cuda, walcz kośćmi i przed innymi wykonaj po jednym zadaniu z trzech kart zwycięstwa.',
      catalogue: async () => (await import('./new-dawn/index.js')).texts,
    },
    'through-the-ages': {
      title: 'Poprzez wieki',
      character: 'tajne karty',
      about:
        'Bierz karty od starożytności po współczesność i buduj cywilizację z farm, kopalń, laboratoriów, przywódców i cudów. Wydarzenia, karty militarne i karty na ręce są tajne; wygrywa największa kultura.',
      catalogue: async () => (await import('./through-the-ages/index.js')).texts,
    },
  },
};
