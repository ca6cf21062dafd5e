/** Both banks as on the player board, what their next step costs, and what the end of the turn will bring. */
import { Box } from 'ink';
import { Col, Panel, Row, T, Whole } from '../../../ui/components/basics.js';
import type { Room } from '../../../ui/components/layout/spec.js';
import { wrapText } from '../../../ui/components/text.js';
import type { Token } from '../../../ui/theme/tokens.js';
import { BLUE_CELLS, YELLOW_CELLS } from '../data/board.js';
import { fitting, type P, packed, shownPlayer } from './cards.js';

type Cells = readonly (readonly [size: number, n: number])[];

/** Columns that a bank takes: every section, and a blank between them. */
const columnsOf = (cells: Cells) => cells.reduce((sum, [size]) => sum + size + 1, -1);

/** Sections filled from the left, with the number that counts once a section is empty. */
function Bank({ cells, tokens, sign, c }: { cells: Cells; tokens: number; sign: string; c: Token }) {
  let left = tokens;
  return (
    <Row gap={1} flexShrink={0} width={columnsOf(cells)}>
      {cells.map(([size, n]) => {
        const here = Math.max(0, Math.min(size, left));
        left -= here;
        return (
          <Col key={n} width={size} flexShrink={0}>
            <Row>
              <Whole c={c} b>
                {sign.repeat(here)}
              </Whole>
              <Whole c="dim">{'·'.repeat(size - here)}</Whole>
            </Row>
            <Whole c={here > 0 ? 'faint' : 'dim'}>{String(n)}</Whole>
          </Col>
        );
      })}
    </Row>
  );
}

/** On one row where they fit, else on a row each. */
const joined = (texts: readonly string[], between: string, room: number): readonly string[] => {
  const one = texts.join(between);
  return texts.length > 0 && one.length <= room ? [one] : texts;
};

/** Both banks side by side need this many columns. */
const BESIDE = 78;

/** Rows of the panel: both banks with what they mean; then also what one token more or less changes. */
export const bankRows = (width: number): readonly number[] => (width >= BESIDE ? [8, 9] : [11, 14]);

export function Banks({ p, width, rows }: { p: P } & Room) {
  const t = p.texts;
  const player = shownPlayer(p);
  const { yellow, blue, rating } = player;
  const beside = width >= BESIDE;
  const more = rows >= (bankRows(width)[1] ?? 0);
  const short = rating.happy < yellow.need;
  const half = Math.floor((width - 6) / 2);
  const room = beside ? half : width - 4;
  const steps = joined(
    [...(blue.better ? [t.better(blue.better)] : []), ...(blue.worse ? [t.worse(blue.worse)] : [])],
    '; ',
    room,
  );
  const people = joined([t.grow({ food: yellow.grow }), t.eat({ n: yellow.eat })], ', ', room);
  const lines = more || beside ? people : people.slice(0, 1);
  const left = (
    <Col width={beside ? half : width - 4} flexShrink={0}>
      <Head word={t.label.yellow} n={yellow.bank} c="yellow" />
      <Bank cells={YELLOW_CELLS} tokens={yellow.bank} sign="●" c="yellow" />
      <T c={short ? 'bad' : 'text'} b={short}>
        {`${short ? '! ' : ''}${t.happy({ need: yellow.need, have: rating.happy })}`}
      </T>
      {lines.map((text, i) => (
        <T key={i}>{text}</T>
      ))}
      {more && beside && yellow.bank > 0 && <T c="dim">{t.yellowNext(yellow.next)}</T>}
    </Col>
  );
  const right = (
    <Col width={beside ? half : width - 4} flexShrink={0}>
      <Head word={t.label.blue} n={blue.bank} c="blue" />
      <Bank cells={BLUE_CELLS} tokens={blue.bank} sign="▪" c="blue" />
      <T c={blue.corruption > 0 ? 'bad' : 'text'}>
        {`${blue.corruption > 0 ? '! ' : ''}${t.corruption({ n: blue.corruption })}`}
      </T>
      {(more || beside) &&
        steps.map((text, i) => (
          <T key={i} c="dim">
            {text}
          </T>
        ))}
    </Col>
  );
  return (
    <Panel title={t.banks} hint={t.unused({ n: player.pool })} width={width} height={rows}>
      {beside ? (
        <Row gap={2}>
          {left}
          {right}
        </Row>
      ) : (
        <>
          {left}
          {right}
        </>
      )}
    </Panel>
  );
}

