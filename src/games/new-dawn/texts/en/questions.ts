/** What A New Dawn asks, in English. */
import type { CardInRow, ChoiceTexts, Held, Strike, TargetTexts, TopicTexts, Verb, Whereabouts } from '../asking.js';
import { nouns, thing } from './nouns.js';
import { list, many } from './words.js';

const { focus, pact, state, wonder, natural, civ, resource, direction, level } = nouns;

const because = (cause: string): string => `(${thing(cause)})`;

export const topic: TopicTexts = {
  leader: 'choose your leader',
  tile: ({ left }) => `choose a map tile and its face (${left} left to lay)`,
  spot: ({ face }) => `where does tile ${face} go?`,
  turn: ({ face }) => `which way round does tile ${face} lie?`,
  focus: 'choose a focus card to resolve',
  starts: 'use an effect at the start of your turn?',
  economyFirst: 'resolve your economy card first? (Estádio do Maracanã)',
  economyAfter: 'resolve your economy card too? (Estádio do Maracanã)',
  again: 'resolve the card again as if in slot 1? (Venetian Arsenal)',
  replay: 'resolve another card as if in slot 1? (Capitalism)',
  swap: ({ cause }) => `swap two cards in your row? ${because(cause)}`,
  spend: ({ card }) => `spend trade tokens on ${focus[card]}?`,
  place: ({ left, cause }) => `place a control token (${left} left, ${thing(cause)})`,
  placeHills: ({ cause }) => `place a control token (on as many hills as you like, ${thing(cause)})`,
  placeNone: ({ cause }) => `no unused control token: take one off the map to place it elsewhere? ${because(cause)}`,
  lift: 'no unused control token: take one off the map',
  shift: 'move one of your control tokens? (Drama and Poetry)',
  shiftTo: 'where does the token go?',
  media: 'choose a rival control token (Mass Media)',
  mediaNone: 'no unused control token: flip a reinforced rival token, or take one of yours off the map? (Mass Media)',
  put: ({ n, cause }) => `which card gets a trade token? (${n} to place, ${thing(cause)})`,
  zimbabwe: ({ left }) => `move trade tokens off Great Zimbabwe (${left} there)`,
  gain: ({ cause }) => `choose a resource ${because(cause)}`,
  exchange: 'exchange a resource for another? (Steam Power)',
  exchangeFor: 'which resource do you take for it?',
  assign: (v) => `which card does ${natural[v.natural].whole} go on?`,
  discard: ({ left }) => `barbarians in your capital: lose ${many(left, 'trade token')}`,
  embassy: ({ giver }) => `which of ${giver}’s cards gets a trade token? (Embassy)`,
  nuke: 'which space do you strike? (Nuclear Power)',
  upgrade: (v) => `take a level ${level[v.level]} focus card?`,
  improve: ({ left, cause }) => `which card do you raise by a level? (${left} left, ${thing(cause)})`,
  caravan: 'which caravan moves?',
  recall: ({ card, left }) => `${focus[card]} has no room for ${many(left, 'caravan')} on the map: which one goes?`,
  go: ({ caravan, spaces }) => `move caravan ${caravan} up to ${many(spaces, 'space')}`,
  stateCard: (v) => `take a ${state[v.state].whole} card?`,
  pacts: ({ left, cause }) => `take diplomacy cards (${left} left, ${thing(cause)})`,
  pactsOf: ({ giver }) => `take a diplomacy card from ${giver}?`,
  industryBoth: ({ production }) => `build a wonder (production ${production}) or a city`,
  industryWonder: ({ production }) => `build a wonder (production ${production})`,
  industryCity: 'build a city',
  pay: ({ production, cost, ...v }) => `pay for ${wonder[v.wonder].whole}: ${production} of ${cost}`,
  site: (v) => `choose a city for ${wonder[v.wonder].whole}`,
  militaryBoth: ({ attacks, reinforce }) => `attack (${attacks} left) or reinforce (${reinforce} left)`,
  militaryAttack: ({ attacks }) => `attack (${attacks} left)`,
  militaryReinforce: ({ reinforce }) => `reinforce (${reinforce} left)`,
  attackTokens: ({ attack, defence }) => `spend trade tokens on this attack? ${attack} against ${defence}`,
  defenceTokens: ({ attacker, hex, attack, defence }) =>
    `${attacker} attacks ${hex}, ${attack} against ${defence}: spend trade tokens?`,
  claim: (v) => `conquer or liberate ${state[v.state].whole}?`,
  spoils: ({ from, left }) => `take trade tokens from ${from} (${left} left)`,
  spoilsSite: (v) => `choose one of your cities for ${wonder[v.wonder].whole}`,
  forbidden: 'which rival control token do you destroy? (Forbidden City)',
  eiffel: 'name a rival control token (Eiffel Tower)',
  eiffelSecond: 'name another token of the same rival',
  eiffelGive: ({ by }) => `which space goes to ${by}? (Eiffel Tower)`,
  seoul: 'move a barbarian away? (Seoul)',
  geneva: 'exchange a diplomacy card? (Geneva)',
  surrender: ({ giver, left }) =>
    left === 1
      ? `which diplomacy card goes back to ${giver}?`
      : `which diplomacy card goes back to ${giver}? (${left} must go)`,
  leave: 'leave the game for good?',
  crowd: 'several barbarians share a space: which one moves on?',
};

