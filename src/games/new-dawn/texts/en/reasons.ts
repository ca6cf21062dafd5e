/** Why something cannot be done in A New Dawn, what speaks against it, and what can be set before the game, in English. */
import type { OptionTexts, OverTexts, ReasonTexts, SpokenTexts, WarningTexts, WhereTexts } from '../spoken.js';
import { nouns } from './nouns.js';
import { list, many } from './words.js';

const { level, civ, agenda, icon } = nouns;

export const reason: ReasonTexts = {
  water: 'it is water',
  ownPiece: 'you have a piece there',
  rivalPiece: ({ owner }) => `${owner} holds it`,
  cityState: 'there is a city-state',
  barbarian: 'there is a barbarian',
  difficulty: ({ need, have }) => `difficulty ${need}, the slot allows ${have}`,
  occupied: 'the space is not empty',
  neighbour: 'it is next to a city or city-state',
  range: ({ range }) => `not within ${range} of a space of yours over passable ground`,
  noCities: 'all your cities are on the map',
  noWonderSite: 'all your cities have a wonder',
  production: ({ need, have }) => `costs ${need}, you can produce ${have}`,
  beaten: 'you have beaten it this turn',
  tooFar: ({ spaces }) => `no way there in ${many(spaces, 'space')} over passable ground`,
  reached: 'a caravan of yours was there this turn',
  haveAlready: 'you have one already',
  supplyEmpty: 'none left in the supply',
  lowerLevel: ({ need, have }) => `level ${level[need]} is no better than level ${level[have]}`,
  tileTouches: ({ have, need }) => `touches ${many(have, 'space')} of the map, ${need} needed`,
  tileCore: 'must touch the core while that is possible',
  tileWater: 'would shut in more gaps than there are water tokens',
};

export const warn: WarningTexts = {
  givesBack: 'the card you hold from this player goes back',
  lowerCard: ({ need, have }) => `a level ${level[need]} card for a level ${level[have]} card`,
  noChance: ({ most, least }) => `it cannot win: ${most} at most against ${least} at least`,
  leave: 'your pieces stay, your turns are skipped, and you rank behind everybody who stays',
};

export const options: OptionTexts = {
  option: {
    map: { title: 'map', help: 'the ready-made map for a first game, one the players build, or a random legal one' },
    leaders: { title: 'leaders', help: 'drawn, or chosen in seat order' },
    fixed: { title: 'fixed leaders', help: 'one leader for each seat, in seat order' },
    victory: { title: 'victory cards', help: 'cards that are certain to be in play; the rest are drawn' },
    epic: { title: 'epic game', help: 'four victory cards instead of three' },
    limit: {
      title: 'round limit',
      help: 'after this many rounds, most agendas wins, then most wonders, then most spaces',
    },
    readings: { title: 'house readings', help: 'disputed rules that your table reads differently from this game' },
  },
  value: {
    map: { first: 'first-game map', build: 'built by the players', random: 'random' },
    leaders: { random: 'drawn', choose: 'chosen' },
    readings: {
      'capital-again': 'a beaten capital may be attacked again in the same turn',
      'no-lower-cards': 'the tech dial never gives a card of a lower level than the one it replaces',
      'fresh-trade': 'trade tokens gained while a card resolves may be spent on it',
      'state-own-turn': 'city-state tokens help on your own turn only, not in defence',
      'city-frees-natural': 'a city built on your own token on a natural wonder gives the wonder back',
      'barbarian-comes-back': 'a barbarian that meets the map edge on water comes back to where it was',
      'maracana-before': 'Maracanã: the economy card before the other card, not after it',
      'potala-gives-back': 'without Potala Palace, diplomacy cards above the limit go back',
    },
  },
  refused: {
    leaderTwice: (v) => `${civ[v.leader]} is named twice.`,
    victoryTwice: ({ card }) => `${agenda[card]} is named twice.`,
    readingTwice: ({ reading }) => `This reading is named twice: ${options.value.readings[reading]}.`,
    leadersNumber: ({ have, need }) => `${many(have, 'fixed leader')} named for ${need} seats.`,
    leadersBoth: 'Leaders cannot be both fixed and chosen.',
    victoryNumber: ({ have, need }) => `${many(have, 'victory card')} named, but only ${need} are in play.`,
    mapOverlap: ({ tile }) => `Map tile ${tile} lies on another tile.`,
  },
};

type Round = Parameters<WhereTexts['round']>[0];
const round = ({ round: n, limit }: Round): string => (limit === null ? `round ${n}` : `round ${n} of ${limit}`);

export const where: WhereTexts = {
  leaders: 'choosing leaders',
  map: 'building the map',
  round,
  roundSpawn: (v) => `${round(v)}  event: ${icon.spawn.word}`,
  roundQuiet: (v) => `${round(v)}  event: ${icon.quiet.word}`,
  roundMove: (v) => `${round(v)}  event: ${icon.move.word}`,
  roundTrade: (v) => `${round(v)}  event: ${icon.trade.word}`,
};

type Ending = Parameters<OverTexts['agendas']>[0];
const won = ({ names }: Ending): string => `${list(names)} ${names.length > 1 ? 'share the win' : 'wins'}`;
const ties = ({ wonders, spaces }: Ending): string => `${many(wonders, 'wonder')}, ${many(spaces, 'space')}`;

export const over: OverTexts = {
  agendas: (v) => `${won(v)}: an agenda on each of ${v.score} cards, ${ties(v)}`,
  limit: (v) => `${won(v)}: ${many(v.score, 'agenda')} at the round limit, ${ties(v)}`,
  deserted: (v) => `${won(v)}: everybody else has left, ${many(v.score, 'agenda')}, ${ties(v)}`,
};

export const order: SpokenTexts['order'] = {
  defence: {
    title: 'Trade tokens in defence',
    value: {
      ask: 'ask me every time',
      never: 'never spend trade tokens in defence',
      win: 'spend the fewest tokens that hold the space, and none if it cannot be held',
    },
  },
};

export const ledger: SpokenTexts['ledger'] = {
  agendas: 'agendas',
  tech: 'tech',
  cities: 'cities',
  spaces: 'spaces',
  wonders: 'wonders',
  trade: 'trade',
  resources: 'ma/me/oi/di',
};

export const price: SpokenTexts['price'] = ({ good, n }) => {
  if (good === 'production') return `${n} production`;
  return good === 'trade' ? many(n, 'trade token') : `${n} ${nouns.resource[good].word}`;
};
