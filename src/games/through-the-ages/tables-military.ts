/** The military decks as text, to be ticked off against the box. */
import type { TextTable } from '../../engine/phrasebook.js';
import {
  AGGRESSIONS,
  BONUSES,
  MILITARY,
  type MilitaryKind,
  militaryDeck,
  PACTS,
  TACTICS,
  TERRITORIES,
  WARS,
} from './data/military.js';
import { EVENTS } from './data/military-events.js';
import {
  AGGRESSION_IDS,
  BONUS_IDS,
  EVENT_IDS,
  type MilitaryId,
  PACT_IDS,
  TACTIC_IDS,
  TERRITORY_IDS,
  WAR_IDS,
} from './data/military-ids.js';
import { tableIn } from './table-of.js';
import type { TtaTexts } from './texts/types.js';

const dash = (n: number): number | string => (n === 0 ? '-' : n);

const KINDS: readonly MilitaryKind[] = ['event', 'territory', 'tactic', 'aggression', 'war', 'bonus', 'pact'];

function decks(t: TtaTexts): TextTable {
  const rows = ([0, 1, 2, 3] as const).map((n) => {
    const deck = militaryDeck(n, 4);
    const counts = KINDS.map((kind) => dash(deck.filter((id) => MILITARY[id].kind === kind).length));
    return [t.age[n], ...counts, deck.length, militaryDeck(n, 2).length];
  });
  return tableIn(t, 'military-decks', rows);
}

export function militaryTables(t: TtaTexts): TextTable[] {
  const head = (id: MilitaryId) => [t.printed({ id }), t.age[MILITARY[id].age]] as const;
  const tactics = TACTIC_IDS.map((id) => {
    const c = TACTICS[id];
    const old = c.age === 1 ? '-' : c.outdated;
    return [...head(id), dash(c.infantry), dash(c.cavalry), dash(c.artillery), c.strength, old, c.copies];
  });
  const bonuses = BONUS_IDS.map((id) => {
    const c = BONUSES[id];
    return [...head(id), c.defence, c.colonization, c.copies];
  });
  const aggressions = AGGRESSION_IDS.map((id) => {
    const c = AGGRESSIONS[id];
    return [...head(id), c.ma, t.cell.aggression({ card: id }), c.copies];
  });
  const wars = WAR_IDS.map((id) => [...head(id), WARS[id].ma, t.cell.war({ card: id }), WARS[id].copies]);
  const pacts = PACT_IDS.map((id) => {
    const c = PACTS[id];
    const b = c.symmetric ? t.cell.asA : t.cell.pactSide({ card: id, side: 'B' });
    return [...head(id), t.cell.pactSide({ card: id, side: 'A' }), b, t.cell.pactAttack({ card: id }), c.copies];
  });
  const territories = TERRITORY_IDS.map((id) => [
    ...head(id),
    t.cell.once({ card: id }),
    t.cell.kept({ card: id }),
    TERRITORIES[id].copies,
  ]);
  const events = EVENT_IDS.map((id) => [...head(id), t.does.event[id].text, EVENTS[id].copies]);
  return [
    decks(t),
    tableIn(t, 'tactics', tactics),
    tableIn(t, 'bonus-cards', bonuses),
    tableIn(t, 'aggressions', aggressions),
    tableIn(t, 'wars', wars),
    tableIn(t, 'pacts', pacts),
    tableIn(t, 'territories', territories),
    tableIn(t, 'events', events),
  ];
}
