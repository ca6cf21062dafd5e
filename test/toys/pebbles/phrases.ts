import type { Phrasebook, RuleEntry, StandingOrder, TextTable } from '../../../src/engine/phrasebook.js';
import { CROWN_PRICE, LAY_PRICE, type PebblesEvent, PITS, TILES, type View } from './state.js';

const SHORT: Readonly<Record<string, string>> = { pebbles: 'p', coins: 'c', points: 'vp' };
const VERBS: Readonly<Record<string, string>> = {
  lay: 'lay',
  crown: 'crown',
  trade: 'trade coins',
  melt: 'melt pebbles',
  pass: 'pass',
  sip: 'sip',
  decline: 'decline',
};
const SOURCE_NAMES: Readonly<Record<string, string>> = {
  lay: 'pebbles laid',
  shell: 'shell',
  crown: 'crowns',
  sip: 'sips',
  group: 'largest group',
  coins: 'coins',
};
const OPTIONS: Readonly<Record<string, { title: string; help: string }>> = {
  rounds: { title: 'Rounds', help: 'How many rounds are played.' },
  offers: { title: 'Sips', help: 'Neighbours may sip when a pebble is laid beside them.' },
  closed: { title: 'Closed pits', help: 'Pits that nobody may use.' },
};

const pitOf = (target: string) => target.split(':')[1] ?? target;

export const phrases: Phrasebook<View> = {
  topic: (p) => (p.topic === 'pebbles.sip' ? `sip beside ${pitOf(p.from)}?` : 'choose one action'),
  verb: (verb) => VERBS[verb] ?? verb,
  verbs: Object.values(VERBS),
  target: (c) => (c.target ? pitOf(c.target) : ''),
  choice(c, _, n) {
    switch (c.verb) {
      case 'lay':
        return `lay a pebble in ${pitOf(c.id)}`;
      case 'crown':
        return `crown the pebble in ${pitOf(c.id)}`;
      case 'trade':
        return n === undefined ? 'trade coins for pebbles' : `trade ${n} coins for ${n} pebbles`;
      case 'melt':
        return n === undefined ? 'melt pebbles into coins' : `melt ${2 * n} pebbles into ${n} coins`;
      case 'sip':
        return 'sip: 2 pebbles for 1 point';
      default:
        return VERBS[c.verb] ?? c.verb;
    }
  },
  price: (price) =>
    Object.entries(price)
      .map(([good, n]) => `${n}${SHORT[good] ?? good}`)
      .join(' '),
  prices: (price) => Object.entries(price).map(([good, n]) => `${n} ${good}`),
  tally: (key) => key,
  warn: () => 'leaves you without pebbles',
  event(event, t) {
    const e = event as PebblesEvent;
    switch (e.type) {
      case 'round':
        return `round ${e.round} begins`;
      case 'income':
        return `${t.name(e.seat)} receives ${e.pebbles}p ${e.coins}c`;
      case 'lay':
        return `${t.name(e.seat)} lays a pebble in ${e.pit}`;
      case 'tile':
        return `${t.name(e.seat)} finds the ${e.tile}`;
      case 'crown':
        return `${t.name(e.seat)} crowns ${e.pit}`;
      case 'convert':
        return e.verb === 'trade'
          ? `${t.name(e.seat)} trades ${e.n} coins for pebbles`
          : `${t.name(e.seat)} melts ${2 * e.n} pebbles into ${e.n} coins`;
      case 'sip':
        return e.taken ? `${t.name(e.seat)} sips beside ${e.pit}` : `${t.name(e.seat)} declines`;
      case 'pass':
        return `${t.name(e.seat)} passes`;
      case 'score':
        return `${t.name(e.seat)} scores ${e.points} for ${SOURCE_NAMES[e.source]}`;
    }
  },
  blocked(b, t) {
    const what = b.verb === 'crown' ? `crown ${pitOf(b.target ?? '')}` : `lay in ${pitOf(b.target ?? '')}`;
    const f = b.facts ?? {};
    const why: Readonly<Record<string, string>> = {
      crowned: 'it wears a crown already',
      closed: 'the pit is closed',
      taken: `${t.name(Number(f['seat']))} lies there`,
      far: `more than ${f['most']} steps from your pebbles`,
      lack: `needs ${f['need']} ${f['good']}, you have ${f['have']}`,
    };
    return { what, why: why[b.why] ?? b.why };
  },
  source: (key) => SOURCE_NAMES[key] ?? key,
  where: (view) => `round ${view.round} of ${view.rounds}`,
  over: (outcome, t) => `${t.name(outcome.ranking[0]!.seat)} wins with ${outcome.ranking[0]!.score} points`,
  option: (id) => OPTIONS[id] ?? { title: id, help: id },
  optionValue: (_, value) => value,
  refused: (code, facts) =>
    code === 'pebbles-closed' ? `At most ${facts['most']} pits may be closed, not ${facts['closed']}.` : null,
  place(target, t) {
    const pit = t.view.pits.find((p) => p.name === pitOf(target));
    if (!pit) return target;
    if (pit.closed) return `${pit.name}, closed`;
    if (pit.owner >= 0) return `${pit.name}, ${t.name(pit.owner)}${pit.crowned ? ', crowned' : ''}`;
    return pit.tile ? `${pit.name}, ${pit.tile}` : `${pit.name}, empty`;
  },
  ledger: [
    { head: 'vp', keys: ['points'] },
    { head: 'p/c', keys: ['pebbles', 'coins'] },
  ],
};

const TILE_TEXTS: Readonly<Record<(typeof TILES)[number], string>> = {
  shell: 'Two points for the seat that lays here first.',
  star: 'Two coins for the seat that lays here first.',
  well: 'Three pebbles for the seat that lays here first.',
  gate: 'The seat that lays here first acts once more.',
};

export const rules: readonly RuleEntry[] = [
  { id: 'rule:turn', title: 'A turn', kind: 'rule', text: 'Lay a pebble, crown one, or pass until the next round.' },
  {
    id: 'rule:sip',
    title: 'Sipping',
    kind: 'rule',
    text: 'When a pebble is laid beside yours you may take two pebbles and give a point.',
    rulings: ['A seat without points cannot sip.'],
  },
  ...TILES.map((tile) => ({ id: `tile:${tile}`, title: tile, kind: 'tile', text: TILE_TEXTS[tile] })),
];

export function tables(): readonly TextTable[] {
  return [
    {
      id: 'prices',
      title: 'Prices',
      head: ['action', 'pebbles', 'coins'],
      rows: [
        ['lay', LAY_PRICE.pebbles, 0],
        ['crown', CROWN_PRICE.pebbles, CROWN_PRICE.coins],
      ],
    },
    { id: 'tiles', title: 'Tiles', head: ['tile', 'effect'], rows: TILES.map((tile) => [tile, TILE_TEXTS[tile]]) },
    { id: 'board', title: 'Board', head: ['pit'], rows: PITS.map((pit) => [pit]), text: 'Four rows of four.' },
  ];
}

export const orders: readonly StandingOrder[] = [
  {
    id: 'sip',
    topic: 'pebbles.sip',
    values: ['ask', 'always', 'never'],
    title: 'Sipping',
    describe: (value) => ({ ask: 'ask me', always: 'always sip', never: 'never sip' })[value] ?? value,
    decide: (_, value) => (value === 'always' ? { id: 'sip' } : value === 'never' ? { id: 'decline' } : null),
  },
];
