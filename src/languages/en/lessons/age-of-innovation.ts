/** What the guided first game of this title says, by the answer that it is about. Its answers: src/lessons/age-of-innovation.ts. */
export const ageOfInnovation = {
  chapters: {
    1: 'The screen, and two workshops',
    2: 'Spades and workshops',
    3: 'Power and scholars',
    4: 'Guilds, books, passing',
  },
  say: {
    'start:H8>workshop':
      'You are the Inventors on the forest board: forest (f) is home. The arrow row asks, the menu answers, the map shows the same choice in brackets. Left and right turn it. Your first workshop comes to H8: press enter.',
    'start:F10>workshop':
      'Bob sits beside you on both ends of the land. That is good: what he builds next to you brings you power, and upgrades beside him cost you fewer coins. Put the second workshop on F10. tab lets the arrows walk on the map.',
    'competency:competency-3':
      'Inventors start with a competency tile. Each also moves you up one of the four sciences; here competency 3 with 3 steps in engineering: a book and a power each round. Passing step 3 brings power. Press i to read about any tile.',
    'book:engineering':
      'Income is paid. Competency and booster bring a book each, and books come in four colours, one for each science. Take two of engineering: type 2 or use the arrows, then enter.',
    'special:booster-5':
      'Your booster (one tile for each player and round) has an action: a free spade. Only home terrain can be built on, and each step round the circle of terrains needs one spade. Without the booster a spade costs you 3 tools.',
    'dig:I8':
      'I8 is two steps from forest. One spade is free, the second is paid with 3 tools: choose 2 spades on I8. The preview row shows every number before and after.',
    'build:I8':
      'Now I8 is forest: build, for 1 tool and 2 coins. Round tile 1 pays 2 points for each workshop, so the first round is the time for it.',
    end: 'One action makes a turn; conversions are free and may come before and after it. u undoes step by step; the top right says how far. End the turn.',
    burn: 'Power climbs from bowl I to II to III; only III can be spent. Yours is empty, so burn 3: each time one token of bowl II is gone for good and another moves up to III.',
    'power:power-scholar':
      'Each power action can be used once a round, by one player. Three power buy a scholar, before Bob does.',
    accept:
      'Bob upgraded H9 beside your H8 and you are offered power. One is free; each more would cost a point. Take it. (a sets a standing order that answers this by itself.)',
    'scholar:engineering@3':
      'Send the scholar to engineering. The best free space is worth 3 steps and keeps the scholar for good: 4 to 7. You pass 5 and 7, which bring 2 power each. From step 9 on a science pays every round, and the last ones need a key from a city.',
    'upgrade:H8>guild':
      'Bob has passed; you may go on for as long as you can. Upgrade H8 to a guild: 2 tools and 3 coins, 6 if Bob were not beside it. The workshop returns to your board and covers its income; the guild uncovers its own.',
    'books:book-power':
      'Books pay for book actions, three of them in each game, once a round each. One book for 5 power: look at the bowls in the preview. Later five and more books buy an innovation, the great prizes of this game.',
    'pass:booster-9':
      'You are nearly out of tools. Pass: your booster goes back and you take another. Number 9 brings 4 power and 2 coins, and one coin lies on it. Who passes first starts the next round: that is Bob.',
  },
  end: 'That was a round; six of them make a game. Schools and the university bring competencies, the palace a power of its own, four linked buildings of strength seven a city with a key. s shows where you stand, w what you cannot do and why, v tries moves out. End your turn and play on: Bob is a bot.',
};
