/** What stands in a window that is too small for any screen: how large it must be, and that nothing is lost. */
import { Col, T } from '../components/basics.js';
import type { Size } from '../components/layout/size.js';
import { wrapText } from '../components/text.js';
import { useTexts } from '../texts/texts.js';

const LEAST = { columns: 80, rows: 24 } as const;

export function isTooSmall({ columns, rows }: Size): boolean {
  return columns < LEAST.columns || rows < LEAST.rows;
}

/** Fits in 36 columns and four rows, and in less as far as it goes. */
export function TooSmall({ size, note, trouble }: { size: Size; note: string; trouble: string }) {
  const texts = useTexts();
  const lines = [
    texts.tooSmall(size),
    texts.sizeNeeded(LEAST),
    trouble === '' ? texts.nothingLost : texts.unsavedBecause({ why: trouble }),
    note,
  ].flatMap((text) => (text === '' ? [] : wrapText(text, size.columns)));
  return (
    <Col width={size.columns} height={size.rows}>
      {lines.slice(0, size.rows).map((line, i) => (
        <T key={i}>{line}</T>
      ))}
    </Col>
  );
}
