/** The battle that is looked at: the one being fought, the one the marked choice would start, or the one fought last. */
import { eventText } from '../phrases/events.js';
import type { Event, HexView, OddsView, Term } from '../types.js';
import { hexNamed, type NdPainting, nameOf } from './painting.js';

export interface FightSide {
  readonly seat: number | null;
  readonly name: string;
  readonly die: number | null;
  /** Everything but the die. */
  readonly terms: readonly Term[];
  readonly total: number;
}

export interface Fight {
  readonly what: OddsView['what'] | 'capital';
  readonly hex: string;
  readonly sides: readonly [FightSide, FightSide];
  readonly stage: 'before' | 'now' | 'won' | 'lost';
  readonly chance: { readonly chance: number; readonly bare: number } | null;
  /** Trade tokens each side could still add. */
  readonly tokens: readonly [number, number] | null;
  /** A barbarian in a capital: the other thing that could be attacked. */
  readonly other: { readonly what: OddsView['what'] | 'capital'; readonly chance: number } | null;
}

const sum = (terms: readonly Term[]) => terms.reduce((n, t) => n + t.n, 0);

function side(seat: number | null, name: string, terms: readonly Term[]): FightSide {
  return {
    seat,
    name,
    die: terms.find((t) => t.key === 'die')?.n ?? null,
    terms: terms.filter((t) => t.key !== 'die'),
    total: sum(terms),
  };
}

/** Who defends, or what no player defends. */
function defender(p: NdPainting, what: string, hex: HexView | undefined, seat: number | null): string {
  if (seat !== null) return nameOf(p, seat);
  const [letter] = hex?.barbarians ?? [];
  if (what === 'barbarian' && letter) return p.texts.barbarian({ letter });
  // A beaten one has left the map while its attacker still chooses what that brings.
  if (what === 'barbarian' && hex) return p.texts.target({ what, hex: hex.name });
  return hex?.state ? p.texts.state[hex.state].whole : p.texts.label.nobody;
}

function running(p: NdPainting): Fight | null {
  const c = p.view.combat;
  if (!c) return null;
  const hex = hexNamed(p, c.hex);
  return {
    what: c.what,
    hex: c.hex,
    sides: [
      side(c.attacker, nameOf(p, c.attacker), c.attack),
      side(c.defender, defender(p, c.what, hex, c.defender), c.defence),
    ],
    stage: 'now',
    chance: null,
    tokens: [c.attackTokens, c.defenceTokens],
    other: null,
  };
}

const asNamed = (o: OddsView, hex: HexView | undefined): OddsView['what'] | 'capital' =>
  o.what === 'city' && hex?.piece === 'capital' ? 'capital' : o.what;

/** What the marked choice would start, or the likeliest one. */
function marked(p: NdPainting): Fight | null {
  const { prompt } = p;
  // While attacks are on offer one of them is looked at, whatever is marked: the screen must not jump with the cursor.
  const choice = p.choice?.verb === 'attack' ? p.choice : prompt?.choices.find((c) => c.verb === 'attack');
  if (!choice || !prompt) return null;
  const [name = '', letter] = choice.id.slice('attack:'.length).split('@');
  const here = p.view.odds.filter((o) => o.hex === name);
  const odds = here.find((o) => (o.what === 'barbarian') === (letter !== undefined));
  const hex = hexNamed(p, name);
  if (!odds) return null;
  const seat = odds.what === 'barbarian' || odds.what === 'state' ? null : (hex?.owner ?? null);
  const other = here.find((o) => o !== odds);
  return {
    what: asNamed(odds, hex),
    hex: name,
    sides: [
      side(prompt.seat, nameOf(p, prompt.seat), odds.attackTerms),
      side(seat, defender(p, odds.what, hex, seat), odds.defenceTerms),
    ],
    stage: 'before',
    chance: { chance: odds.chance, bare: odds.bare },
    tokens: [odds.attackTokens, odds.defenceTokens],
    other: other ? { what: asNamed(other, hex), chance: other.chance } : null,
  };
}

/** The battle that the last answer decided. Who defended is known when the attack came with the same answer. */
function decided(p: NdPainting): Fight | null {
  let found: Fight | null = null;
  let attacked: { what: Fight['what']; seat: number | null; name: string } | null = null;
  for (const e of p.told as readonly Event[]) {
    if (e.type === 'attack') {
      const seat = typeof e.on === 'number' ? e.on : null;
      attacked = { what: e.what, seat, name: defender(p, e.what, hexNamed(p, e.hex), seat) };
    } else if (e.type === 'battle') {
      const hex = hexNamed(p, e.hex);
      found = {
        what: attacked?.what ?? (hex?.piece === 'city' ? 'city' : 'token'),
        hex: e.hex,
        sides: [
          side(e.seat, nameOf(p, e.seat), e.attack),
          side(attacked?.seat ?? null, attacked?.name ?? p.texts.label.nobody, e.defence),
        ],
        stage: e.won ? 'won' : 'lost',
        chance: null,
        tokens: null,
        other: null,
      };
    }
  }
  return found;
}

/** How the last answer's battle came out, in a sentence: while another attack is looked at, its sums stand in the panel. */
export function outcome(p: NdPainting): { readonly text: string; readonly won: boolean } | null {
  const battle = (p.told as readonly Event[]).findLast((e) => e.type === 'battle');
  if (battle?.type !== 'battle') return null;
  const telling = { view: p.view, name: (seat: number) => nameOf(p, seat) };
  const text = eventText(p.texts.event, battle, telling);
  return text === null ? null : { text, won: battle.won };
}

export const fightOf = (p: NdPainting): Fight | null => running(p) ?? marked(p) ?? decided(p);
