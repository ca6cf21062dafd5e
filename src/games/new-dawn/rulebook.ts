/** The rules at hand: every card, wonder, leader, city-state, action and event, in the words of a catalogue. */
import type { RuleEntry } from '../../engine/phrasebook.js';
import { CITY_STATE_IDS, CITY_STATES, PACT_IDS } from './data/diplomacy.js';
import { FOCUS, FOCUS_IDS } from './data/focus.js';
import { LEADER_IDS } from './data/leaders.js';
import { NATURAL_IDS, NATURALS } from './data/naturals.js';
import { AGENDA_IDS } from './data/victory.js';
import { WONDER_IDS, WONDERS } from './data/wonders.js';
import { CARD_PAGES, RULE_NAMES, RULED, RULES } from './rule-list.js';
import type { NdTexts } from './texts/types.js';

export function rulesIn(texts: NdTexts): readonly RuleEntry[] {
  const { does, rule, ruleKind, ruleText, source, pages } = texts;
  const withRulings = (entry: RuleEntry): RuleEntry => {
    const id = RULED.find((one) => one === entry.id);
    return id ? { ...entry, rulings: texts.ruling[id] } : entry;
  };
  const all: RuleEntry[] = [
    ...RULE_NAMES.map((name): RuleEntry => {
      const at = RULES[name];
      const entry = { id: `rule:${name}`, kind: ruleKind[at.kind], ...rule[name] };
      return at.pages.length > 0 ? { ...entry, page: pages({ pages: at.pages }) } : entry;
    }),
    ...FOCUS_IDS.map((id) => {
      const { type, level } = FOCUS[id];
      const text = `${does.focus[id]} ${does.trade[type]}`;
      const page = pages({ pages: CARD_PAGES[type] });
      return { id: `focus:${id}`, title: texts.focus[id], kind: ruleKind.focus({ type, level }), text, page };
    }),
    ...LEADER_IDS.map((id) => ({
      id: `leader:${id}`,
      title: texts.leaderOf({ leader: id }),
      kind: ruleKind.leader({ leader: id }),
      text: does.leader[id],
      page: source.leaderSheet,
    })),
    ...WONDER_IDS.map((id) => ({
      id: `wonder:${id}`,
      title: texts.wonder[id].whole,
      kind: ruleKind.wonder(WONDERS[id]),
      text: does.wonder[id],
      page: source.wonderCard({ pages: CARD_PAGES.wonder }),
    })),
    ...CITY_STATE_IDS.map((id) => ({
      id: `state:${id}`,
      title: texts.state[id].whole,
      kind: ruleKind.state({ type: CITY_STATES[id].type }),
      text: does.state[id],
      page: source.diplomacyCard({ pages: CARD_PAGES.diplomacy }),
    })),
    ...PACT_IDS.map((id) => ({
      id: `pact:${id}`,
      title: texts.pact[id],
      kind: ruleKind.pact,
      text: does.pact[id],
      page: source.diplomacyCard({ pages: CARD_PAGES.diplomacy }),
    })),
    ...NATURAL_IDS.map((id) => ({
      id: `natural:${id}`,
      title: texts.natural[id].whole,
      kind: ruleKind.natural,
      text: ruleText.natural({ natural: id, resource: NATURALS[id].resource }),
      page: pages({ pages: CARD_PAGES.natural }),
    })),
    ...AGENDA_IDS.map((id) => ({
      id: `agenda:${id}`,
      title: texts.agenda[id],
      kind: ruleKind.agenda,
      text: ruleText.agenda({ agenda: id }),
      page: pages({ pages: CARD_PAGES.agenda }),
    })),
  ];
  return all.map(withRulings);
}
