/** The plain functions that both halves of the rules use. */
export { civilActions, militaryActions, spendCivil, spendMilitary } from './actions-spent.js';
export { activeCount, activeSeats, isLastRound, nextSeat } from './ages.js';
export { discardMilitary, drawMilitary } from './cards.js';
export {
  food,
  gainBlue,
  gainFood,
  gainResources,
  loseBlue,
  loseFood,
  loseResources,
  payFood,
  payResources,
  resources,
} from './goods.js';
export {
  bestLevel,
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
  change,
  changeAll,
  gainSpecial,
  loseSpecial,
  removeLeader,
  removeUnfinishedWonder,
  ruinWonder,
} from './play.js';
export { gainScience, loseCulture, loseScience, score } from './points.js';
export { consume, foodYield, produceFood, produceResources, resourceYield, takeCorruption } from './production.js';
export {
  civilHandLimit,
  civilStrength,
  colonization,
  consumption,
  cultureRating,
  discontent,
  happiness,
  maTotal,
  militaryHandLimit,
  needHappy,
  scienceRating,
  urbanLimit,
} from './ratings.js';
export { caTotal, hasWonder } from './symbols.js';
