/** Everything the game says in English. */
import type { Phrasebook, Telling } from '../../engine/phrasebook.js';
import type { Blocked, Choice, Facts, GameEvent, Id, Outcome, Prompt } from '../../engine/types.js';
import { FOCUS, type FocusId } from './data/focus.js';
import { agendaName, focusName, leaderName, nameOf, pactName, ROMAN, stateName, wonderName } from './names.js';
import { eventText } from './phrases-events.js';
import { cardNow } from './slot-words.js';
import { AGENDA_TEXT, FOCUS_TEXT, LEADER_TEXT, PACT_TEXT, STATE_TEXT, WONDER_TEXT } from './texts.js';
import { tileWords, touchWords, whereabouts } from './tile-words.js';
import type { Event, HexView, View } from './types.js';

type Told = Telling<View>;

const word = (id: Id): string => id.slice(id.indexOf(':') + 1);
const fact = (p: { facts?: Facts }, key: string): number | string => p.facts?.[key] ?? '';
const left = (p: Prompt) => Number(fact(p, 'left'));
const many = (n: number, one: string) => `${n} ${one}${n === 1 ? '' : 's'}`;

const TOPICS: Readonly<Record<string, (p: Prompt, t: Told) => string>> = {
  leader: () => 'choose your leader',
  tile: (p) => `choose a map tile and its face (${left(p)} left to lay)`,
  spot: (p) => `where does tile ${word(p.from)} go?`,
  turn: (p) => `how is tile ${word(p.from)} turned?`,
  focus: () => 'choose a focus card to resolve',
  starts: () => 'use an effect at the start of your turn?',
  'economy-first': () => 'resolve your economy card first? (Estádio do Maracanã)',
  again: () => 'resolve the card again as if in slot 1? (Venetian Arsenal)',
  replay: () => 'resolve another card as if in slot 1? (Capitalism)',
  swap: (p) => `swap two cards of your row? (${nameOf(word(p.from))})`,
  spend: (p) => `spend trade tokens on ${nameOf(word(p.from))}?`,
  place: (p) =>
    fact(p, 'unused') === 0
      ? `no unused control token: take one off the map to place it anew? (${nameOf(word(p.from))})`
      : `place a control token (${fact(p, 'clause') === 'hills' ? 'as many hills as you like' : `${left(p)} left`}, ${nameOf(word(p.from))})`,
  lift: () => 'no unused control token: take one off the map',
  shift: () => 'move one of your control tokens? (Drama and Poetry)',
  'shift-to': () => 'where does the token go?',
  media: (p) =>
    fact(p, 'unused') === 0
      ? 'no unused control token: turn over a reinforced rival token, or take one of yours off the map? (Mass Media)'
      : 'choose a rival control token (Mass Media)',
  put: (p) => `where do you put a trade token? (${fact(p, 'n')} to place, ${nameOf(word(p.from))})`,
  zimbabwe: (p) => `move trade tokens off Great Zimbabwe (${left(p)} there)`,
  gain: (p) => `choose a resource (${nameOf(word(p.from))})`,
  exchange: () => 'give a resource for another? (Steam Power)',
  'exchange-for': () => 'which resource do you take for it?',
  assign: (p) => `on which card does ${nameOf(word(p.from))} lie?`,
  discard: (p) => `barbarians in your capital: lose ${many(left(p), 'trade token')}`,
  embassy: (p, t) => `put a trade token on which card of ${t.name(Number(fact(p, 'giver')))}? (Embassy)`,
  nuke: () => 'strike which space? (Nuclear Power)',
  upgrade: (p) => `take a focus card of level ${ROMAN[Number(fact(p, 'level'))]}?`,
  improve: (p) => `which card rises a level? (${left(p)} left, ${nameOf(word(p.from))})`,
  caravan: () => 'which caravan moves?',
  recall: (p) => `${nameOf(word(p.from))} has no room for ${many(left(p), 'caravan')} on the map: which one leaves?`,
  go: (p) => `move caravan ${fact(p, 'caravan')} up to ${many(left(p) + Number(fact(p, 'pool')), 'space')}`,
  'state-card': (p) => `take a card of ${stateName(word(p.from))}?`,
  pacts: (p, t) =>
    p.facts?.giver === undefined
      ? `take diplomacy cards (${left(p)} left, ${nameOf(word(p.from))})`
      : `take a diplomacy card from ${t.name(Number(p.facts.giver))}?`,
  industry: (p) =>
    `build ${[
      ...(Number(fact(p, 'wonders')) > 0 ? [`a wonder (production ${fact(p, 'production')})`] : []),
      ...(Number(fact(p, 'cities')) > 0 ? ['a city'] : []),
    ].join(' or ')}`,
  pay: (p) => `pay for ${wonderName(word(p.from))}: ${fact(p, 'production')} of ${fact(p, 'cost')}`,
  site: (p) => `choose a city for ${wonderName(word(p.from))}`,
  military: (p) =>
    [
      ...(Number(fact(p, 'attacks')) > 0 ? [`attack (${fact(p, 'attacks')} left)`] : []),
      ...(Number(fact(p, 'reinforce')) > 0 ? [`reinforce (${fact(p, 'reinforce')} left)`] : []),
    ].join(' or '),
  'attack-tokens': (p) => `spend trade tokens on this attack? ${fact(p, 'attack')} against ${fact(p, 'defence')}`,
  'defence-tokens': (p, t) =>
    `${t.name(Number(fact(p, 'attacker')))} attacks ${word(p.from)}, ${fact(p, 'attack')} against ${fact(p, 'defence')}: spend trade tokens?`,
  claim: (p) => `conquer or liberate ${stateName(word(p.from))}?`,
  spoils: (p, t) => `take trade tokens from ${t.name(Number(fact(p, 'from')))} (${left(p)} left)`,
  'spoils-site': (p) => `choose one of your cities for ${wonderName(word(p.from))}`,
  forbidden: () => 'destroy which rival control token? (Forbidden City)',
  eiffel: () => 'name a rival control token (Eiffel Tower)',
  'eiffel-second': () => 'name a second token of the same rival',
  'eiffel-give': (p, t) => `which space goes to ${t.name(Number(fact(p, 'by')))}? (Eiffel Tower)`,
  seoul: () => 'lead a barbarian away? (Seoul)',
  geneva: () => 'change a diplomacy card? (Geneva)',
  crowd: () => 'several barbarians share a space: which one moves on?',
};

