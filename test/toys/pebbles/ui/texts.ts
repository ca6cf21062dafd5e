/** Everything that this screen says: components hold no words of their own. */
export const texts = {
  map: 'Map',
  goods: 'Goods',
  ground: 'sand',
  closed: 'closed',
  pebble: 'pebble',
  crown: 'crown',
  laid: 'What lies on the board',
  pebbles: ({ n }: { n: number }): string => (n === 1 ? '1 pebble' : `${n} pebbles`),
  coins: ({ n }: { n: number }): string => (n === 1 ? '1 coin' : `${n} coins`),
  points: ({ n }: { n: number }): string => (n === 1 ? '1 point' : `${n} points`),
  score: ({ points }: { points: number }): string => `${points} vp`,
  purse: ({ pebbles, coins }: { pebbles: number; coins: number }): string => `${pebbles}p ${coins}c`,
  boardOf: ({ name }: { name: string }): string => `Board of ${name}`,
  rounds: ({ round, rounds }: { round: number; rounds: number }): string => `${round} of ${rounds} rounds`,
};

export type PebblesTexts = typeof texts;
