/** What lies before a player: technologies with workers and tokens on them, and the state of the nation beside them. */
import { Box } from 'ink';
import { Col, Lines, Panel, Row, T, Whole } from '../../../ui/components/basics.js';
import { Card } from '../../../ui/components/Card.js';
import type { Room } from '../../../ui/components/layout/spec.js';
import { Spot } from '../../../ui/components/Spot.js';
import { wrapText } from '../../../ui/components/text.js';
import { useTheme } from '../../../ui/theme/theme.js';
import type { Token } from '../../../ui/theme/tokens.js';
import { CIVIL, type CivilId, GOVERNMENT } from '../data/civil.js';
import { RUIN_CULTURE } from '../data/civil-people.js';
import type { WorkerType } from '../data/civil-techs.js';
import type { MilitaryId } from '../data/military.js';
import type { Lengths } from '../texts/types.js';
import type { PlayerView, TechView } from '../view.js';
import { bandOf, fitting, oneRow, type P, packed, shownPlayer, TYPES, wordsOf } from './cards.js';

/** Columns of the state beside the cards: as many as the cards leave. */
const STATE = 34;
const LEAST_STATE = 22;
/** A card of a technology: band, name, workers and tokens; the newest also says what a worker gives. */
const NEWEST = 4;
const OLDER = 2;
const WIDEST = 19;
const NARROWEST = 8;

/** Types that have a card, newest card first. */
function stacksOf(player: PlayerView): (readonly [type: WorkerType, techs: readonly TechView[]])[] {
  return TYPES.flatMap((type) => {
    const techs = player.techs.filter((t) => t.type === type).sort((a, b) => b.level - a.level);
    return techs.length > 0 ? [[type, techs] as const] : [];
  });
}

const stackRows = (techs: readonly TechView[]): number => NEWEST + OLDER * (techs.length - 1);

/** Cards with the state beside them, cards with the state below, or a list: as the room and the number of types go. */
type Form = 'beside' | 'cards' | 'list';
const BESIDE = 112;

function formOf(width: number, stacks: number): Form {
  const inner = width - 4;
  if (width >= BESIDE && stacks * NARROWEST + LEAST_STATE <= inner) return 'beside';
  return Math.floor(inner / stacks) > NARROWEST ? 'cards' : 'list';
}

/** The state gets what it reads well in, as long as the cards stay readable. */
function eachOf(inner: number, stacks: number, form: Form): number {
  if (form === 'cards') return Math.min(WIDEST, Math.floor(inner / stacks));
  const roomy = Math.floor((inner - STATE) / stacks);
  return Math.min(WIDEST, Math.max(NARROWEST, roomy >= ROOMY ? roomy : Math.floor((inner - LEAST_STATE) / stacks)));
}
const ROOMY = 11;

const cardRows = (stacks: readonly (readonly [WorkerType, readonly TechView[]])[]): number =>
  Math.max(...stacks.map(([, techs]) => stackRows(techs)));

/** A technology in a list takes this many columns at least. */
const LISTED = 36;
const listColumns = (inner: number): number => Math.max(1, Math.floor(inner / LISTED));

export function civilizationRows(p: P, width: number): readonly number[] {
  const player = shownPlayer(p);
  const stacks = stacksOf(player);
  const form = formOf(width, stacks.length);
  const inner = width - 4;
  const lines = stateOf(p, player);
  if (form !== 'beside') {
    const above = form === 'cards' ? cardRows(stacks) : Math.ceil(player.techs.length / listColumns(inner));
    return [2 + above + stateParts(lines, inner).length];
  }
  const own = inner - eachOf(inner, stacks.length, form) * stacks.length - 2;
  const cards = cardRows(stacks);
  return [2 + Math.max(cards, stateRows(lines, own)), 2 + Math.max(cards, lines.length)].filter(
    (rows, i, all) => i === 0 || rows > (all[0] ?? 0),
  );
}

