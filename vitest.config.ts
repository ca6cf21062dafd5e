import { defineConfig } from 'vitest/config';

/** They change what a whole process shares: games and languages listed, modules replaced, signals, the environment. */
const ALONE = [
  'test/{chairs,cli,docs,house,languages,protocol,pty,trust}/**/*.test.{ts,tsx}',
  'test/ui/{clock,plain-games}.test.ts',
];

export default defineConfig({
  test: {
    // Real programs in real terminals take a second or two on a busy machine.
    testTimeout: 30_000,
    hookTimeout: 60_000,
    projects: [
      // Much of their time they wait for programs in terminals.
      { extends: true, test: { name: 'alone', include: ALONE, maxWorkers: 3, sequence: { groupOrder: 0 } } },
      // One file after the other in the same process: games and screens are loaded once.
      {
        extends: true,
        test: {
          name: 'together',
          include: ['test/**/*.test.{ts,tsx}'],
          exclude: ALONE,
          isolate: false,
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
