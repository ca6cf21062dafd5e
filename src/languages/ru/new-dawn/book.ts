/** Kinds and places of the rules at hand, and the tables of A New Dawn, in Russian. */
import type { NdTexts } from '../../../games/new-dawn/texts/types.js';
import { does } from './cards.js';
import { nouns } from './nouns.js';
import { rule, ruling } from './rules.js';
import { list } from './words.js';

type Book = Pick<NdTexts, 'rule' | 'ruleKind' | 'ruleText' | 'ruling' | 'pages' | 'source' | 'table' | 'tableWords'>;

const { type, age, level, ability, resource } = nouns;

const pages: Book['pages'] = (v) => `с. ${list(v.pages.map(String))}`;

const cell = [...'abcdefghij'];

export const book: Book = {
  rule,
  ruleKind: {
    turn: 'ход',
    culture: 'культура',
    science: 'наука',
    economy: 'экономика',
    industry: 'промышленность',
    military: 'войско',
    city: 'город',
    event: 'событие',
    victory: 'победа',
    setup: 'подготовка',
    map: 'поле',
    table: 'стол',
    focus: (v) => `${type[v.type].word} · ${level[v.level]} уровень`,
    leader: (v) => `лидер · ${ability[v.leader]}`,
    wonder: ({ cost, resources, ...v }) =>
      `чудо · ${type[v.type].word}, ${age[v.age]} · ${cost} · ${resources.map((r) => resource[r].word).join(', ')}`,
    state: (v) => `город-государство · ${type[v.type].word}`,
    pact: 'карта дипломатии',
    natural: 'чудо природы',
    agenda: 'задание',
  },
  ruleText: {
    natural: (v) =>
      `Раз за ход служит ресурсом (${resource[v.resource].word}) и принадлежит тому, кто держит его гекс.`,
    agenda: (v) => `Что нужно: ${does.agenda[v.agenda]}.`,
  },
  ruling,
  pages,
  source: {
    leaderSheet: 'лист лидера',
    wonderCard: (v) => `карта чуда, ${pages(v)}`,
    diplomacyCard: (v) => `карта дипломатии, ${pages(v)}`,
  },

  table: {
    focus: { title: 'Карты развития (по 20 на игрока)', head: ['тип', 'уровень', 'карта', 'эффект'] },
    trade: { title: 'Жетоны торговли на картах развития', head: ['тип', 'эффект'] },
    leaders: {
      title: 'Лидеры и их ряды',
      head: ['цивилизация', 'лидер', '1', '2', '3', '4', '5', 'способность', 'эффект'],
    },
    wonders: { title: 'Чудеса света', head: ['тип', 'эпоха', 'чудо', 'стоимость', 'ресурсы', 'эффект'] },
    decks: {
      title: 'Карты чудес, убранные из каждой колоды',
      head: ['игроки', 'античность', 'средневековье', 'современность'],
    },
    'city-states': {
      title: 'Города-государства (по 2 карты)',
      head: ['город-государство', 'тип', 'форма', 'фрагмент', 'другая сторона', 'карта'],
    },
    diplomacy: { title: 'Карты дипломатии каждого игрока', head: ['карта', 'эффект для того, кто её держит'] },
    naturals: { title: 'Чудеса природы', head: ['фрагмент', 'чудо природы', 'ресурс'] },
    victory: {
      title: 'Карты победы (в игре 3, в эпической 4)',
      head: ['карта', 'задание', 'условие', 'или задание', 'условие'],
    },
    'event-dial': { title: 'Диск событий, по часовой стрелке от начала', head: ['сектор', 'событие'] },
    direction: { title: 'Жетон направления', head: ['кубик', 'направление'] },
    'tech-dial': { title: 'Диск технологий', head: ['отметка', 'уровень'] },
    terrain: { title: 'Сложность ландшафта', head: ['ландшафт', 'сложность'] },
    limits: { title: 'Пределы компонентов', head: ['компонент', 'количество'] },
    tiles: { title: 'Фрагменты поля: гексы от a до j на обеих сторонах', head: ['фрагмент', 'вид', ...cell] },
    core: {
      title: 'Ядро сложенного поля: гекс g и поворот мест 1–4',
      head: ['сторона', 'место', 'q', 'r', 'поворот'],
    },
    'first-map': {
      title: 'Поле первой партии: гекс g и поворот каждого фрагмента',
      head: ['фрагмент', 'q', 'r', 'поворот', 'от скольких игроков'],
    },
  },
  tableWords: {
    tileKind: { capital: 'столица', natural: 'чудо природы', cityState: 'город-государство', plain: 'обычный' },
    limit: {
      controlTokens: 'жетонов контроля на игрока',
      cities: 'городов на игрока',
      caravans: 'караванов на игрока',
      waterTokens: 'жетонов воды',
      perResource: 'жетонов каждого ресурса',
      tradeOnCard: 'жетонов торговли на карте',
      tradeOnZimbabwe: 'жетонов торговли на Великом Зимбабве',
      cityStateDefence: 'оборона города-государства',
    },
    shape: { circle: 'круг', diamond: 'ромб' },
    tiles:
      'G луга, H холмы, F лес, D пустыня, M горы, W вода, N чудо природы, +ma мрамор, +me ртуть, +oi нефть, +di алмаз, !A варвар, @ город-государство, * столица, ? только один источник',
    after: ({ top }) => `после ${top}`,
    goesOn: ({ again }) => `дальше ${again}`,
    homes: ({ two, three, four }) =>
      `столицы по часовой стрелке: ${two.join(' ')} для 2, ${three.join(' ')} для 3, ${four.join(' ')} для 4 игроков`,
  },
};
