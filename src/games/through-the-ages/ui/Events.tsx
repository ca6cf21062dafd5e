/** Event decks, wars, pacts, tactics, and the card that is being answered. */
import { Box } from 'ink';
import { Col, Lines, Panel, Row, T, Whole } from '../../../ui/components/basics.js';
import type { Room } from '../../../ui/components/layout/spec.js';
import { Spot } from '../../../ui/components/Spot.js';
import { wrapText } from '../../../ui/components/text.js';
import type { Token } from '../../../ui/theme/tokens.js';
import { CIVIL, type CivilId } from '../data/civil.js';
import { BONUSES, isBonus, isTerritory, MILITARY, type MilitaryId, PACTS, type PactId } from '../data/military.js';
import type { Lengths } from '../texts/types-screen.js';
import type { Pact } from '../types.js';
import { fitting, listed, type P, stepped, wordsOf } from './cards.js';

interface Line {
  readonly id?: string;
  readonly label: string;
  readonly items: readonly string[];
  readonly c: Token;
  /** Of rows to spare the weightier lines get theirs first. */
  readonly weight?: number;
  /** Numbers, not things: those without room are left out, because a count of them would say nothing. */
  readonly numbers?: boolean;
}

const LIST = ', ';
const textOf = (line: Line): string => line.items.join(LIST);

function shownOf({ items, numbers }: Line, room: Room, t: P['texts']): string[] {
  if (!numbers) return listed(items, LIST, room, t);
  for (let n = items.length; n > 1; n--) {
    const lines = wrapText(items.slice(0, n).join(LIST), room.width);
    if (lines.length <= room.rows) return lines;
  }
  return listed(items.slice(0, 1), LIST, room, t);
}

/** 'Ann (B) - Bob (A)': who stands on which side of a pact. */
function pactText(p: P, pact: Pact): string {
  const symmetric = PACTS[pact.card as PactId].symmetric;
  const [a, b] = pact.ownerIs === 'A' ? [pact.owner, pact.partner] : [pact.partner, pact.owner];
  return p.texts.pact({ a: p.names[a] ?? '', b: p.names[b] ?? '', card: pact.card, symmetric });
}

/** Everything between the seats; things that are absent are said too, so that nobody looks for them. */
export function eventLines(p: P): Line[] {
  const t = p.texts;
  const { label } = t;
  const { events, wars, pacts, resolving, tactics } = p.view;
  const name = (id: MilitaryId) => t.name({ id });
  const ages = (list: readonly { age: 0 | 1 | 2 | 3 | 4 }[]) => t.ages({ ages: list.map((e) => e.age) });
  const last = events.past.at(-1);
  const seen = events.current[0]?.card;
  const known = [...events.prepared, ...events.future.flatMap((e) => (e.card ? [e.card] : []))];
  const common = tactics.map((id) => t.army({ id }));
  const out: Line[] = [];
  const add = (what: string, items: string | readonly string[], c: Token = 'text', id?: string, weight?: number) =>
    out.push({
      label: what,
      items: typeof items === 'string' ? [items] : items,
      c,
      ...(id ? { id } : {}),
      ...(weight ? { weight } : {}),
    });
  const addAll = (what: string, items: readonly string[], c: Token, weight?: number) =>
    add(what, items.length > 0 ? items : t.none, items.length > 0 ? c : 'dim', undefined, weight);
  if (resolving) add(label.open, name(resolving), 'accent', `card:${resolving}`, 3);
  add(label.current, ages(events.current));
  if (seen) add(label.next, name(seen), 'accent', `card:${seen}`, 3);
  add(label.future, ages(events.future));
  add(label.last, last ? name(last) : t.none, last ? 'text' : 'dim', last ? `card:${last}` : undefined, 3);
  if (known.length > 0) add(label.known, known.map(name), 'dim');
  const war = wars.map((w) => t.war({ by: p.names[w.by] ?? '', on: p.names[w.on] ?? '', card: w.card }));
  addAll(label.wars, war, 'bad', 2);
  const pact = pacts.map((k) => pactText(p, k));
  if (p.view.seats > 2) addAll(label.pacts, pact, 'text', 2);
  addAll(label.common, common, 'text', -1);
  const { civilDeck, militaryDeck, militaryDiscards } = p.view;
  const items = t.decks({ civil: civilDeck, military: militaryDeck, discards: militaryDiscards });
  out.push({ label: label.decks, items, c: 'dim', numbers: true });
  return out;
}

