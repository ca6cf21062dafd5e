/** Why something cannot be done, what lies under the cursor, and how it all ends, in English. */
import { CIVIL } from '../../data/civil.js';
import type { TtaTexts } from '../types.js';
import { cardText } from './book.js';
import { age, kind, special } from './nouns.js';
import { actionSays } from './says.js';
import { card, civilActions, list, militaryActions, naming, resources } from './words.js';

export const reason: TtaTexts['reason'] = {
  'civil-actions': ({ need, have }) => `needs ${civilActions(need)}, you have ${have}`,
  'military-actions': ({ need, have }) => `needs ${militaryActions(need)}, you have ${have}`,
  'wonder-begun': 'finish your wonder first',
  'hand-full': ({ hand, limit }) => `your hand is full: ${hand} of ${limit}`,
  'leader-of-age': 'only one leader of each age',
  'have-technology': 'you have this technology already',
  'first-round': 'in the first round you can only take cards',
  'no-tokens': 'your yellow bank is empty',
  'no-worker': 'no unused worker',
  'urban-limit': ({ limit }) => `your government allows ${limit} of this kind`,
  food: ({ need, have }) => `costs ${need} food, you have ${have}`,
  resources: ({ need, have }) => `costs ${resources(need)}, you have ${have}`,
  science: ({ need, have }) => `costs ${need} science, you have ${have}`,
  'no-wonder': 'no wonder under construction',
  'no-blue': 'no blue token to cover the stage',
  'fresh-card': 'taken this turn: playable from your next turn on',
  'card-idle': 'what it allows cannot be done now',
  'partner-science': 'your partner has no science to pay',
  'all-actions': ({ need, have }) => `a revolution needs all your civil actions: ${have} of ${need} left`,
  'all-military-actions': ({ need, have }) =>
    `under Robespierre it needs all your military actions: ${have} of ${need} left`,
  gandhi: 'Gandhi does not attack',
  'no-attack-pact': ({ target }) => `your pact with ${target} forbids it`,
  sovereignty: ({ target }) => `nobody may declare war on ${target}`,
  actions: ({ need, have }) => `needs ${militaryActions(need)}, you have ${have}`,
  'not-stronger': ({ target, attack, defence }) => `you have ${attack}, ${target} ${defence}: you must be stronger`,
  'nothing-to-take': ({ target }) => `${target} has nothing this card could take`,
  'last-round': 'no war can be declared in the last round',
  'one-war': 'you already have a war in play',
  'tactic-done': 'one tactic a turn, played or copied',
  'tactic-same': 'this is your tactic already',
  'tactic-later': 'play tactics in the action phase',
  'bonus-later': 'bonus cards help to defend or to colonize',
  'defence-short': ({ attack }) =>
    `with it you could no longer reach ${attack}: there would be no room for stronger cards`,
  'force-short': ({ force, bid }) => `your force is ${force}, your bid ${bid}`,
  'bid-short': ({ most, high }) => `your largest force is ${most}, the bid stands at ${high}`,
  'have-already': 'you have this technology already',
  'difference-short': ({ cost, left }) => `costs ${cost}, ${left} left of the difference`,
};

type Civil = Parameters<TtaTexts['place']['civil']>[0]['card'];

/** 'Iron: mine, age I, 5 science, 5 resources' */
function civil(id: Civil): string {
  const it = CIVIL[id];
  const name = naming.name({ id });
  const of = `age ${age[it.age]}`;
  switch (it.kind) {
    case 'worker':
      return it.age === 0
        ? `${name}: ${kind[it.type].word}, ${of}, on the player board, ${resources(it.resources)}`
        : `${name}: ${kind[it.type].word}, ${of}, ${it.science} science, ${resources(it.resources)}`;
    case 'government':
      return it.age === 0
        ? `${name}: government, ${of}, on the player board`
        : `${name}: government, ${of}, ${it.science} science or revolution for ${it.revolution}`;
    case 'special':
      return `${name}: ${special[it.type]} technology, ${of}, ${it.science} science`;
    case 'leader':
      return `${name}: leader, ${of}`;
    case 'wonder':
      return `${name}: wonder, ${of}, stages ${it.stages.join('-')}`;
    case 'action':
      return `${name}: ${actionSays({ id: it.id })}`;
  }
}

export const place: TtaTexts['place'] = {
  space: ({ price, ...v }) => `${civil(v.card)}, ${civilActions(price)}`,
  spaceEmpty: ({ space }) => `space ${space}, empty`,
  civil: (v) => civil(v.card),
  military: (v) => `${card(v.card)}: ${cardText({ id: v.card }).text}`,
  seat: ({ name, culture, strength }) => `${name}: culture ${culture}, strength ${strength}`,
};

const PHASE: Readonly<Record<Parameters<TtaTexts['where']>[0]['phase'], string>> = {
  start: 'start of turn',
  politics: 'politics',
  actions: 'action phase',
  end: 'end of turn',
  over: 'game over',
};

export const where: TtaTexts['where'] = ({ round, of, phase, ...v }) =>
  `Age ${age[v.age]}  round ${of === null ? round : `${round} of ${of}`}  ${PHASE[phase]}`;

export const over: TtaTexts['over'] = {
  wins: ({ name, culture }) => `${name} wins with ${culture} culture`,
  share: ({ names, culture }) => `${list(names)} share the victory with ${culture} culture`,
  alone: ({ name }) => `${name} is the only civilization left and wins`,
};

export const ledger: TtaTexts['ledger'] = {
  culture: 'culture',
  science: 'science',
  strength: 'strength',
  food: 'food',
  resources: 'res',
  ca: 'ca',
  ma: 'ma',
  happy: 'happy',
  pool: 'pool',
  yellow: 'yellow',
  blue: 'blue',
  hand: 'hand',
  military: 'mil',
};

export const option: TtaTexts['option'] = {
  starter: {
    title: 'first player',
    help: 'who starts; the order of seats stays',
    values: { random: 'at random', first: 'first seat' },
  },
  'open-hands': {
    title: 'open civil hands',
    help: 'civil cards are taken openly, so everyone may see them in hand',
    values: { true: 'shown to all', false: 'only counted' },
  },
  'old-trade': {
    title: 'traded goods as before',
    help: 'goods of Trade Routes do not pay corruption and consumption, as when this game began',
  },
};

export const order: TtaTexts['order'] = {
  ask: 'ask me',
  defence: { title: 'defence against aggressions', never: 'never spend cards' },
  colonies: { title: 'bids for territories', pass: 'always pass', upTo: ({ n }) => `bid up to ${n}` },
  pacts: { title: 'pacts offered to you', refuse: 'refuse all' },
  politics: {
    title: 'politics phase',
    'empty-hand': 'skip without military cards when nothing can be done',
    'skip-idle': 'skip when nothing can be done',
    skip: 'always skip',
  },
  end: { title: 'end of the turn', 'nothing-left': 'end when nothing else can be done and nothing is lost' },
};
