/** Private branches. */
import { plural } from './plural.js';

export const whatif = {
  whatIf: 'WHAT-IF',
  whatIfFrom: ({ n, name }: { n: number; name: string }) => `from #${n}, ${name}`,
  whatIfPrivate: 'private, nothing is played',
  whatIfDealt: 'private; what you cannot know is dealt anew',
  whatIfNote: ' (what-if)',
  branch: 'branch',
  nameBranch: ({ text }: { text: string }) => `name of the branch: ${text}_`,
  roundEnd: 'round end',
  roundEndNote: 'round end: nobody does more than the rules demand (~ they demand a choice)',
  nearest: 'nearest',
  now: 'now',
  endedNow: 'ended now',
  endedNowBySource: 'ENDED NOW, BY SOURCE',
  othersYou: 'you answer for the others',
  othersBot: 'a bot answers for the others',
  others: ({ how }: { how: string }) => `others ‹ ${how} ›`,
  playedBranch: ({ n }: { n: number }) => `${plural(n, 'step', 'steps')} played for real.`,
  branchStopped: ({ n }: { n: number }) =>
    `${plural(n, 'step', 'steps')} played for real; the rest waits for chance or another seat.`,
  branchAhead: ({ name, points }: { name: string; points: number }) => `${name} is ahead by ${points}`,
};