const labelOf = (lines: readonly Line[]): number => Math.max(0, ...lines.map((line) => line.label.length)) + 2;

/** A row for each line as long as there are rows, then all that the weightiest ones can use. */
function shared(p: P, lines: readonly Line[], { width, rows }: Room): number[] {
  const out: number[] = lines.map((_, i) => (i < rows ? 1 : 0));
  let left = Math.max(0, rows - lines.length);
  const order = lines.map((line, i) => ({ line, i })).sort((a, b) => (b.line.weight ?? 0) - (a.line.weight ?? 0));
  for (const { line, i } of order) {
    if (left === 0) break;
    const used = shownOf(line, { width, rows: left + 1 }, p.texts).length;
    left -= used - 1;
    out[i] = used;
  }
  return out;
}

const rowsOf = (lines: readonly Line[], width: number): number => {
  const label = labelOf(lines);
  return lines.reduce((sum, line) => sum + wrapText(textOf(line), width - label).length, 0);
};

export function eventRows(p: P, width: number): readonly number[] {
  const lines = eventLines(p);
  const whole = 2 + rowsOf(lines, width - 4);
  const least = 2 + lines.length;
  return stepped(least, whole);
}

/** The marks of cards that have a line here: those in a hand have none. */
export function eventMarks(p: P): string {
  const { events, resolving } = p.view;
  return [resolving, events.current[0]?.card, events.past.at(-1)]
    .map((card) => (card ? (p.marks.get(`card:${card}`) ?? '') : ''))
    .join(' ');
}

export function Events({ p, width, rows }: { p: P } & Room) {
  const lines = eventLines(p);
  const label = labelOf(lines);
  const inner = width - 4;
  const takes = shared(p, lines, { width: inner - label, rows: rows - 2 });
  return (
    <Panel title={p.texts.events} width={width} height={rows}>
      {lines.map((line, i) => {
        const take = takes[i] ?? 0;
        if (take <= 0) return null;
        const mark = line.id ? p.marks.get(line.id) : undefined;
        return (
          <Spot key={line.label} id={line.id ?? line.label} width={inner} height={take} flexShrink={0}>
            <Whole c="dim">{line.label.padEnd(label)}</Whole>
            <Col>
              {shownOf(line, { width: inner - label, rows: take }, p.texts).map((text, i) => (
                <T key={i} c={mark === 'cursor' ? 'accent' : line.c} b={mark !== undefined}>
                  {text}
                </T>
              ))}
            </Col>
          </Spot>
        );
      })}
    </Panel>
  );
}

/** The card that the open question comes from. */
function askedId(p: P): (CivilId & MilitaryId) | CivilId | MilitaryId | null {
  const from = p.prompt?.from ?? '';
  const id = from.startsWith('card:') ? from.slice('card:'.length) : '';
  if (Object.hasOwn(CIVIL, id)) return id as CivilId;
  return Object.hasOwn(MILITARY, id) ? (id as MilitaryId) : null;
}

const fact = (p: P, key: string): number => Number(p.prompt?.facts?.[key] ?? 0);

