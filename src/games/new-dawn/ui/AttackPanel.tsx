/** An attack: both sums term by term, the chance before the dice, and the dice once they have fallen. */
import { Box } from 'ink';
import { Chip, Col, Meter, Row, T, Whole } from '../../../ui/components/basics.js';
import type { PanelSpec } from '../../../ui/components/layout/spec.js';
import { useTheme } from '../../../ui/theme/theme.js';
import { type Block, framed, line, type Place, paragraph, type Step } from './blocks.js';
import { type Fight, type FightSide, fightOf, outcome } from './fights.js';
import type { NdPainting } from './painting.js';

/** Spots of a die, three rows of five columns. */
const FACES: Readonly<Record<number, readonly [string, string, string]>> = {
  1: ['     ', '  ●  ', '     '],
  2: ['●    ', '     ', '    ●'],
  3: ['●    ', '  ●  ', '    ●'],
  4: ['●   ●', '     ', '●   ●'],
  5: ['●   ●', '  ●  ', '●   ●'],
  6: ['●   ●', '●   ●', '●   ●'],
};
const DIE = { width: 9, rows: 5 };
/** A half beside a drawn die needs so many columns. */
const DRAWN_NEEDS = 28;
const GAP = 3;
/** Both sums term by term, side by side. */
const HALVES_NEED = 44;
const BAR = 20;

function Die({ n }: { n: number }) {
  const { border, colours } = useTheme();
  return (
    <Box
      borderStyle={border}
      borderColor={colours.text}
      width={DIE.width}
      height={DIE.rows}
      flexDirection="column"
      paddingX={1}
      flexShrink={0}
    >
      {(FACES[n] ?? ['', '', '']).map((row, i) => (
        <T key={i} b>
          {row}
        </T>
      ))}
    </Box>
  );
}

const termsOf = (p: NdPainting, s: FightSide, drawn: boolean): (readonly [string, number])[] => [
  ...s.terms.map((t) => [p.texts.term(t), t.n] as const),
  ...(s.die !== null && !drawn ? [[p.texts.term({ key: 'die' }), s.die] as const] : []),
];

function Half({
  p,
  s,
  width,
  drawn,
  rows,
}: {
  p: NdPainting;
  s: FightSide;
  width: number;
  drawn: boolean;
  rows: number;
}) {
  const terms = termsOf(p, s, drawn);
  return (
    <Col width={width} height={rows} flexShrink={0}>
      <Row height={1} gap={1} flexShrink={0}>
        {s.seat === null ? <Whole>-</Whole> : <Chip seat={s.seat} wide />}
        <Box flexGrow={1}>
          <T b>{s.name}</T>
        </Box>
        <Whole b>{s.total}</Whole>
      </Row>
      <Row flexShrink={0}>
        {drawn && s.die !== null && <Die n={s.die} />}
        <Col flexGrow={1} marginLeft={drawn && s.die !== null ? 1 : 0}>
          {terms.map(([name, n]) => (
            <Row key={name} justifyContent="space-between" gap={1} height={1}>
              <T c="dim">{name}</T>
              <Whole>{n}</Whole>
            </Row>
          ))}
        </Col>
      </Row>
    </Col>
  );
}

function halves(p: NdPainting, fight: Fight, width: number): Block {
  const each = Math.floor((width - GAP) / 2);
  const drawn = each >= DRAWN_NEEDS;
  const terms = Math.max(...fight.sides.map((s) => termsOf(p, s, drawn).length));
  const dice = drawn && fight.sides.some((s) => s.die !== null) ? DIE.rows : 0;
  const rows = 1 + Math.max(terms, dice);
  return {
    rows,
    show: () => (
      <Row height={rows} gap={GAP} flexShrink={0}>
        {fight.sides.map((s, i) => (
          <Half key={i} p={p} s={s} width={each} drawn={drawn} rows={rows} />
        ))}
      </Row>
    ),
  };
}

/** Both sums in two rows, for columns in which nothing else has room. */
function totals(p: NdPainting, fight: Fight): Step {
  return fight.sides.map((s) =>
    line(() => (
      <Row justifyContent="space-between" gap={1} height={1}>
        <T b>{s.name}</T>
        <Whole b>{s.die === null ? s.total : `${s.total} (${p.texts.term({ key: 'die' })} ${s.die})`}</Whole>
      </Row>
    )),
  );
}

/** How it stands: the chance as a bar, or who has won. */
function verdict(p: NdPainting, fight: Fight, width: number): Step {
  const { texts } = p;
  const words = [
    ...(fight.stage === 'won' ? [texts.label.won] : fight.stage === 'lost' ? [texts.label.lost] : []),
    ...(fight.chance ? [texts.chance({ ...fight.chance, tokens: (fight.tokens ?? [0, 0]).some((n) => n > 0) })] : []),
    ...(fight.tokens?.some((n) => n > 0)
      ? [texts.couldAdd({ attack: fight.tokens[0], defence: fight.tokens[1] })]
      : []),
    ...(fight.other ? [texts.instead(fight.other)] : []),
    texts.label.tieDefends,
  ];
  const text = words.join(' · ');
  const told: Block = paragraph(text, width, fight.stage === 'won' ? 'good' : fight.stage === 'lost' ? 'bad' : 'text');
  const { chance } = fight;
  if (!chance) return [told];
  const filled = Math.round((chance.chance / 100) * BAR);
  const bar = line(() => (
    <Row gap={1} height={1}>
      <Meter value={filled} max={BAR} c={chance.chance >= 50 ? 'good' : 'bad'} />
      <Whole b>{texts.percent({ n: chance.chance })}</Whole>
    </Row>
  ));
  return width >= BAR + 6 ? [bar, told] : [told];
}

/** The dice of the attack before, while the next one is looked at. */
function before(p: NdPainting, fight: Fight, width: number): Step {
  const last = fight.stage === 'before' ? outcome(p) : null;
  return last ? [paragraph(last.text, width, last.won ? 'good' : 'bad')] : [];
}

export function attackPanel(p: NdPainting, place: Place = {}): PanelSpec | null {
  const fight = fightOf(p);
  if (!fight) return null;
  const { texts } = p;
  return framed({
    id: 'attack',
    title: texts.panel.attack,
    hint: texts.target({ what: fight.what, hex: fight.hex }),
    columns: 24,
    of: [p.view, p.told, p.names, p.texts, p.choice?.id],
    steps: (width) => {
      const end = verdict(p, fight, width);
      const last = before(p, fight, width);
      const where = paragraph(texts.target({ what: fight.what, hex: fight.hex }), width, 'dim');
      const short = [...last, where, ...totals(p, fight), ...end.slice(-1)];
      const told = [...last, halves(p, fight, width), ...end];
      return width < HALVES_NEED ? [short] : [told];
    },
    ...place,
  });
}