export const verb: Readonly<Record<Verb, string>> = {
  leader: 'play',
  tile: 'lay',
  spot: 'put it',
  turn: 'turn it',
  focus: 'resolve',
  effect: 'use',
  also: 'also resolve',
  again: 'again',
  replay: 'resolve',
  swap: 'swap',
  spend: 'spend',
  use: 'use',
  place: 'place',
  lift: 'take off',
  shift: 'move',
  to: 'to',
  media: 'target',
  put: 'put on',
  gain: 'gain',
  give: 'give',
  assign: 'put on',
  discard: 'lose from',
  aid: 'put on',
  nuke: 'strike',
  take: 'take',
  caravan: 'caravan',
  go: 'go to',
  stay: 'stay',
  recall: 'take off',
  card: 'take',
  pact: 'take',
  wonder: 'wonder',
  city: 'city',
  pay: 'pay',
  natural: 'use',
  site: 'in',
  attack: 'attack',
  reinforce: 'reinforce',
  conquer: 'conquer',
  liberate: 'liberate',
  loot: 'take from',
  destroy: 'destroy',
  pick: 'name',
  yield: 'give up',
  lead: 'move',
  renew: 'exchange',
  barbarian: 'barbarian',
  return: 'give back',
  leave: 'leave the game',
  done: 'done',
};

const inRow = ({ card, slot }: CardInRow): string => (slot === null ? focus[card] : `${focus[card]} (slot ${slot})`);

const where = ({ steps, from }: Whereabouts): string =>
  steps.length === 0
    ? `on ${from}`
    : `${steps.map(({ n, way }) => `${n} ${direction[way].word}`).join(', ')} of ${from}`;

const PIECE = {
  token: 'token',
  reinforced: 'reinforced token',
  city: 'city',
  mature: 'mature city',
  capital: 'capital',
  matureCapital: 'mature capital',
} as const;

/** A token that stands in for a city is told as what it is (page 15). */
export const held = ({ owner, kind, standsFor }: Held): string =>
  `${owner}’s ${standsFor ? `stand-in token on conquered ${state[standsFor].whole}` : PIECE[kind]}`;

function aimed({ aim }: Strike): string | null {
  if (aim.at === 'barbarian') return `barbarian ${aim.letter}`;
  if (aim.at === 'state') return state[aim.state].whole;
  return aim.at === 'piece' ? held(aim) : null;
}

const reached = (goal: Parameters<TargetTexts['go']>[0]['goal']): string => {
  if (!goal) return '';
  if (goal.at === 'state') return `, ${state[goal.state].whole}`;
  if (goal.at === 'conquered') return `, ${state[goal.state].whole}, conquered by ${goal.owner}`;
  return `, ${goal.owner}’s ${goal.at}`;
};

const turned = (degrees: number): string => (degrees === 0 ? 'upright' : `${degrees}°`);

export const pick: TargetTexts = {
  whereabouts: where,
  turn: ({ degrees }) => turned(degrees),
  card: inRow,
  thing: ({ id }) => thing(id),
  resource: (v) => resource[v.resource].word,
  swap: ({ cards }) => list(cards.map(inRow)),
  take: ({ card, old }) => `${focus[card]} for ${focus[old]}`,
  go: ({ hex, goal }) => `${hex}${reached(goal)}`,
  pact: ({ card, giver }) => `${giver}’s ${pact[card]}`,
  renew: ({ old, card, giver }) => `${giver}’s ${pact[old]} for ${pact[card]}`,
  lead: ({ letter, hex }) => `${letter} to ${hex}`,
  attack: (v) => [v.hex, ...(v.odds ? [`${v.odds.chance} %`] : []), aimed(v) ?? ''].join(' ').trim(),
  media: ({ hex, reinforced }) => `${hex}, ${reinforced ? 'flip' : 'take over'}`,
  caravan: ({ caravan, hex }) => (hex === null ? `${caravan} on the card` : `${caravan} on ${hex}`),
};

