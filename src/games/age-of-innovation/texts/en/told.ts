/** What happened, what is lost or cannot be done, and what lies where, in English. */
import type { AoiPlayTexts, EventTexts, Goods, PlaceTexts, ReasonTexts, RefusalTexts, WarningTexts } from '../types.js';
import { counted, goodsOf, list } from './counting.js';
import { label, meaning, name, nouns, people } from './nouns.js';
import { converted } from './questions.js';

const { building, discipline, terrain } = nouns;

const goods = (all: Goods): string => goodsOf(all).join(', ');
const piece = (word: keyof typeof building, neutral: boolean): string =>
  neutral ? `neutral ${building[word].word}` : building[word].word;

/** Whose special action it is: 'the Philosophers', 'palace 1'. */
const actor = (id: string): string =>
  Object.hasOwn(nouns.faction, id) ? people(id as keyof typeof nouns.faction) : name(id);

/** What lies on the table by lot. */
const DEALT: Readonly<Record<Parameters<EventTexts['dealt']>[0]['what'], string>> = {
  rounds: 'round tiles',
  final: 'final tile',
  bookActions: 'book actions',
  innovations: 'innovations',
  palaces: 'palaces',
  boosters: 'round bonuses',
  boards: 'planning boards',
  factions: 'factions',
};

