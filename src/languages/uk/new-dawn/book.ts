/** Kinds and places of the rules at hand, and the tables of A New Dawn, in Ukrainian. */
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
    turn: 'хід',
    culture: 'культура',
    science: 'наука',
    economy: 'економіка',
    industry: 'промисловість',
    military: 'військо',
    city: 'місто',
    event: 'подія',
    victory: 'перемога',
    setup: 'підготовка',
    map: 'мапа',
    table: 'стіл',
    focus: (v) => `${type[v.type].word} · ${level[v.level]} рівень`,
    leader: (v) => `лідер · ${ability[v.leader]}`,
    wonder: ({ cost, resources, ...v }) =>
      `чудо · ${type[v.type].word}, ${age[v.age]} · ${cost} · ${resources.map((r) => resource[r].word).join(', ')}`,
    state: (v) => `поліс · ${type[v.type].word}`,
    pact: 'карта дипломатії',
    natural: 'чудо природи',
    agenda: 'завдання',
  },
  ruleText: {
    natural: (v) => `Раз за хід слугує ресурсом (${resource[v.resource].word}) і належить тому, хто тримає його гекс.`,
    agenda: (v) => `Що потрібно: ${does.agenda[v.agenda]}.`,
  },
  ruling,
  pages,
  source: {
    leaderSheet: 'лист лідера',
    wonderCard: (v) => `карта чуда, ${pages(v)}`,
    diplomacyCard: (v) => `карта дипломатії, ${pages(v)}`,
  },

  table: {
    focus: { title: 'Карти фокусу (по 20 на гравця)', head: ['тип', 'рівень', 'карта', 'ефект'] },
    trade: { title: 'Жетони торгівлі на картах фокусу', head: ['тип', 'ефект'] },
    leaders: {
      title: 'Лідери та їхні ряди',
      head: ['цивілізація', 'лідер', '1', '2', '3', '4', '5', 'здібність', 'ефект'],
    },
    wonders: { title: 'Чудеса світу', head: ['тип', 'епоха', 'чудо', 'вартість', 'ресурси', 'ефект'] },
    decks: {
      title: 'Карти чудес, вилучені з кожної колоди',
      head: ['гравці', 'античність', 'середньовіччя', 'сучасність'],
    },
    'city-states': {
      title: 'Поліси (по 2 карти)',
      head: ['поліс', 'тип', 'форма', 'компонент', 'інша сторона', 'карта'],
    },
    diplomacy: { title: 'Карти дипломатії кожного гравця', head: ['карта', 'ефект для того, хто тримає'] },
    naturals: { title: 'Чудеса природи', head: ['компонент', 'чудо природи', 'ресурс'] },
    victory: {
      title: 'Карти перемоги (у грі 3, в епічній 4)',
      head: ['карта', 'завдання', 'умова', 'або завдання', 'умова'],
    },
    'event-dial': { title: 'Диск подій, за годинниковою стрілкою від початку', head: ['секція', 'подія'] },
    direction: { title: 'Жетон напряму', head: ['кубик', 'напрям'] },
    'tech-dial': { title: 'Диск технологій', head: ['позначка', 'рівень'] },
    terrain: { title: 'Складність ландшафту', head: ['ландшафт', 'складність'] },
    limits: { title: 'Ліміти компонентів', head: ['компонент', 'кількість'] },
    tiles: { title: 'Компоненти мапи: гекси від a до j на обох сторонах', head: ['компонент', 'вид', ...cell] },
    core: {
      title: 'Ядро складеної мапи: гекс g і поворот місць 1–4',
      head: ['сторона', 'місце', 'q', 'r', 'поворот'],
    },
    'first-map': {
      title: 'Мапа першої партії: гекс g і поворот кожного компонента',
      head: ['компонент', 'q', 'r', 'поворот', 'від скількох гравців'],
    },
  },
  tableWords: {
    tileKind: { capital: 'столиця', natural: 'чудо природи', cityState: 'поліс', plain: 'звичайний' },
    limit: {
      controlTokens: 'жетонів контролю на гравця',
      cities: 'міст на гравця',
      caravans: 'караванів на гравця',
      waterTokens: 'жетонів води',
      perResource: 'жетонів кожного ресурсу',
      tradeOnCard: 'жетонів торгівлі на карті',
      tradeOnZimbabwe: 'жетонів торгівлі на Великому Зімбабве',
      cityStateDefence: 'оборона поліса',
    },
    shape: { circle: 'коло', diamond: 'ромб' },
    tiles:
      'G луги, H пагорби, F ліс, D пустеля, M гори, W вода, N чудо природи, +ma мармур, +me ртуть, +oi нафта, +di діамант, !A варвар, @ поліс, * столиця, ? лише одне джерело',
    after: ({ top }) => `після ${top}`,
    goesOn: ({ again }) => `далі ${again}`,
    homes: ({ two, three, four }) =>
      `столиці за годинниковою стрілкою: ${two.join(' ')} для 2, ${three.join(' ')} для 3, ${four.join(' ')} для 4 гравців`,
  },
};
