/** What is only said to people who hear the table, in Ukrainian. */
import type { TtaTexts } from '../../../games/through-the-ages/texts/types.js';
import { list, many, plus, qs } from './words.js';

export const heard: TtaTexts['heard'] = {
  game: 'Партія',
  turn: ({ name }) => `хід гравця ${name}`,
  starter: ({ name }) => `перший гравець: ${name}`,
  endOf: ({ name }) => `Кінець ходу, ${name}`,
  wasted: ({ n }) => `від торгових шляхів пропаде: ${n}`,
  coming: ({ age }) => `Що попереду, ${age}`,
  tooDear: 'бракує цивільних дій',

  ratings: ({ culture, science, strength, more }) =>
    `культура ${culture}, за хід ${plus(more.culture)}; наука ${science}, за хід ${plus(more.science)}; сила ${strength}`,
  stocks: ({ food, resources, more }) =>
    `їжа ${food}, наприкінці ходу ${plus(more.food)}; ресурси ${resources}, наприкінці ходу ${plus(more.resources)}`,
  actions: ({ civil, civilOf, military, militaryOf }) =>
    `залишилося дій: цивільних ${civil} з ${civilOf}, військових ${military} з ${militaryOf}`,
  hand: ({ civil, civilLimit, military, militaryLimit }) =>
    `цивільних карт ${civil} з ${civilLimit}, військових ${military} з ${militaryLimit}`,
  copies: ({ name, n }) => (n === 1 ? name : `${name} (${many(n, 'card')})`),

  makes: ({ food, resources }) => `виробляє: їжа ${food}, ${many(resources, 'resource')}`,
  working: ({ n }) => `працює: ${many(n, 'worker')}`,
  urbanLimit: ({ n }) => `міських будівель одного типу: щонайбільше ${n}`,
  faces: ({ n, discontent }) => `щастя: ${n}, ${many(discontent, 'discontent')}`,
  army: ({ units, tactical }) => `сила загонів ${units}, армії додають ${tactical}`,
  colonization: ({ n }) => `для колонізації від карт у грі: ${n}`,
  leaderAges: ({ ages }) => `лідери вже взяті: ${ages.join(', ')}`,
  stages: ({ costs, perAction }) => `етапи коштують ${costs.join(', ')}; за одну дію ${many(perAction, 'stage')}`,
  homerUnder: ({ wonder }) => `Гомер лежить під чудом «${wonder}»`,
  tactic: { own: 'особиста тактика', copied: 'скопійована тактика' },
  skipsPolitics: 'пропускає наступну фазу політики',
  booked: ({ points }) => `культура досі: ${points.map(({ source, n }) => `${source} ${n}`).join(', ')}`,

  mark: {
    hammurabi: 'військову дію вже використано як цивільну (Хаммурапі)',
    homer: 'ресурс Гомера використано',
    bach: 'поліпшення до театру вже використано (Бах)',
    churchill: 'цього ходу вже вибрано (Черчилль)',
    oceanLiner: 'океанські лайнери використано',
    replacedLeader: 'цього ходу лідера замінено',
    tactic: 'цього ходу тактику зіграно чи скопійовано',
    tradeRoutes: 'торгові шляхи використано',
  },
  fresh: ({ cards }) => `не можна зіграти до наступного ходу: ${qs(cards)}`,
  extra: {
    ca: ({ n }) => `цього ходу додатково ${many(n, 'civil')}`,
    ma: ({ n }) => `цього ходу додатково ${many(n, 'military')}`,
    resources: ({ n }) => `цього ходу додатково ${many(n, 'resource')}`,
    food: ({ n }) => `цього ходу додатково їжа: ${n}`,
    unitResources: ({ n }) => `цього ходу додатково ${many(n, 'resource')} на загони`,
    unitScience: ({ n }) => `цього ходу додатково ${many(n, 'science')} на загони`,
  },

  pastEvents: ({ names }) => `минулі події: ${list(names)}`,
  deckFor: ({ age, seats }) => `${age}: карти на ${seats} гравців`,
};
