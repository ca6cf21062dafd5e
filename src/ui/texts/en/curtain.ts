/** Between two people. */
export const curtain = {
  passTo: 'Pass the keyboard to',
  whenOnly: ({ name }: { name: string }) => `when only ${name} is looking`,
  whenSeated: ({ name }: { name: string }) => `when ${name} is ready`,
  begin: 'begin',
  soFar: 'So far',
  nothingYet: 'Nothing has happened yet.',
  sinceLast: 'Since your last turn',
  nothingSince: 'Nothing has happened since your last turn.',
  openToAll: 'open to everybody',
  giveBack: ({ name }: { name: string }) => `give back to ${name}`,
  saveAndLeave: 'save and leave',
  standing: 'Standing',
  handedTo: ({ name }: { name: string }) => `${name}'s turn.`,
  handedSoFar: 'So far, latest first:',
  handedSince: 'Since your last turn, latest first:',
  handedNews: ({ text }: { text: string }) => `${text}.`,
};
