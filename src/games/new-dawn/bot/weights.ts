/** Every number of the opinion: one table set by hand, and what play against itself has changed in it (docs/bots.md). */
export interface Weights {
  /** An own turn fewer to the end of the game. */
  readonly turn: number;
  /** Of where the running turn ends, beside where the planned turns end: others move in between. */
  readonly soon: number;
  /** A finished agenda stays finished, unlike the way to it. */
  readonly done: number;
  /** The weight of the second best choice of agendas. */
  readonly other: number;
  /** Tokens of a culture card that really find a useful space. */
  readonly laid: number;
  /** Slot a science card is usually played from, and the one a city asks for. */
  readonly scienceSlot: number;
  readonly citySlot: number;
  /** Turns lost where there is no space for a city. */
  readonly noSite: number;
  /** Rival spaces that a play of the military card brings. */
  readonly takenPerFight: number;
  /** Tokens around a city that is still to be founded. */
  readonly newMature: number;
  /** Price of a wonder not yet seen. */
  readonly laterCost: number;
  /** Turns to gain a point of production that no slot gives. */
  readonly short: number;
  readonly tech: number;
  readonly level: number;
  readonly slot: number;
  readonly city: number;
  readonly mature: number;
  readonly space: number;
  readonly reinforced: number;
  readonly trade: number;
  readonly resource: number;
  readonly natural: number;
  readonly state: number;
  readonly wonder: number;
  readonly caravan: number;
  readonly pact: number;
  readonly card: number;
  /** Of what the best rival's turns are worth to oneself. */
  readonly rivals: number;
  /** Of what the others' replies change. */
  readonly replies: number;
}

/** Set by hand: the opinion of `easy` and `normal`. */
export const HAND: Weights = {
  turn: 10,
  soon: 0.25,
  done: 6,
  other: 0.1,
  laid: 0.9,
  scienceSlot: 4,
  citySlot: 2,
  noSite: 2.5,
  takenPerFight: 1.2,
  newMature: 3,
  laterCost: 9.5,
  short: 0.5,
  tech: 0.6,
  level: 2.5,
  slot: 0.15,
  city: 1.5,
  mature: 2,
  space: 0.25,
  reinforced: 0.3,
  trade: 1.2,
  resource: 1.5,
  natural: 1,
  state: 1.5,
  wonder: 2,
  caravan: 0.4,
  pact: 0.8,
  card: 1.5,
  rivals: 0.35,
  replies: 1,
};

/**
 * The opinion of `hard`: what was found by many games with every number a little larger or smaller; then what stands and
 * is held, by how well it tells the winner of games against itself.
 */
export const TUNED: Weights = {
  ...HAND,
  soon: 0.12,
  done: 15,
  other: 0.14,
  laid: 0.77,
  scienceSlot: 4.5,
  takenPerFight: 1.1,
  laterCost: 14.5,
  short: 0.7,
  tech: 1.2,
  level: 4.5,
  slot: 0.3,
  city: 4.5,
  mature: 7,
  space: 0.9,
  reinforced: 0.6,
  trade: 1.5,
  resource: 0.4,
  natural: 0,
  state: 9,
  wonder: 4,
  caravan: 0.2,
  pact: 0.87,
  card: 6,
};
