/** What can still come: the cards of each age that these eyes have not seen. */
import { Col, Panel, Row, T, Whole } from '../../../ui/components/basics.js';
import type { Room } from '../../../ui/components/layout/spec.js';
import { wrapText } from '../../../ui/components/text.js';
import { type CardAge, unseenCivil, unseenMilitary } from '../coming.js';
import { CIVIL, type CivilCard } from '../data/civil.js';
import { AGGRESSIONS, MILITARY, type MilitaryKind } from '../data/military.js';
import type { CardId } from '../texts/types-nouns.js';
import type { ComingKind } from '../texts/types-screen.js';
import { listed, type P, stepped } from './cards.js';

const civilKind = (card: CivilCard): ComingKind =>
  card.kind === 'worker' || card.kind === 'government' || card.kind === 'special' ? 'tech' : card.kind;

const MILITARY_KINDS: Readonly<Record<MilitaryKind, ComingKind>> = {
  tactic: 'tactic',
  bonus: 'bonus',
  aggression: 'attack',
  war: 'attack',
  pact: 'pact',
  territory: 'territory',
  event: 'event',
};

const LIST = ', ';
/** Longer names are told short: a list in a narrow panel could not hold one. */
const LONG_NAME = 20;

interface Group {
  readonly label: string;
  readonly names: readonly string[];
}

/** Its kind stands before the list; a name that tells it, too, is told without. */
const isAttack = (id: CardId): boolean => Object.hasOwn(AGGRESSIONS, id);

/** How a card is called of which there are so many. */
export type Listing = (id: CardId, n: number) => string;

const inBrief =
  ({ texts }: P): Listing =>
  (id, n) => {
    const [whole, short] = [texts.printed({ id }), texts.short({ id })];
    const told = whole.length > LONG_NAME || (short.length < whole.length && isAttack(id)) ? short : whole;
    return texts.copies({ name: told, n });
  };

/** Cards by kind, with how many there are of each. */
export function comingGroups(p: P, age: CardAge, called = inBrief(p)): Group[] {
  const t = p.texts;
  const named = new Map<ComingKind, string[]>();
  const add = (kind: ComingKind, text: string) => named.set(kind, [...(named.get(kind) ?? []), text]);
  for (const { id, n } of unseenCivil(p.view, age)) add(civilKind(CIVIL[id]), called(id, n));
  for (const { id, n } of unseenMilitary(p.view, age)) add(MILITARY_KINDS[MILITARY[id].kind], called(id, n));
  return Array.from(named, ([kind, names]) => ({ label: t.comingKind[kind], names }));
}

const labelOf = (groups: readonly Group[]): number => Math.max(0, ...groups.map((g) => g.label.length)) + 2;

/** The last age has a panel even when nothing is left of it. */
const LAST: CardAge = 3;

export function comingRows(p: P, age: CardAge, width: number): readonly number[] {
  const groups = comingGroups(p, age);
  if (groups.length === 0) return age === LAST ? [3] : [0];
  const own = width - 4 - labelOf(groups);
  return stepped(2 + groups.length, 2 + groups.reduce((sum, g) => sum + wrapText(g.names.join(LIST), own).length, 0));
}

export function Coming({ p, age, width, rows }: { p: P; age: CardAge } & Room) {
  const t = p.texts;
  const groups = comingGroups(p, age);
  const cards = [...unseenCivil(p.view, age), ...unseenMilitary(p.view, age)].reduce((sum, { n }) => sum + n, 0);
  const label = labelOf(groups);
  const own = width - 4 - label;
  let left = rows - 2;
  return (
    <Panel title={t.comingTitle({ age })} hint={t.comingHint({ cards })} width={width} height={rows}>
      {groups.length === 0 && <T c="dim">{t.comingNone}</T>}
      {groups.map((group, i) => {
        const most = Math.max(1, left - (groups.length - i - 1));
        const take = Math.min(wrapText(group.names.join(LIST), own).length, most, left);
        left -= take;
        if (take <= 0) return null;
        return (
          <Row key={group.label} height={take} flexShrink={0}>
            <Whole c="dim">{group.label.padEnd(label)}</Whole>
            <Col>
              {listed(group.names, LIST, { width: own, rows: take }, t).map((text, i) => (
                <T key={i}>{text}</T>
              ))}
            </Col>
          </Row>
        );
      })}
    </Panel>
  );
}
