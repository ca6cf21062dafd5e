/** Between two people. */
export const curtain = {
  passTo: 'Pass the keyboard to',
  whenOnly: ({ name }: { name: string }) => `when only ${name} is looking`,
  begin: 'begin',
  sinceLast: 'Since your last turn',
  nothingSince: 'Nothing has happened since your last turn.',
  openToAll: 'open to everybody',
  giveBack: ({ name }: { name: string }) => `give back to ${name}`,
  saveAndLeave: 'save and leave',
  standing: 'Standing',
};
