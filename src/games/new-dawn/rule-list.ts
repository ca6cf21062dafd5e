/** The rules at hand that are no cards: what each is about and where the rulebook has it. Their words are in the catalogue. */

interface RuleAtHand {
  readonly kind: string;
  /** None: a rule of this program. */
  readonly pages: readonly number[];
}

export const RULES = {
  turn: { kind: 'turn', pages: [6] },
  place: { kind: 'culture', pages: [8] },
  'tech-dial': { kind: 'science', pages: [8, 15] },
  caravan: { kind: 'economy', pages: [8, 9, 15] },
  city: { kind: 'industry', pages: [9] },
  wonder: { kind: 'industry', pages: [10, 13] },
  reinforce: { kind: 'military', pages: [10] },
  attack: { kind: 'military', pages: [11] },
  capital: { kind: 'military', pages: [11] },
  mature: { kind: 'city', pages: [7] },
  trade: { kind: 'event', pages: [12] },
  barbarians: { kind: 'event', pages: [12, 15] },
  spawn: { kind: 'event', pages: [12] },
  quiet: { kind: 'event', pages: [12] },
  agenda: { kind: 'victory', pages: [12] },
  map: { kind: 'setup', pages: [14] },
  setup: { kind: 'setup', pages: [4, 5] },
  goal: { kind: 'victory', pages: [3, 12, 16] },
  row: { kind: 'turn', pages: [6] },
  terrain: { kind: 'map', pages: [7] },
  friendly: { kind: 'map', pages: [7] },
  'control-token': { kind: 'culture', pages: [8, 10] },
  resource: { kind: 'industry', pages: [7, 10] },
  natural: { kind: 'map', pages: [7] },
  'trade-token': { kind: 'turn', pages: [13] },
  production: { kind: 'industry', pages: [10] },
  combat: { kind: 'military', pages: [11] },
  conquer: { kind: 'military', pages: [11, 13] },
  diplomacy: { kind: 'economy', pages: [9, 13] },
  'city-state': { kind: 'map', pages: [9, 11, 13] },
  upgrade: { kind: 'science', pages: [8, 15] },
  event: { kind: 'event', pages: [12] },
  components: { kind: 'table', pages: [15] },
  'first-player': { kind: 'turn', pages: [6] },
  leader: { kind: 'setup', pages: [4] },
  leave: { kind: 'table', pages: [] },
} as const satisfies Readonly<Record<string, RuleAtHand>>;

export type RuleName = keyof typeof RULES;
export type RuleKind = (typeof RULES)[RuleName]['kind'];
export const RULE_NAMES = Object.keys(RULES) as readonly RuleName[];

/** Where the rulebook speaks of cards of a kind. */
export const CARD_PAGES = {
  culture: [8],
  science: [8],
  economy: [8, 9],
  industry: [9, 10],
  military: [10, 11],
  wonder: [10, 13],
  diplomacy: [13],
  natural: [7],
  agenda: [12, 16],
} as const;

/** Entries that need a ruling: questions that the printed text leaves open. */
export const RULED = [
  'focus:mathematics',
  'focus:animal-husbandry',
  'focus:mass-production',
  'focus:mass-media',
  'focus:capitalism',
  'wonder:machu-picchu',
  'wonder:estadio-do-maracana',
  'wonder:petra',
  'wonder:pentagon',
  'wonder:great-zimbabwe',
  'wonder:oxford-university',
  'wonder:chichen-itza',
  'wonder:stonehenge',
  'wonder:potala-palace',
  'state:carthage',
  'pact:embassy',
  'leader:america',
  'rule:city',
  'rule:attack',
  'rule:agenda',
] as const;
export type Ruled = (typeof RULED)[number];
