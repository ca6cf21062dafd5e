/** The commands of a ledger row, read leniently (case, spelled-out names, missing numbers) into one closed union. */
import { must } from '../../../engine/must.js';
import {
  BONUS_CARDS,
  type BonusId,
  BUILDINGS,
  CULTS,
  type Cult,
  FACTIONS,
  FAVOURS,
  type FactionId,
  type FavourId,
  type Good,
  POWER_ACTIONS,
  type PowerActionId,
  SPECIALS,
  type SpecialId,
  TERRAINS,
  TOWN_TILES,
  type TownTileId,
} from '../data/ids.js';

/** What a ledger can throw away: spades, the target of an octagon, the bridge of a power action, the ordination. */
const GIVEN_UP = {
  spade: 'spade',
  free_d: 'dwelling',
  free_tf: 'transform',
  free_tp: 'upgrade',
  bridge: 'bridge',
  convert_w_to_p: 'ordination',
} as const;
type GivenUp = (typeof GIVEN_UP)[keyof typeof GIVEN_UP];

export type Command =
  | { do: 'nothing'; what: 'setup' | 'income' | 'cult-income' | 'accepted' | 'declined' }
  /** `ends`: the turn, where it could go on. */
  | { do: 'wait'; ends: boolean }
  | { do: 'leave' }
  | { do: 'build'; hex: string }
  | { do: 'upgrade'; hex: string; to: string }
  | { do: 'dig'; n: number }
  | { do: 'transform'; hex: string; to: string | null }
  | { do: 'action'; id: PowerActionId | SpecialId }
  | { do: 'bridge'; a: string; b: string }
  | { do: 'send'; cult: Cult; worth: number | null }
  | { do: 'advance'; track: 'ship' | 'dig' }
  | { do: 'burn'; n: number }
  | { do: 'convert'; from: Good; to: Good; take: number; n: number }
  | { do: 'leech'; n: number; from: FactionId | null }
  | { do: 'decline'; n: number | null; from: FactionId | null }
  | { do: 'favour'; id: FavourId }
  | { do: 'town'; id: TownTileId; n: number }
  | { do: 'cult'; cult: Cult; n: number }
  | { do: 'step-down'; cult: Cult }
  | { do: 'connect'; hexes: string[] }
  | { do: 'pass'; card: BonusId | null }
  | { do: 'give-up'; what: GivenUp; n: number }
  | { do: 'points'; n: number; what: Cult | 'network' }
  | { do: 'score-resources' };

/** Names in ledgers have no spaces or hyphens. */
export const LEDGER_NAME = new Map<FactionId, string>(FACTIONS.map((id) => [id, id.replaceAll('-', '')]));
const BY_NAME = new Map(FACTIONS.map((id) => [id.replaceAll('-', ''), id]));
export function factionNamed(text: string): FactionId | null {
  return BY_NAME.get(text.toLowerCase().replace(/[^a-z]/g, '')) ?? null;
}

export const COLOURS = ['yellow', 'brown', 'black', 'blue', 'green', 'gray', 'red'] as const;
function terrainOf(word: string): string | null {
  const w = word.toLowerCase().replace('grey', 'gray');
  const i = COLOURS.indexOf(w as (typeof COLOURS)[number]);
  if (i >= 0) return must(TERRAINS[i], 'terrain', i);
  return TERRAINS.find((t) => t === w || t.replace(/s$/, '') === w.replace(/s$/, '')) ?? null;
}

const STRUCTURE_CODES = ['D', 'TP', 'TE', 'SH', 'SA'] as const;
const STRUCTURES: Readonly<Record<string, string>> = {
  d: 'dwelling',
  dwelling: 'dwelling',
  tp: 'trading-house',
  th: 'trading-house',
  'trading post': 'trading-house',
  'trading house': 'trading-house',
  tradingpost: 'trading-house',
  te: 'temple',
  temple: 'temple',
  sh: 'stronghold',
  stronghold: 'stronghold',
  sa: 'sanctuary',
  sanctuary: 'sanctuary',
};

const GOODS: Readonly<Record<string, Good>> = {
  pw: 'power',
  power: 'power',
  p: 'priests',
  priest: 'priests',
  priests: 'priests',
  w: 'workers',
  worker: 'workers',
  workers: 'workers',
  c: 'coins',
  coin: 'coins',
  coins: 'coins',
  vp: 'points',
};

const ID = (list: readonly string[], text: string): string | null => {
  const up = text.toUpperCase().replace(' ', '');
  return list.includes(up) ? up : null;
};
const hexName = (text: string): string => (/^r\d+$/i.test(text) ? text.toLowerCase() : text.toUpperCase());
const cultNamed = (text: string): Cult | null => CULTS.find((c) => c === text.toLowerCase()) ?? null;
const number = (text: string | undefined): number => (text ? Number(text) : 1);

