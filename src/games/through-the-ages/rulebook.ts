/** The rules at hand: one entry for each civil card and each rule that questions and events name. */
import type { RuleEntry } from '../../engine/phrasebook.js';
import { TOKEN_VALUE } from './data/board.js';
import { CIVIL, type CivilCard, type CivilId } from './data/civil.js';
import type { Symbols } from './data/civil-techs.js';
import { actionText, CIVIL_NAMES } from './phrases-civil.js';
import { AGE_NAMES } from './phrases-military-names.js';
import { ACTION_TEXTS, LEADER_TEXTS, WONDER_TEXTS } from './rulebook-cards.js';
import { militaryRules } from './rulebook-military.js';
import { wordRules } from './rulebook-words.js';

const SYMBOLS: readonly (readonly [key: keyof Symbols, one: string, more: string])[] = [
  ['science', 'science', 'science'],
  ['culture', 'culture', 'culture'],
  ['strength', 'strength', 'strength'],
  ['happy', 'happy face', 'happy faces'],
  ['ca', 'civil action', 'civil actions'],
  ['ma', 'military action', 'military actions'],
  ['blue', 'blue token', 'blue tokens'],
  ['colonization', 'colonization', 'colonization'],
];
/** '+2 culture, +1 happy face' */
export function symbolText(gives: Symbols): string {
  return SYMBOLS.flatMap(([key, one, more]) => {
    const n = gives[key] ?? 0;
    return n === 0 ? [] : [`${n > 0 ? '+' : ''}${n} ${Math.abs(n) === 1 ? one : more}`];
  }).join(', ');
}

function textOf(card: CivilCard): Pick<RuleEntry, 'kind' | 'text' | 'rulings'> {
  const age = `age ${AGE_NAMES[card.age]}`;
  switch (card.kind) {
    case 'worker': {
      const made =
        card.type === 'farm' || card.type === 'mine'
          ? `makes a blue token worth ${TOKEN_VALUE[card.age]} ${card.type === 'farm' ? 'food' : card.age === 0 ? 'resource' : 'resources'}`
          : `gives ${symbolText(card.gives)}`;
      const air = card.type === 'air' ? ' Each one may join an army and doubles its tactical strength.' : '';
      const develop = card.age > 0 ? `Develop for ${card.science} science. ` : 'Printed on the player board. ';
      return {
        kind: `${card.type} · ${age}`,
        text: `${develop}A worker costs ${card.resources} resources; each worker ${made}.${air}`,
      };
    }
    case 'government':
      return {
        kind: `government · ${age}`,
        text: `${card.age > 0 ? `Peaceful change for ${card.science} science, revolution for ${card.revolution}. ` : ''}${symbolText(card.gives)}. Up to ${card.urban} urban buildings of each type.`,
      };
    case 'special': {
      const symbols = symbolText(card.gives);
      const builds = card.builds
        ? `Urban buildings of level I, II and III cost ${card.builds.off.slice(1).join(', ')} resources less; up to ${card.builds.stages} stages of a wonder for one action.`
        : '';
      return {
        kind: `${card.type} technology · ${age}`,
        text: `Develop for ${card.science} science. ${symbols ? `${symbols}.` : ''}${builds}`,
        rulings: ['Of each special type only the highest stays in play.'],
      };
    }
    case 'leader': {
      const { text, rulings = [] } = LEADER_TEXTS[card.id];
      return { kind: `leader · ${age}`, text, rulings };
    }
    case 'wonder': {
      const { text, rulings = [] } = WONDER_TEXTS[card.id];
      return { kind: `wonder · ${age}`, text: `Stages ${card.stages.join('-')}. ${text}`, rulings };
    }
    case 'action': {
      const { text, rulings = [] } = ACTION_TEXTS[card.effect.does];
      return { kind: `action card · ${age}`, text: `${text} This card: ${actionText(card.id)}.`, rulings };
    }
  }
}

const PAGES: Readonly<Record<CivilCard['kind'], string>> = {
  worker: 'Code of Laws p. 9',
  government: 'Code of Laws p. 5 and 9',
  special: 'Code of Laws p. 9',
  leader: 'Code of Laws p. 5 and 12',
  wonder: 'Code of Laws p. 5 and 12',
  action: 'Code of Laws p. 6',
};

const cards: readonly RuleEntry[] = (Object.keys(CIVIL) as CivilId[]).map((id) => ({
  id: `card:${id}`,
  title: CIVIL_NAMES[id]!,
  ...textOf(CIVIL[id]),
  page: PAGES[CIVIL[id].kind],
}));