const VERBS: Readonly<Record<string, string>> = {
  leader: 'lead',
  tile: 'tile',
  spot: 'place',
  turn: 'turn',
  focus: 'resolve',
  effect: 'use',
  also: 'economy first',
  again: 'again',
  replay: 'resolve',
  swap: 'swap',
  spend: 'spend',
  use: 'use',
  place: 'place',
  lift: 'take off',
  shift: 'move',
  to: 'to',
  media: 'aim at',
  put: 'put on',
  gain: 'gain',
  give: 'give',
  assign: 'lay on',
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
  yield: 'give',
  lead: 'lead',
  renew: 'change',
  barbarian: 'barbarian',
  done: 'done',
};

const hexAt = (t: Told, name: string): HexView | undefined => t.view.hexes.find((h) => h.name === name);
const TURNS = ['upright', '60°', '120°', '180°', '240°', '300°'];

/** What stands behind the verb in menus. */
function target(c: Choice, t: Told): string {
  const w = word(c.id);
  switch (c.verb) {
    case 'done':
    case 'stay':
    case 'spend':
      return '';
    case 'leader':
      return leaderName(w);
    case 'spot':
      return whereabouts(w, t.view);
    case 'turn':
      return TURNS[Number(w)] ?? w;
    case 'focus':
    case 'also':
    case 'again':
    case 'replay':
    case 'assign':
    case 'discard':
    case 'aid':
    case 'loot':
      return focusLabel(c, w as FocusId, t);
    case 'put':
      return w === 'great-zimbabwe' ? wonderName(w) : focusLabel(c, w as FocusId, t);
    case 'effect':
    case 'natural':
    case 'use':
    case 'wonder':
    case 'card':
    case 'conquer':
    case 'liberate':
      return nameOf(w);
    case 'take': {
      const [card, old] = w.split('>') as [FocusId, FocusId];
      return `${focusName(card)} for ${focusName(old)}`;
    }
    case 'swap': {
      const [a, b] = w.split('>');
      return `slots ${a} and ${b}`;
    }
    case 'pact': {
      const [card, giver] = w.split('@') as [string, string];
      return `${pactName(card)} of ${t.name(Number(giver))}`;
    }
    case 'renew': {
      const [, old, card, giver] = /^(.+)>(.+)@(\d+)$/.exec(w) as unknown as [string, string, string, string];
      return `${pactName(old)} for ${pactName(card)} of ${t.name(Number(giver))}`;
    }
    case 'lead': {
      const [barbarian, hex] = w.split('>');
      return `${barbarian} to ${hex}`;
    }
    case 'attack': {
      const { hex, what, odds } = attackWords(w, t);
      return [hex, ...(odds ? [`${odds.attack}:${odds.defence}`] : []), ...(what === hex ? [] : [what])].join(' ');
    }
    case 'media':
      return `${w}, ${hexAt(t, w)?.piece === 'reinforced' ? 'turn over' : 'take over'}`;
    case 'caravan': {
      const at = c.target ? `on ${word(c.target)}` : 'on the card';
      return `${w} ${at}`;
    }
    default:
      return w;
  }
}

