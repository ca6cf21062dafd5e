/** The same in English. */
import { focusName, naturalName } from '../names.js';
import type { Hit, NowTexts, WasteTexts } from './now.js';

const rule = new Intl.PluralRules('en');
const many = (n: number, one: string): string => `${n} ${rule.select(n) === 'one' ? one : `${one}s`}`;
const on = (what: Hit): string => (what === null ? '' : ` on the ${what}`);

export const now: NowTexts = {
  slot: ({ slot, terrain, as, trade }) =>
    `slot ${slot} ${terrain}, counts as ${as}; ${many(trade, 'trade token')} on it`,
  reach: ({ n }) => `reaches ${many(n, 'space')} now`,
  agenda: ({ have, need }) => `have ${have.join(', ')}, need ${need}`,
  wonderCost: ({ cost, printed, resources }) =>
    `costs you ${cost} (printed ${printed}), paid with ${resources.join(' and ')}`,
  notOnOffer: 'not on offer',
  wonderStands: ({ hex, owner }) => `stands on ${hex}, ${owner === null ? 'nobody’s' : `seat ${owner + 1}’s`}`,
  tradeOn: ({ n }) => `${many(n, 'trade token')} on it`,
  attack: ({ on: what, attack, defence }) => `your attack${on(what)} ${attack} against ${defence} before dice`,
  defends: ({ on: what, n }) => `an attacker${on(what)} must beat ${n} and a die`,
  coast: 'on the coast',
  edge: 'on the edge of the map',
  natural: ({ natural }) => `${naturalName(natural)} goes with this space`,
  comesBack: ({ letter }) => `barbarian ${letter} comes back here`,
};

export const waste: WasteTexts = {
  place: ({ n }) => `${many(n, 'control token')} could still be placed.`,
  reinforce: ({ n }) => `${many(n, 'control token')} could still be reinforced.`,
  caravan: ({ n }) => `${many(n, 'caravan')} ${rule.select(n) === 'one' ? 'has' : 'have'} not moved.`,
  industry: 'Nothing would be built.',
  upgrade: 'A better card could still be taken.',
  spoils: ({ n }) => `${many(n, 'trade token')} could still be taken.`,
  attackInVain: ({ attack, defence }) => `${attack} against ${defence} still loses: ties defend.`,
  defenceInVain: ({ attack, defence }) => `${defence} does not hold against ${attack}: nothing is gained.`,
  fewPlaces: ({ n }) => `${n === 0 ? 'No space' : `Only ${many(n, 'space')}`} can take a control token with this card.`,
  tooMany: ({ enough }) =>
    `${enough === 0 ? 'No trade token is needed' : `${many(enough, 'trade token')} would be enough`}.`,
  idle: ({ card }) => `${focusName(card)} can do nothing now: it would only go back to slot 1.`,
  tradeLost: ({ n }) => `${many(n, 'trade token')} would be lost: a card holds three.`,
};
