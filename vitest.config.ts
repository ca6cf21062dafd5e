import { defineConfig } from 'vitest/config';

/** They start programs, list games and languages of their own, or replace modules. */
const PROGRAMS = [
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
      { extends: true, test: { name: 'programs', include: PROGRAMS, maxWorkers: 3, sequence: { groupOrder: 0 } } },
      {
        extends: true,
        test: {
          name: 'rest',
          include: ['test/**/*.test.{ts,tsx}'],
          exclude: PROGRAMS,
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
