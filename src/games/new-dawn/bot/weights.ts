/** Every number of the opinion. Set by hand and adjusted by play against itself (docs/bots.md). */
export const WEIGHTS = {
  /** An agenda done is worth `done`; the way there counts with a power that makes finishing one better than half of two. */
  done: 40,
  way: 27,
  bend: 1.3,
  /** More for the way to an agenda with every card finished, and less for all that pays off slowly. */
  urgent: 0.5,
  haste: 0.4,
  /** The second agenda of a card, in case the first cannot be reached. */
  second: 0.12,
  /** Part of a wonder's agenda that being able to pay for it soon is worth. */
  ready: 0.9,
  /** Part of conquering or claiming something that lies within reach. */
  near: 0.35,
  tech: 0.35,
  level: 1.5,
  slot: 0.14,
  city: 2.2,
  mature: 2.5,
  space: 0.15,
  reinforced: 0.1,
  trade: 0.3,
  resource: 1,
  natural: 1,
  state: 0.6,
  wonder: 5,
  caravan: 0.25,
  pact: 0.5,
  rivals: 0.25,
};
