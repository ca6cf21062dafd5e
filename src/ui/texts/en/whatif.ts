/** Private branches. */
import { plural } from './plural.js';

export const whatif = {
  whatIf: 'What if',
  whatIfFrom: ({ n, name }: { n: number; name: string }) => `from move ${n}, for ${name}`,
  whatIfPrivate: 'private: nothing is played',
  whatIfDealt: 'private: what you cannot know is dealt anew',
  whatIfAsked: ({ name, branch, question }: { name: string; branch: string; question: string }) =>
    `${name}, branch ${branch}: ${question}`,
  whatIfOver: ({ branch }: { branch: string }) => `Branch ${branch}: the game is over`,
  branches: 'Branches',
  branch: 'branch',
  branchNamed: ({ name, steps }: { name: string; steps: string }) => `${name}: ${steps}`,
  nameBranch: ({ text }: { text: string }) => `Name of the branch: ${text}_`,
  roundEnd: 'round end',
  roundEndNote:
    'Round end: points if nobody does more than the rules demand; ~ means that the rules demand a choice on the way.',
  nearest: 'closest goal',
  now: 'now',
  endedNow: 'ended now',
  endedNowBySource: 'Points by source, if the game ended now',
  othersYou: 'You answer for the others.',
  othersBot: 'A bot answers for the others.',
  playedBranch: ({ n }: { n: number }) => `${plural(n, 'step', 'steps')} played for real.`,
  branchStopped: ({ n }: { n: number }) =>
    `${plural(n, 'step', 'steps')} played for real; the rest has to wait for chance or another player.`,
  branchAhead: ({ name, points }: { name: string; points: number }) =>
    `Branch ${name} is ahead by ${plural(points, 'point', 'points')}.`,
  keyStep: 'step',
  keyNew: 'new',
  keyPlayIt: 'play it',
  keyTable: 'table',
};
