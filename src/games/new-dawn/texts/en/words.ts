/** Small helps of the English sentences. */
import { countingIn } from '../../../../text/counting.js';
import { thing } from './nouns.js';

const { count, list, either } = countingIn('en');

export { either, list };

export const many = (n: number, one: string, other = `${one}s`): string => count(n, { one, other });

/** ' (Stonehenge)' behind a sentence, or nothing. */
export const by = (why: string | undefined): string => (why ? ` (${thing(why)})` : '');
