/** Every number of the opinion. Set by hand and adjusted by play against itself (docs/bots.md). */
export const WEIGHTS = {
  /** An own turn fewer to the end of the game. */
  turn: 10,
  /** A finished agenda stays finished, unlike the way to it. */
  done: 6,
  /** The weight of the second best choice of agendas. */
  other: 0.1,
  /** Tokens of a culture card that really find a useful space. */
  laid: 0.9,
  /** Slot a science card is usually played from, and the one a city asks for. */
  scienceSlot: 4,
  citySlot: 2,
  /** Turns lost where there is no space for a city. */
  noSite: 2.5,
  /** Rival spaces that a play of the military card brings. */
  takenPerFight: 1.2,
  /** Tokens around a city that is still to be founded. */
  newMature: 3,
  /** Price of a wonder not yet seen. */
  laterCost: 9.5,
  /** Turns to gain a point of production that no slot gives. */
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
  /** Of what the best rival's turns are worth to oneself. */
  rivals: 0.35,
};
