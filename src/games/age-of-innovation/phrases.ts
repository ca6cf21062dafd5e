/** English for everything the rules can say. */
import { winners } from '../../engine/leave.js';
import type { LedgerColumn, Phrasebook, Telling } from '../../engine/phrasebook.js';
import type { Choice, Facts, Prompt } from '../../engine/types.js';
import { DISCIPLINES } from './data/ids.js';
import { causeOf, fullName, meaningOf, nameOf, spokenName } from './names.js';
import { conversionText, goodsText, plural, sayEvent } from './phrases-events.js';
import type { Event, Source, View } from './types.js';

type T = Telling<View>;

/** The part behind the colon, '' when there is none. */
const rest = (id: string) => id.slice(id.indexOf(':') + 1);
const cause = (p: Prompt) => (p.from === 'turn' || p.from === 'set-up' ? '' : ` (${placeName(p.from)})`);

function placeName(id: string): string {
  return id.startsWith('hex:') ? rest(id) : causeOf(id.includes(':') ? rest(id) : id);
}

const TOPICS: Readonly<Record<string, (p: Prompt, t: T) => string>> = {
  turn: (p) => (p.facts?.second ? 'choose a second action, or end the turn' : 'choose one action'),
  after: () => 'convert, or end the turn',
  set: () => 'choose a board with its faction and booster',
  draft: () => 'take a board, a faction or a palace',
  'draft-booster': () => 'take a booster',
  leave: () => 'leave the game for good?',
  settle: () => 'place a starting building',
  books: (p) => `choose ${plural(Number(p.facts?.left), 'book')}${cause(p)}`,
  pay: (p) => `pay ${plural(Number(p.facts?.left), 'book')} of any discipline${cause(p)}`,
  step: (p) => `choose a discipline, ${plural(Number(p.facts?.left), 'step')} to make${cause(p)}`,
  'steps-in-one': (p) => `choose one discipline for ${plural(Number(p.facts?.left), 'step')}${cause(p)}`,
  key: (p) => `use a key to go on to level 8 in ${p.facts?.discipline}? ${plural(Number(p.facts?.steps), 'step')} left`,
  spades: (p) =>
    p.facts?.free === 0
      ? `build a workshop?${cause(p)}`
      : `use ${plural(Number(p.facts?.free), 'free spade')}${cause(p)}`,
  neutral: (p) => `place the neutral ${nameOf(String(p.facts?.piece))}${cause(p)}`,
  bridge: (p) => `build a bridge${cause(p)}`,
  competency: (p) => `take a competency${cause(p)}`,
  palace: () => 'choose a palace tile',
  city: (p) => `choose a city tile${cause(p)}`,
  reward: () => 'which comes first?',
  part: (p) => `which part comes first?${cause(p)}`,
  'guild-upgrade': (p) => `which workshop becomes a guild?${cause(p)}`,
  'guild-swap': (p) => `which school becomes a guild?${cause(p)}`,
  'guild-anywhere': (p) => `where does the free guild stand?${cause(p)}`,
  offer: (p, t) => {
    const { power, cost, by } = p.facts ?? {};
    const price = cost === 0 ? 'for nothing' : `for ${plural(Number(cost), 'point')}`;
    return `take ${power} power ${price}? ${t.name(Number(by))} built on ${placeName(p.from)}`;
  },
};

const VERB_WORDS: Readonly<Record<string, string>> = {
  leave: 'leave the game',
  stay: 'keep playing',
  build: 'build',
  dig: 'terraform',
  upgrade: 'upgrade',
  track: 'raise',
  innovate: 'innovate',
  scholar: 'scholar',
  power: 'power action',
  books: 'book action',
  special: 'special action',
  pavilion: 'pavilion',
  bridge: 'bridge',
  found: 'city over river',
  pass: 'pass',
  convert: 'convert',
  burn: 'burn power',
  end: 'end turn',
  set: 'take set',
  draft: 'take',
  start: 'place',
  place: 'place',
  book: 'book',
  pay: 'pay',
  step: 'step',
  'use-key': 'use key',
  'keep-key': 'keep key',
  done: 'done',
  competency: 'competency',
  palace: 'palace',
  city: 'city tile',
  reward: 'first',
  part: 'first',
  guild: 'guild',
  accept: 'take power',
  decline: 'decline',
};

