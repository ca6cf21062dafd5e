export const texts = {
  market: 'Market',
  hand: 'Your hand',
  noHand: 'Hands are hidden',
  players: 'Stalls',
  lot: 'Lot',
  inHand: ({ name, n }: { name: string; n: number }): string => `${name}: ${n} in hand`,
  coins: ({ n }: { n: number }): string => (n === 1 ? '1 coin' : `${n} coins`),
  score: ({ points }: { points: number }): string => `${points} vp`,
  purse: ({ coins }: { coins: number }): string => `${coins}c`,
};

export type BazaarTexts = typeof texts;
