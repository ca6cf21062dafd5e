/** Why something cannot be done, what lies under the cursor, and how it all ends, in Ukrainian. */
import { CIVIL } from '../../../games/through-the-ages/data/civil.js';
import type { TtaTexts } from '../../../games/through-the-ages/texts/types.js';
import { cardText } from './book.js';
import { age, kind, special } from './nouns.js';
import { actionSays } from './says.js';
import { list, many, naming, q, taken } from './words.js';

export const reason: TtaTexts['reason'] = {
  'civil-actions': ({ need, have }) => `треба ${taken(need, 'civil')}, ви маєте ${have}`,
  'military-actions': ({ need, have }) => `треба ${taken(need, 'military')}, ви маєте ${have}`,
  'wonder-begun': 'спершу добудуйте своє чудо',
  'hand-full': ({ hand, limit }) => `ліміт карт на руці: ${hand} з ${limit}`,
  'leader-of-age': 'лише один лідер кожної епохи',
  'have-technology': 'ви вже маєте цю технологію',
  'first-round': 'у першому раунді можна лише брати карти',
  'no-tokens': 'ваш жовтий банк порожній',
  'no-worker': 'немає незалученого робітника',
  'urban-limit': ({ limit }) => `ліміт міських будівель цього типу: ${limit}`,
  food: ({ need, have }) => `треба ${taken(need, 'food')}, ви маєте ${have}`,
  resources: ({ need, have }) => `треба ${many(need, 'resource')}, ви маєте ${have}`,
  science: ({ need, have }) => `треба ${many(need, 'science')}, ви маєте ${have}`,
  'no-wonder': 'немає недобудованого чуда',
  'no-blue': 'немає синього кубика, щоб накрити етап',
  'fresh-card': 'узято цього ходу: зіграти можна з наступного',
  'card-idle': 'зараз цього зробити не можна',
  'partner-science': 'інший учасник пакту не має очка науки',
  'all-actions': ({ need, have }) => `для революції треба всі цивільні дії: є ${have} з ${need}`,
  'all-military-actions': ({ need, have }) => `з Робесп’єром треба всі військові дії: є ${have} з ${need}`,
  gandhi: 'Ганді не атакує',
  'no-attack-pact': ({ target }) => `це забороняє пакт із гравцем ${target}`,
  sovereignty: ({ target }) => `гравцеві ${target} не можна оголосити війну`,
  actions: ({ need, have }) => `треба ${taken(need, 'military')}, ви маєте ${have}`,
  'not-stronger': ({ target, attack, defence }) => `ваша сила ${attack}, ${target} має ${defence}: треба більше`,
  'nothing-to-take': ({ target }) => `у гравця ${target} немає чого забрати цією картою`,
  'last-round': 'в останньому раунді не можна оголосити війну',
  'one-war': 'ви вже маєте війну у грі',
  'tactic-done': 'зіграти чи скопіювати тактику можна раз за хід',
  'tactic-same': 'це вже ваша тактика',
  'tactic-later': 'тактику грають у фазі дій',
  'bonus-later': 'карти бонусів допомагають у захисті й колонізації',
  'defence-short': ({ attack }) => `з нею ви вже не досягнете ${attack}: забракне місця на сильніші карти`,
  'force-short': ({ force, bid }) => `війська ${force}, ставка ${bid}`,
  'bid-short': ({ most, high }) => `ваші війська – до ${most}, ставка вже ${high}`,
  'have-already': 'ви вже маєте цю технологію',
  'difference-short': ({ cost, left }) => `треба ${cost}, від різниці лишилося ${left}`,
};

type Civil = Parameters<TtaTexts['place']['civil']>[0]['card'];