const PARTS: Readonly<Record<string, string>> = {
  spades: '2 spades',
  bridges: '2 bridges',
  gain: '2 books',
  neutral: 'the school',
  competency: 'the competency',
  city: 'the city tile',
};

/** Faction, board and booster stand in one narrow row. */
const SHORT_BOARDS: Readonly<Record<string, string>> = { mountain: 'mount.', wasteland: 'waste' };

function target(c: Choice): string {
  const word = rest(c.id);
  switch (c.verb) {
    case 'upgrade':
    case 'start': {
      const [hex, piece] = word.split('>') as [string, string];
      return `${hex} ${nameOf(piece)}`;
    }
    case 'build':
    case 'dig':
      return word.replace('@', ' by ');
    case 'scholar': {
      const [discipline, space] = word.split('@') as [string, string];
      return `${discipline} ${space}`;
    }
    case 'set': {
      const [board, faction, booster] = word.split('+') as [string, string, string];
      return `${nameOf(faction)} ${SHORT_BOARDS[board] ?? board} ${booster.slice('booster-'.length)}`;
    }
    case 'convert':
      return word.replace('>', ' → ');
    case 'part':
      return PARTS[word] ?? word;
    case 'palace':
      return `${word.slice('palace-'.length)}: ${meaningOf(word)}`;
    case 'city':
    case 'competency':
      return meaningOf(word);
    case 'leave':
    case 'stay':
    case 'burn':
    case 'end':
    case 'done':
    case 'accept':
    case 'decline':
    case 'use-key':
    case 'keep-key':
      return '';
    default:
      return c.id.includes(':') ? nameOf(word) : '';
  }
}

/** ' with 2 coins' that lie on a booster. */
function coinsOn(booster: string, t: T): string {
  const coins = t.view.boosters.find((b) => b.id === booster)?.coins ?? 0;
  return coins > 0 ? ` with ${plural(coins, 'coin')}` : '';
}

/** ' with 2 steps and 1 book in law' of the place where a competency lies. */
function atPlace(competency: string, t: T): string {
  const at = t.view.competencies.find((x) => x.tile === competency);
  if (!at) return '';
  const books = at.books > 0 ? ` and ${plural(at.books, 'book')}` : '';
  return ` with ${plural(at.steps, 'step')}${books} in ${DISCIPLINES[at.column]}`;
}

