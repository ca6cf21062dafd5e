/** The state of a nation: government, leader, wonders, special technologies, colonies, tactic. */
import { Box } from 'ink';
import { Col, Lines, Row, T, Whole } from '../../../ui/components/basics.js';
import { Spot } from '../../../ui/components/Spot.js';
import { wrapText } from '../../../ui/components/text.js';
import type { Token } from '../../../ui/theme/tokens.js';
import { type CivilId, GOVERNMENT } from '../data/civil.js';
import { RUIN_CULTURE } from '../data/civil-people.js';
import type { MilitaryId } from '../data/military.js';
import type { Lengths } from '../texts/types-screen.js';
import type { PlayerView } from '../view.js';
import { fitting, oneRow, type P } from './cards.js';

interface StateLine {
  readonly id: string;
  readonly label: string;
  readonly name: string;
  /** For rows without room for the whole name. */
  readonly short: string;
  readonly says: Lengths;
  readonly c: Token;
}

/** Government, leader, wonders, special technologies, colonies, tactic: a line each. */
export function stateOf(p: P, player: PlayerView): StateLine[] {
  const t = p.texts;
  const { label } = t;
  const name = (id: CivilId | MilitaryId) => t.name({ id });
  const urban = GOVERNMENT[player.government].urban;
  const out: StateLine[] = [
    {
      id: `card:${player.government}`,
      label: label.government,
      name: name(player.government),
      short: t.short({ id: player.government }),
      says: t.governmentSays({ ca: player.caTotal, ma: player.maTotal, urban }),
      c: 'text',
    },
  ];
  const none = (id: string, what: string) =>
    out.push({ id: `card:${id}`, label: what, name: label.none, short: label.none, says: [''], c: 'dim' });
  const add = (id: CivilId | MilitaryId, what: string, says: Lengths, c: Token = 'text') =>
    out.push({ id: `card:${id}`, label: what, name: name(id), short: t.short({ id }), says, c });
  if (player.leader) add(player.leader, label.leader, [t.leader[player.leader][0], '']);
  else none('leader', label.leader);
  const b = player.building;
  if (b) add(b.id, label.building, t.stageOf({ stages: b.stages, of: b.of.length, next: b.next }), 'accent');
  for (const w of player.wonders) {
    const says: Lengths = w.ruined ? [t.symbols({ gives: { culture: RUIN_CULTURE } })] : [t.wonder[w.id][0], ''];
    add(w.id, w.ruined ? label.ruin : label.wonder, says, w.ruined ? 'dim' : 'good');
  }
  for (const id of player.specials) add(id, label.special, [t.gives({ id, seats: p.view.seats })[0], '']);
  for (const id of player.colonies) add(id, label.colony, [t.colony({ id }), '']);
  if (player.tactic) {
    add(player.tactic, label.tactic, t.tactic({ id: player.tactic, adds: player.army.tactical }));
  } else none('tactic', label.tactic);
  return out;
}

/** Wide rooms hold the lines in two columns. */
const TWO = 84;

/** Lines of one label put together, for rooms that have no row for each. */
function grouped(lines: readonly StateLine[]): StateLine[] {
  const labels = [...new Set(lines.map((line) => line.label))];
  return labels.flatMap((label) => {
    const own = lines.filter((line) => line.label === label);
    const first = own[0];
    if (!first || own.length === 1) return own;
    const joined = (of: (line: StateLine) => string) => own.map(of).join(', ');
    return [{ ...first, name: joined((line) => line.name), short: joined((line) => line.short), says: [''] as const }];
  });
}

/** A label with names, or the names that go on in the next row. */
interface Part {
  readonly label: string;
  readonly text: string;
}
const BETWEEN = 3;
const partWidth = ({ label, text }: Part): number => (label === '' ? 0 : label.length + 1) + text.length;

/** Labels with their names one after the other, in as few rows as may be. */
function flowed(parts: readonly Part[], width: number): Part[][] {
  const rows: Part[][] = [];
  let left = 0;
  for (const part of parts) {
    const own = partWidth(part);
    const last = rows.at(-1);
    if (last && own + BETWEEN <= left) {
      last.push(part);
      left -= own + BETWEEN;
      continue;
    }
    // A part that is longer than a row goes on below.
    const [first = '', ...more] = wrapText(`${part.label} ${part.text}`, width);
    rows.push([{ label: part.label, text: first.slice(part.label.length + 1) }]);
    for (const text of more) rows.push([{ label: '', text }]);
    left = width - (more.at(-1) ?? first).length;
  }
  return rows;
}

/** The state in at most so many rows of words if that can be: with short names where whole ones need more. */
export function stateFlow(lines: readonly StateLine[], width: number, most: number): Part[][] {
  const parts = (of: (line: StateLine) => string) =>
    flowed(
      grouped(lines).map((line) => ({ label: line.label, text: of(line) })),
      width,
    );
  const whole = parts((line) => line.name);
  return whole.length > most ? parts((line) => line.short) : whole;
}

