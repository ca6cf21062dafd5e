/** A new game. */

export const setup = {
  newTitle: 'NEW GAME',
  rowSeats: 'seats',
  rowSeat: ({ n }: { n: number }) => `seat ${n}`,
  rowUndo: 'undo',
  rowSeed: 'seed',
  human: 'human',
  bot: ({ name }: { name: string }) => `bot ${name}`,
  undoPolicy: ({ policy }: { policy: string }) =>
    ({
      strict: 'until chance, a secret or the next seat',
      seat: 'until the next seat acts',
      free: 'always, for teaching',
    })[policy] ?? policy,
  undoHelp: 'How far an answer can be taken back.',
  seedHelp: 'Same seed, seats and options: the same deal. r makes a new one, n types one.',
  seatsHelp: ({ seats }: { seats: readonly number[] }) => `Type ${seats.join(', ')} or use ←→.`,
  seatHelp: 'n gives a name, b changes between human and bot, shift-↑↓ moves the seat.',
  startHelp: '↵ starts the game from any row.',
  typingName: ({ text }: { text: string }) => `name: ${text}_`,
  seedSecret: 'secret until the game is over',
  typingSeed: ({ text }: { text: string }) => `seed: ${text}_`,
  typingNumber: ({ text }: { text: string }) => `number: ${text}_`,
  numberRange: ({ least, most }: { least: number; most: number }) => `${least}-${most}, n: type it`,
  valueOn: 'yes',
  valueOff: 'no',
  listNone: 'none named',
  listChosen: ({ n }: { n: number }) => `space: on, off  (${n} on)`,
  defaultName: ({ n }: { n: number }) => ['Ann', 'Bob', 'Cem', 'Dia', 'Eva'][n] ?? `Player ${n + 1}`,
};