/** What the own side can throw in, and how strong everybody is: all that the answer depends on. */
function situation(p: P): string[] {
  const t = p.texts;
  const player = p.viewer === null ? undefined : p.view.players[p.viewer];
  switch (p.prompt?.topic) {
    case 'bid': {
      const leader = fact(p, 'leader');
      const most = fact(p, 'most');
      const cards = (player?.military ?? []).reduce((sum, id) => sum + (isBonus(id) ? BONUSES[id].colonization : 0), 0);
      const force = player && {
        units: player.army.units,
        armies: player.army.tactical,
        ships: player.colonization,
        cards: most - player.army.units - player.army.tactical - player.colonization,
      };
      return [
        t.askedBid({ high: fact(p, 'high'), leader: leader < 0 ? null : (p.names[leader] ?? ''), most }),
        ...(force && most > 0 && force.cards >= cards ? [t.bidForce(force)] : []),
      ];
    }
    case 'colonize':
      return [t.askedForce({ bid: fact(p, 'bid'), force: fact(p, 'force') })];
    case 'defence': {
      const [attack, strength, used, limit] = [
        fact(p, 'attack'),
        fact(p, 'strength'),
        fact(p, 'used'),
        fact(p, 'limit'),
      ];
      return [t.askedDefence({ by: p.names[fact(p, 'by')] ?? '', attack, strength, used, limit })];
    }
    default:
      return [
        t.rivals({
          strengths: p.view.players
            .filter((s) => !s.out)
            .map((s) => ({ name: p.names[s.seat] ?? '', n: s.rating.strength })),
        }),
      ];
  }
}

function askedLines(p: P): Line[] {
  const t = p.texts;
  const id = askedId(p);
  if (!id) return [];
  const out: Line[] = [];
  if (Object.hasOwn(MILITARY, id) && isTerritory(id as MilitaryId)) {
    const [now, always] = t.territory({ id: id as MilitaryId });
    out.push({ label: t.label.now, items: [now], c: 'text' }, { label: t.label.always, items: [always], c: 'text' });
  } else out.push({ label: '', items: [t.cardText({ id }).text], c: 'text' });
  for (const text of situation(p)) out.push({ label: '', items: [text], c: 'accent' });
  return out;
}

const BESIDE_LABEL = 1;
const askedLabel = (lines: readonly Line[]) => Math.max(0, ...lines.map((line) => line.label.length));
const textWidth = (line: Line, lines: readonly Line[], inner: number) =>
  line.label === '' ? inner : inner - askedLabel(lines) - BESIDE_LABEL;

/** Nothing when the question comes from no card. */
export function askedRows(p: P, width: number): readonly number[] {
  const lines = askedLines(p);
  if (lines.length === 0) return [0];
  return [2 + lines.reduce((sum, line) => sum + wrapText(textOf(line), textWidth(line, lines, width - 4)).length, 0)];
}

export const isAsked = (p: P): boolean => askedId(p) !== null;

/** The card on the table, what it does, and what the answer depends on. */
export function AskedCard({ p, width, rows }: { p: P } & Room) {
  const t = p.texts;
  const id = askedId(p);
  const lines = askedLines(p);
  const inner = width - 4;
  let left = rows - 2;
  if (!id) return null;
  const civil = Object.hasOwn(CIVIL, id);
  const age = civil ? CIVIL[id as CivilId].age : MILITARY[id as MilitaryId].age;
  const kind = civil ? CIVIL[id as CivilId].kind : MILITARY[id as MilitaryId].kind;
  const title = t.printed({ id });
  const ofAge = (word: string): string => `${word} ${t.age[age]}`.trim();
  const [word, ...briefer]: Lengths = kind === 'worker' ? [''] : wordsOf(t.kind[kind]);
  return (
    <Panel
      title={title}
      hint={fitting([ofAge(word), ...briefer.map(ofAge)], width - title.length - 12)}
      seat={p.prompt?.seat}
      width={width}
      height={rows}
    >
      {lines.map((line) => {
        const own = textWidth(line, lines, inner);
        const take = Math.min(left, wrapText(textOf(line), own).length);
        left -= take;
        if (take <= 0) return null;
        return (
          <Row key={textOf(line)} flexShrink={0} height={take}>
            {line.label !== '' && <Whole c="dim">{line.label.padEnd(askedLabel(lines) + BESIDE_LABEL)}</Whole>}
            <Box flexShrink={0} width={own}>
              <Lines text={textOf(line)} width={own} rows={take} c={line.c} />
            </Box>
          </Row>
        );
      })}
      {lines.length === 0 && <T> </T>}
    </Panel>
  );
}
