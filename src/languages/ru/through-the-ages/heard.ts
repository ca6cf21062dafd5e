/** What is only said to people who hear the table, in Russian. */
import type { TtaTexts } from '../../../games/through-the-ages/texts/types.js';
import { list, many, plus, qs } from './words.js';

export const heard: TtaTexts['heard'] = {
  game: 'Партия',
  turn: ({ name }) => `ход игрока ${name}`,
  starter: ({ name }) => `первый игрок: ${name}`,
  endOf: ({ name }) => `Конец хода, ${name}`,
  wasted: ({ n }) => `от торговых путей пропадёт: ${n}`,
  coming: ({ age }) => `Что впереди: эпоха ${age}`,
  tooDear: 'не хватает гражданских действий',

  ratings: ({ culture, science, strength, more }) =>
    `культура ${culture}, за ход ${plus(more.culture)}; наука ${science}, за ход ${plus(more.science)}; сила ${strength}`,
  stocks: ({ food, resources, more }) =>
    `еда ${food}, в конце хода ${plus(more.food)}; ресурсы ${resources}, в конце хода ${plus(more.resources)}`,
  actions: ({ civil, civilOf, military, militaryOf }) =>
    `осталось действий: гражданских ${civil} из ${civilOf}, военных ${military} из ${militaryOf}`,
  hand: ({ civil, civilLimit, military, militaryLimit }) =>
    `гражданских карт ${civil} из ${civilLimit}, военных ${military} из ${militaryLimit}`,
  copies: ({ name, n }) => (n === 1 ? name : `${name} (${many(n, 'card')})`),

  makes: ({ food, resources }) => `производит: еда ${food}, ${many(resources, 'resource')}`,
  working: ({ n }) => `работают: ${many(n, 'worker')}`,
  urbanLimit: ({ n }) => `городских построек одного типа: не больше ${n}`,
  faces: ({ n, discontent }) => `счастье: ${n}, ${many(discontent, 'discontent')}`,
  army: ({ units, tactical }) => `сила отрядов ${units}, армии добавляют ${tactical}`,
  colonization: ({ n }) => `для колонизации от карт в игре: ${n}`,
  leaderAges: ({ ages }) => `лидеры уже взяты: ${ages.join(', ')}`,
  stages: ({ costs, perAction }) => `этапы стоят ${costs.join(', ')}; за одно действие ${many(perAction, 'stage')}`,
  homerUnder: ({ wonder }) => `Гомер лежит под чудом «${wonder}»`,
  tactic: { own: 'своя тактика', copied: 'скопированная тактика' },
  skipsPolitics: 'пропускает следующую фазу политики',
  booked: ({ points }) => `набранная культура: ${points.map(({ source, n }) => `${source} ${n}`).join(', ')}`,

  mark: {
    hammurabi: 'способность Хаммурапи использована',
    homer: 'ресурс Гомера использован',
    bach: 'способность Баха использована',
    churchill: 'способность Черчилля использована',
    oceanLiner: 'океанские лайнеры использованы',
    replacedLeader: 'в этот ход лидер заменён',
    tactic: 'в этот ход тактика сыграна или скопирована',
    tradeRoutes: 'торговые пути использованы',
  },
  fresh: ({ cards }) => `нельзя сыграть до следующего хода: ${qs(cards)}`,
  extra: {
    ca: ({ n }) => `в этот ход дополнительно ${many(n, 'civil')}`,
    ma: ({ n }) => `в этот ход дополнительно ${many(n, 'military')}`,
    resources: ({ n }) => `в этот ход дополнительно ${many(n, 'resource')}`,
    food: ({ n }) => `в этот ход дополнительно еда: ${n}`,
    unitResources: ({ n }) => `в этот ход дополнительно ${many(n, 'resource')} на отряды`,
    unitScience: ({ n }) => `в этот ход дополнительно ${many(n, 'science')} на отряды`,
  },

  pastEvents: ({ names }) => `прошлые события: ${list(names)}`,
  deckFor: ({ age, seats }) => `эпоха ${age}: карты для ${seats} игроков`,
};
