/** What lies before each rival, in words and with workers and tokens as signs. */
import { Box } from 'ink';
import { Chip, Col, Panel, Row, T, Whole } from '../../../ui/components/basics.js';
import type { Room } from '../../../ui/components/layout/spec.js';
import { textWidth, wrapText } from '../../../ui/components/text.js';
import type { PlayerView } from '../view.js';
import { fitting, listed, type P, stepped, TYPES } from './cards.js';

const GAP = ', ';

interface Line {
  readonly label: string;
  readonly items: readonly string[];
}

const pips = (n: number, sign: string): string => (n <= 4 ? sign.repeat(n) : `${n}${sign}`);

/** What lies before a seat, in words and with workers and tokens as signs. */
function linesOf(p: P, s: PlayerView): Line[] {
  const t = p.texts;
  const name = (id: Parameters<typeof t.name>[0]['id']) => t.name({ id });
  const techs = s.techs
    .toSorted((a, b) => TYPES.indexOf(a.type) - TYPES.indexOf(b.type) || b.level - a.level)
    .map((tech) => `${name(tech.id)} ${pips(tech.workers, '●')}${pips(tech.tokens, '▪')}`.trim());
  const b = s.building;
  const building = b
    ? [`${name(b.id)} ${fitting(t.stageOf({ stages: b.stages, of: b.of.length, next: b.next }), 8)}`]
    : [];
  const stand = (ruined: boolean) => s.wonders.filter((w) => w.ruined === ruined).map((w) => name(w.id));
  const tactic = s.tactic ? [`${name(s.tactic)}: ${t.tactic({ id: s.tactic, adds: s.army.tactical })[0]}`] : [];
  const hand = s.hand && s.hand.length > 0 ? s.hand.map(name) : [`${s.handCount}`];
  const military = s.militaryCount > 0 ? t.backs({ ages: s.militaryAges }) : t.none;
  const all: (readonly [string, readonly string[]])[] = [
    ['', techs],
    [t.label.building, building],
    [t.label.wonders, stand(false)],
    [t.label.ruin, stand(true)],
    [t.label.colonies, s.colonies.map(name)],
    [t.label.specials, s.specials.map(name)],
    [t.label.tactic, tactic],
    [t.label.hand, hand],
    [t.head.cards, [military]],
  ];
  return all.filter(([, words]) => words.length > 0).map(([label, items]) => ({ label, items }));
}

const labelOf = (lines: readonly Line[]): number => Math.max(0, ...lines.map((line) => line.label.length)) + 1;

const rowsOf = (line: Line, width: number, label: number): number =>
  wrapText(line.items.join(GAP), line.label === '' ? width : width - label).length;

function boardRows(p: P, s: PlayerView, width: number): number {
  if (s.out) return 0;
  const lines = linesOf(p, s);
  const label = labelOf(lines);
  return lines.reduce((sum, line) => sum + rowsOf(line, width, label), 0);
}

/** The rivals of the seat in front. */
const rivalsOf = (p: P): PlayerView[] => p.view.players.filter((s) => s.seat !== p.shown);

/** Rows of a frame. */
const FRAME = 2;
/** Side by side where there is room, else one under the other. */
const BESIDE = 46;
const beside = (p: P, width: number): boolean => width >= BESIDE * rivalsOf(p).length;

export function rivalRows(p: P, width: number): readonly number[] {
  const rivals = rivalsOf(p);
  if (beside(p, width)) {
    const each = Math.floor((width + 1) / rivals.length) - 1;
    const whole = 2 + Math.max(...rivals.map((s) => boardRows(p, s, each - 4)));
    return stepped(6, whole);
  }
  const whole = rivals.reduce((sum, s) => sum + 1 + boardRows(p, s, width - 2), 0);
  const least = rivals.length * 4;
  // Then a blank row between them, then frames.
  return [...stepped(least, whole + rivals.length - 1), framedRows(p, rivals, width)];
}

const framedRows = (p: P, rivals: readonly PlayerView[], width: number): number =>
  rivals.reduce((sum, s) => sum + FRAME + boardRows(p, s, width - 4), 0);

