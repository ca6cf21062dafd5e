/** What the guided first game of this title says, by the answer that it is about. Its answers: src/lessons/through-the-ages.ts. */
export const throughTheAges = {
  chapters: {
    1: 'The card row',
    2: 'Workers',
    3: 'Events, culture and wonders',
    4: 'Cards that work together',
  },
  say: {
    'take:homer@2':
      'Thirteen cards lie in a row: the left five cost 1 civil action, then 2, then 3, and each turn they slide to the left. In the first round you have a single action and only take. A leader of Age A: Homer. Left and right turn the choice, i shows a card.',
    end: 'No actions left: end the turn. Then your farms make food, your mines resources, your labs science. The bottom line of page T shows what the end of the turn will bring.',
    pass: 'From now on a turn begins with one political action (so far you can only pass), then 4 civil and 2 military actions in any order. Your military hand is secret: the program hides it between two people. Pass.',
    'leader:homer':
      'Play Homer as your leader, for one action: military units become cheaper by a resource a turn, and he makes one face happy.',
    'build:bronze':
      'One worker waits in the pool. Put it on Bronze, for 2 resources: a third mine. The dots on page T are workers, the small squares are blue tokens; both come from the two banks below.',
    'take:rich-land-a@2':
      'Rich Land makes a farm or a mine cheaper when it is played. It lies in the cheap part: take it.',
    grow: 'Grow: 2 food for a new worker. Every token that leaves the yellow bank makes the next one dearer, hungrier and less content; the numbers under the bank say when.',
    'end 2':
      'Military actions that are left draw military cards at the end of the turn, one each. So 2 unused ones are not lost. End the turn.',
    'prepare:e1-cultural-influence':
      'Now you hold military cards. Prepare Cultural Influence as an event: it goes face down on the pile of coming events, you gain culture equal to its age, and one event of the current pile happens at once.',
    'build:religion':
      'Everybody got food. Culture is what wins: points on the track, and each turn your rating on top. The temple Religion makes 1 culture and 1 happy face: build it with your free worker.',
    'take:pyramids@1':
      'Pyramids: a wonder costs no worker, but resources in stages (3, then 2, then 1), and gives an action for good. It goes straight to your table.',
    'take:engineering-genius-a@2':
      'Engineering Genius pays for a stage. Yellow action cards can be played from the next turn on, not in the turn you take them.',
    'grow 2': 'Another worker. The bank begins to empty: your people now eat 1 food each turn.',
    'end 3':
      'End the turn, and read the log row: science, culture, food less 1, resources. L is the whole log, L L the ledger with every number.',
    'pass 2':
      'Age I. No political action this time: keep your other cards. w explains what cannot be done and what is missing.',
    'play:engineering-genius-a': 'Play Engineering Genius: one stage of the Pyramids for less.',
    'take:irrigation@4':
      'Irrigation has slid down to price 1. Technologies go to the hand first and are developed with science later.',
    'play:rich-land-a': 'Rich Land: build a farm or mine for one resource less.',
    'build:bronze 2': 'Another mine for 1 resource.',
  },
  end: 'Those are the basics: actions, workers, two banks, events, culture. What comes: governments with more actions, tactics and colonies, wars in the late ages. Strength matters more than it seems: never fall far behind. End the turn when you are done and play on: Bob is a bot. s shows where you stand.',
};