export const StateFlow = ({ flow }: { flow: readonly (readonly Part[])[] }) => (
  <Col flexShrink={0}>
    {flow.map((row, i) => (
      <Row key={i} height={1} gap={BETWEEN}>
        {row.map(({ label, text }) => (
          <Row key={label} gap={label === '' ? 0 : 1} flexShrink={0}>
            <Whole c="dim">{label}</Whole>
            <Whole b>{text}</Whole>
          </Row>
        ))}
      </Row>
    ))}
  </Col>
);

const stateLabel = (lines: readonly StateLine[]): number => Math.max(...lines.map((line) => line.label.length)) + 1;

/** Columns in which no single name is cut. */
export const stateColumns = (lines: readonly StateLine[]): number =>
  stateLabel(lines) + Math.max(...lines.map((line) => line.name.length));

/** Rows of the least room in which nothing is missing. */
export function stateRows(lines: readonly StateLine[], width: number): number {
  if (width >= TWO) return Math.ceil(lines.length / 2);
  const label = stateLabel(lines);
  const together = grouped(lines).reduce(
    (sum, line) => sum + Math.max(1, wrapText(line.name, width - label).length),
    0,
  );
  return Math.min(lines.length, together);
}

/** Each line by itself where there are rows for that, in two columns where there is width, else put together. */
export function State({ p, lines, width, rows }: { p: P; lines: readonly StateLine[]; width: number; rows: number }) {
  if (width >= TWO && lines.length > rows) {
    const half = Math.ceil(lines.length / 2);
    const each = Math.floor((width - 2) / 2);
    return (
      <Row width={width} gap={2}>
        <StateLines p={p} lines={lines.slice(0, half)} width={each} rows={rows} />
        <StateLines p={p} lines={lines.slice(half)} width={each} rows={rows} />
      </Row>
    );
  }
  return <StateLines p={p} lines={lines.length > rows ? grouped(lines) : lines} width={width} rows={rows} />;
}

/** Rows to spare go to what cards say. */
export function StateLines({
  p,
  lines,
  width,
  rows,
}: {
  p: P;
  lines: readonly StateLine[];
  width: number;
  rows: number;
}) {
  const label = stateLabel(lines);
  const own = width - label;
  const needs = lines.map((line) => Math.max(1, wrapText(line.name, own).length));
  // Names come before what their cards say.
  let spare = Math.max(0, rows - needs.reduce((sum, n) => sum + n, 0));
  let left = rows;
  return (
    <Col width={width} flexShrink={0}>
      {lines.map((line, i) => {
        const names = needs[i] ?? 1;
        const take = Math.max(0, Math.min(names, left - (lines.length - i - 1)));
        left -= take;
        if (take === 0) return null;
        const whole = line.says[0];
        const first = line.says.find((text) => text.length <= own - line.name.length - 2) ?? '';
        // The whole text below, when the row had no room for it.
        const more = first === whole || names > 1 ? [] : wrapText(whole, own);
        const below = more.length <= spare ? more.length : 0;
        spare -= below;
        left -= below;
        return (
          <StateRow
            key={`${line.id}${line.label}`}
            p={p}
            line={line}
            label={label}
            own={own}
            rows={take}
            below={below}
            first={below > 0 ? '' : first}
          />
        );
      })}
    </Col>
  );
}

interface StateRowProps {
  readonly p: P;
  readonly line: StateLine;
  readonly label: number;
  readonly own: number;
  readonly rows: number;
  /** Rows of the whole text under the name. */
  readonly below: number;
  readonly first: string;
}

function StateRow({ p, line, label, own, rows, below, first }: StateRowProps) {
  const mark = p.marks.get(line.id);
  const c: Token = mark === 'cursor' ? 'accent' : line.c;
  const sign = mark === 'cursor' ? '►' : mark === 'offered' ? '+' : '';
  const room = own - sign.length;
  return (
    <Spot id={line.id} flexDirection="column" flexShrink={0} height={rows + below}>
      <Row height={rows}>
        <Whole c="dim">{line.label.padEnd(label)}</Whole>
        {rows > 1 ? (
          <Lines text={line.name} width={own} rows={rows} c={c} b />
        ) : (
          <>
            {line.name !== '' && (
              <T c={c} b>
                {`${sign}${oneRow(fitting([line.name, line.short], room), room)}`}
              </T>
            )}
            <T c={line.name === '' ? c : 'dim'}>{`${line.name === '' || first === '' ? '' : '  '}${first}`}</T>
          </>
        )}
      </Row>
      {below > 0 && (
        <Box paddingLeft={label}>
          <Lines text={line.says[0]} width={own} rows={below} c="dim" />
        </Box>
      )}
    </Spot>
  );
}
