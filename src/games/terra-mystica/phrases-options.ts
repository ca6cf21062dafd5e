/** Texts of the options, and sentences for input that the game cannot take. */
import type { Facts } from '../../engine/types.js';
import type { FactionId } from './data/ids.js';
import { FACTION_NAME, TILE_TEXT } from './words.js';

const OPTIONS: Readonly<Record<string, { title: string; help: string }>> = {
  factions: {
    title: 'Factions',
    help: 'free choice in seat order, the recommended first game, boards dealt by lot, or the list below',
  },
  given: { title: 'Faction list', help: 'one faction per seat, in seat order, for games with given factions' },
  scoring: { title: 'Round tiles', help: 'six tiles for rounds 1 to 6; empty: dealt' },
  cards: { title: 'Bonus cards', help: 'the cards in play, three more than players; empty: dealt' },
  laterTowns: { title: 'Later town tiles', help: 'town tiles that came after the first edition' },
  shippingCard: { title: 'Shipping card', help: 'the tenth bonus card: 3 points per shipping level when passing' },
  templeTile: { title: 'Temple tile', help: 'the ninth round tile: 4 points per temple' },
  variableOrder: { title: 'Variable turn order', help: 'the next round is played in the order of passing' },
  cultistPower: {
    title: "Cultists' power",
    help: 'Cultists gain 1 power when everybody refuses theirs, as the rulebook says; off for older games',
  },
  powerTiming: {
    title: 'Power from neighbours',
    help: 'answered when the turn ends, or left open until the own next action',
  },
  spadesScored: { title: 'Spade tile', help: 'spades score when they are used, or already when they are gained' },
  ordination: {
    title: 'Ordination',
    help: 'Darklings make priests when the stronghold is built, or once in any later turn',
  },
  siteHabits: {
    title: 'Recorded games',
    help: 'lets through what an online site lets through: leave it off when you play yourselves',
  },
};

const VALUES: Readonly<Record<string, string>> = {
  choose: 'free choice',
  'first-game': 'recommended first game',
  random: 'dealt by lot',
  given: 'as listed',
  strict: 'at the end of the turn',
  late: 'left open',
  used: 'when used',
  gained: 'when gained',
  'at-once': 'at once',
  'any-turn': 'in any turn',
};

export function option(id: string): { title: string; help: string } {
  return OPTIONS[id] ?? { title: id, help: '' };
}

export function optionValue(_id: string, value: string): string {
  return (
    VALUES[value] ?? FACTION_NAME[value as FactionId] ?? (TILE_TEXT[value] ? `${value} (${TILE_TEXT[value]})` : value)
  );
}

const name = (id: unknown): string => FACTION_NAME[id as FactionId] ?? String(id);

const SENTENCES: Readonly<Record<string, (f: Facts) => string>> = {
  'option-twice': (f) => `${f.value} is listed twice in ${option(String(f.option)).title.toLowerCase()}.`,
  'option-later': (f) => `${f.value} needs the option "${option(String(f.option)).title}".`,
  'factions-count': (f) => `${f.given} factions are listed for ${f.seats} players.`,
  'factions-same-terrain': (f) =>
    `${name(f.one)} and ${name(f.two)} both live in ${f.terrain}: only one of them can play.`,
  'factions-given': (f) => `A faction list does not go with "${optionValue('factions', String(f.factions))}".`,
  'first-game-fixed': () => 'The recommended first game brings its own tiles and cards.',
  'scoring-count': (f) => `${f.given} round tiles are listed, ${f.rounds} are needed.`,
  'scoring-spades': (f) => `The spade tile may not lie on round ${f.round}.`,
  'cards-count': (f) => `${f.given} bonus cards are listed, ${f.needed} are needed.`,
  'ledger-row': (f) => `Row ${f.row} does not fit: expected ${f.expected}, found ${f.found}.`,
  'ledger-faction': (f) => `Row ${f.row}: no faction is called ${f.found}.`,
  'ledger-command': (f) => `Row ${f.row}: the command "${f.found}" is not known.`,
  'ledger-header': (f) => `Row ${f.row}: the header "${f.found}" is not known.`,
  'ledger-map': (f) =>
    `Row ${f.row}: the game is played on another map (${f.found}), this one knows only the base map.`,
  'ledger-option': (f) => `The ledger uses the option ${f.found}, which this game does not have.`,
  'ledger-seats': (f) => `The ledger has ${f.found} set-up rows, at least 2 are needed.`,
  'ledger-scoring': (f) => `The ledger names ${f.found} round tiles, ${f.expected} are needed.`,
  'ledger-cards': (f) => `The ledger leaves ${f.found} bonus cards in play, ${f.expected} are needed.`,
  'ledger-differs': (f) =>
    `Row ${f.row}, ${name(f.faction)}: ${f.what} should be ${f.expected}, the rules give ${f.found} (${f.text}).`,
  'ledger-no-factions': () => 'A ledger begins when everybody has a faction; this game has not come so far.',
  'log-broken': (f) => `The game's record does not fit the rules at ${f.entry}.`,
  'ledger-cut-off': (f) => `The ledger ends after row ${f.row} in round ${f.round}: expected ${f.expected}.`,
};

export function refused(code: string, facts: Facts): string | null {
  return SENTENCES[code]?.(facts) ?? null;
}