export function Civilization({ p, width, rows }: { p: P } & Room) {
  const player = shownPlayer(p);
  const stacks = stacksOf(player);
  const title = p.texts.civilization({ name: p.names[p.shown] ?? '' });
  const hint = p.texts.unused({ n: player.pool });
  const inner = width - 4;
  const form = formOf(width, stacks.length);
  const each = eachOf(inner, stacks.length, form);
  const lines = stateOf(p, player);
  const cards = (room: number) =>
    stacks.map(([type, techs]) => <Stack key={type} p={p} techs={techs} each={each} rows={room} />);
  if (form === 'beside')
    return (
      <Panel title={title} hint={hint} width={width} height={rows} flexDirection="row">
        {cards(rows - 2)}
        <Box width={inner - each * stacks.length} paddingLeft={2} flexShrink={0}>
          <State p={p} lines={lines} width={inner - each * stacks.length - 2} rows={rows - 2} />
        </Box>
      </Panel>
    );
  const state = stateParts(lines, inner);
  // Rows to spare let the state say what its cards do.
  const above = form === 'cards' ? cardRows(stacks) : Math.ceil(player.techs.length / listColumns(inner));
  const room = rows - 2 - above;
  return (
    <Panel title={title} hint={hint} width={width} height={rows}>
      {form === 'cards' ? (
        <Row height={above} flexShrink={0}>
          {cards(above)}
        </Row>
      ) : (
        <TechList p={p} techs={player.techs} width={inner} rows={above} />
      )}
      {room >= lines.length ? (
        <StateLines p={p} lines={lines} width={inner} rows={room} />
      ) : (
        state.slice(0, room).map((text, i) => <T key={i}>{text}</T>)
      )}
    </Panel>
  );
}

/** The state in a few rows of words. */
const stateParts = (lines: readonly StateLine[], width: number): string[] =>
  packed(
    grouped(lines).map((line) => `${line.label} ${line.name}`),
    '   ',
    width,
  ).flatMap((row) => wrapText(row, width));

function TechList({ p, techs, width, rows }: { p: P; techs: readonly TechView[] } & Room) {
  const columns = listColumns(width);
  const each = Math.floor((width - (columns - 1) * 2) / columns);
  const order = techs.toSorted((a, b) => TYPES.indexOf(a.type) - TYPES.indexOf(b.type) || b.level - a.level);
  return (
    <Row height={rows} gap={2} flexShrink={0}>
      {Array.from({ length: columns }, (_, i) => (
        <Col key={i} width={each} flexShrink={0}>
          {order.slice(i * rows, (i + 1) * rows).map((tech) => (
            <TechRow key={tech.id} p={p} tech={tech} width={each} />
          ))}
        </Col>
      ))}
    </Row>
  );
}

/** Cards of one type: the newest lies on top, of the older ones name, workers and tokens are seen. */
function Stack({ p, techs, each, rows }: { p: P; techs: readonly TechView[]; each: number; rows: number }) {
  const { plain } = useTheme();
  const shown = techs.filter((_, i) => NEWEST + OLDER * i <= rows);
  return (
    <Row width={each} flexShrink={0} height={rows}>
      <Col width={each - 1} flexShrink={0}>
        {shown.map((tech, i) => (
          <Tech key={tech.id} p={p} tech={tech} width={each - 1} newest={i === 0} />
        ))}
      </Col>
      {plain && (
        <Col width={1}>
          {Array.from({ length: stackRows(shown) }, (_, i) => (
            <T key={i} c="faint">
              │
            </T>
          ))}
        </Col>
      )}
    </Row>
  );
}