/** What an attack would hit, and both sums before dice where it is in reach. */
function attackWords(word: string, t: Told) {
  const [hex, barbarian] = word.split('@') as [string, string | undefined];
  const h = hexAt(t, hex);
  const odds = t.view.odds.find((o) => o.hex === hex && (o.what === 'barbarian') === (barbarian !== undefined));
  const holder = h && h.owner !== null && h.piece ? `${t.name(h.owner)}’s ${PIECE_WORDS[h.piece]}` : hex;
  return { hex, what: barbarian ? `barbarian ${barbarian}` : h?.state ? stateName(h.state) : holder, odds };
}
const PIECE_WORDS = { token: 'token', reinforced: 'token', city: 'city', capital: 'capital' } as const;

/** The card with its slot in the row it lies in: that of the seat named in the target, or of the seat at turn. */
function focusLabel(c: Choice, id: FocusId, t: Told): string {
  const card = FOCUS[id];
  const seat = c.target?.split('@')[1];
  const slot = t.view.players[seat === undefined ? t.view.current : Number(seat)]?.row.find((s) => s.card === id);
  return slot ? `${card.name} (slot ${slot.slot})` : card.name;
}

const SENTENCES: Readonly<Record<string, (what: string, t: Told, n: number | undefined, c: Choice) => string>> = {
  leader: (w) => `lead ${w}`,
  tile: (w) => `lay map tile ${w}`,
  spot: (w) => `lay it with its middle ${w}`,
  turn: (w, t, _n, c) => [`turned ${w}`, ...touchWords(c.target ?? '', t.view)].join(', '),
  focus: (w) => `resolve ${w}`,
  effect: (w) => `use ${w}`,
  also: (w) => `resolve ${w} first`,
  again: (w) => `resolve ${w} again as if in slot 1`,
  replay: (w) => `resolve ${w} as if in slot 1`,
  swap: (w) => `swap ${w}`,
  spend: (_w, _t, n) => (n === undefined ? 'spend trade tokens' : n === 0 ? 'spend none' : `spend ${n}`),
  use: (w) => `use ${w} as a trade token`,
  place: (w) => `place a control token on ${w}`,
  lift: (w) => `take the token off ${w}`,
  shift: (w) => `move the token on ${w}`,
  to: (w) => `to ${w}`,
  media: (_w, t, _n, c) =>
    hexAt(t, word(c.id))?.piece === 'reinforced'
      ? `turn the reinforced token on ${word(c.id)} over`
      : `take over the token on ${word(c.id)}`,
  put: (w) => `put a trade token on ${w}`,
  gain: (w) => `gain ${w}`,
  give: (w) => `give ${w}`,
  assign: (w) => `lay it on ${w}`,
  discard: (w) => `lose a trade token from ${w}`,
  aid: (w) => `put a trade token on ${w}`,
  nuke: (w) => `strike ${w}`,
  take: (w) => `take ${w}`,
  caravan: (w) => `move caravan ${w}`,
  go: (w) => `move the caravan to ${w}`,
  stay: () => 'let the caravan stay',
  recall: (w) => `take the caravan off ${w}`,
  card: (w) => `take a card of ${w}`,
  pact: (w) => `take ${w}`,
  wonder: (w) => `build ${w}`,
  city: (w) => `build a city on ${w}`,
  pay: (w) => `pay 1 ${w} for 2 production`,
  natural: (w) => `use ${w} for 2 production`,
  site: (w) => `in the city on ${w}`,
  attack: (_w, t, _n, c) => {
    const { hex, what, odds } = attackWords(word(c.id), t);
    const where = what === hex ? hex : `${what} on ${hex}`;
    return `attack ${where}${odds ? `, ${odds.attack} against ${odds.defence}` : ''}`;
  },
  reinforce: (w) => `reinforce ${w}`,
  conquer: (w) => `conquer ${w}`,
  liberate: (w) => `liberate ${w}`,
  loot: (w) => `take a trade token from ${w}`,
  destroy: (w) => `destroy the token on ${w}`,
  pick: (w) => `name the token on ${w}`,
  yield: (w) => `give up ${w}`,
  lead: (w) => `lead barbarian ${w}`,
  renew: (w) => `change ${w}`,
  barbarian: (w) => `barbarian ${w} moves on`,
  done: () => 'done',
};