function civil(id: Civil): string {
  const it = CIVIL[id];
  const name = naming.name({ id });
  const of = `епоха ${age[it.age]}`;
  switch (it.kind) {
    case 'worker':
      return it.age === 0
        ? `${name}: ${kind[it.type].word}, ${of}, на планшеті, ${many(it.resources, 'resource')}`
        : `${name}: ${kind[it.type].word}, ${of}, ${many(it.science, 'science')}, ${many(it.resources, 'resource')}`;
    case 'government':
      return it.age === 0
        ? `${name}: форма правління, ${of}, на планшеті`
        : `${name}: форма правління, ${of}, ${many(it.science, 'science')} або революція за ${it.revolution}`;
    case 'special':
      return `${name}: ${special[it.type]} технологія, ${of}, ${many(it.science, 'science')}`;
    case 'leader':
      return `${name}: лідер, ${of}`;
    case 'wonder':
      return `${name}: чудо, ${of}, етапи ${it.stages.join('-')}`;
    case 'action':
      return `${name}: ${actionSays({ id: it.id })}`;
  }
}

export const place: TtaTexts['place'] = {
  space: ({ price, ...v }) => `${civil(v.card)}, ${many(price, 'civil')}`,
  spaceEmpty: ({ space }) => `комірка ${space}, порожня`,
  civil: (v) => civil(v.card),
  military: (v) => `${q(v.card)}: ${cardText({ id: v.card }).text}`,
  seat: ({ name, culture, strength }) => `${name}: культура ${culture}, сила ${strength}`,
};

const PHASE: Readonly<Record<Parameters<TtaTexts['where']>[0]['phase'], string>> = {
  start: 'початок ходу',
  politics: 'політика',
  actions: 'фаза дій',
  end: 'кінець ходу',
  over: 'закінчено',
};

export const where: TtaTexts['where'] = ({ round, of, phase, ...v }) =>
  `епоха ${age[v.age]}  раунд ${of === null ? round : `${round} з ${of}`}  ${PHASE[phase]}`;

export const over: TtaTexts['over'] = {
  wins: ({ name, culture }) => `перемагає ${name}: ${many(culture, 'culture')}`,
  share: ({ names, culture }) => `${list(names)} ділять перемогу: ${many(culture, 'culture')}`,
  alone: ({ name }) => `перемагає ${name}: інших цивілізацій не лишилося`,
};

export const ledger: TtaTexts['ledger'] = {
  culture: 'культ.',
  science: 'наука',
  strength: 'сила',
  food: 'їжа',
  resources: 'рес.',
  ca: 'ЦД',
  ma: 'ВД',
  happy: 'щастя',
  pool: 'запас',
  yellow: 'жовті',
  blue: 'сині',
  hand: 'рука',
  military: 'військ.',
};

export const option: TtaTexts['option'] = {
  starter: {
    title: 'перший гравець',
    help: 'хто починає; порядок місць не змінюється',
    values: { random: 'жеребом', first: 'перше місце' },
  },
  'open-hands': {
    title: 'відкриті цивільні карти',
    help: 'цивільні карти беруть відкрито, тож їх на руці видно всім',
    values: { true: 'видно всім', false: 'видно лише кількість' },
  },
  'old-trade': {
    title: 'обмін за давнім правилом',
    help: 'обмінюване за угодою про торгові шляхи не покриває корупції та споживання: так було, коли цю партію почали',
  },
};

export const order: TtaTexts['order'] = {
  ask: 'питати щоразу',
  defence: { title: 'захист від агресій', never: 'ніколи не витрачати карт' },
  colonies: { title: 'ставки за території', pass: 'завжди пасувати', upTo: ({ n }) => `ставити до ${n}` },
  pacts: { title: 'запропоновані вам пакти', refuse: 'завжди відмовляти' },
  politics: {
    title: 'фаза політики',
    'empty-hand': 'пропускати, коли немає військових карт і нема чого зробити',
    'skip-idle': 'пропускати, коли нема чого зробити',
    skip: 'завжди пропускати',
  },
  end: { title: 'кінець ходу', 'nothing-left': 'завершувати, коли більше нема чого зробити й нічого не пропаде' },
};
