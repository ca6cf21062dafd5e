import type { Lesson } from '../ui/lesson.js';

/** Set-up, the whole first round and the start of the second, with the Witches against the Nomads. */
export const terraMystica: Lesson = {
  game: 'terra-mystica',
  seed: 'lesson.terra-mystica.1',
  options: {
    factions: 'given',
    given: ['witches', 'nomads'],
    scoring: ['SCORE5', 'SCORE7', 'SCORE1', 'SCORE6', 'SCORE4', 'SCORE8'],
    cards: ['BON1', 'BON2', 'BON3', 'BON5', 'BON8'],
  },
  others: ['Bob'],
  steps: [
    {
      chapter: 'The screen, and where to begin',
      say: 'You lead the Witches, who live in forest (f). The row with the arrow asks, the menu under it answers, and the map shows the same choice in brackets. Left and right turn the choice: here every forest is one. F4 is marked. Press enter to settle there.',
      answer: 'place:F4',
    },
    { answer: 'place:F3' },
    { answer: 'place:E8' },
    {
      say: 'Bob came to F3, right beside you. Neighbours are good: whatever one of you builds brings the other power. Now your second house. With tab the arrows move on the board instead of in the menu; try it, then choose G3.',
      answer: 'place:G3',
    },
    { answer: 'place:A5' },
    { answer: 'card:BON3' },
    {
      say: 'Everybody holds one bonus card a round. BON1 pays 2 coins and has an action: one free spade. i tells all about the marked thing, in this game and in the others.',
      answer: 'card:BON1',
    },
    {
      chapter: 'Spades and dwellings',
      say: 'Round 1. You have been paid workers and coins: compare the numbers of your board with the row of the seats. Only forest is home to you; other land must be dug first, one spade for each step round the circle of terrains. Your card has a spade: use it.',
      answer: 'special:BON1',
    },
    {
      say: 'E7 is mountains, one step from forest, so this one spade makes it yours, and the dwelling costs 1 worker and 2 coins. The preview row shows it before you decide: numbers old and new. This round pays 2 points for each dwelling.',
      answer: 'build:E7',
    },
    {
      say: 'Your action is done. A turn is one action and as many conversions as you like, so the program waits for you to close it. u would take the whole turn back.',
      answer: 'end',
    },
    { answer: 'take' },
    { answer: 'upgrade:F3>trading-house' },
    { answer: 'end' },
    {
      chapter: 'Power',
      say: 'Bob made F3 a trading house next to your F4, so power is offered to you. One power costs nothing; from two on it costs points. Power never leaves you: it climbs from bowl I to II to III, and what lies in III can be spent. Take it.',
      answer: 'take',
    },
    {
      say: 'Your turn to upgrade. A trading house on F4 costs 2 workers and only 3 coins, because Bob lives beside it; alone it would be 6. It will bring coins and power each round. Look at the squares of your board: what leaves the board uncovers income.',
      answer: 'upgrade:F4>trading-house',
    },
    { answer: 'end' },
    { answer: 'take' },
    { answer: 'upgrade:E8>trading-house' },
    { answer: 'end' },
    {
      say: 'Again power for nothing, this time from E8, beside your new house on E7. If you always want it: a opens standing orders, and the program will answer for you.',
      answer: 'take',
    },
    {
      say: 'Bowl III is still empty, and the power actions are first come, first served. So burn: of two tokens in bowl II one is lost for good and the other goes up to III. Choose 4 with the arrows or type it.',
      answer: 'burn',
      n: 4,
    },
    {
      say: 'Four power in III: buy 2 workers with the orange action ACT3. It is closed now until the next round; a cross marks what is used. Press w at any time to see what you cannot do, why, and what would help.',
      answer: 'power:ACT3',
    },
    { answer: 'end' },
    { answer: 'pass:BON5' },
    {
      chapter: 'Temples, cults and passing',
      say: 'Bob has passed, you may go on alone. Make the trading house a temple: 2 workers, 5 coins. A temple brings a priest each round, and at once a favour tile.',
      answer: 'upgrade:F4>temple',
    },
    {
      say: 'Favour tiles push you up a cult and stay for the whole game. FAV11 gives 2 points for every dwelling you build from now on: with five rounds to come a fine companion.',
      answer: 'favour:FAV11',
    },
    { answer: 'end' },
    { answer: 'take' },
    {
      say: 'Five coins, three workers: nothing great is left. Passing ends your round; you give your card back and take another, first come, first served. BON8 brings a priest. (s shows where everybody stands, with points by source.)',
      answer: 'pass:BON8',
    },
    { answer: 'power:ACT4' },
    { answer: 'end' },
    {
      say: 'Round 2, and you own two priests. Send one to the order of fire: the best free place gives 3 steps, and crossing step 3 brings power. At the end of the game the tops of the four cults are worth 8, 4 and 2 points each.',
      answer: 'priest:fire@3',
    },
  ],
  end: 'You know the whole wheel now: income, actions in turn, passing, and again, six times. Points come from round tiles, favours, towns (four houses of strength seven), cults and the largest area at the end. Finish your turn and play on: Bob is a bot. v tries moves without playing them, L L is the ledger.',
};