const WHY: Readonly<Record<string, (facts: Facts, t: Told) => string>> = {
  water: () => 'it is water',
  'own-piece': () => 'a piece of yours stands there',
  'rival-piece': (f, t) => `${t.name(Number(f.owner))} holds it`,
  'city-state': () => 'a city-state lies there',
  barbarian: () => 'a barbarian stands there',
  difficulty: (f) => `difficulty ${f.need}, the slot allows ${f.have}`,
  occupied: () => 'something stands or lies there',
  neighbour: () => 'a city or city-state is next to it',
  range: (f) => `not within ${f.range} of a space of yours over ground that can be crossed`,
  'no-cities': () => 'all your cities are on the map',
  'no-wonder-site': () => 'every city of yours has a wonder',
  production: (f) => `costs ${f.need}, you can produce ${f.have}`,
  'too-far': (f) => `no way of ${many(Number(f.have), 'space')} over allowed ground`,
  reached: () => 'a caravan of yours was there this turn',
  'have-already': () => 'you have one already',
  'supply-empty': () => 'none left in the supply',
  'lower-level': (f) => `level ${ROMAN[Number(f.need)]} would be no improvement of level ${ROMAN[Number(f.have)]}`,
  'tile-touches': (f) => `touches ${many(Number(f.have), 'space')} of the map, ${f.need} are needed`,
  'tile-core': () => 'must touch the core while that is possible',
  'tile-water': () => 'would close in more gaps than there are water tokens',
};

const SPOTS = /^spot:(-?\d+),(-?\d+)/;

function describeHex(h: HexView, t: Told): string {
  const parts: string[] = [`${h.name} ${h.terrain === 'natural' ? 'natural wonder' : h.terrain} ${h.difficulty}`];
  if (h.owner !== null) {
    const mature = h.mature ? 'mature ' : '';
    const piece = h.piece === 'reinforced' ? 'reinforced token' : `${mature}${h.piece}`;
    parts.push(`${t.name(h.owner)}’s ${piece}`);
  }
  if (h.wonder) parts.push(wonderName(h.wonder));
  if (h.state) parts.push(stateName(h.state));
  if (h.natural) parts.push(nameOf(h.natural));
  if (h.resource) parts.push(h.resource);
  for (const b of h.barbarians) parts.push(`barbarian ${b}`);
  for (const seat of h.caravans) parts.push(`${t.name(seat)}’s caravan`);
  // Several things to attack share a space only where a barbarian is in a capital.
  for (const d of h.defences) parts.push(`${h.defences.length > 1 ? `${d.what} ` : ''}defends ${d.n}`);
  if (h.edge) parts.push('map edge');
  return parts.join(', ');
}

/** A card in a row with the numbers of its slot; any other card as it is printed. */
function cardText(id: FocusId, seat: string | undefined, t: Told): string {
  const owner = t.view.players[seat === undefined ? t.view.current : Number(seat)];
  const slot = owner?.row.find((s) => s.card === id);
  return owner && slot ? cardNow(owner, slot) : FOCUS_TEXT[id];
}

function place(id: Id, t: Told): string {
  const [kind] = id.split(':') as [string];
  const w = word(id).split('@')[0]!;
  switch (kind) {
    case 'hex': {
      const h = hexAt(t, w);
      return h ? describeHex(h, t) : w;
    }
    case 'focus':
      return `${focusName(w)}: ${cardText(w as FocusId, word(id).split('@')[1], t)}`;
    case 'wonder':
      return `${wonderName(w)}: ${WONDER_TEXT[w as keyof typeof WONDER_TEXT]}`;
    case 'leader':
      return `${leaderName(w)}: ${LEADER_TEXT[w as keyof typeof LEADER_TEXT]}`;
    case 'state':
      return `${stateName(w)}: ${STATE_TEXT[w as keyof typeof STATE_TEXT]}`;
    case 'pact':
      return `${pactName(w)}: ${PACT_TEXT[w as keyof typeof PACT_TEXT]}`;
    case 'agenda':
      return `${agendaName(w)}: ${AGENDA_TEXT[w as keyof typeof AGENDA_TEXT]}`;
    case 'slot':
      return `slot ${w}`;
    case 'spot': {
      const m = SPOTS.exec(id);
      return m ? whereabouts(`${m[1]},${m[2]}`, t.view) : w;
    }
    case 'tile':
      return tileWords(id, t.view)[0] ?? w;
    default:
      return nameOf(w);
  }
}

