/** Why bots do what they do, and what becomes of a seat whose program fails. */

/** What each game's bots look at. */
const terms = {
  'terra-mystica': {
    points: 'points',
    goods: 'goods in hand',
    income: 'income to come',
    cults: 'places on the cults',
    area: 'largest area',
    card: 'bonus card',
    bonus: 'cult bonuses to come',
    favours: 'favour tiles',
    places: 'places to build',
    deeds: 'round tiles to come',
    neighbours: 'neighbours',
    tracks: 'shipping and spades',
    stronghold: 'what buildings allow',
    towns: 'towns',
    faction: 'faction',
    opening: 'first places',
    rivals: 'what rivals have',
  },
  'age-of-innovation': {
    points: 'points',
    goods: 'goods in hand',
    income: 'income to come',
    science: 'places in the disciplines',
    area: 'largest area',
    tiles: 'what tiles promise',
    bonus: 'science bonuses to come',
    places: 'places to build',
    deeds: 'round tiles to come',
    neighbours: 'neighbours',
    tracks: 'shipping and spades',
    guilds: 'what guilds can become',
    cities: 'cities',
    people: 'faction',
    rivals: 'what rivals have',
  },
  'new-dawn': {
    agendas: 'agendas',
    science: 'technology',
    cities: 'cities',
    land: 'control of the land',
    trade: 'trade and caravans',
    resources: 'resources',
    friends: 'city-states',
    wonders: 'wonders',
    result: 'end of the game',
    waiting: 'map to come',
    rivals: 'what rivals have',
  },
  'through-the-ages': {
    culture: 'culture',
    'culture a turn': 'culture per turn',
    'science a turn': 'science per turn',
    science: 'science',
    'resources a turn': 'resources per turn',
    'food a turn': 'food per turn',
    stocks: 'stocks',
    strength: 'strength',
    order: 'contentment',
    people: 'population',
    actions: 'actions',
    technology: 'technology',
    hand: 'cards in hand',
    wonder: 'wonder',
    leader: 'leader',
    impacts: 'impacts to come',
    rivals: 'what rivals have',
  },
};

/** What a program did that lost its seat. */
const lost = {
  gone: 'The program of this seat is gone.',
  late: 'The program of this seat took too long.',
  start: 'The program of this seat cannot be started.',
  closed: 'The program of this seat closed its input.',
  endless: 'The program of this seat wrote a line without end.',
  chatter: 'The program of this seat wrote too much without being asked.',
  requests: 'The program of this seat asked too much.',
  deaf: 'The program of this seat does not read what it is told.',
  stopped: 'The program of this seat stopped.',
  illegal: 'The program of this seat made an illegal move.',
};

export const bots = {
  terms: terms as { readonly [Game in keyof typeof terms]: Readonly<Record<keyof (typeof terms)[Game], string>> },
  /** '+3.5' behind what it is about. */
  reason: ({ what, change }: { what: string; change: string }) => `${what} ${change}`,
  reasons: ({ reasons }: { reasons: readonly string[] }) => reasons.join(', '),
  nextBest: ({ why, others }: { why: string; others: readonly string[] }) => `${why}; next best: ${others.join('; ')}`,
  onlyOthers: ({ others }: { others: readonly string[] }) => `next best: ${others.join('; ')}`,
  lost,
  /** `why` is one of the sentences above. */
  random: ({ why }: { why: string }) => `${why} From now on it is played at random.`,
  forbidden: 'Programs from outside are not allowed here.',
};

export type BotTexts = typeof bots;