/** What lies before each rival: the page of others shows it whole. */
export function Rivals({ p, width, rows }: { p: P } & Room) {
  const rivals = rivalsOf(p);
  if (beside(p, width)) {
    const each = Math.floor((width + 1) / rivals.length) - 1;
    return (
      <Row width={width} height={rows} gap={1}>
        {rivals.map((s, i) => (
          <Rival key={s.seat} p={p} s={s} rows={rows} width={i === rivals.length - 1 ? width - i * (each + 1) : each} />
        ))}
      </Row>
    );
  }
  if (rows >= framedRows(p, rivals, width))
    return (
      <Col width={width} height={rows}>
        {rivals.map((s) => (
          <Rival key={s.seat} p={p} s={s} width={width} rows={FRAME + boardRows(p, s, width - 4)} />
        ))}
      </Col>
    );
  const shares = sharesOf(p, rivals, width, rows);
  return (
    <Col width={width} height={rows}>
      {rivals.map((s, i) => (
        <RivalLines key={s.seat} p={p} s={s} width={width} rows={shares[i] ?? 0} />
      ))}
    </Col>
  );
}

/** Rows one after the other, until everybody has what they need; the last one takes what is left over. */
function sharesOf(p: P, rivals: readonly PlayerView[], width: number, rows: number): number[] {
  const need = rivals.map((s) => 1 + boardRows(p, s, width - 2));
  const out = rivals.map(() => Math.floor(rows / rivals.length));
  let spare = rows - out.reduce((a, b) => a + b, 0);
  out.forEach((have, i) => {
    const over = Math.max(0, have - (need[i] ?? 0));
    out[i] = have - over;
    spare += over;
  });
  for (let again = true; again && spare > 0; ) {
    again = false;
    out.forEach((have, i) => {
      if (spare > 0 && have < (need[i] ?? 0)) {
        out[i] = have + 1;
        spare--;
        again = true;
      }
    });
  }
  // A blank row between them, where there is one to spare.
  const last = out.length - 1;
  for (let i = 0; i < last && spare > 0; i++, spare--) out[i] = (out[i] ?? 0) + 1;
  if (last >= 0) out[last] = (out[last] ?? 0) + spare;
  return out;
}

/** Government and leader, culture and strength: as much of it as there is room for. */
function rivalHint(p: P, s: PlayerView, room: number): string {
  const t = p.texts;
  if (s.out) return t.left;
  const state = [s.government, ...(s.leader ? [s.leader] : [])].map((id) => t.name({ id })).join(', ');
  const numbers = `${t.label.culture} ${s.culture}, ${t.label.strength} ${s.rating.strength}`;
  return fitting([`${state}, ${numbers}`, state, t.name({ id: s.government })], room);
}

function Rival({ p, s, width, rows }: { p: P; s: PlayerView } & Room) {
  const name = p.names[s.seat] ?? '';
  const room = width - textWidth(name) - 12;
  const hint = rivalHint(p, s, room);
  return (
    <Panel title={name} seat={s.seat} hint={hint.length <= room ? hint : undefined} width={width} height={rows}>
      <BoardLines p={p} s={s} width={width - 4} rows={rows - 2} />
    </Panel>
  );
}

/** Without a frame: a title over the lines. */
function RivalLines({ p, s, width, rows }: { p: P; s: PlayerView } & Room) {
  const name = p.names[s.seat] ?? '';
  return (
    <Col width={width} height={rows} flexShrink={0}>
      <Row height={1} gap={1}>
        <Chip seat={s.seat} wide />
        <Whole b>{name}</Whole>
        <T c="dim">{rivalHint(p, s, width - textWidth(name) - 5)}</T>
      </Row>
      <Box paddingLeft={2}>
        <BoardLines p={p} s={s} width={width - 2} rows={rows - 1} />
      </Box>
    </Col>
  );
}

function BoardLines({ p, s, width, rows }: { p: P; s: PlayerView } & Room) {
  const lines = s.out ? [] : linesOf(p, s);
  const label = labelOf(lines);
  let left = rows;
  return (
    <Col width={width}>
      {lines.map((line, i) => {
        const own = line.label === '' ? width : width - label;
        // Lines that come later keep a row each as long as there are rows.
        const most = Math.max(1, left - (lines.length - i - 1));
        const take = Math.min(rowsOf(line, width, label), most, left);
        left -= take;
        if (take <= 0) return null;
        return (
          <Row key={line.label} flexShrink={0}>
            {line.label !== '' && <Whole c="dim">{line.label.padEnd(label)}</Whole>}
            <Col>
              {listed(line.items, GAP, { width: own, rows: take }, p.texts).map((text, i) => (
                <T key={i} c={line.label === '' ? 'text' : 'dim'}>
                  {text}
                </T>
              ))}
            </Col>
          </Row>
        );
      })}
    </Col>
  );
}
