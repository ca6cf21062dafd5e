/** What the headers of a ledger say about the game: options, tiles, cards and who plays what. */
import { type ChosenOptions, Refused } from '../../../engine/types.js';
import { BONUS_CARDS, type FactionId } from '../data/ids.js';
import { BONUS_CARD, ROUNDS, SPARE_CARDS } from '../data/tiles.js';
import { LATER_TOWNS } from '../options.js';
import type { Options } from '../types.js';
import { isStrict, type Ledger } from './rows.js';

/** Options of the engine that recorded these games which change nothing here: unknown factions are refused by name. */
const WITHOUT_EFFECT =
  /^(strict-leech|strict-darkling-sh|strict-chaosmagician-sh|email-notify|maintain-player-order|merge-income-phases|manual-fav5|shapeshifter-.*|fire-and-ice-factions.*|loose-.*)$/;
/** Headers of our own, for what the engine of the ledgers does in one way only. */
const OURS = {
  /** Spades score when used (there: when gained). */
  spadesUsed: 'spades-scored-when-used',
  /** When neighbours answer; without a word it shows in the rows. */
  atOnce: 'power-answered-at-once',
  late: 'power-answered-late',
  /** What the site lets players do although the rules do not; without a word it shows in the rows. */
  site: 'site-habits',
  strict: 'no-site-habits',
} as const;
/** Some of the later town tiles: all together are `mini-expansion-1`. */
const TOWN = /^town-tile-(tw\d)$/;
const WITH_EFFECT: readonly string[] = [
  ...Object.values(OURS),
  'mini-expansion-1',
  'shipping-bonus',
  'temple-scoring-tile',
  'variable-turn-order',
  'errata-cultist-power',
];

/** The header rows for a game of ours. */
export function headersOf(o: Options): string[] {
  const out: string[] = [];
  if (o.ordination === 'at-once') out.push('strict-darkling-sh');
  if (o.cultistPower) out.push('errata-cultist-power');
  if (LATER_TOWNS.every((id) => o.laterTowns.includes(id))) out.push('mini-expansion-1');
  else out.push(...o.laterTowns.map((id) => `town-tile-${id.toLowerCase()}`));
  if (o.shippingCard) out.push('shipping-bonus');
  if (o.templeTile) out.push('temple-scoring-tile');
  if (o.variableOrder) out.push('variable-turn-order');
  if (o.spadesScored === 'used') out.push(OURS.spadesUsed);
  out.push(o.powerTiming === 'strict' ? OURS.atOnce : OURS.late, o.siteHabits ? OURS.site : OURS.strict);
  return out.map((x) => `option ${x}`);
}

export function seatsOf(ledger: Ledger): FactionId[] {
  const setup = ledger.rows.filter((r) => r.commands.some((c) => c.do === 'nothing' && c.what === 'setup'));
  return setup.map((r) => r.faction);
}

/**
 * The ways to play it, the first that fits is meant: by the rules, or with the habits of the site. A ledger of ours says
 * which.
 */
export function readings(ledger: Ledger): readonly ChosenOptions[] {
  const options = optionsOf(ledger);
  const says = (option: string) => ledger.options.includes(option);
  const habits = says(OURS.site) ? [true] : says(OURS.strict) ? [false] : [false, true];
  return habits.map((siteHabits) => ({ ...options, siteHabits }));
}

function laterTowns(ledger: Ledger): readonly string[] {
  if (ledger.options.includes('mini-expansion-1')) return LATER_TOWNS;
  return LATER_TOWNS.filter((id) => ledger.options.some((option) => TOWN.exec(option)?.[1] === id.toLowerCase()));
}

function timingOf(ledger: Ledger): Options['powerTiming'] {
  if (ledger.options.includes(OURS.late)) return 'late';
  return ledger.options.includes(OURS.atOnce) || isStrict(ledger) ? 'strict' : 'late';
}

function optionsOf(ledger: Ledger): ChosenOptions {
  for (const option of ledger.options) {
    if (!WITHOUT_EFFECT.test(option) && !WITH_EFFECT.includes(option) && !TOWN.test(option))
      throw new Refused('ledger-option', { found: option });
  }
  const has = (option: string) => ledger.options.includes(option);
  const given = seatsOf(ledger);
  if (given.length < 2) throw new Refused('ledger-seats', { found: given.length });
  const scoring = ledger.scoring.filter((x) => x !== undefined);
  if (scoring.length !== ROUNDS) throw new Refused('ledger-scoring', { found: scoring.length, expected: ROUNDS });
  const cards = BONUS_CARDS.filter(
    (id) => (!BONUS_CARD[id].later || has('shipping-bonus')) && !ledger.removed.includes(id),
  );
  if (cards.length !== given.length + SPARE_CARDS)
    throw new Refused('ledger-cards', { found: cards.length, expected: given.length + SPARE_CARDS });
  return {
    factions: 'given',
    given,
    scoring,
    cards,
    laterTowns: laterTowns(ledger),
    shippingCard: has('shipping-bonus'),
    templeTile: has('temple-scoring-tile'),
    variableOrder: has('variable-turn-order'),
    cultistPower: has('errata-cultist-power'),
    powerTiming: timingOf(ledger),
    spadesScored: has(OURS.spadesUsed) ? 'used' : 'gained',
    ordination: has('strict-darkling-sh') ? 'at-once' : 'any-turn',
  };
}
