/** A new game. */

export const setup = {
  newGameOf: ({ title }: { title: string }) => `New game: ${title}`,
  setupSeats: 'Players',
  setupOptions: 'Options',
  setupMore: ({ n }: { n: number }) => (n === 1 ? 'One more option' : `${n} more options`),
  setupMoreHelp: 'Fixed set-ups, rare variants and disputed rules. ↵ and → open and close this list.',
  setupMoreChanged: ({ n }: { n: number }) => (n === 0 ? 'all as usual' : `${n} changed`),
  setupTable: 'Table',
  rowSeats: 'Number of players',
  rowSeat: ({ n }: { n: number }) => `Seat ${n}`,
  rowUndo: 'Undo',
  rowSeed: 'Seed',
  human: 'person',
  bot: ({ name }: { name: string }) => `bot, ${name}`,
  botKinds: {
    random: 'Plays any legal move.',
    easy: 'Looks one move ahead.',
    normal: 'Plans whole turns.',
    hard: 'Plans further ahead and minds what the others do.',
  } as Readonly<Record<string, string>>,
  botAverages: ({ points, unit }: { points: number; unit: 'points' | 'culture' | 'rounds' }) =>
    unit === 'rounds' ? `wins in about ${points} rounds` : `averages ${points} ${unit}`,
  botBesidePeople: ({ points, people }: { points: number; people: number }) =>
    `averages ${points} points where league players average ${people}`,
  botAgainst: 'Measured at a table of bots of the same level.',
  undoPolicy: ({ policy }: { policy: string }) =>
    ({
      strict: 'until chance decides',
      seat: 'until the next player',
      free: 'without limit',
    })[policy] ?? policy,
  undoPolicies: {
    strict:
      'You can take back your own moves until a card is drawn, a die is rolled, a secret is shown or another player has moved.',
    seat: 'You can take back your own moves until another player has moved, even if chance decided something.',
    free: 'Anybody can take back any number of moves. Good for learning and for trying things out.',
  } as Readonly<Record<string, string>>,
  seedHelp:
    'The same seed with the same players and options deals the same game. Press r for a new one, or n to type one. Where chance is still to come, a new seed stays secret until the game is over.',
  seatsHelp: ({ seats }: { seats: readonly number[] }) =>
    `This game is for ${new Intl.ListFormat('en', { type: 'disjunction' }).format(seats.map(String))} players. Type the number, or press ← and →.`,
  seatHelp: 'Press n to type a name, ← and → or b to choose who plays, and shift with ↑ or ↓ to move the seat.',
  listHelp: 'Press ← and → to go through the list, and space to put an entry in or take it out.',
  numberHelp: ({ least, most }: { least: number; most: number }) => `Any number from ${least} to ${most}; n types it.`,
  startHelp: '↵ starts the game from any row.',
  typingName: ({ text }: { text: string }) => `Name: ${text}_`,
  seedSecret: 'secret until the end',
  typingSeed: ({ text }: { text: string }) => `Seed: ${text}_`,
  typingNumber: ({ text }: { text: string }) => `Number: ${text}_`,
  valueOn: 'yes',
  valueOff: 'no',
  listNone: 'none',
  listChosen: ({ n }: { n: number }) => `${n} chosen`,
  valueOf: ({ at, of }: { at: number; of: number }) => `${at} of ${of}`,
  setupValues: 'What you can choose',
  defaultName: ({ n }: { n: number }) => ['Ann', 'Bob', 'Cem', 'Dia', 'Eva'][n] ?? `Player ${n + 1}`,
};
