/** What things mean at this moment, in English: cards in their slots, spaces, waste. */
import type { CardNow } from '../../slot-words.js';
import type { Assault } from '../nouns.js';
import type { NowTexts, WasteTexts } from '../spoken.js';
import { nouns } from './nouns.js';
import { list, many } from './words.js';

const upTo = (slot: number): string => `on ≤${slot}`;

/** A few words for each row of a narrow card. */
export function cardRows(v: CardNow): readonly string[] {
  switch (v.type) {
    case 'culture': {
      const then = { none: [], move: ['+ 1 step'], friendly: ['+ 1 beside'], media: ['+ sway 1'] }[v.after];
      return [many(v.tokens, 'token'), upTo(v.slot), ...then];
    }
    case 'science': {
      const first = { none: [], trade: ['+ 1 trade'], resource: ['+ 1 good'], nuclear: ['+ strike'] }[v.first];
      const levels = v.levels.map((level) => `card ${nouns.level[level]}`);
      return [`dial ${v.from}→${v.to}`, ...levels, ...first];
    }
    case 'economy':
      return [
        many(v.caravans, 'caravan'),
        `${v.spaces}${v.shared > 0 ? `+${v.shared}` : ''} ${upTo(v.slot)}`,
        ...(v.water ? ['and water'] : []),
      ];
    case 'industry':
      return [
        `wonder ${v.production}`,
        `city ${upTo(v.slot)}`,
        ...(v.around > 0 ? [`+${many(v.around, 'token')}`] : []),
      ];
    case 'military':
      return [
        `attack ${v.combat}${v.raids > 0 ? `/${v.combat + v.raids}` : ''}`,
        `${v.range === null ? 'anywhere' : `range ${v.range}`} ×${v.attacks}`,
        `reinf. ${v.slot}`,
      ];
  }
}

const TIMES = ['', 'once', 'twice', 'three times'];

export function cardSays(v: CardNow): string {
  switch (v.type) {
    case 'culture': {
      const then = {
        none: '',
        move: ', then you may move one token a step',
        friendly: ', then 1 beside any space of yours',
        media: ', then win over a rival token',
      }[v.after];
      return `${many(v.tokens, 'token')} beside your cities, difficulty up to ${v.slot}${then}`;
    }
    case 'science': {
      const first = {
        none: '',
        trade: 'a trade token, then ',
        resource: 'a resource you lack, then ',
        nuclear: 'a nuclear strike, then ',
      }[v.first];
      const cards = v.levels.map((level) => `, a level ${nouns.level[level]} card`).join('');
      return `${first}tech dial from ${v.from} to ${v.to}${cards}`;
    }
    case 'economy': {
      const shared = v.shared > 0 ? ` and ${v.shared} shared` : '';
      const over = `difficulty up to ${v.slot}${v.water ? ' or water' : ''}`;
      return `${many(v.caravans, 'caravan')}, ${many(v.spaces, 'space')}${v.caravans > 1 ? ' each' : ''}${shared}, ${over}`;
    }
    case 'industry': {
      const around = v.around > 0 ? `, with ${many(v.around, 'token')} around it` : '';
      return `a wonder with production ${v.production}, or a city within ${v.range}, difficulty up to ${v.slot}${around}`;
    }
    case 'military': {
      const against = v.raids > 0 ? ` (${v.combat + v.raids} against barbarians)` : '';
      const far = v.range === null ? 'anywhere' : `within ${v.range}`;
      const fight = `attack ${TIMES[v.attacks]} ${far} with ${v.combat}${against}`;
      return v.both ? `${fight}, then reinforce ${v.slot} minus your attacks` : `${fight}, or reinforce ${v.slot}`;
    }
  }
}

const on = (what: Assault | null): string => (what === null ? '' : ` on the ${ASSAULT[what]}`);

export const ASSAULT: Readonly<Record<Assault, string>> = {
  barbarian: 'barbarian',
  state: 'city-state',
  city: 'city',
  capital: 'capital',
  token: 'token',
};

export const now: NowTexts = {
  slot: ({ slot, terrain, as, trade }) =>
    `slot ${slot} (${nouns.terrain[terrain].word})${as === slot ? '' : `, counts as ${as}`}; ${many(trade, 'trade token')} on it`,
  reach: ({ n }) => `reaches ${many(n, 'space')} now`,
  agenda: ({ have, need }) => `players have ${have.join(', ')}; ${need} needed`,
  wonderCost: ({ cost, printed, resources }) =>
    `costs you ${cost} (printed ${printed}), paid with ${list(resources.map((r) => nouns.resource[r].word))}`,
  notOnOffer: 'not on offer',
  wonderStands: ({ hex, owner }) =>
    owner === null ? `stands on ${hex}, held by nobody` : `stands on ${hex}, held by seat ${owner + 1}`,
  tradeOn: ({ n }) => `${many(n, 'trade token')} on it`,
  attack: ({ attack, defence, ...v }) => `your attack${on(v.on)}: ${attack} against ${defence} before dice`,
  defends: ({ n, ...v }) => `an attack${on(v.on)} must beat ${n} plus a die`,
  coast: 'on the coast',
  edge: 'on the edge of the map',
  natural: ({ natural }) => `${nouns.natural[natural].whole} goes with this space`,
  comesBack: ({ letter }) => `barbarian ${letter} comes back here`,
};

export const waste: WasteTexts = {
  place: ({ n }) => `You could still place ${many(n, 'control token')}.`,
  reinforce: ({ n }) => `You could still reinforce ${many(n, 'control token')}.`,
  caravan: ({ n }) => `You have not moved ${many(n, 'caravan')} yet.`,
  industry: 'You would build nothing.',
  upgrade: 'You could still take a better card.',
  spoils: ({ n }) => `You could still take ${many(n, 'trade token')}.`,
  attackInVain: ({ attack, defence }) => `${attack} against ${defence} still loses: the defender wins ties.`,
  defenceInVain: ({ attack, defence }) => `${defence} does not hold against ${attack}: the tokens would be wasted.`,
  wouldWin: ({ enough }) => `You would lose: ${many(enough, 'trade token')} would win.`,
  wouldHold: ({ enough }) => `You would lose the space: ${many(enough, 'trade token')} would hold it.`,
  fewPlaces: ({ n }) =>
    n === 0
      ? 'No space can take a control token with this card.'
      : `Only ${many(n, 'space')} can take a control token with this card.`,
  tooMany: ({ enough }) =>
    enough === 0 ? 'You need no trade tokens here.' : `${many(enough, 'trade token')} would be enough.`,
  idle: ({ card }) => `${nouns.focus[card]} can do nothing now: it would only go back to slot 1.`,
  tradeLost: ({ n }) => `${many(n, 'trade token')} would be lost: a card holds three.`,
};
