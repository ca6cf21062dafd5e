/** Nouns by id alone, in whatever language: every id of the box is there once. */
import type { AoiNouns } from './types-nouns.js';

interface Known {
  readonly name: string;
  readonly label: string;
  readonly meaning: string;
  readonly top?: string;
  readonly brief?: string;
}

interface Labels {
  /** As it stands alone or in brackets, with the kind of thing where the bare name would mislead; a hex is its name. */
  label(id: string): string;
  name(id: string): string;
  /** What it does; '' where there is nothing to say. */
  meaning(id: string): string;
  /** A tile that somebody holds, in a few words: the head of its card and what else it does. */
  short(id: string): string;
}

const SCIENCE = 'science-';

export function labelsOf(nouns: AoiNouns): Labels {
  const known = new Map<string, Known>();
  const cause: Readonly<Record<string, string>> = nouns.cause;
  for (const [id, word] of Object.entries(cause)) known.set(id, { name: word, label: word, meaning: '' });
  for (const table of [nouns.building, nouns.discipline]) {
    for (const [id, { word, meaning }] of Object.entries(table)) known.set(id, { name: word, label: word, meaning });
  }
  const { faction, board, competency, innovation, palace, booster, city, round, final, power, book } = nouns;
  for (const table of [faction, board, competency, innovation, palace, booster, city, round, final, power, book]) {
    for (const [id, tile] of Object.entries(table)) known.set(id, { label: tile.name, ...tile });
  }
  const of = (id: string): Known | undefined => known.get(id.startsWith(SCIENCE) ? id.slice(SCIENCE.length) : id);
  return {
    label: (id) => of(id)?.label ?? id,
    name: (id) => of(id)?.name ?? id,
    meaning: (id) => of(id)?.meaning ?? '',
    short: (id) => {
      const { top, name, brief } = of(id) ?? { name: id, label: id, meaning: '' };
      return [top ?? name, brief].filter(Boolean).join(', ');
    },
  };
}
