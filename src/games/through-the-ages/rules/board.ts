/** The plain functions that both halves of the rules use. */
export { militaryActions, spendMilitary } from './actions-spent.js';
export { isLastRound } from './ages.js';
export { drawMilitary } from './cards.js';
export {
  food,
  gainBlue,
  gainFood,
  gainResources,
  loseBlue,
  loseFood,
  loseResources,
  resources,
} from './goods.js';
export {
  buildingsOf,
  destroy,
  gainPopulation,
  gainYellow,
  isUnit,
  isUrban,
  losePopulation,
  loseYellow,
  moveYellow,
  placeWorker,
  sacrifice,
  tech,
  unitCount,
  workersOn,
} from './people.js';
export {
  gainSpecial,
  loseSpecial,
  removeLeader,
  removeUnfinishedWonder,
  ruinWonder,
} from './play.js';
export { gainScience, loseCulture, loseScience, score } from './points.js';
export { consume, foodYield, produceFood, produceResources, resourceYield, takeCorruption } from './production.js';
export {
  colonization,
  consumption,
  cultureRating,
  discontent,
  happiness,
  maTotal,
  scienceRating,
  urbanLimit,
} from './ratings.js';
export { caTotal } from './symbols.js';