function Tech({ p, tech, width, newest }: { p: P; tech: TechView; width: number; newest: boolean }) {
  const t = p.texts;
  const { colours, plain } = useTheme();
  const id = `card:${tech.id}`;
  const mark = p.marks.get(id);
  const card = CIVIL[tech.id];
  const age = t.age[card.age];
  const kind = t.kind[tech.type];
  const idle = tech.workers === 0 && tech.tokens === 0;
  if (!newest) {
    const ground = plain ? {} : { backgroundColor: colours.raised };
    return (
      <Spot id={id} flexDirection="column" width={width} height={OLDER} {...ground}>
        <Name name={t.printed({ id: tech.id })} age={age} mark={mark} width={width} idle={idle} />
        <OnIt tech={tech} width={width} gives={t.worker({ id: tech.id, value: tech.value })} />
      </Spot>
    );
  }
  return (
    <Spot id={id} width={width} height={NEWEST}>
      <Card
        flat
        width={width}
        height={NEWEST}
        band={bandOf(card)}
        top={fitting(wordsOf(kind), width - age.length - (plain ? 2 : 1))}
        corner={age}
        name={oneRow(t.printed({ id: tech.id }), width)}
        nameRows={1}
        mark={mark}
      >
        <OnIt tech={tech} width={width} gives={['']} />
        <T c="dim">{fitting(t.worker({ id: tech.id, value: tech.value }), width)}</T>
      </Card>
    </Spot>
  );
}

function Name({ name, age, mark, width, idle }: NameProps) {
  const room = width - age.length - 1;
  const c: Token = mark === 'cursor' ? 'accent' : idle ? 'dim' : 'text';
  const { plain } = useTheme();
  const sign = plain && mark ? (mark === 'cursor' ? '►' : '+') : '';
  return (
    <Row justifyContent="space-between" width={width} height={1}>
      <T c={c} b={!!mark}>{`${sign}${oneRow(name, room - sign.length)}`}</T>
      <Whole c="dim">{age}</Whole>
    </Row>
  );
}
interface NameProps {
  readonly name: string;
  readonly age: string;
  readonly mark: string | undefined;
  readonly width: number;
  readonly idle: boolean;
}

/** Signs while they are few, a number when they are many. */
const pips = (n: number, sign: string, most: number): string => (n <= most ? sign.repeat(n) : `${n}${sign}`);

/** Workers at the left, what each gives in the middle where there is room, tokens at the right. */
function OnIt({ tech, width, gives }: { tech: TechView; width: number; gives: Lengths }) {
  const half = Math.floor((width - 1) / 2);
  const workers = pips(tech.workers, '●', tech.tokens === 0 ? width : half);
  const tokens = pips(tech.tokens, '▪', width - workers.length - 1);
  const room = width - workers.length - tokens.length - 2;
  const words = gives.find((text) => text.length <= room) ?? '';
  return (
    <Row justifyContent="space-between" width={width} height={1}>
      <Whole c="yellow" b>
        {workers || (tokens || words ? '·' : '')}
      </Whole>
      {words !== '' && <Whole c="dim">{words}</Whole>}
      {tokens !== '' && (
        <Whole c="blue" b>
          {tokens}
        </Whole>
      )}
    </Row>
  );
}

/** One technology in a row: type, name, workers, tokens, and where there is room what a worker gives and costs. */
function TechRow({ p, tech, width }: { p: P; tech: TechView; width: number }) {
  const t = p.texts;
  const id = `card:${tech.id}`;
  const mark = p.marks.get(id);
  const roomy = width >= 60;
  const kindRoom = roomy ? 10 : 5;
  const kind = fitting(wordsOf(t.kind[tech.type]), kindRoom - 1);
  const c: Token = mark === 'cursor' ? 'accent' : tech.workers + tech.tokens > 0 ? 'text' : 'dim';
  const workers = pips(tech.workers, '●', 6);
  const tokens = pips(tech.tokens, '▪', 6);
  const pieces = workers.length + tokens.length + 2;
  const gives = t.worker({ id: tech.id, value: tech.value });
  const room = width - 1 - kindRoom - 24 - 4 - pieces;
  const ways = [[gives[0], t.next({ price: tech.price })].join(', '), ...gives];
  const tail = ways.find((text) => text.length <= room) ?? '';
  const sign = mark === 'cursor' ? '►' : mark === 'offered' ? '+' : ' ';
  return (
    <Spot id={id} width={width} height={1} flexShrink={0}>
      <Whole c="dim">{`${sign}${kind.padEnd(kindRoom)}`}</Whole>
      <Box width={Math.max(12, Math.min(24, width - 1 - kindRoom - 4 - pieces))} flexShrink={0}>
        <T c={c} b={mark === 'cursor'}>
          {t.printed({ id: tech.id })}
        </T>
      </Box>
      <Whole c="dim">{t.age[CIVIL[tech.id].age].padEnd(4)}</Whole>
      <Whole c="yellow" b>
        {workers}
      </Whole>
      <Whole c="blue" b>
        {tokens === '' ? '' : ` ${tokens}`}
      </Whole>
      <Box flexGrow={1} justifyContent="flex-end">
        <Whole c="dim">{tail}</Whole>
      </Box>
    </Spot>
  );
}

