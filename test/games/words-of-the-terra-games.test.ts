/** Rules at hand answer the words that people use: the first entry found is the one that explains the thing. */
import { describe, expect, it } from 'vitest';
import { foundRules } from '../../src/engine/find.js';
import { module as innovation } from '../../src/games/age-of-innovation/index.js';
import { module as terra } from '../../src/games/terra-mystica/index.js';

/** `word = id`, one to a line: at least sixty words for each game. */
const table = (text: string): [string, string][] =>
  text
    .trim()
    .split('\n')
    .map((line) => line.trim().split(' = ') as [string, string]);

const TERRA = table(`
  setup = rule:setup
  first game = rule:setup
  income = rule:income
  production = rule:income
  turn overview = rule:turn
  actions = rule:turn
  turn order = rule:order
  first player = rule:order
  rounds = rule:round
  round score = rule:round
  scoring tile = rule:round
  cult bonus = rule:round
  end of round = rule:round
  final scoring = rule:end
  victory = rule:end
  vp = rule:end
  tie = rule:end
  power = rule:bowls
  bowl = rule:bowls
  adjacent = rule:adjacent
  reach = rule:adjacent
  river = rule:adjacent
  native terrain = rule:native
  home terrain = rule:native
  circle = rule:native
  spade = action:build
  dig = action:build
  terraform = action:build
  transform = action:build
  foreign terrain = action:build
  upgrade = action:upgrade
  building costs = action:upgrade
  priest = action:priest
  orders = action:priest
  pass = action:pass
  bonus card = action:pass
  leech = rule:power
  neighbours = rule:power
  decline = rule:power
  leave = rule:leave
  resign = rule:leave
  burn = rule:burn
  convert = rule:convert
  exchange = rule:convert
  town = rule:town
  city = rule:town
  rewards = rule:rewards
  key = rule:keys
  favour = rule:favour
  favor = rule:favour
  bridge = rule:bridge
  area = rule:area
  network = rule:area
  resources = rule:goods
  shipping = track:ship
  sailing = track:ship
  exchange track = track:dig
  octagon = rule:special
  special action = rule:special
  power action = rule:power-actions
  cult = rule:cults
  cult track = rule:cults
  dwelling = building:dwelling
  trading house = building:trading-house
  temple = building:temple
  stronghold = building:stronghold
  sanctuary = building:sanctuary
  fire = cult:fire
  witches = faction:witches
  darklings = faction:darklings
  BON4 = card:BON4
  TW5 = town:TW5
  SCORE1 = scoring:SCORE1
  how to win = rule:end
  points = rule:end
  winner = rule:end
  game end = rule:end
  level 10 = rule:keys
  keys = rule:keys
  range = rule:adjacent
  distance = rule:adjacent
  overflow = rule:bowls
  lost power = rule:bowls
  power token = rule:bowls
  order of priests = action:priest
  passing = action:pass
  free actions = rule:convert
  town tile = rule:town
`);
const INNOVATION = table(`
  setup = set-up
  bundle = set-up
  leave = rule:leave
  turn = turn
  actions = turn
  terraform = action:build
  native terrain = action:build
  spade = action:build
  dig = action:build
  free spades = action:spades
  upgrade = action:upgrade
  guild discount = action:upgrade
  sailing = track:shipping
  shipping = track:shipping
  river = track:shipping
  upgrade terraforming = track:terraforming
  tools per spade = track:terraforming
  innovation = action:innovate
  develop an innovation = action:innovate
  innovation display = action:innovate
  scholar = action:scholar
  send a scholar = action:scholar
  power action = action:power
  book action = action:books
  books = action:books
  special action = action:special
  x-token = action:special
  pass = action:pass
  turn order = action:pass
  round bonus = action:pass
  booster = action:pass
  convert = action:convert
  burn = action:convert
  exchange = action:convert
  leech = offer
  decline = offer
  neighbours = offer
  power = power
  bowl = power
  reach = reach
  adjacent = reach
  city = city
  town = city
  key = city
  found a city = city
  neutral building = neutral
  tower = neutral
  science = science
  discipline = science
  science display = science
  level 12 = science
  bridge = bridge
  annex = pavilion
  pavilion = pavilion
  income = income
  planning display = income
  production = income
  round score = science-bonus
  round tile = science-bonus
  science bonus = science-bonus
  final scoring = end
  area = end
  resources = end
  leftover = end
  tie = end
  draft = draft
  planning display card = draft
  two players = two
  neutral faction = two
  final round score tile = final
  competency = competencies
  goblins = faction:goblins
  navigators = faction:navigators
  how to win = end
  points = end
  victory points = end
  winner = end
  end of game = end
  annexes = pavilion
  keys = city
  range = reach
  income phase = income
  free actions = action:convert
  level = science
  phase 3 = science-bonus
`);

describe.each([
  ['Terra Mystica', terra, TERRA],
  ['Age of Innovation', innovation, INNOVATION],
] as const)('rules at hand of %s', (_, { rules }, words) => {
  it('know at least sixty words', () => expect(words.length).toBeGreaterThanOrEqual(60));
  it.each(words)('%s: %s comes first', (word, id) => {
    expect(foundRules(rules, word)[0]?.id).toBe(id);
  });
  it('call nothing the same twice', () => {
    const also = rules.flatMap((r) => r.also ?? []);
    expect(new Set(also).size).toBe(also.length);
    expect(new Set(rules.map((r) => r.id)).size).toBe(rules.length);
  });
});

describe.each([
  ['Terra Mystica', terra, 'faction:'],
  ['Age of Innovation', innovation, 'faction:'],
] as const)('the end of %s is a sentence whatever the seats are called', (_, { rules, phrases }, prefix) => {
  const peoples = rules.filter((r) => r.id.startsWith(prefix)).map((r) => r.title);
  const over = (names: readonly string[], score: number) => {
    const ranking = names.map((_, seat) => ({ seat, score, ties: [] }));
    return phrases.over({ ranking, reason: '' }, { view: {}, name: (seat) => names[seat] ?? '' });
  };
  it('has its factions', () => expect(peoples.length).toBeGreaterThanOrEqual(12));
  it.each(peoples)('%s', (name) => {
    expect(over([name], 90)).toBe(`Victory for ${name} with 90 points`);
    expect(over([name], 1)).toBe(`Victory for ${name} with 1 point`);
    expect(over([name, 'Ann'], 90)).toBe(`Shared victory for ${name} and Ann with 90 points`);
  });
});
