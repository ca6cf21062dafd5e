/** Between two people. */

export const curtain = {
  passTo: 'pass the keyboard to',
  whenOnly: ({ name }: { name: string }) => `when only ${name} is looking`,
  sinceLast: 'since your last turn (public)',
  ready: 'ready?',
  giveBack: ({ name }: { name: string }) => `give back to ${name} (nothing was shown yet)`,
};
