/** In the middle of the window: what is wrong, what is safe, and the ways out. */
import { Box } from 'ink';
import { Col, Panel, Row, T, Whole } from '../../components/basics.js';
import type { Size } from '../../components/layout/size.js';
import { Spot } from '../../components/Spot.js';
import { useTexts } from '../../texts/texts.js';
import { type Block, Reading, readingLines } from '../parts/Reading.js';

const MOST = 84;
const SIDES = 6;

interface UnsavedProps {
  readonly size: Size;
  readonly trouble: string;
  readonly name: string;
  readonly answers: number;
  /** What is being typed as another folder. */
  readonly folder: string | null;
  readonly message: string;
}

export function UnsavedView({ size, trouble, name, answers, folder, message }: UnsavedProps) {
  const texts = useTexts();
  const width = Math.min(MOST, size.columns - 2);
  const inner = width - SIDES;
  const told: Block[] = [
    { text: trouble, c: 'bad', b: true },
    { head: '', text: texts.unsavedUpTo({ name, n: answers }) },
    ...(folder === null
      ? []
      : [{ head: '', text: texts.unsavedFolder({ text: folder }), c: 'accent' as const, b: true }]),
    ...(message === '' ? [] : [{ head: '', text: message, c: 'bad' as const }]),
  ];
  const rows = readingLines(told, inner).length;
  return (
    <Col width={size.columns} height={size.rows} alignItems="center" justifyContent="center">
      <Panel title={texts.unsavedTitle} width={width} paddingX={2} paddingY={1} flexShrink={0}>
        <Reading blocks={told} width={inner} rows={rows} />
        <Box height={1} />
        {folder === null ? (
          <>
            <Way id="again" keys="r" text={texts.unsavedAgain} />
            <Way id="folder" keys="f" text={texts.unsavedElsewhere} />
            <Way id="stay" keys="esc" text={texts.unsavedStay} />
            <Way id="lose" keys="x" text={texts.unsavedLose} />
          </>
        ) : (
          <T c="dim">{texts.unsavedFolderFoot}</T>
        )}
      </Panel>
    </Col>
  );
}

const Way = ({ id, keys, text }: { id: string; keys: string; text: string }) => (
  <Spot id={id} height={1} flexShrink={0}>
    <Row width={6} flexShrink={0}>
      <Whole b c="accent">
        {keys}
      </Whole>
    </Row>
    <T>{text}</T>
  </Spot>
);