export const event: EventTexts = {
  gain: (e, t) => `${t.name(e.seat)} gains ${goods(e.goods)} (${label(e.why)})`,
  pay: (e, t) => `${t.name(e.seat)} pays ${goods(e.goods)} (${label(e.why)})`,
  score: (e, t) =>
    e.n > 0
      ? `${t.name(e.seat)} scores ${counted(e.n, 'points')} (${label(e.why)})`
      : `${t.name(e.seat)} loses ${counted(-e.n, 'points')} (${label(e.why)})`,
  step: (e, t) =>
    `${t.name(e.seat)} gains ${counted(e.n, 'levels')} in ${discipline[e.discipline].word}, now ${e.level} (${label(e.why)})`,
  'steps-lost': (e, t) => `${t.name(e.seat)} loses ${counted(e.n, 'levels')} in ${discipline[e.discipline].word}`,
  key: (e, t) =>
    e.used ? `${t.name(e.seat)} uses a key in ${discipline[e.discipline].word}` : `${t.name(e.seat)} keeps the key`,
  set: (e, t) => `${t.name(e.seat)} plays ${people(e.faction)} on the ${label(e.board)} with ${name(e.booster)}`,
  draft: {
    board: (v) => `${v.name} takes the ${label(v.board)}`,
    faction: (v) => `${v.name} takes ${people(v.faction)}`,
    palace: (v) => `${v.name} takes ${name(v.palace)}`,
    booster: (v) => `${v.name} takes ${name(v.booster)}`,
  },
  build: (e, t) => {
    const built = piece(e.piece, e.neutral);
    if (e.why === 'set-up') return `${t.name(e.seat)} starts with a ${built} on ${e.hex}`;
    if (e.was) return `${t.name(e.seat)} turns the ${building[e.was].word} on ${e.hex} into a ${built}`;
    return `${t.name(e.seat)} builds a ${built} on ${e.hex}`;
  },
  dig: (e, t) => {
    const by = e.by ? ` by ${label(e.by)}` : '';
    return `${t.name(e.seat)} uses ${counted(e.spades, 'spades')} on ${e.hex}${by}: now ${terrain[e.terrain].word}`;
  },
  bridge: (e, t) => `${t.name(e.seat)} builds a bridge from ${e.a} to ${e.b}`,
  pavilion: (e, t) => `${t.name(e.seat)} places an annex on ${e.hex}`,
  city: (e, t) => {
    if (!e.hex) return `${t.name(e.seat)} places a city tile on the palace${e.tile ? `: ${name(e.tile)}` : ''}`;
    return e.tile
      ? `${t.name(e.seat)} founds a city at ${e.hex} and takes a city tile: ${name(e.tile)}`
      : `${t.name(e.seat)} founds a city at ${e.hex}; no city tile is left`;
  },
  palace: (e, t) => `${t.name(e.seat)} takes ${name(e.tile)}`,
  competency: (e, t) => `${t.name(e.seat)} takes ${name(e.tile)}`,
  innovation: (e, t) => `${t.name(e.seat)} develops ${name(e.tile)}`,
  track: (e, t) =>
    e.track === 'shipping'
      ? `${t.name(e.seat)} improves sailing to ${e.level}`
      : `${t.name(e.seat)} now pays ${counted(e.level, 'tools')} for each spade`,
  scholar: (e, t) =>
    e.space > 1
      ? `${t.name(e.seat)} sends a scholar to ${discipline[e.discipline].word}, space ${e.space}`
      : `${t.name(e.seat)} returns a scholar for 1 level in ${discipline[e.discipline].word}`,
  action: {
    power: (v) => `${v.name} takes a power action: ${name(v.action)}`,
    book: (v) => `${v.name} takes a book action: ${name(v.action)}`,
    special: (v) => `${v.name} takes the special action of ${actor(v.tile)}`,
  },
  convert: (v) => `${v.name} converts ${converted(v)}`,
  burn: (v) => `${v.name} burns ${counted(v.n, 'tokens')} to move ${v.n} power to bowl III`,
  offer: (e, t) =>
    e.taken
      ? `${t.name(e.seat)} takes ${e.power} power for the building on ${e.hex}`
      : `${t.name(e.seat)} declines ${e.power} power`,
  pass: (e, t) => {
    if (!e.booster) return `${t.name(e.seat)} passes`;
    const coins = e.coins > 0 ? ` with ${counted(e.coins, 'coins')}` : '';
    return `${t.name(e.seat)} passes and takes ${name(e.booster)}${coins}`;
  },
  lost: {
    scholars: (v) => `${v.name} has no scholars left and loses ${v.n} (${label(v.why)})`,
    power: (v) => `${v.name} has no room for ${v.n} power (${label(v.why)})`,
    steps: (v) => `${v.name} loses ${counted(v.n, 'levels')} (${label(v.why)})`,
    spades: (v) => `${v.name} leaves ${counted(v.n, 'spades')} unused (${label(v.why)})`,
    bridge: (v) =>
      v.chosen
        ? `${v.name} leaves ${counted(v.n, 'bridges')} unbuilt (${label(v.why)})`
        : `${v.name} has no place for ${counted(v.n, 'bridges')} (${label(v.why)})`,
    guild: (v) =>
      v.chosen
        ? `${v.name} gives up the free guild (${label(v.why)})`
        : `${v.name} has no place for the guild (${label(v.why)})`,
    shipping: (v) => `${v.name} is already at the end of the sailing track (${label(v.why)})`,
    terraforming: (v) => `${v.name} is already at the end of the terraforming track (${label(v.why)})`,
    competency: (v) => `${v.name} finds no competency to take (${label(v.why)})`,
    'city-tile': (v) => `${v.name} finds no city tile left (${label(v.why)})`,
    piece: (v) => `${v.name} has no place for the ${building[v.piece].word} (${label(v.why)})`,
  },
  round: (e) => `round ${e.round}: ${name(e.tile)}${e.final ? `, ${name(e.final)}` : ''}`,
  area: (e) => `the neutral faction connects ${e.number} buildings`,
  dealt: (e) => `${DEALT[e.what]} by lot, ${e.ids.length} of ${e.from}: ${e.ids.map(name).join(', ')}`,
  first: (e, t) => `${t.name(e.seat)} is first player${e.lot ? ' (by lot)' : ''}`,
  leaving: (e, t) => `${t.name(e.seat)} is leaving the game`,
  left: (e, t) => `${t.name(e.seat)} leaves the game`,
  end: () => 'final scoring',
};

export const warning: WarningTexts = {
  'steps-lost': ({ n }) => `you lose ${counted(n, 'levels')}`,
  'spades-lost': ({ n }) => `you lose ${counted(n, 'spades')}`,
  'bridges-lost': ({ n }) => `you lose ${counted(n, 'bridges')}`,
  'guild-lost': 'you lose the free guild',
  'no-gain': 'this gains nothing now',
  leave: 'you take no more turns and rank below everybody who stays',
  'second-lost': 'you lose the second action',
};

