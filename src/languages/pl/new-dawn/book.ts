/** Kinds and places of the rules at hand, and the tables of A New Dawn, in Polish. */
import type { NdTexts } from '../../../games/new-dawn/texts/types.js';
import { does } from './cards.js';
import { nouns } from './nouns.js';
import { rule, ruling } from './rules.js';
import { list } from './words.js';

type Book = Pick<NdTexts, 'rule' | 'ruleKind' | 'ruleText' | 'ruling' | 'pages' | 'source' | 'table' | 'tableWords'>;

const { type, age, level, ability, resource } = nouns;

const pages: Book['pages'] = (v) => `s. ${list(v.pages.map(String))}`;

const cell = [...'abcdefghij'];

export const book: Book = {
  rule,
  ruleKind: {
    turn: 'tura',
    culture: 'kultura',
    science: 'nauka',
    economy: 'gospodarka',
    industry: 'przemysł',
    military: 'wojsko',
    city: 'miasto',
    event: 'wydarzenie',
    victory: 'zwycięstwo',
    setup: 'przygotowanie',
    map: 'mapa',
    table: 'stół',
    focus: (v) => `${type[v.type].word} · poziom ${level[v.level]}`,
    leader: (v) => `przywódca · ${ability[v.leader]}`,
    wonder: ({ cost, resources, ...v }) =>
      `cud · ${type[v.type].word}, ${age[v.age]} · ${cost} · ${resources.map((r) => resource[r].word).join(', ')}`,
    state: (v) => `państwo-miasto · ${type[v.type].word}`,
    pact: 'karta dyplomacji',
    natural: 'cud natury',
    agenda: 'zadanie',
  },
  ruleText: {
    natural: (v) => `Raz na turę działa jak zasób (${resource[v.resource].word}) i należy do tego, kto ma jego heks.`,
    agenda: (v) => `Czego potrzeba: ${does.agenda[v.agenda]}.`,
  },
  ruling,
  pages,
  source: {
    leaderSheet: 'arkusz przywódcy',
    wonderCard: (v) => `karta cudu, ${pages(v)}`,
    diplomacyCard: (v) => `karta dyplomacji, ${pages(v)}`,
  },

  table: {
    focus: { title: 'Karty rozwoju (po 20 na gracza)', head: ['typ', 'poziom', 'karta', 'działanie'] },
    trade: { title: 'Żetony handlu na kartach rozwoju', head: ['typ', 'działanie'] },
    leaders: {
      title: 'Przywódcy i ich rzędy',
      head: ['cywilizacja', 'przywódca', '1', '2', '3', '4', '5', 'zdolność', 'działanie'],
    },
    wonders: { title: 'Cuda świata', head: ['typ', 'epoka', 'cud', 'koszt', 'zasoby', 'działanie'] },
    decks: {
      title: 'Karty cudów usunięte z każdej talii',
      head: ['gracze', 'starożytność', 'średniowiecze', 'nowożytność'],
    },
    'city-states': {
      title: 'Państwa-miasta (po 2 karty)',
      head: ['państwo-miasto', 'typ', 'kształt', 'kafel', 'druga strona', 'karta'],
    },
    diplomacy: { title: 'Karty dyplomacji każdego gracza', head: ['karta', 'działanie dla tego, kto ją ma'] },
    naturals: { title: 'Cuda natury', head: ['kafel', 'cud natury', 'zasób'] },
    victory: {
      title: 'Karty zwycięstwa (w grze 3, w epickiej 4)',
      head: ['karta', 'zadanie', 'warunek', 'albo zadanie', 'warunek'],
    },
    'event-dial': { title: 'Tarcza wydarzeń, zgodnie z ruchem wskazówek zegara', head: ['pole', 'wydarzenie'] },
    direction: { title: 'Żeton kierunku', head: ['kość', 'kierunek'] },
    'tech-dial': { title: 'Tarcza technologii', head: ['pole', 'poziom'] },
    terrain: { title: 'Trudność terenu', head: ['teren', 'trudność'] },
    limits: { title: 'Limity elementów', head: ['element', 'liczba'] },
    tiles: { title: 'Kafle mapy: heksy od a do j na obu stronach', head: ['kafel', 'rodzaj', ...cell] },
    core: {
      title: 'Rdzeń układanej mapy: heks g i obrót miejsc 1–4',
      head: ['strona', 'miejsce', 'q', 'r', 'obrót'],
    },
    'first-map': {
      title: 'Mapa na pierwszą grę: heks g i obrót każdego kafla',
      head: ['kafel', 'q', 'r', 'obrót', 'od ilu graczy'],
    },
  },
  tableWords: {
    tileKind: { capital: 'stolica', natural: 'cud natury', cityState: 'państwo-miasto', plain: 'zwykły' },
    limit: {
      controlTokens: 'żetony kontroli na gracza',
      cities: 'miasta na gracza',
      caravans: 'karawany na gracza',
      waterTokens: 'żetony wody',
      perResource: 'żetony każdego zasobu',
      tradeOnCard: 'żetony handlu na karcie',
      tradeOnZimbabwe: 'żetony handlu na Wielkim Zimbabwe',
      cityStateDefence: 'obrona państwa-miasta',
    },
    shape: { circle: 'koło', diamond: 'romb' },
    tiles:
      'G łąki, H wzgórza, F las, D pustynia, M góry, W woda, N cud natury, +ma marmur, +me rtęć, +oi ropa, +di diament, !A barbarzyńca, @ państwo-miasto, * stolica, ? tylko jedno źródło',
    after: ({ top }) => `po ${top}`,
    goesOn: ({ again }) => `dalej ${again}`,
    homes: ({ two, three, four }) =>
      `stolice zgodnie z ruchem wskazówek zegara: ${two.join(' ')} przy 2, ${three.join(' ')} przy 3, ${four.join(' ')} przy 4 graczach`,
  },
};
