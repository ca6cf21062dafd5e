/** Rulings on cases the rulebook leaves open, shown with the entry they belong to. The full list is in docs/rulings. */
export const rulings: Readonly<Record<string, readonly string[]>> = {
  blessed: ['At level 0 they count as level 3.'],
  goblins: [
    'Spades of the opening and of the science bonus bring coins too.',
    'Coins for digging can pay for the workshop on the same hex.',
  ],
  desert: ['Inventors and Monks use the spade before or after they take their competency.'],
  illusionists: [
    'Later printing: 1 point, 2 with four or five players. Printing 1.0: 3 points, 4 with five players.',
    'Conversions are not cheaper.',
  ],
  moles: [
    'A tunnel skips exactly one hex, occupied or not, and its target touches no building of the Moles.',
    'Points for a tunnel: 2 and one for each player in the later printing, 4 in printing 1.0.',
    'Only their own action bridges land; other bridges use printed places.',
  ],
  navigators: ['The coin is in the later printing only.'],
  psychics: ['The second action may be left out or be passing; goods may be converted in between.'],
  lizards: ['The free workshop may stand on any own terrain in reach.'],
  'neutral-palace': ['It lifts the surcharge of 5 coins for innovations.'],
  'neutral-school': [
    'If the school cannot be placed, the competency is still taken.',
    'School and competency come in any order, and so does the tile of a city that the school founds.',
  ],
  'palace-9': ['Every hex outside normal reach needs its own flight.'],
  'palace-11': ['In the later printing it counts as founding a city.'],
  'palace-14': [
    'All own groups beside the skipped hex count together, none of them in a city; the hex serves one city.',
    'The city can be declared at any time of an own turn, while a city tile is left.',
  ],
  'palace-15': [
    'Parts in any order, not mixed. In the later printing city tiles wait until all parts are done.',
    'Bridges may be left unbuilt.',
  ],
  'palace-16': ['In printing 1.0 the hex may not have been terraformed in the same turn.'],
  'competency-1': ['Its step comes first, so that a level 9 it reaches pays in the same income.'],
  'competency-12': ['Steps from booster 8 come before it.'],
  city: [
    'A pavilion also counts towards the reduced number of buildings.',
    'Two cities that become connected keep their tiles and bring nothing new.',
    'A city whose tile is taken later is a city already: nothing built before can merge or undo it.',
  ],
  offer: ['Offers are fixed when something is built, and answered at the end of the turn in turn order.'],
  'action:spades': [
    'Missing spades can be bought for the first hex only.',
    'Spades that could do nothing are not offered.',
  ],
  'action:scholar': ['A scholar may be sent although all steps are lost.'],
};
