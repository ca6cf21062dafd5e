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
/** Our own: spades score when used (the engine of the ledgers scores them when gained). */
export const SPADES_USED = 'spades-scored-when-used';
const WITH_EFFECT = [
  SPADES_USED,
  'mini-expansion-1',
  'shipping-bonus',
  'temple-scoring-tile',
  'variable-turn-order',
  'errata-cultist-power',
] as const;

/** The header rows for a game of ours. */
export function headersOf(o: Options): string[] {
  const out: string[] = [];
  if (o.ordination === 'at-once') out.push('strict-darkling-sh');
  if (o.cultistPower) out.push('errata-cultist-power');
  if (o.laterTowns.length > 0) out.push('mini-expansion-1');
  if (o.shippingCard) out.push('shipping-bonus');
  if (o.templeTile) out.push('temple-scoring-tile');
  if (o.variableOrder) out.push('variable-turn-order');
  if (o.spadesScored === 'used') out.push(SPADES_USED);
  return out.map((x) => `option ${x}`);
}

export function seatsOf(ledger: Ledger): FactionId[] {
  const setup = ledger.rows.filter((r) => r.commands.some((c) => c.do === 'nothing' && c.what === 'setup'));
  return setup.map((r) => r.faction);
}

export function optionsOf(ledger: Ledger): ChosenOptions {
  for (const option of ledger.options) {
    if (!WITHOUT_EFFECT.test(option) && !WITH_EFFECT.includes(option as (typeof WITH_EFFECT)[number]))
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
    laterTowns: has('mini-expansion-1') ? LATER_TOWNS : [],
    shippingCard: has('shipping-bonus'),
    templeTile: has('temple-scoring-tile'),
    variableOrder: has('variable-turn-order'),
    cultistPower: has('errata-cultist-power'),
    powerTiming: isStrict(ledger) ? 'strict' : 'late',
    spadesScored: has(SPADES_USED) ? 'used' : 'gained',
    ordination: has('strict-darkling-sh') ? 'at-once' : 'any-turn',
    siteHabits: true,
    keyAlways: true,
  };
}
