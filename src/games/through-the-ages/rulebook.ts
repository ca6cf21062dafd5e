/** The rules at hand: one entry for each rule that questions and events name, and for each card, in a catalogue's words. */
import type { RuleEntry } from '../../engine/phrasebook.js';
import { CIVIL, type CivilId } from './data/civil.js';
import { MILITARY_IDS } from './data/military.js';
import { cardPages, RULE_NAMES, RULES } from './rule-list.js';
import type { TtaTexts } from './texts/types.js';

export function rulesIn(texts: TtaTexts): readonly RuleEntry[] {
  const cards = [...(Object.keys(CIVIL) as CivilId[]), ...MILITARY_IDS];
  return [
    ...RULE_NAMES.map((name) => ({
      id: `rule:${name}`,
      kind: texts.ruleKind,
      page: texts.pages({ pages: RULES[name] }),
      ...texts.rule[name],
    })),
    ...cards.map((id) => ({
      id: `card:${id}`,
      title: texts.name({ id }),
      kind: texts.cardKind({ id }),
      page: texts.pages({ pages: cardPages(id) }),
      ...texts.cardText({ id }),
    })),
  ];
}