type Reader = (m: RegExpExecArray) => Command | null;
const READERS: readonly (readonly [RegExp, Reader])[] = [
  [/^setup(?: .+)?$/, () => ({ do: 'nothing', what: 'setup' })],
  [/^(wait|done|pause)$/, (m) => ({ do: 'wait', ends: m[1] === 'done' })],
  [/^dropped from the game$/, () => ({ do: 'leave' })],
  [/^cult_income_for_faction$/, () => ({ do: 'nothing', what: 'cult-income' })],
  [/^(?:other_|all_)?income_for_faction$/, () => ({ do: 'nothing', what: 'income' })],
  [/^\[opponent accepted power\]$/, () => ({ do: 'nothing', what: 'accepted' })],
  [/^\[all opponents declined power\]$/, () => ({ do: 'nothing', what: 'declined' })],
  [/^build (\w+)$/, (m) => ({ do: 'build', hex: hexName(must(m[1], 'part of the line')) })],
  [
    /^upgrade (\w+) to ([a-z ]+)$/,
    (m) =>
      STRUCTURES[must(m[2], 'part of the line')]
        ? {
            do: 'upgrade',
            hex: hexName(must(m[1], 'part of the line')),
            to: must(STRUCTURES[must(m[2], 'part of the line')], 'building'),
          }
        : null,
  ],
  [/^dig(?: (\d+))?(?: [a-i]\d+)?$/, (m) => ({ do: 'dig', n: number(m[1]) })],
  [
    /^transform (\w+)(?: to (\w+))?$/,
    (m) => {
      const to = m[2] ? terrainOf(m[2]) : null;
      return m[2] && !to ? null : { do: 'transform', hex: hexName(must(m[1], 'part of the line')), to };
    },
  ],
  [
    /^action (\w+(?: \d+)?)$/,
    (m) => {
      const id = ID([...POWER_ACTIONS, ...SPECIALS], must(m[1], 'part of the line'));
      return id ? { do: 'action', id: id as PowerActionId } : null;
    },
  ],
  [
    /^bridge (\w+) ?: ?(\w+)(?: allow_illegal)?$/,
    (m) => ({ do: 'bridge', a: hexName(must(m[1], 'part of the line')), b: hexName(must(m[2], 'part of the line')) }),
  ],
  [
    /^send (?:p|priest) to (\w+)(?: for (\d+))?$/,
    (m) => {
      const cult = cultNamed(must(m[1], 'part of the line'));
      return cult ? { do: 'send', cult, worth: m[2] ? Number(m[2]) : null } : null;
    },
  ],
  [
    /^advance (ship|shipping|dig|digging)(?: (?:to )?\d+)?$/,
    (m) => ({ do: 'advance', track: must(m[1], 'part of the line').startsWith('s') ? 'ship' : 'dig' }),
  ],
  [/^convert 2 ?w(?:orkers)? to (?:1 ?)?bridge$/, () => ({ do: 'action', id: 'ACTE' })],
  [/^burn(?: (\d+))?$/, (m) => ({ do: 'burn', n: number(m[1]) })],
  [
    /^convert (\d+)? ?([a-z]+) to (\d+)? ?([a-z]+)$/,
    (m) => {
      const [from, to] = [GOODS[must(m[2], 'part of the line')], GOODS[must(m[4], 'part of the line')]];
      return from && to ? { do: 'convert', from, to, take: number(m[1]), n: number(m[3]) } : null;
    },
  ],
  [
    /^leech(?: (\d+))?(?: from ([a-z ]+))?$/,
    (m) => ({ do: 'leech', n: number(m[1]), from: m[2] ? factionNamed(m[2]) : null }),
  ],
  [
    /^decline(?: (\d+))?(?: from ([a-z ]+))?$/,
    (m) => ({ do: 'decline', n: m[1] ? Number(m[1]) : null, from: m[2] ? factionNamed(m[2]) : null }),
  ],
  [
    /^\+ ?(fav ?\d+)$/,
    (m) =>
      ID(FAVOURS, must(m[1], 'part of the line'))
        ? { do: 'favour', id: ID(FAVOURS, must(m[1], 'part of the line')) as FavourId }
        : null,
  ],
  [
    /^\+ ?(\d+)? ?(tw ?\d+)$/,
    (m) =>
      ID(TOWN_TILES, must(m[2], 'part of the line'))
        ? { do: 'town', id: ID(TOWN_TILES, must(m[2], 'part of the line')) as TownTileId, n: number(m[1]) }
        : null,
  ],
  [/^\+ ?(\d+)? ?(fire|water|earth|air)$/, (m) => ({ do: 'cult', cult: m[2] as Cult, n: number(m[1]) })],
  [/^- ?(?:\d+)? ?(fire|water|earth|air)$/, (m) => ({ do: 'step-down', cult: m[1] as Cult })],
  [
    /^connect (\w+(?: ?: ?\w+)*)$/,
    (m) => ({ do: 'connect', hexes: must(m[1], 'part of the line').split(/ ?: ?/).map(hexName) }),
  ],
  [
    /^(?:pass(?: \+?(bon ?\d+))?|\+(bon ?\d+))$/,
    (m) => {
      const word = m[1] ?? m[2];
      const card = word ? ID(BONUS_CARDS, word) : null;
      return word && !card ? null : { do: 'pass', card: card as BonusId | null };
    },
  ],
  [
    /^- ?(\d+)? ?(spade|free_d|free_tf|free_tp|bridge|convert_w_to_p)s?$/,
    (m) => ({ do: 'give-up', what: GIVEN_UP[m[2] as keyof typeof GIVEN_UP], n: number(m[1]) }),
  ],
  [
    /^\+ ?(\d+) ?vp for (fire|water|earth|air|network)$/,
    (m) => ({ do: 'points', n: Number(m[1]), what: m[2] as Cult }),
  ],
  [/^score_resources$/, () => ({ do: 'score-resources' })],
];

/** null: not a command that this game knows. */
export function readCommand(text: string): Command | null {
  const t = text.trim().toLowerCase().replace(/\s+/g, ' ');
  for (const [pattern, reader] of READERS) {
    const m = pattern.exec(t);
    if (m) return reader(m);
  }
  return null;
}

export const STRUCTURE_CODE = new Map(BUILDINGS.map((b, i) => [b as string, must(STRUCTURE_CODES[i], 'building', i)]));