export const menuRow = (v: { readonly verb: Verb; readonly target: string }): string => `${verb[v.verb]} ${v.target}`;

export const choice: ChoiceTexts = {
  leader: (v) => `play ${civ[v.leader]}`,
  tile: ({ face }) => `lay map tile ${face}`,
  spot: (v) => `put its centre ${where(v)}`,
  turn: ({ degrees, touches }) =>
    `${degrees === 0 ? 'leave it upright' : `turn it ${degrees}°`}${touches.length > 0 ? `, touching ${touches.join(', ')}` : ''}`,
  focus: (v) => `resolve ${inRow(v)}`,
  effect: ({ id }) => `use ${thing(id)}`,
  also: (v) => `also resolve ${inRow(v)}`,
  again: (v) => `resolve ${inRow(v)} again as if in slot 1`,
  replay: (v) => `resolve ${inRow(v)} as if in slot 1`,
  swap: ({ cards }) => `swap ${list(cards.map(inRow))}`,
  spend: ({ n }) =>
    n === null ? 'spend trade tokens' : n === 0 ? 'spend no trade tokens' : `spend ${many(n, 'trade token')}`,
  use: ({ id }) => `use ${thing(id)} as a trade token`,
  place: ({ hex }) => `place a control token on ${hex}`,
  lift: ({ hex }) => `take the token off ${hex}`,
  shift: ({ hex }) => `move the token on ${hex}`,
  to: ({ hex }) => `move it to ${hex}`,
  media: ({ hex, reinforced }) =>
    reinforced ? `flip the reinforced token on ${hex}` : `take over the token on ${hex}`,
  put: (v) => `put a trade token on ${inRow(v)}`,
  store: (v) => `put a trade token on ${wonder[v.wonder].whole}`,
  gain: (v) => `gain ${resource[v.resource].word}`,
  give: (v) => `give ${resource[v.resource].word}`,
  assign: (v) => `put it on ${inRow(v)}`,
  discard: (v) => `lose a trade token from ${inRow(v)}`,
  aid: (v) => `put a trade token on ${inRow(v)}`,
  nuke: ({ hex }) => `strike ${hex}`,
  take: ({ card, old }) => `take ${focus[card]} for ${focus[old]}`,
  caravan: ({ caravan, hex }) =>
    hex === null ? `move caravan ${caravan} (on the card)` : `move caravan ${caravan} (on ${hex})`,
  go: ({ hex, goal }) => `move the caravan to ${hex}${reached(goal)}`,
  stay: 'leave the caravan where it is',
  remain: 'stay in the game',
  recall: ({ hex }) => `take the caravan off ${hex}`,
  card: (v) => `take a ${state[v.state].whole} card`,
  pact: ({ card, giver }) => `take ${giver}’s ${pact[card]}`,
  wonder: (v) => `build ${wonder[v.wonder].whole}`,
  city: ({ hex }) => `build a city on ${hex}`,
  pay: (v) => `pay 1 ${resource[v.resource].word} for 2 production`,
  natural: (v) => `use ${natural[v.natural].whole} for 2 production`,
  site: ({ hex }) => `in the city on ${hex}`,
  attack: (v) => {
    const what = aimed(v);
    const odds = v.odds ? `, ${v.odds.chance} % (${v.odds.attack} against ${v.odds.defence})` : '';
    return `attack ${what ? `${what} on ${v.hex}` : v.hex}${odds}`;
  },
  reinforce: ({ hex }) => `reinforce ${hex}`,
  conquer: (v) => `conquer ${state[v.state].whole}`,
  liberate: (v) => `liberate ${state[v.state].whole}`,
  loot: (v) => `take a trade token from ${inRow(v)}`,
  destroy: ({ hex }) => `destroy the token on ${hex}`,
  pick: ({ hex }) => `name the token on ${hex}`,
  yield: ({ hex }) => `give up ${hex}`,
  lead: ({ letter, hex }) => `move barbarian ${letter} to ${hex}`,
  renew: ({ old, card, giver }) => `exchange ${giver}’s ${pact[old]} for ${pact[card]}`,
  barbarian: ({ letter }) => `barbarian ${letter} moves on`,
  return: ({ card, giver }) => `give ${pact[card]} back to ${giver}`,
  leave: 'leave the game',
  done: 'done',
};
