import type { Lesson } from '../ui/lesson.js';

/** Set-up and the whole first round on the small map, with the Inventors against the Psychics. */
export const ageOfInnovation: Lesson = {
  game: 'age-of-innovation',
  seed: 'lesson.age-of-innovation.1',
  options: {
    dealing: 'fixed',
    first: '1',
    boards: ['forest', 'lake'],
    factions: ['inventors', 'psychics'],
    rounds: ['round-1', 'round-4', 'round-5', 'round-9', 'round-11', 'round-6'],
    boosters: ['booster-5', 'booster-10', 'booster-7', 'booster-9', 'booster-3'],
    'book-actions': ['book-power', 'book-steps', 'book-coins'],
  },
  others: ['Bob'],
  steps: [
    {
      chapter: 'The screen, and two workshops',
      say: 'You are the Inventors on the forest board: forest (f) is home. The arrow row asks, the menu answers, the map shows the same choice in brackets. Left and right turn it. Your first workshop comes to H8: press enter.',
      answer: 'start:H8>workshop',
    },
    { answer: 'start:H9>workshop' },
    { answer: 'start:F11>workshop' },
    {
      say: 'Bob sits beside you on both ends of the land. That is good: what he builds next to you brings you power, and upgrades beside him cost you fewer coins. Put the second workshop on F10. tab lets the arrows walk on the map.',
      answer: 'start:F10>workshop',
    },
    {
      say: 'Inventors start with a competency tile. Each also moves you up one of the four sciences; here competency 3 with 3 steps in engineering: a book and a power each round. Passing step 3 brings power. i tells about any tile.',
      answer: 'competency:competency-3',
    },
    {
      say: 'Income is paid. Competency and booster bring a book each, and books come in four colours, one for each science. Take two of engineering: type 2 or use the arrows, then enter.',
      answer: 'book:engineering',
      n: 2,
    },
    {
      chapter: 'Spades and workshops',
      say: 'Your booster (one tile for each player and round) has an action: a free spade. Only home terrain can be built on, and each step round the circle of terrains needs one spade. Without the booster a spade costs you 3 tools.',
      answer: 'special:booster-5',
    },
    {
      say: 'I8 is two steps from forest. One spade is free, the second is paid with 3 tools: choose 2 spades on I8. The preview row shows every number before and after.',
      answer: 'dig:I8',
      n: 2,
    },
    {
      say: 'Now I8 is forest: build, for 1 tool and 2 coins. Round tile 1 pays 2 points for each workshop, so the first round is the time for it.',
      answer: 'build:I8',
    },
    {
      say: 'One action makes a turn; conversions are free and may come before and after it. u takes back step by step as long as this row says so at the top right. End the turn.',
      answer: 'end',
    },
    { answer: 'special:psychics' },
    { answer: 'build:H10' },
    { answer: 'end' },
    {
      chapter: 'Power and scholars',
      say: 'Power climbs from bowl I to II to III; only III can be spent. Yours is empty, so burn 3: for each, one token of bowl II is gone for ever and another rises to III.',
      answer: 'burn',
      n: 3,
    },
    {
      say: 'Each power action can be used once a round, by one player. Three power buy a scholar, before Bob does.',
      answer: 'power:power-scholar',
    },
    { answer: 'end' },
    { answer: 'upgrade:H9>guild' },
    { answer: 'end' },
    {
      say: 'Bob upgraded H9 beside your H8 and you are offered power. One is free; each more would cost a point. Take it. (a sets a standing order that answers this by itself.)',
      answer: 'accept',
    },
    {
      say: 'Send the scholar to engineering. The best free space is worth 3 steps and keeps the scholar for good: 4 to 7. You pass 5 and 7, which bring 2 power each. From step 9 on a science pays every round, and the last ones need a key from a city.',
      answer: 'scholar:engineering@3',
    },
    { answer: 'end' },
    { answer: 'pass:booster-7' },
    { answer: 'end' },
    {
      chapter: 'Guilds, books, passing',
      say: 'Bob has passed; you may go on as long as you can. Upgrade H8 to a guild: 2 tools and 3 coins, 6 if Bob were not beside it. The workshop returns to your board and covers its income; the guild uncovers its own.',
      answer: 'upgrade:H8>guild',
    },
    { answer: 'end' },
    { answer: 'accept' },
    {
      say: 'Books pay for book actions, three of them in each game, once a round each. One book for 5 power: look at the bowls in the preview. Later five and more books buy an innovation, the great prizes of this game.',
      answer: 'books:book-power',
    },
    { answer: 'end' },
    {
      say: 'You are nearly out of tools. Pass: your booster goes back and you take another. Number 9 brings 4 power and 2 coins, and one coin lies on it. Who passes first starts the next round: that is Bob.',
      answer: 'pass:booster-9',
    },
  ],
  end: 'That was a round; six of them make a game. Schools and the university bring competencies, the palace a power of its own, four linked buildings of strength seven a city with a key. s shows where you stand, w what you cannot do and why, v tries moves out. End your turn and play on: Bob is a bot.',
};
