/** Why something cannot be done in A New Dawn, what speaks against it, what can be set before the game, in Polish. */
import type { NdTexts } from '../../../games/new-dawn/texts/types.js';
import { nouns } from './nouns.js';
import { list, many, upTo } from './words.js';

const { level, civ, agenda, icon } = nouns;

export const reason: NdTexts['reason'] = {
  water: 'to woda',
  ownPiece: 'tam już coś masz',
  rivalPiece: ({ owner }) => `heks należy do gracza ${owner}`,
  cityState: 'tam jest państwo-miasto',
  barbarian: 'tam jest barbarzyńca',
  difficulty: ({ need, have }) => `trudność ${need}, slot pozwala na ${have}`,
  occupied: 'heks nie jest pusty',
  neighbour: 'obok jest miasto albo państwo-miasto',
  range: ({ range }) => `dalej niż ${range} od twojego heksa, licząc po dostępnych heksach`,
  noCities: 'wszystkie twoje miasta są na mapie',
  noWonderSite: 'każde twoje miasto ma już cud',
  production: ({ need, have }) => `kosztuje ${need}, twoja produkcja to ${have}`,
  beaten: 'w tej turze atak tutaj już ci się udał',
  tooFar: ({ spaces }) => `nie ma dostępnej drogi do ${upTo(spaces, 'space')}`,
  reached: 'w tej turze była tam już twoja karawana',
  haveAlready: 'taką kartę już masz',
  supplyEmpty: 'w puli nic nie zostało',
  lowerLevel: ({ need, have }) => `poziom ${level[need]} nie jest lepszy niż ${level[have]}`,
  tileTouches: ({ have, need }) => `styka się z mapą: ${many(have, 'space')}, potrzeba ${need}`,
  tileCore: 'musi stykać się z rdzeniem, póki to możliwe',
  tileWater: 'zamknęłoby więcej luk, niż jest żetonów wody',
};

export const warn: NdTexts['warn'] = {
  givesBack: 'karta, którą masz od tego gracza, wraca do niego',
  lowerCard: ({ need, have }) => `karta poziomu ${level[need]} zamiast karty poziomu ${level[have]}`,
  noChance: ({ most, least }) => `wygrana jest niemożliwa: najwyżej ${most} przeciw co najmniej ${least}`,
  leave: 'twoje elementy zostają, tury przepadają, a twoje miejsce jest za wszystkimi, którzy grają dalej',
};

export const options: NdTexts['options'] = {
  option: {
    map: { title: 'mapa', help: 'gotowa mapa na pierwszą grę, mapa układana przez graczy albo losowa' },
    leaders: { title: 'przywódcy', help: 'losowani albo wybierani po kolei' },
    fixed: { title: 'ustaleni przywódcy', help: 'po jednym przywódcy na miejsce, po kolei' },
    victory: { title: 'karty zwycięstwa', help: 'karty, które na pewno będą w grze; reszta jest losowana' },
    epic: { title: 'gra epicka', help: 'cztery karty zwycięstwa zamiast trzech' },
    limit: {
      title: 'limit rund',
      help: 'po tylu rundach wygrywa więcej zadań, potem więcej cudów, potem więcej heksów',
    },
    readings: {
      title: 'domowe interpretacje',
      help: 'sporne zasady, które przy twoim stole rozumie się inaczej niż w tym programie',
    },
  },
  value: {
    map: { first: 'mapa na pierwszą grę', build: 'układana przez graczy', random: 'losowa' },
    leaders: { random: 'losowani', choose: 'wybierani' },
    readings: {
      'capital-again': 'pokonaną stolicę można w tej samej turze zaatakować jeszcze raz',
      'no-lower-cards': 'tarcza technologii nigdy nie daje karty niższego poziomu niż ta, którą zastępuje',
      'fresh-trade': 'żetony handlu zyskane podczas zagrywania karty można na nią wydać',
      'state-own-turn': 'żetony państw-miast pomagają tylko we własnej turze, nie w obronie',
      'city-frees-natural': 'miasto zbudowane na własnym żetonie na cudzie natury zwraca żeton cudu na mapę',
      'barbarian-comes-back': 'barbarzyńca, który na wodzie trafia na brzeg mapy, wraca tam, skąd wyszedł',
      'maracana-before': 'Maracanã: karta gospodarki przed inną kartą, a nie po niej',
      'potala-gives-back': 'bez „Pałacu Potala” karty dyplomacji ponad limit wracają do właścicieli',
    },
  },
  refused: {
    leaderTwice: (v) => `Ten przywódca jest na liście dwa razy: ${civ[v.leader]}.`,
    victoryTwice: ({ card }) => `Ta karta zwycięstwa jest na liście dwa razy: ${agenda[card]}.`,
    readingTwice: ({ reading }) => `Ta interpretacja jest na liście dwa razy: ${options.value.readings[reading]}.`,
    leadersNumber: ({ have, need }) => `Lista podaje ${many(have, 'leader')}, a miejsc jest ${need}.`,
    leadersBoth: 'Przywódcy nie mogą być naraz ustaleni i wybierani.',
    victoryNumber: ({ have, need }) => `Lista podaje ${many(have, 'victoryCard')}, a w grze jest tylko ${need}.`,
    mapOverlap: ({ tile }) => `Kafel mapy ${tile} leży na innym.`,
  },
};

type Round = Parameters<NdTexts['where']['round']>[0];
const round = ({ round: n, limit }: Round): string => (limit === null ? `runda ${n}` : `runda ${n}/${limit}`);
const happening = (v: Round, kind: keyof typeof icon): string => `${round(v)}  ${icon[kind].word}`;

export const where: NdTexts['where'] = {
  leaders: 'wybór przywódców',
  map: 'układanie mapy',
  round,
  roundSpawn: (v) => happening(v, 'spawn'),
  roundQuiet: (v) => happening(v, 'quiet'),
  roundMove: (v) => happening(v, 'move'),
  roundTrade: (v) => happening(v, 'trade'),
};

type Ending = Parameters<NdTexts['over']['agendas']>[0];
const won = ({ names }: Ending): string =>
  names.length > 1 ? `wspólne zwycięstwo, ${list(names)}` : `wygrywa ${list(names)}`;
const ties = ({ wonders, spaces }: Ending): string => `${many(wonders, 'wonder')}, ${many(spaces, 'space')}`;

export const over: NdTexts['over'] = {
  agendas: (v) => `${won(v)}: po jednym zadaniu z każdej karty zwycięstwa (${v.score}), ${ties(v)}`,
  limit: (v) => `${won(v)}: po wyczerpaniu limitu rund ${many(v.score, 'agenda')}, ${ties(v)}`,
  deserted: (v) => `${won(v)}: wszyscy inni są poza grą, ${many(v.score, 'agenda')}, ${ties(v)}`,
};

export const order: NdTexts['order'] = {
  defence: {
    title: 'Żetony handlu w obronie',
    value: {
      ask: 'pytaj za każdym razem',
      never: 'nigdy nie wydawaj żetonów handlu w obronie',
      win: 'wydawaj najmniej żetonów, które obronią heks, a żadnego, gdy obronić się nie da',
    },
  },
};

export const ledger: NdTexts['ledger'] = {
  agendas: 'zad.',
  tech: 'techn.',
  cities: 'miasta',
  spaces: 'heksy',
  wonders: 'cuda',
  trade: 'handel',
  resources: 'ma/rt/ro/di',
};

export const price: NdTexts['price'] = ({ good, n }) => (good === 'production' ? `produkcja ${n}` : many(n, good));
