import type { Lesson } from '../ui/lesson.js';

/** The first four rounds of a duel. */
export const throughTheAges: Lesson = {
  game: 'through-the-ages',
  seed: 'lesson.through-the-ages.1',
  options: { starter: 'first' },
  others: ['Bob'],
  steps: [
    {
      chapter: 'The card row',
      say: 'Thirteen cards lie in a row: the left five cost 1 civil action, then 2, then 3, and each turn they slide to the left. In the first round you have a single action and only take. A leader of Age A: Homer. Left and right turn the choice, i shows a card.',
      answer: 'take:homer@2',
    },
    {
      say: 'No actions left: end the turn. Then your farms make food, your mines resources, your labs science. The line at the bottom of page T says beforehand what the end of the turn will bring.',
      answer: 'end',
    },
    { answer: 'take:alexander-the-great@3' },
    { answer: 'take:frugality-a@1' },
    { answer: 'end' },
    {
      chapter: 'Workers',
      say: 'From now on a turn begins with one political action (none is possible yet but to pass), then 4 civil and 2 military actions in any order. Your military hand is secret: between two people the program draws a curtain. Pass.',
      answer: 'pass',
    },
    {
      say: 'Play Homer as your leader, for one action: military units become cheaper by a resource a turn, and he makes one face happy.',
      answer: 'leader:homer',
    },
    {
      say: 'One worker waits in the pool. Put it on Bronze, for 2 resources: a third mine. The dots on page T are workers, the small squares are blue tokens; both come from the two banks below.',
      answer: 'build:bronze',
    },
    {
      say: 'Rich Land makes a farm or a mine cheaper when it is played. It lies in the cheap part: take it.',
      answer: 'take:rich-land-a@2',
    },
    {
      say: 'Grow: 2 food for a new worker. Every token that leaves the yellow bank makes the next one dearer, hungrier and less content; the numbers under the bank say when.',
      answer: 'grow',
    },
    {
      say: 'Military actions that are left draw military cards at the end of the turn, one each. So 2 unused ones are not lost. End the turn.',
      answer: 'end',
    },
    { answer: 'pass' },
    { answer: 'build:bronze' },
    { answer: 'take:urban-growth-a@4' },
    { answer: 'take:hanging-gardens@1' },
    { answer: 'grow' },
    { answer: 'end' },
    {
      chapter: 'Events, culture and wonders',
      say: 'Now you hold military cards. Prepare Cultural Influence as an event: it goes face down on the pile of coming events, you gain culture equal to its age, and one event of the current pile happens at once.',
      answer: 'prepare:e1-cultural-influence',
    },
    {
      say: 'Everybody got food. Culture is what wins: points on the track, and each turn your rating on top. A temple of Religion makes 1 culture and 1 happy face: build it with your free worker.',
      answer: 'build:religion',
    },
    {
      say: 'Pyramids: a wonder costs no worker, but resources in stages (3, then 2, then 1), and gives an action for ever. It is taken straight onto your table.',
      answer: 'take:pyramids@1',
    },
    {
      say: 'Engineering Genius pays for a stage. Yellow action cards may be played from the next turn on, not in the turn they are taken.',
      answer: 'take:engineering-genius-a@2',
    },
    { say: 'And again a worker. The bank begins to empty: each turn the people will eat 1 food now.', answer: 'grow' },
    {
      say: 'End the turn, and read the log row: science, culture, food less 1, resources. L is the whole log, L L the ledger with every number.',
      answer: 'end',
    },
    { answer: 'pass' },
    { answer: 'build:religion' },
    { answer: 'end' },
    {
      chapter: 'Cards that work together',
      say: 'Age I. Nothing political now: your other cards are better kept. w explains what cannot be done and what is missing.',
      answer: 'pass',
    },
    { say: 'Play Engineering Genius: one stage of the Pyramids for less.', answer: 'play:engineering-genius-a' },
    {
      say: 'Irrigation has slid down to price 1. Technologies go to the hand first and are developed with science later.',
      answer: 'take:irrigation@4',
    },
    { say: 'Rich Land: build a farm or mine with a resource off.', answer: 'play:rich-land-a' },
    { say: 'Another mine for 1 resource.', answer: 'build:bronze' },
  ],
  end: 'These are the gears: actions, workers, two banks, events, culture. What comes: governments with more actions, tactics and colonies, wars in the late ages. Strength matters more than it seems: never be far the weakest. End the turn when you are done and play on: Bob is a bot. s shows where you stand.',
};