const rule = (id: string, title: string, text: string, page: string, rulings: readonly string[] = []): RuleEntry => ({
  id: `rule:${id}`,
  title,
  kind: 'rule',
  text,
  page: `Code of Laws ${page}`,
  rulings,
});

const rules: readonly RuleEntry[] = [
  rule(
    'action-phase',
    'Action phase',
    'Spend civil and military actions in any order. In the first round cards may be taken from the row and nothing else is possible. You may end the phase with actions left: unspent military actions draw cards.',
    'p. 4',
  ),
  rule(
    'take',
    'Taking cards',
    'The five spaces at the left cost 1 civil action, the next four 2, the last four 3. You cannot take a card while your hand holds as many civil cards as you have civil actions in total, nor a technology you have already, nor a second leader of an age. A wonder costs 1 more for each wonder you have completed, goes straight into play and needs no room in your hand.',
    'p. 5',
  ),
  rule(
    'grow',
    'Increasing population',
    'Pay 1 civil action and the food printed under the last filled section of your yellow bank.',
    'p. 5',
  ),
  rule(
    'build',
    'Building',
    'An unused worker goes onto a technology in play: 1 civil action for farms, mines and urban buildings, 1 military action for units, and the printed resources. Your government limits the urban buildings of each type.',
    'p. 5-6',
  ),
  rule(
    'upgrade',
    'Upgrading',
    'A worker moves to a card of the same type and a higher level for the difference of the two prices. Discounts change both prices first. Levels may be skipped.',
    'p. 5-6',
  ),
  rule(
    'destroy',
    'Destroying',
    'For 1 civil action the worker of a farm, mine or urban building is unused again.',
    'p. 5',
  ),
  rule('disband', 'Disbanding', 'For 1 military action the worker of a unit is unused again.', 'p. 6'),
  rule(
    'stage',
    'Wonder stages',
    'Pay 1 civil action and the next number on the wonder, and cover it with a blue token of the bank. When all are covered the tokens return and the wonder works.',
    'p. 5',
    ['With an empty bank the token comes from a card of your choice.'],
  ),
  rule('develop', 'Developing', 'Pay 1 civil action and the science printed on a technology of your hand.', 'p. 5', [
    'A special technology of a lower level than the one in play is put aside at once, but it counts as developed.',
  ]),
  rule(
    'revolution',
    'Revolution',
    'A government for the lower of its two prices, but it takes all your civil actions, and all must be available. Those of the new government are spent as well.',
    'p. 5',
  ),
  rule(
    'leader',
    'Leaders',
    'Playing a leader costs 1 civil action. If one is replaced, a spent civil action comes back.',
    'p. 5',
  ),
  rule(
    'play',
    'Action cards',
    'Pay 1 civil action and do what the card says, if it can be done. A card taken in the same action phase has to wait.',
    'p. 6',
  ),
  rule(
    'production',
    'Production',
    'Science and culture, corruption, food, consumption, resources, in this order. Corruption takes resources and then food. Each missing food costs 4 culture. When the blue bank runs short the best cards are served first.',
    'p. 6',
    ['Payments and gains keep as few blue tokens outside the bank as possible.'],
  ),
  rule(
    'uprising',
    'Uprising',
    'With more discontent than unused workers at the end of your turn nothing is produced.',
    'p. 6',
  ),
  rule(
    'hand-limit',
    'Hand limits',
    'At the end of your turn, before production, you discard military cards of your choice until you hold no more than your total of military actions. Civil cards are never discarded for being too many: a full hand only bars taking another one.',
    'p. 6 and 8',
    ['The Library of Alexandria raises both limits by one. An extra action of this turn raises neither.'],
  ),
  rule('draw', 'Drawing', 'One military card for each military action left, at most 3. None in Age IV.', 'p. 6'),
  rule(
    'ages',
    'End of an age',
    'When the last civil card of an age is dealt, cards of earlier ages leave hands, earlier leaders, unfinished wonders and pacts leave play, and everybody loses 2 yellow tokens. The time after Age III lasts until the end of the round, or of the next one if another than the first player began it.',
    'p. 3',
    [
      'The end of Age A does none of this: no card becomes antiquated, nobody loses yellow tokens, and what is left of its deck leaves the game.',
    ],
  ),
];

export const ruleEntries: readonly RuleEntry[] = mergeById([...rules, ...wordRules, ...cards, ...militaryRules]);

/** Both sides may describe a common rule; the first description stands. */
function mergeById(entries: readonly RuleEntry[]): RuleEntry[] {
  const seen = new Set<string>();
  return entries.filter((e) => !seen.has(e.id) && seen.add(e.id));
}
