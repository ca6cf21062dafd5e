/** What is only said to people who hear the table, in Polish. */
import type { TtaTexts } from '../../../games/through-the-ages/texts/types.js';
import { list, many, qs } from './words.js';

export const heard: TtaTexts['heard'] = {
  game: 'Gra',
  turn: ({ name }) => `tura gracza ${name}`,
  starter: ({ name }) => `pierwszy gracz: ${name}`,
  endOf: ({ name }) => `Koniec tury, ${name}`,
  wasted: ({ n }) => `ze szlaków handlowych przepadnie: ${n}`,
  coming: ({ age }) => `Co jeszcze przyjdzie, ${age}`,
  tooDear: 'za mało akcji cywilnych',

  makes: ({ food, resources }) => `produkuje: żywność ${food}, ${many(resources, 'resource')}`,
  working: ({ n }) => `pracują: ${many(n, 'worker')}`,
  urbanLimit: ({ n }) => `budynków miejskich jednego typu: najwyżej ${n}`,
  faces: ({ n, discontent }) => `zadowolonych twarzy: ${n}, ${many(discontent, 'discontent')}`,
  army: ({ units, tactical }) => `siła jednostek ${units}, armie dodają ${tactical}`,
  colonization: ({ n }) => `do kolonizacji z kart w grze: ${n}`,
  leaderAges: ({ ages }) => `liderzy już wzięci: ${ages.join(', ')}`,
  stages: ({ costs, perAction }) => `etapy kosztują ${costs.join(', ')}; na jedną akcję ${many(perAction, 'stage')}`,
  homerUnder: ({ wonder }) => `Homer leży pod cudem „${wonder}”`,
  tactic: { own: 'własna taktyka', copied: 'skopiowana taktyka' },
  skipsPolitics: 'pomija następną fazę polityki',
  booked: ({ points }) => `kultura dotąd: ${points.map(({ source, n }) => `${source} ${n}`).join(', ')}`,

  mark: {
    hammurabi: 'Hammurabi zamienił akcję militarną na cywilną',
    homer: 'surowiec Homera jest wykorzystany',
    bach: 'Bach jest wykorzystany',
    churchill: 'Churchill jest wykorzystany',
    oceanLiner: 'liniowce oceaniczne są wykorzystane',
    replacedLeader: 'w tej turze zmieniono lidera',
    tactic: 'w tej turze zagrano lub skopiowano taktykę',
    tradeRoutes: 'szlaki handlowe są wykorzystane',
  },
  fresh: ({ cards }) => `nie można zagrać przed następną turą: ${qs(cards)}`,
  extra: {
    ca: ({ n }) => `w tej turze dodatkowo ${many(n, 'civil')}`,
    ma: ({ n }) => `w tej turze dodatkowo ${many(n, 'military')}`,
    resources: ({ n }) => `w tej turze dodatkowo ${many(n, 'resource')}`,
    food: ({ n }) => `w tej turze dodatkowo żywność: ${n}`,
    unitResources: ({ n }) => `w tej turze dodatkowo ${many(n, 'resource')} na jednostki`,
    unitScience: ({ n }) => `w tej turze dodatkowo ${many(n, 'science')} na jednostki`,
  },

  pastEvents: ({ names }) => `minione wydarzenia: ${list(names)}`,
  deckFor: ({ age, seats }) => `${age}: karty dla ${seats} graczy`,
};