export const reason: ReasonTexts = {
  'cannot-pay': ({ goods: short, books, named }) => {
    const kinds = named.map(({ discipline: d, n }) => `${n} ${discipline[d].word}`).join(', ');
    const all = [
      ...(books > 0 ? [`${counted(books, 'books')}${kinds === '' ? '' : ` (${kinds})`}`] : []),
      ...goodsOf(short),
    ];
    return `${all.join(', ')} short`;
  },
  'out-of-reach': 'out of reach',
  'no-piece': ({ piece: gone }) => `no ${building[gone].word} left on your display`,
  'no-palace-tile': 'no palace tile left',
  'neutral-piece': 'neutral buildings cannot be upgraded',
  'track-end': 'already at the end of the track',
  'slots-full': 'all three slots are full',
  taken: ({ by }) => `taken by ${by}`,
  used: 'already used this round',
  'space-taken': 'no free space of this value',
  'no-bridge-place': 'no place for a bridge at one of your buildings, or no bridge left',
  'no-guild-place': 'no building to turn into a guild, or no guild left',
  'no-spade-place': 'nothing in reach to terraform or build on',
};

export const refusal: RefusalTexts = {
  'small-side': ({ seats }) => `The small side of the map is for up to 3 players, not ${seats}.`,
  'large-side': ({ seats }) => `The large side of the map is for 3 to 5 players, not ${seats}.`,
  'first-seat': ({ first, seats }) => `Seat ${first} cannot start: there are only ${seats} seats.`,
  twice: ({ option, value }) => `The list ${option} has ${name(value)} twice.`,
  'how-many': ({ option, need, got }) => `The list ${option} needs ${need} entries, not ${got}.`,
  'only-fixed': ({ option, dealing }) => `The list ${option} needs fixed dealing, not "${dealing}".`,
  'spades-late': ({ tile }) => `Rounds 5 and 6 cannot have ${name(tile)}: it scores spades.`,
  'three-alike': ({ discipline: d }) => `Rounds 1 to 5 have three tiles of ${discipline[d].word}; two are the maximum.`,
  'final-clash': ({ final, round }) =>
    `Round 6 cannot have both ${name(round)} and ${name(final)}: they show the same building.`,
  'area-two': ({ seats }) => `The area tile is for 2 players, not ${seats}.`,
};

export const place: PlaceTexts = {
  hex: (v) => {
    const parts = [v.terrain ? terrain[v.terrain].word : terrain.river.word];
    if (v.building) parts.push(`${piece(v.building.piece, v.building.neutral)} of ${v.building.owner}`);
    if (v.pavilion) parts.push('annex');
    if (v.inCity) parts.push('in a city');
    if (v.border) parts.push('border');
    if (v.riverside) parts.push('beside a river');
    return `${v.hex} ${parts.join(', ')}`;
  },
  power: ({ action, power }) => `${label(action)}: ${meaning(action)} for ${power} power`,
  books: ({ action, books }) => `${label(action)}: ${meaning(action)} for ${counted(books, 'books')}`,
  thing: ({ id, hasMeaning }) => (hasMeaning ? `${label(id)}: ${meaning(id)}` : label(id)),
};

const PHASES: Readonly<Record<Parameters<AoiPlayTexts['where']>[0]['phase'], string>> = {
  deal: 'dealing',
  opening: 'opening',
  income: 'income',
  actions: 'actions',
  science: 'science bonus',
  end: 'end',
};

export const where: AoiPlayTexts['where'] = ({ round, rounds, phase }) => {
  if (round === 0) return 'setup';
  return phase === 'end' ? 'game over' : `round ${round} of ${rounds}  ${PHASES[phase]}`;
};

export const over: AoiPlayTexts['over'] = ({ names, points }) =>
  `${names.length > 1 ? 'Shared victory' : 'Victory'} for ${list(names)} with ${counted(points, 'points')}`;
