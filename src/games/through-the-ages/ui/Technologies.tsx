/** Technologies with workers and tokens on them: stacks of cards, or a list where there is no room for cards. */
import { Box } from 'ink';
import { Col, Row, T, Whole } from '../../../ui/components/basics.js';
import { Card } from '../../../ui/components/Card.js';
import type { Room } from '../../../ui/components/layout/spec.js';
import { Spot } from '../../../ui/components/Spot.js';
import { useTheme } from '../../../ui/theme/theme.js';
import type { Token } from '../../../ui/theme/tokens.js';
import { CIVIL } from '../data/civil.js';
import type { WorkerType } from '../data/civil-techs.js';
import type { Lengths } from '../texts/types-screen.js';
import type { PlayerView, TechView } from '../view.js';
import { bandOf, fitting, nameIn, type P, TYPES, wordsOf } from './cards.js';

/** A card of a technology: band, name, workers and tokens; the newest also says what a worker gives. */
const NEWEST = 4;
/** Under it the older ones: name, then workers and tokens; both in one row where rows are dear. */
const OLDER = 2;
const OLDER_TIGHT = 1;

/** Types that have a card, newest card first. */
export function stacksOf(player: PlayerView): (readonly [type: WorkerType, techs: readonly TechView[]])[] {
  return TYPES.flatMap((type) => {
    const techs = player.techs.filter((t) => t.type === type).sort((a, b) => b.level - a.level);
    return techs.length > 0 ? [[type, techs] as const] : [];
  });
}

const stackRows = (techs: readonly TechView[], older: number): number => NEWEST + older * (techs.length - 1);

export const cardRows = (stacks: readonly (readonly [WorkerType, readonly TechView[]])[], tight = false): number =>
  Math.max(...stacks.map(([, techs]) => stackRows(techs, tight ? OLDER_TIGHT : OLDER)));

/** A technology in a list takes this many columns at least. */
const LISTED = 36;
export const listColumns = (inner: number): number => Math.max(1, Math.floor(inner / LISTED));

export function TechList({ p, techs, width, rows }: { p: P; techs: readonly TechView[] } & Room) {
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
export function Stack({ p, techs, each, rows, tight = false }: StackProps) {
  const { plain } = useTheme();
  const older = tight ? OLDER_TIGHT : OLDER;
  return (
    <Row width={each} flexShrink={0} height={rows}>
      <Col width={each - 1} flexShrink={0}>
        {techs.map((tech, i) =>
          i === 0 ? (
            <Newest key={tech.id} p={p} tech={tech} width={each - 1} />
          ) : (
            <Older key={tech.id} p={p} tech={tech} width={each - 1} tight={tight} />
          ),
        )}
      </Col>
      {plain && (
        <Col width={1}>
          {Array.from({ length: stackRows(techs, older) }, (_, i) => (
            <T key={i} c="faint">
              │
            </T>
          ))}
        </Col>
      )}
    </Row>
  );
}

interface StackProps {
  readonly p: P;
  readonly techs: readonly TechView[];
  readonly each: number;
  readonly rows: number;
  readonly tight?: boolean;
}

interface TechProps {
  readonly p: P;
  readonly tech: TechView;
  readonly width: number;
}

function Older({ p, tech, width, tight }: TechProps & { tight: boolean }) {
  const t = p.texts;
  const { colours, plain } = useTheme();
  const id = `card:${tech.id}`;
  const mark = p.marks.get(id);
  const name = (room: number) => nameIn(p, tech.id, room);
  const idle = tech.workers === 0 && tech.tokens === 0;
  const ground = plain ? {} : { backgroundColor: colours.raised };
  const on = tight ? piecesOf(tech, Math.floor((width - LEAST_NAME) / 2)) : null;
  return (
    <Spot id={id} flexDirection="column" width={width} height={tight ? OLDER_TIGHT : OLDER} {...ground}>
      {on ? (
        <Row width={width} height={1} justifyContent="space-between">
          <Name name={name} mark={mark} idle={idle} width={width - on.width} />
          <Pieces {...on} />
        </Row>
      ) : (
        <>
          <Name name={name} age={t.age[CIVIL[tech.id].age]} mark={mark} width={width} idle={idle} />
          <OnIt tech={tech} width={width} gives={t.worker({ id: tech.id, value: tech.value })} />
        </>
      )}
    </Spot>
  );
}

function Newest({ p, tech, width }: TechProps) {
  const t = p.texts;
  const { plain } = useTheme();
  const id = `card:${tech.id}`;
  const card = CIVIL[tech.id];
  const age = t.age[card.age];
  return (
    <Spot id={id} width={width} height={NEWEST}>
      <Card
        flat
        width={width}
        height={NEWEST}
        band={bandOf(card)}
        top={fitting(wordsOf(t.kind[tech.type]), width - age.length - (plain ? 2 : 1))}
        corner={age}
        name={nameIn(p, tech.id, width)}
        nameRows={1}
        mark={p.marks.get(id)}
      >
        <OnIt tech={tech} width={width} gives={['']} />
        <T c="dim">{fitting(t.worker({ id: tech.id, value: tech.value }), width)}</T>
      </Card>
    </Spot>
  );
}

function Name({ name, age = '', mark, width, idle }: NameProps) {
  const room = width - age.length - (age === '' ? 0 : 1);
  const c: Token = mark === 'cursor' ? 'accent' : idle ? 'dim' : 'text';
  const { plain } = useTheme();
  const sign = plain && mark ? (mark === 'cursor' ? '►' : '+') : '';
  return (
    <Row justifyContent="space-between" width={width} height={1}>
      <T c={c} b={!!mark}>{`${sign}${name(room - sign.length)}`}</T>
      <Whole c="dim">{age}</Whole>
    </Row>
  );
}
interface NameProps {
  /** In that much room. */
  readonly name: (room: number) => string;
  readonly age?: string;
  readonly mark: string | undefined;
  readonly width: number;
  readonly idle: boolean;
}

/** Signs while they are few, a number when they are many. */
const pips = (n: number, sign: string, most: number): string => (n <= most ? sign.repeat(n) : `${n}${sign}`);

/** Columns that are left to a name beside its workers and tokens. */
const LEAST_NAME = 3;

/** Workers and tokens behind a name, a blank before each. */
function piecesOf(tech: TechView, most: number): PiecesProps & { width: number } {
  const workers = tech.workers > 0 ? pips(tech.workers, '●', most) : '';
  const tokens = tech.tokens > 0 ? pips(tech.tokens, '▪', most) : '';
  const width = [workers, tokens].reduce((sum, text) => sum + (text === '' ? 0 : text.length + 1), 0);
  return { workers, tokens, width };
}
interface PiecesProps {
  readonly workers: string;
  readonly tokens: string;
}

const Pieces = ({ workers, tokens }: PiecesProps) => (
  <>
    {workers !== '' && <Whole c="yellow" b>{` ${workers}`}</Whole>}
    {tokens !== '' && <Whole c="blue" b>{` ${tokens}`}</Whole>}
  </>
);

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