interface StateLine {
  readonly id: string;
  readonly label: string;
  readonly name: string;
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
      says: t.governmentSays({ ca: player.caTotal, ma: player.maTotal, urban }),
      c: 'text',
    },
  ];
  const add = (id: string, what: string, title: string, says: Lengths, c: Token = 'text') =>
    out.push({ id: `card:${id}`, label: what, name: title, says, c });
  if (player.leader) add(player.leader, label.leader, name(player.leader), [t.leader[player.leader][0], '']);
  else add('leader', label.leader, label.none, [''], 'dim');
  const b = player.building;
  if (b)
    add(b.id, label.building, name(b.id), t.stageOf({ stages: b.stages, of: b.of.length, next: b.next }), 'accent');
  for (const w of player.wonders) {
    const says: Lengths = w.ruined ? [t.symbols({ gives: { culture: RUIN_CULTURE } })] : [t.wonder[w.id][0], ''];
    add(w.id, w.ruined ? label.ruin : label.wonder, name(w.id), says, w.ruined ? 'dim' : 'good');
  }
  for (const id of player.specials) add(id, label.special, name(id), [t.gives({ id, seats: p.view.seats })[0], '']);
  for (const id of player.colonies) add(id, label.colony, name(id), [t.colony({ id }), '']);
  if (player.tactic) {
    add(player.tactic, label.tactic, name(player.tactic), t.tactic({ id: player.tactic, adds: player.army.tactical }));
  } else add('tactic', label.tactic, label.none, [''], 'dim');
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
    return [{ ...first, name: own.map((line) => line.name).join(', '), says: [''] as const }];
  });
}

const stateLabel = (lines: readonly StateLine[]): number => Math.max(...lines.map((line) => line.label.length)) + 1;

/** Rows of the least room in which nothing is missing. */
function stateRows(lines: readonly StateLine[], width: number): number {
  if (width >= TWO) return Math.ceil(lines.length / 2);
  const label = stateLabel(lines);
  const together = grouped(lines).reduce(
    (sum, line) => sum + Math.max(1, wrapText(line.name, width - label).length),
    0,
  );
  return Math.min(lines.length, together);
}

/** Each line by itself where there are rows for that, in two columns where there is width, else put together. */
function State({ p, lines, width, rows }: { p: P; lines: readonly StateLine[]; width: number; rows: number }) {
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
function StateLines({ p, lines, width, rows }: { p: P; lines: readonly StateLine[]; width: number; rows: number }) {
  const label = stateLabel(lines);
  let left = rows;
  return (
    <Col width={width} flexShrink={0}>
      {lines.map((line, i) => {
        const later = lines.length - i - 1;
        const own = width - label;
        const names = Math.max(1, wrapText(line.name, own).length);
        const take = Math.max(0, Math.min(names, left - later));
        left -= take;
        if (take === 0) return null;
        const whole = line.says[0];
        const first = line.says.find((text) => text.length <= own - line.name.length - 2) ?? '';
        // The whole text below, when the row had no room for it.
        const more = first === whole || names > 1 ? [] : wrapText(whole, own);
        const below = more.length <= left - later ? more.length : 0;
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
                {`${sign}${line.name}`}
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
