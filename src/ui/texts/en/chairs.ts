/** A table that several screens sit at. */
export const chairs = {
  chairsLost: 'The connection to the table is lost. Trying again.',
  chairsAway: ({ name, when }: { name: string; when: string }) => `${name} has been away since ${when}`,
  chairsWaits: ({ name, when }: { name: string; when: string }) => `${name}'s turn since ${when}`,
  chairsWatching: ({ n }: { n: number }) => (n === 1 ? 'one watches' : `${n} watch`),
  chairsSaid: ({ name, text }: { name: string; text: string }) => `${name}: ${text}`,
  chairsTable: 'Table',
  chairsTyping: ({ text }: { text: string }) => `say    : ${text}_`,
  chairsAsksBack: ({ name }: { name: string }) => `${name} asks to take a move back: press y`,
  chairsMayTake: ({ name }: { name: string }) => `May ${name} take the move back?  y yes  n no`,
  chairsNobodyAsks: 'Nobody has asked to take a move back.',
  chairsAlone: 'Nobody else has a screen at this table. o opens it to others.',
  chairsOpenAsk: 'Open this table to others?  y yes  n no',
  chairsOpening: 'Opening the table to others...',
  chairsNotHere: 'This table cannot be opened to others from here.',
  chairsOpened: ({ join }: { join: string }) => `The table is open. Others come with: ${join}`,
  chairsPass: ({ name, pass }: { name: string; pass: string }) =>
    `The pass of ${name}'s seat is ${pass}. It is shown this once, and this program keeps it for you.`,
  chairsTryLater: 'This can be tried when it is your turn.',
  chairsHostPlays: 'The host of this table says who plays a seat.',
};
