/** What caused something, by its id alone, in whatever language. */
import type { CauseWord, TileKind, TmNouns } from './types-nouns.js';

const WORDS: Readonly<Record<string, CauseWord>> = {
  'rule:income': 'income',
  'rule:area': 'area',
  'rule:goods': 'goods',
  'advance:ship': 'ship',
  'advance:dig': 'dig',
  key: 'key',
  priest: 'priest',
  stronghold: 'stronghold',
  cult: 'cults',
};

/** The kind of a tile, card or action by how its id begins. */
function kindOf(id: string): TileKind | null {
  if (id.startsWith('FAV')) return 'favour';
  if (id.startsWith('TW')) return 'town';
  if (id.startsWith('SCORE')) return 'scoring';
  if (id.startsWith('BON')) return 'card';
  if (/^ACT\d/.test(id)) return 'power';
  return id.startsWith('ACT') ? 'special' : null;
}

type Causes = Pick<TmNouns, 'cause' | 'tileNamed' | 'cultPrize' | 'faction' | 'cult'>;

const isIn = <K extends string>(table: Readonly<Record<K, unknown>>, id: string): id is K => Object.hasOwn(table, id);

/** In the nominative, for the brackets behind a sentence; null where it goes without saying. */
export function causeIn(nouns: Causes): (why: string | undefined) => string | null {
  return (why = '') => {
    const word = why.startsWith('seat:') ? 'power' : WORDS[why];
    if (word) return nouns.cause[word];
    const kind = kindOf(why);
    if (kind) return nouns.tileNamed[kind]({ id: why });
    if (isIn(nouns.faction, why)) return nouns.faction[why];
    const cult = why.startsWith('cult:') ? why.slice('cult:'.length) : '';
    return isIn(nouns.cult, cult) ? nouns.cultPrize({ cult }) : null;
  };
}