const CHOICES: Readonly<Record<string, (c: Choice, n: number, t: T) => string>> = {
  leave: () => 'leave the game',
  stay: () => 'keep playing',
  build: (c) => `build a workshop on ${target(c)}`,
  dig: (c, n) => `terraform ${target(c)} with ${plural(n, 'spade')}`,
  upgrade: (c) => {
    const [hex, piece] = rest(c.id).split('>') as [string, string];
    return `upgrade ${hex} to a ${nameOf(piece)}`;
  },
  track: (c) => (c.id.endsWith('shipping') ? 'raise shipping' : 'make spades cheaper'),
  innovate: (c) => `develop ${fullName(rest(c.id))}`,
  scholar: (c) => {
    const [discipline, space] = rest(c.id).split('@') as [string, string];
    return space === '1'
      ? `give back a scholar for 1 step in ${discipline}`
      : `send a scholar to ${discipline} for ${space} steps`;
  },
  // The printed cost is not what everybody pays.
  power: (c) => meaningOf(rest(c.id)).replace(/\d+ power$/, `${c.price?.power} power`),
  books: (c) => meaningOf(rest(c.id)),
  special: (c) => `use ${fullName(rest(c.id))}`,
  pavilion: (c) => `put a pavilion on ${target(c)}`,
  bridge: (c) => `build a bridge ${target(c)}`,
  found: (c) => `found a city across ${target(c)}`,
  pass: (c, _n, t) => (c.id === 'pass' ? 'pass' : `pass and take ${fullName(rest(c.id))}${coinsOn(rest(c.id), t)}`),
  convert: (c, n) => `convert ${conversionText(rest(c.id), n)}`,
  burn: (_c, n) => `burn ${plural(n, 'token')} for ${n} power in bowl III`,
  end: () => 'end the turn',
  set: (c) => `play ${rest(c.id).split('+').map(nameOf).join(', ')}`,
  draft: (c) => `take ${spokenName(rest(c.id))} (${meaningOf(rest(c.id))})`,
  start: (c) => {
    const [hex, piece] = rest(c.id).split('>') as [string, string];
    return `place a ${nameOf(piece)} on ${hex}`;
  },
  place: (c) => `place it on ${target(c)}`,
  book: (c, n) => `take ${plural(n, `${target(c)} book`)}`,
  pay: (c, n) => `pay ${plural(n, `${target(c)} book`)}`,
  step: (c) => `step in ${target(c)}`,
  'use-key': () => 'use the key',
  'keep-key': () => 'keep the key and lose the steps',
  done: () => 'done',
  competency: (c, _n, t) => `take ${fullName(rest(c.id))}${atPlace(rest(c.id), t)}`,
  palace: (c) => `take ${fullName(rest(c.id))}`,
  city: (c) => `take the city tile ${fullName(rest(c.id))}`,
  reward: (c) => (c.id === 'reward:desert' ? 'the free spade of the desert first' : `${causeOf(rest(c.id))} first`),
  part: (c) => `${target(c)} first`,
  guild: (c) => `a guild on ${target(c)}`,
  accept: () => 'take the power',
  decline: () => 'decline the power',
};

const SHORT: Readonly<Record<string, string>> = {
  coins: 'c',
  tools: 't',
  scholars: 's',
  power: 'pw',
  books: 'bk',
  points: 'vp',
  banking: 'B',
  law: 'L',
  engineering: 'E',
  medicine: 'M',
};

const lost = (c: Choice) => Number(c.facts?.lost ?? 0);

const WARNINGS: Readonly<Record<string, (c: Choice) => string>> = {
  'steps-lost': (c) => `you lose ${plural(lost(c), 'step')}`,
  'spades-lost': (c) => `you lose ${plural(lost(c), 'spade')}`,
  'bridges-lost': (c) => `you lose ${plural(lost(c), 'bridge')}`,
  'guild-lost': () => 'you lose the free guild',
  'no-gain': () => 'this brings nothing now',
  leave: () => 'you take no further turn and rank behind everybody who stays',
  'second-lost': () => 'you lose the second action',
};

/** What is missing: '2 tools, 1 coin'; books of a discipline are among the missing books, where these are counted. */
function missing(facts: Facts): string {
  const { books, ...others } = facts as Record<string, number>;
  if (!books) return goodsText(others);
  const named = DISCIPLINES.filter((d) => others[d]).map((d) => `${others[d]} ${d}`);
  const rest = goodsText(Object.fromEntries(Object.entries(others).filter(([k]) => !DISCIPLINES.includes(k as never))));
  return `${plural(books, 'book')}${named.length > 0 ? ` (${named.join(', ')})` : ''}${rest && `, ${rest}`}`;
}

