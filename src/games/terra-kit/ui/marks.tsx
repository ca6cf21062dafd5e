/** How marked things look in lists and on cards: always by a sign, since nothing is told by colour alone. */
import { type Look, Whole } from '../../../ui/components/basics.js';
import type { Mark } from '../../../ui/types.js';

export const signOf = (mark: Mark | undefined): string =>
  mark === 'cursor' ? '►' : mark === 'offered' ? '+' : mark === 'changed' ? '•' : ' ';

/** The column before a thing that can be chosen. */
export const Sign = ({ mark }: { mark: Mark | undefined }) => (
  <Whole c={mark === 'cursor' ? 'accent' : mark === 'offered' ? 'rim' : 'dim'} b={!!mark}>
    {signOf(mark)}
  </Whole>
);

/** The look of a thing's words by its mark. */
export const markLook = (mark: Mark | undefined, used = false): Look =>
  mark === 'cursor' ? { c: 'accent', b: true } : used ? { c: 'dim' } : { c: 'text', b: mark !== undefined };
