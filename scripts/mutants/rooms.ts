/** Where mutants are made, which tests must notice them, and how many of a hundred they must kill. */
export interface Room {
  readonly title: string;
  readonly folders: readonly string[];
  readonly tests: readonly string[];
  readonly floor: number;
}

const rules = (id: string, ...folders: readonly string[]): Room => ({
  title: `rules of ${id}`,
  folders: ['rules', ...folders].map((folder) => `src/games/${id}/${folder}`),
  tests: [`test/games/${id}`, 'test/generic'],
  floor: 0.85,
});

export const ROOMS: readonly Room[] = [
  rules('terra-mystica'),
  rules('age-of-innovation'),
  rules('new-dawn', 'effects', 'map'),
  rules('through-the-ages'),
  {
    title: 'engine',
    folders: ['src/engine'],
    tests: ['test/engine', 'test/generic', 'test/trust/texts.test.ts'],
    floor: 0.75,
  },
  { title: 'store', folders: ['src/store'], tests: ['test/trust', 'test/cli'], floor: 0.75 },
  { title: 'host', folders: ['src/host'], tests: ['test/cli', 'test/trust', 'test/ui'], floor: 0.75 },
  { title: 'controllers', folders: ['src/ui/table', 'src/ui/screens', 'src/ui/keys'], tests: ['test/ui'], floor: 0.75 },
  { title: 'search', folders: ['src/bots'], tests: ['test/bots'], floor: 0.75 },
];