const REASONS: Readonly<Record<string, (f: Facts, t: T) => string>> = {
  'cannot-pay': (f) => `${missing(f)} short`,
  'out-of-reach': () => 'out of reach',
  'no-piece': (f) => `no ${nameOf(String(f.piece))} left on the board`,
  'no-palace-tile': () => 'no palace tile left',
  'neutral-piece': () => 'neutral buildings are never upgraded',
  'track-end': () => 'the track is at its end',
  'slots-full': () => 'all three slots are filled',
  taken: (f, t) => `taken by ${t.name(Number(f.by))}`,
  used: () => 'used this round',
  'space-taken': () => 'no free space of this value',
  'no-bridge-place': () => 'no bridge place at an own building, or no bridge left',
  'no-guild-place': () => 'no building to turn into a guild, or no guild left',
  'no-spade-place': () => 'nothing in reach to terraform or build on',
};

const SOURCE_WORDS: Readonly<Record<Source, string>> = {
  start: 'at the start',
  rounds: 'round tiles',
  boosters: 'boosters',
  cities: 'city tiles',
  innovations: 'innovations',
  competencies: 'competencies',
  palace: 'palace',
  faction: 'faction',
  tracks: 'shipping and terraforming',
  'science-income': 'medicine income',
  books: 'book actions',
  offers: 'paid for power',
  area: 'largest area',
  science: 'science levels',
  resources: 'goods left',
};

const PHASES: Readonly<Record<View['phase'], string>> = {
  deal: 'dealing',
  opening: 'opening',
  income: 'income',
  actions: 'actions',
  science: 'science bonus',
  end: 'end',
};

const OPTION_WORDS: Readonly<Record<string, { title: string; help: string }>> = {
  printing: { title: 'printing', help: 'values of the Illusionists, Moles, Navigators and palaces 11, 15 and 16' },
  side: { title: 'map', help: 'side of the board; three may choose' },
  dealing: { title: 'dealing', help: 'how boards, factions and boosters come to the seats' },
  first: { title: 'first player', help: 'seat that begins' },
  boards: { title: 'boards', help: 'one for each seat, with fixed dealing; drawn where nothing is listed' },
  factions: { title: 'factions', help: 'one for each seat, with fixed dealing' },
  boosters: { title: 'boosters', help: 'those in the game, in order' },
  rounds: { title: 'round tiles', help: 'six tiles from round 1 on' },
  final: { title: 'final tile', help: 'the tile on round 6' },
  'book-actions': { title: 'book actions', help: 'three of six' },
  innovations: { title: 'innovations', help: 'by place, from the top left' },
  competencies: { title: 'competencies', help: 'all twelve by place, from the top left' },
  palaces: { title: 'palaces', help: 'one more than players; number 17 is added unless drafted' },
  area: { title: 'area tile', help: 'buildings of the neutral faction, with two players' },
  'old-spades': {
    title: 'spades as before',
    help: 'an unfinished first hex ends the action and the other free spades are lost, as this game was begun',
  },
};

const VALUE_WORDS: Readonly<Record<string, string>> = {
  later: 'later printing',
  '1.0': 'printing 1.0',
  'by-players': 'by number of players',
  large: 'for 3 to 5',
  small: 'for up to 3',
  sets: 'choose among sets',
  draft: 'draft',
  random: 'by chance',
  fixed: 'as listed',
};

const REFUSALS: Readonly<Record<string, (f: Facts) => string>> = {
  'small-side': (f) => `The small side of the map is for up to 3 players, not ${f.seats}.`,
  'large-side': (f) => `The large side of the map is for 3 to 5 players, not ${f.seats}.`,
  'first-seat': (f) => `Seat ${f.first} cannot begin: there are only ${f.seats} seats.`,
  twice: (f) => `The list ${f.option} has ${nameOf(String(f.value))} twice.`,
  'how-many': (f) => `The list ${f.option} needs ${f.need} entries and has ${f.got}.`,
  'only-fixed': (f) => `The list ${f.option} goes with fixed dealing, not with "${f.dealing}".`,
  'spades-late': (f) => `Rounds 5 and 6 cannot have ${nameOf(String(f.tile))}, the one for spades.`,
  'three-alike': (f) => `Three tiles of ${f.discipline} lie on rounds 1 to 5; two are the most.`,
  'final-clash': (f) =>
    `On round 6 the ${nameOf(String(f.final))} shows the same building as ${nameOf(String(f.round))}.`,
  'area-two': (f) => `The area tile is for 2 players, not ${f.seats}.`,
};