const WARNINGS: Readonly<Record<string, string>> = {
  'gives-back': 'the card you hold from this player goes back',
};

const GOODS: Readonly<Record<string, string>> = { production: 'production', trade: 'token' };

const OPTIONS: Readonly<Record<string, { title: string; help: string; values: Readonly<Record<string, string>> }>> = {
  map: {
    title: 'map',
    help: 'the ready map for a first game, one built by the players, or a random legal one',
    values: { first: 'first-game map', build: 'built by the players', random: 'random' },
  },
  leaders: {
    title: 'leaders',
    help: 'drawn, or chosen in seat order',
    values: { random: 'drawn', choose: 'chosen' },
  },
  fixed: { title: 'fixed leaders', help: 'one leader for each seat, in seat order', values: {} },
  victory: { title: 'victory cards', help: 'cards that are surely in play; the rest is drawn', values: {} },
  epic: { title: 'epic game', help: 'four victory cards instead of three', values: {} },
  limit: {
    title: 'round limit',
    help: 'a game that is still open after so many rounds goes to the seat with most agendas, wonders, spaces',
    values: { '300': '300 rounds', '50': '50 rounds', '100': '100 rounds', '1000': '1000 rounds' },
  },
};

const REFUSED: Readonly<Record<string, (f: Facts) => string>> = {
  twice: (f) => `${nameOf(String(f.value))} is named twice.`,
  'leaders-number': (f) => `${many(Number(f.have), 'fixed leader')} named for ${f.need} seats.`,
  'leaders-both': () => 'Leaders cannot be fixed and chosen at the same time.',
  'victory-number': (f) => `${f.have} victory cards are named, but only ${f.need} are in play.`,
  'map-overlap': (f) => `Map tile ${f.tile} lies on another tile.`,
};

export const phrases: Phrasebook<View> = {
  topic: (p, t) => TOPICS[p.topic]?.(p, t) ?? p.topic,
  verb: (verb) => VERBS[verb] ?? verb,
  target,
  choice: (c, t, n) => SENTENCES[c.verb]?.(target(c, t), t, n, c) ?? c.id,
  price: (price) =>
    Object.entries(price)
      .map(([good, n]) => `${n} ${GOODS[good] ?? good}`)
      .join(' '),
  warn: (key) => WARNINGS[key] ?? key,
  event: (event: GameEvent, t) => eventText(event as Event, t),
  blocked(b: Blocked, t) {
    const choice: Choice = { id: b.id ?? b.verb, verb: b.verb, ...(b.target ? { target: b.target } : {}) };
    const what = b.id ? phrases.choice(choice, t) : (VERBS[b.verb] ?? b.verb);
    return { what, why: WHY[b.why]?.(b.facts ?? {}, t) ?? b.why };
  },
  source: (key) => agendaName(key),
  where(view) {
    if (view.phase === 'leaders') return 'choosing leaders';
    if (view.phase === 'map') return 'building the map';
    // Nobody is surprised by the limit: it is told while it draws near.
    const last = view.options.limit - view.round < 20 ? ` of ${view.options.limit}` : '';
    return `round ${view.round}${last}  event: ${view.dial.icon}`;
  },
  over(outcome: Outcome, t) {
    const [best] = outcome.ranking;
    const first = outcome.ranking.filter((x) => x.score === best!.score && x.ties.every((n, i) => n === best!.ties[i]));
    const names = first.map((x) => t.name(x.seat)).join(' and ');
    const verb = first.length > 1 ? 'share the win' : 'wins';
    const { score, ties } = best!;
    const how =
      outcome.reason === 'agendas'
        ? `an agenda on each of ${score} cards`
        : `${many(score, 'agenda')} at the round limit`;
    return `${names} ${verb}: ${how}, ${many(ties[0]!, 'wonder')}, ${many(ties[1]!, 'space')}`;
  },
  option: (id) => ({ title: OPTIONS[id]?.title ?? id, help: OPTIONS[id]?.help ?? '' }),
  optionValue: (id, value) => OPTIONS[id]?.values[value] ?? nameOf(value),
  refused: (code, facts) => REFUSED[code]?.(facts) ?? null,
  place,
  ledger: [
    { head: 'agendas', keys: ['points'] },
    { head: 'tech', keys: ['tech'] },
    { head: 'cities', keys: ['cities', 'mature'] },
    { head: 'spaces', keys: ['spaces'] },
    { head: 'wonders', keys: ['wonders'] },
    { head: 'trade', keys: ['trade'] },
    { head: 'ma/me/oi/di', keys: ['marble', 'mercury', 'oil', 'diamond'] },
  ],
};