const Head = ({ word, n, c }: { word: string; n: number; c: Token }) => (
  <Row height={1} gap={1}>
    <Whole c={c} b>
      {word}
    </Whole>
    <Whole c={c} b>
      {String(n)}
    </Whole>
  </Row>
);

const signed = (n: number): string => (n < 0 ? `${n}` : `+${n}`);

export function warningsOf(p: P): string[] {
  const t = p.texts;
  const player = shownPlayer(p);
  const after = player.projection;
  const { discontent } = player.rating;
  return [
    ...(after.uprising ? [t.uprising({ discontent, unused: player.pool })] : []),
    ...(after.famine > 0 ? [t.famine({ n: after.famine })] : []),
    ...(after.discards > 0 ? [t.discards({ n: after.discards })] : []),
  ];
}

export function endParts(p: P, inner: number): string[] {
  const t = p.texts;
  const after = shownPlayer(p).projection;
  const rot = after.corruption - after.corruptionFood;
  const food = { made: after.food, eaten: after.eaten, rot: after.corruptionFood, after: after.foodAfter };
  return [
    fitting(t.endFood(food), inner),
    fitting(t.endResources({ made: after.resources, rot, after: after.resourcesAfter }), inner),
    t.endScience({ n: after.science }),
    t.endCulture({ n: after.culture }),
    t.endDraws({ n: after.draws }),
  ];
}

const BETWEEN = '   ';

const warningRows = (p: P, inner: number): string[] => warningsOf(p).flatMap((text) => wrapText(`! ${text}`, inner));

/** Goods first, where there are not enough rows for all. */
const GOODS = 2;

export function turnEndRows(p: P, width: number): readonly number[] {
  const warnings = warningRows(p, width - 4).length;
  const whole = packed(endParts(p, width - 4), BETWEEN, width - 4).length;
  return whole > GOODS ? [2 + warnings + GOODS, 2 + warnings + whole] : [2 + warnings + whole];
}

/** What the end of the turn would bring now, with what should be mended before. */
export function TurnEnd({ p, width, rows }: { p: P } & Room) {
  const inner = width - 4;
  const warnings = warningRows(p, inner);
  return (
    <Panel title={p.texts.turnEnd} width={width} height={rows}>
      {warnings.map((text, i) => (
        <T key={i} c="bad" b>
          {text}
        </T>
      ))}
      {packed(endParts(p, inner), BETWEEN, inner)
        .slice(0, rows - 2 - warnings.length)
        .map((text, i) => (
          <T key={i}>{text}</T>
        ))}
    </Panel>
  );
}

const GAP = 2;

/** Stocks, ratings and actions in two columns, for windows without room for the table of all. */
export function Stock({ p, width }: { p: P } & Room) {
  const t = p.texts;
  const player = shownPlayer(p);
  const { projection: after, rating } = player;
  const each = Math.floor((width - GAP) / 2);
  const short = rating.happy < player.yellow.need;
  const left: Fact[] = [
    { label: t.label.food, value: player.food, adds: after.foodAfter - player.food },
    { label: t.label.science, value: player.science, adds: rating.science },
    { label: t.label.strength, value: rating.strength },
    { label: t.label.civil, value: `${player.ca}/${player.caTotal}` },
  ];
  const right: Fact[] = [
    { label: t.label.resources, value: player.resources, adds: after.resourcesAfter - player.resources },
    { label: t.label.culture, value: player.culture, adds: rating.culture },
    { label: t.label.happy, value: `${short ? '!' : ''}${rating.happy}/${player.yellow.need}`, bad: short },
    { label: t.label.military, value: `${player.ma}/${player.maTotal}` },
  ];
  return (
    <Row gap={GAP} width={width}>
      <Facts facts={left} width={each} />
      <Facts facts={right} width={width - GAP - each} />
    </Row>
  );
}
export const STOCK_ROWS = 4;

interface Fact {
  readonly label: string;
  readonly value: number | string;
  readonly adds?: number;
  readonly bad?: boolean;
}

const Facts = ({ facts, width }: { facts: readonly Fact[]; width: number }) => (
  <Col width={width} flexShrink={0}>
    {facts.map(({ label, value, adds, bad }) => (
      <Row key={label} height={1} justifyContent="space-between">
        <T c="dim">{label}</T>
        <Box flexShrink={0}>
          <Whole b c={bad ? 'bad' : 'text'}>
            {String(value)}
          </Whole>
          {adds !== undefined && <Whole c={adds < 0 ? 'bad' : 'good'}>{` ${signed(adds)}`}</Whole>}
        </Box>
      </Row>
    ))}
  </Col>
);