const LEDGER: readonly LedgerColumn[] = [
  { head: 'vp', keys: ['points'] },
  { head: 'c', keys: ['coins'] },
  { head: 't', keys: ['tools'] },
  { head: 's', keys: ['scholars'] },
  { head: 'books', keys: ['banking', 'law', 'engineering', 'medicine'] },
  { head: 'power', keys: ['bowl1', 'bowl2', 'bowl3'] },
  { head: 'science', keys: ['levelBanking', 'levelLaw', 'levelEngineering', 'levelMedicine'] },
];

function place(id: string, t: T): string {
  if (!id.startsWith('hex:')) {
    const word = rest(id);
    const text = meaningOf(word);
    return text ? `${causeOf(word)}: ${text}` : causeOf(word);
  }
  const hex = t.view.hexes.find((h) => h.name === rest(id));
  if (!hex) return rest(id);
  const parts = [hex.terrain ? nameOf(hex.terrain) : 'river'];
  if (hex.building && hex.owner !== null) {
    parts.push(`${hex.neutral ? 'neutral ' : ''}${nameOf(hex.building)} of ${t.name(hex.owner)}`);
  }
  if (hex.pavilion) parts.push('pavilion');
  if (hex.city !== null) parts.push('in a city');
  if (hex.border) parts.push('border');
  if (hex.riverside) parts.push('at the river');
  return `${hex.name} ${parts.join(', ')}`;
}

export const phrases: Phrasebook<View> = {
  topic: (p, t) => TOPICS[p.topic]?.(p, t) ?? p.topic,
  verb: (v) => VERB_WORDS[v] ?? v,
  target: (c) => target(c),
  choice: (c, t, n) => CHOICES[c.verb]?.(c, n ?? 1, t) ?? c.id,
  price: (price) =>
    Object.entries(price)
      .filter(([, n]) => n > 0)
      .map(([good, n]) => `${n}${SHORT[good] ?? good}`)
      .join(' '),
  warn: (key, choice) => WARNINGS[key]?.(choice) ?? key,
  event: (e, t) => sayEvent(e as Event, t),
  blocked(b, t) {
    const choice: Choice = { id: b.id ?? b.verb, verb: b.verb, ...(b.target ? { target: b.target } : {}) };
    const what = b.id ? `${VERB_WORDS[b.verb] ?? b.verb} ${target(choice)}`.trim() : (VERB_WORDS[b.verb] ?? b.verb);
    return { what, why: REASONS[b.why]?.(b.facts ?? {}, t) ?? b.why };
  },
  source: (key) => SOURCE_WORDS[key as Source] ?? key,
  where: (v) =>
    v.round === 0 ? 'set-up' : v.phase === 'end' ? 'game over' : `round ${v.round} of 6  ${PHASES[v.phase]}`,
  over(o, t) {
    const points = plural(o.ranking[0]?.score ?? 0, 'point');
    const names = winners(o).map((seat) => t.name(seat));
    // A seat may be called like its faction, and a faction is a people: no verb with a number fits both.
    const first = names.length > 1 ? `Shared victory for ${names.join(' and ')}` : `Victory for ${names[0]}`;
    return `${first} with ${points}`;
  },
  option: (id) => OPTION_WORDS[id] ?? { title: id, help: '' },
  optionValue: (_id, value) => VALUE_WORDS[value] ?? nameOf(value),
  refused: (code, facts) => REFUSALS[code]?.(facts) ?? null,
  place,
  ledger: LEDGER,
  missing: 'The solo game against the Automa has a booklet of its own and is not included.',
};
