/** What the guided first game of this title says, by the answer that it is about. Its answers: src/lessons/terra-mystica.ts. */
export const terraMystica = {
  chapters: {
    1: 'The screen, and where to begin',
    2: 'Spades and dwellings',
    3: 'Power',
    4: 'Temples, cults and passing',
  },
  say: {
    'place:F4':
      'You lead the Witches, who live in forest (f). The row with the arrow asks, the menu under it answers, and the map shows the same choice in brackets. Left and right turn the choice: here every forest is one. F4 is marked. Press enter to settle there.',
    'place:G3':
      'Bob came to F3, right beside you. Neighbours are good: whatever one of you builds brings the other power. Now your second house. With tab the arrows move on the board instead of in the menu; try it, then choose G3.',
    'card:BON1':
      'Everybody holds one bonus card per round. BON1 pays 2 coins and has an action: one free spade. Press i to read about whatever is marked, in every game.',
    'special:BON1':
      'Round 1. You have received workers and coins: compare your board with the row of players. Only forest is home to you; other land must be dug first, one spade for each step round the circle of terrains. Your card has a spade: use it.',
    'build:E7':
      'E7 is mountains, one step from forest, so this one spade makes it yours, and the dwelling costs 1 worker and 2 coins. The preview row shows it before you decide: numbers old and new. This round pays 2 points for each dwelling.',
    end: 'Your action is done. A turn is one action and as many conversions as you like, so the program waits for you to end it. u would undo the whole turn.',
    take: 'Bob made F3 a trading house next to your F4, so power is offered to you. One power costs nothing; from two on it costs points. Power climbs from bowl I to II to III; spent from III, it starts again in I. Take it.',
    'upgrade:F4>trading-house':
      'Your turn to upgrade. A trading house on F4 costs 2 workers and only 3 coins, because Bob lives beside it; alone it would be 6. It will bring coins and power each round. Look at your board: each building that leaves it uncovers income.',
    'take 2':
      'Free power again, this time from E8, beside your new house on E7. If you always want it, press a for standing orders: the program will answer for you.',
    burn: 'Bowl III is still empty, and the power actions are first come, first served. So burn: of two tokens in bowl II one is lost for good and the other goes up to III. Choose 4 with the arrows or type it.',
    'power:ACT3':
      'Four power in III: buy 2 workers with the orange action ACT3. It is closed until the next round; a cross marks what is used. Press w at any time to see what you cannot do, why, and what would help.',
    'upgrade:F4>temple':
      'Bob has passed; you may go on alone. Make the trading house a temple: 2 workers, 5 coins. A temple brings a priest each round, and at once a favour tile.',
    'favour:FAV11':
      'Favour tiles push you up a cult and stay for the whole game. FAV11 gives 2 points for every dwelling you build from now on: with five rounds to come, a fine choice.',
    'pass:BON8':
      'Five coins, three workers: not enough for anything big. Passing ends your round; you return your card and take another, first come, first served. BON8 brings a priest. (s shows where everybody stands, with points by source.)',
    'priest:fire@3':
      'Round 2, and you own two priests. Send one to the order of fire: the best free place gives 3 steps, and crossing step 3 brings power. At the end of the game the tops of the four cults are worth 8, 4 and 2 points each.',
  },
  end: 'Now you know the whole cycle: income, actions in turn, passing, and again, six times. Points come from round tiles, favours, towns (four houses of strength seven), cults and the largest area at the end. Finish your turn and play on: Bob is a bot. v tries moves without playing them, L L is the ledger.',
};
