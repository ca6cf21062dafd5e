/** What is only said to people who hear the table, in Polish. */
import type { TtaTexts } from '../../../games/through-the-ages/texts/types.js';
import { list, many, plus, qs } from './words.js';

export const heard: TtaTexts['heard'] = {
  game: 'Gra',
  turn: ({ name }) => `tura gracza ${name}`,
  starter: ({ name }) => `pierwszy gracz: ${name}`,
  endOf: ({ name }) => `Koniec tury, ${name}`,
  wasted: ({ n }) => `ze szlaków handlowych przepadnie: ${n}`,
  coming: ({ age }) => `Co jeszcze przyjdzie: epoka ${age}`,
  tooDear: 'za mało akcji cywilnych',

  ratings: ({ culture, science, strength, more }) =>
    `kultura ${culture}, na turę ${plus(more.culture)}; nauka ${science}, na turę ${plus(more.science)}; siła ${strength}`,
  stocks: ({ food, resources, more }) =>
    `żywność ${food}, na koniec tury ${plus(more.food)}; surowce ${resources}, na koniec tury ${plus(more.resources)}`,
  actions: ({ civil, civilOf, military, militaryOf }) =>
    `pozostałe akcje: cywilne ${civil} z ${civilOf}, militarne ${military} z ${militaryOf}`,
  hand: ({ civil, civilLimit, military, militaryLimit }) =>
    `karty cywilne: ${civil} z ${civilLimit}, militarne: ${military} z ${militaryLimit}`,
  copies: ({ name, n }) => (n === 1 ? name : `${name} (${many(n, 'card')})`),

  makes: ({ food, resources }) => `produkuje: żywność ${food}, ${many(resources, 'resource')}`,
  working: ({ n }) => `przy pracy: ${many(n, 'worker')}`,
  urbanLimit: ({ n }) => `budynków miejskich jednego typu: najwyżej ${n}`,
  faces: ({ n, discontent }) => `szczęście: ${n}, ${many(discontent, 'discontent')}`,
  army: ({ units, tactical }) => `siła oddziałów ${units}, armie dodają ${tactical}`,
  colonization: ({ n }) => `do kolonizacji z kart w grze: ${n}`,
  leaderAges: ({ ages }) => `przywódcy już wzięci z epok: ${ages.join(', ')}`,
  stages: ({ costs, perAction }) => `etapy kosztują ${costs.join(', ')}; na jedną akcję ${many(perAction, 'stage')}`,
  homerUnder: ({ wonder }) => `Homer leży pod cudem „${wonder}”`,
  tactic: { own: 'własna taktyka', copied: 'skopiowana taktyka' },
  skipsPolitics: 'pomija następną fazę polityki',
  booked: ({ points }) => `kultura dotąd: ${points.map(({ source, n }) => `${source} ${n}`).join(', ')}`,

  mark: {
    hammurabi: 'Hammurabi: w tej turze już użyty',
    homer: 'surowiec od Homera jest już wydany',
    bach: 'Bach: w tej turze już użyty',
    churchill: 'Churchill: w tej turze już użyty',
    oceanLiner: 'Transatlantyki: w tej turze już użyte',
    replacedLeader: 'w tej turze zmieniono przywódcę',
    tactic: 'w tej turze zagrano lub skopiowano taktykę',
    tradeRoutes: 'szlaki handlowe: w tej turze już użyte',
  },
  fresh: ({ cards }) => `nie można zagrać przed następną turą: ${qs(cards)}`,
  extra: {
    ca: ({ n }) => `w tej turze dodatkowo ${many(n, 'civil')}`,
    ma: ({ n }) => `w tej turze dodatkowo ${many(n, 'military')}`,
    resources: ({ n }) => `w tej turze dodatkowo ${many(n, 'resource')}`,
    food: ({ n }) => `w tej turze dodatkowo żywność: ${n}`,
    unitResources: ({ n }) => `w tej turze dodatkowo ${many(n, 'resource')} na oddziały`,
    unitScience: ({ n }) => `w tej turze dodatkowo ${many(n, 'science')} na technologie oddziałów`,
  },

  pastEvents: ({ names }) => `minione wydarzenia: ${list(names)}`,
  deckFor: ({ age, seats }) => `epoka ${age}: karty dla ${seats} graczy`,
};
