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
        'Przekształcaj krainę wokół domu w swoją, zabudowuj ją, zakładaj miasta i wspinaj się w czterech kultach przez sześć rund. Nic nie jest ukryte i nie ma kości: każdy widzi wszystko.',
      catalogue: async () => (await import('./terra-mystica/index.js')).texts,
    },
    'age-of-innovation': {
      title: 'Era Innowacji',
      character: 'wszystko jest jawne',
      about:
        'Krewna Terra Mystica: z planszami terenów, naukami, księgami i innowacjami. W każdej partii są inne frakcje, kompetencje i cele; gdy już leżą na stole, nic nie jest ukryte.',
      catalogue: async () => (await import('./age-of-innovation/index.js')).texts,
    },
    'new-dawn': {
      title: 'Cywilizacja: Nowy początek',
      character: 'kości',
      about:
        'Prowadź lud pięcioma kartami rozwoju, które rosną w siłę, gdy czekają. Odkrywaj, handluj, buduj cuda, walcz na kości i jako pierwszy wykonaj po jednym zadaniu z trzech kart zwycięstwa.',
      catalogue: async () => (await import('./new-dawn/index.js')).texts,
    },
    'through-the-ages': {
      title: 'Poprzez wieki',
      character: 'tajne karty',
      about:
        'Dobieraj karty od starożytności po współczesność i buduj cywilizację z farm, kopalń, laboratoriów, przywódców i cudów. Wydarzenia, karty militarne i ręce są tajne; wygrywa największa kultura.',
      catalogue: async () => (await import('./through-the-ages/index.js')).texts,
    },
  },
};
