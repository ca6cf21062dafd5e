/** Places that can be clicked go with their boxes: Ink frees the layout of a box that is gone. */
import { Box, type DOMElement, render, Text } from 'ink';
import { expect, it } from 'vitest';
import { HitContext, type Hits, Spot, spotsOf } from '../../../src/ui/components/Spot.js';
import { Out } from '../mount.js';

/** Does it still stand in the tree? */
function stands(node: DOMElement): boolean {
  let n: DOMElement | undefined = node;
  while (n && n.nodeName !== 'ink-root') n = n.parentNode;
  return n !== undefined;
}

it('a box that gets a background is another box, and the old one is no place any more', () => {
  const hits: Hits = new Map();
  const page = (ground: object, id = 'card') => (
    <HitContext.Provider value={hits}>
      <Box flexDirection="column">
        <Text>above</Text>
        <Spot id={id} width={5} height={2} {...ground}>
          <Text>card</Text>
        </Spot>
      </Box>
    </HitContext.Provider>
  );
  const out = new Out(20, 5) as unknown as NodeJS.WriteStream;
  const ink = render(page({}), { stdout: out, debug: true, patchConsole: false });
  for (const ground of [{ backgroundColor: '#333333' }, {}, { backgroundColor: '#333333' }]) {
    ink.rerender(page(ground));
    expect([...hits.keys()].map(stands)).toEqual([true]);
    expect(spotsOf(hits)).toEqual([{ id: 'card', x: 0, y: 1, width: 5, height: 2 }]);
  }
  ink.rerender(page({}, 'other'));
  expect([...hits.values()]).toEqual(['other']);
  ink.unmount();
  expect(hits.size).toBe(0);
});
