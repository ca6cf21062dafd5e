/** Why something cannot be done, what lies under the cursor, and how it all ends, in Polish. */
import { CIVIL } from '../../../games/through-the-ages/data/civil.js';
import type { TtaTexts } from '../../../games/through-the-ages/texts/types.js';
import { cardText } from './book.js';
import { age, kind, special } from './nouns.js';
import { actionSays } from './says.js';
import { list, many, naming, q, upTo } from './words.js';

export const reason: TtaTexts['reason'] = {
  'civil-actions': ({ need, have }) => `potrzeba ${upTo(need, 'civil')}, masz ${have}`,
  'military-actions': ({ need, have }) => `potrzeba ${upTo(need, 'military')}, masz ${have}`,
  'wonder-begun': 'najpierw ukończ swój cud',
  'hand-full': ({ hand, limit }) => `limit kart na ręce: ${hand} z ${limit}`,
  'leader-of-age': 'tylko jeden przywódca z każdej epoki',
  'have-technology': 'masz już tę technologię',
  'first-round': 'w pierwszej rundzie można tylko brać karty',
  'no-tokens': 'twój żółty bank jest pusty',
  'no-worker': 'brak wolnego robotnika',
  'urban-limit': ({ limit }) => `limit budynków tego typu: ${limit}`,
  food: ({ need, have }) => `potrzeba ${need} żywności, masz ${have}`,
  resources: ({ need, have }) => `potrzeba ${upTo(need, 'resource')}, masz ${have}`,
  science: ({ need, have }) => `potrzeba ${upTo(need, 'science')}, masz ${have}`,
  'no-wonder': 'brak nieukończonego cudu',
  'no-blue': 'brak niebieskiego znacznika na etap',
  'fresh-card': 'wzięta w tej turze: zagrasz ją od następnej',
  'card-idle': 'tego, na co pozwala, nie da się teraz zrobić',
  'partner-science': 'druga strona paktu nie ma punktu nauki',
  'all-actions': ({ need, have }) => `rewolucja wymaga wszystkich akcji cywilnych: jest ${have} z ${need}`,
  'all-military-actions': ({ need, have }) =>
    `z Robespierre’em wymaga wszystkich akcji militarnych: jest ${have} z ${need}`,
  gandhi: 'Gandhi nie atakuje',
  'no-attack-pact': ({ target }) => `zabrania tego pakt z graczem ${target}`,
  sovereignty: ({ target }) => `graczowi ${target} nie można wypowiedzieć wojny`,
  actions: ({ need, have }) => `potrzeba ${upTo(need, 'military')}, masz ${have}`,
  'not-stronger': ({ target, attack, defence }) => `twoja siła ${attack}, ${target} ma ${defence}: trzeba więcej`,
  'nothing-to-take': ({ target }) => `${target} nie ma nic, co ta karta mogłaby zabrać`,
  'last-round': 'w ostatniej rundzie nie można wypowiedzieć wojny',
  'one-war': 'masz już wojnę w grze',
  'tactic-done': 'taktykę można zagrać lub skopiować raz na turę',
  'tactic-same': 'to już twoja taktyka',
  'tactic-later': 'taktyki zagrywa się w fazie akcji',
  'bonus-later': 'karty premii pomagają w obronie i kolonizacji',
  'defence-short': ({ attack }) => `z nią nie osiągniesz już ${attack}: zabraknie miejsca na silniejsze karty`,
  'force-short': ({ force, bid }) => `wojska ${force}, stawka ${bid}`,
  'bid-short': ({ most, high }) => `twoje wojska: do ${most}, stawka to już ${high}`,
  'have-already': 'masz już tę technologię',
  'difference-short': ({ cost, left }) => `koszt ${cost}, z różnicy zostało ${left}`,
};

type Civil = Parameters<TtaTexts['place']['civil']>[0]['card'];

function civil(id: Civil): string {
  const it = CIVIL[id];
  const name = naming.name({ id });
  const of = `epoka ${age[it.age]}`;
  switch (it.kind) {
    case 'worker':
      return it.age === 0
        ? `${name}: ${kind[it.type].word}, ${of}, na planszy gracza, ${many(it.resources, 'resource')}`
        : `${name}: ${kind[it.type].word}, ${of}, ${many(it.science, 'science')}, ${many(it.resources, 'resource')}`;
    case 'government':
      return it.age === 0
        ? `${name}: ustrój, ${of}, na planszy gracza`
        : `${name}: ustrój, ${of}, ${many(it.science, 'science')} albo rewolucja za ${it.revolution}`;
    case 'special':
      return `${name}: technologia ${special[it.type]}, ${of}, ${many(it.science, 'science')}`;
    case 'leader':
      return `${name}: przywódca, ${of}`;
    case 'wonder':
      return `${name}: cud, ${of}, etapy ${it.stages.join('-')}`;
    case 'action':
      return `${name}: ${actionSays({ id: it.id })}`;
  }
}

export const place: TtaTexts['place'] = {
  space: ({ price, ...v }) => `${civil(v.card)}, ${many(price, 'civil')}`,
  spaceEmpty: ({ space }) => `pole ${space}, puste`,
  civil: (v) => civil(v.card),
  military: (v) => `${q(v.card)}: ${cardText({ id: v.card }).text}`,
  seat: ({ name, culture, strength }) => `${name}: kultura ${culture}, siła ${strength}`,
};

const PHASE: Readonly<Record<Parameters<TtaTexts['where']>[0]['phase'], string>> = {
  start: 'początek tury',
  politics: 'polityka',
  actions: 'faza akcji',
  end: 'koniec tury',
  over: 'koniec gry',
};

export const where: TtaTexts['where'] = ({ round, of, phase, ...v }) =>
  `epoka ${age[v.age]}  runda ${of === null ? round : `${round} z ${of}`}  ${PHASE[phase]}`;

export const over: TtaTexts['over'] = {
  wins: ({ name, culture }) => `wygrywa ${name}: ${many(culture, 'culture')}`,
  share: ({ names, culture }) => `${list(names)} dzielą się zwycięstwem: ${many(culture, 'culture')}`,
  alone: ({ name }) => `wygrywa ${name}: nie ma już innych cywilizacji`,
};

export const ledger: TtaTexts['ledger'] = {
  culture: 'kultura',
  science: 'nauka',
  strength: 'siła',
  food: 'żywn.',
  resources: 'sur.',
  ca: 'AC',
  ma: 'AM',
  happy: 'szczęśc.',
  pool: 'wolni',
  yellow: 'żółte',
  blue: 'nieb.',
  hand: 'ręka',
  military: 'milit.',
};

export const option: TtaTexts['option'] = {
  starter: {
    title: 'pierwszy gracz',
    help: 'kto zaczyna; kolejność miejsc się nie zmienia',
    values: { random: 'losowo', first: 'pierwsze miejsce' },
  },
  'open-hands': {
    title: 'jawne karty cywilne',
    help: 'karty cywilne bierze się jawnie, więc na ręce widzą je wszyscy',
    values: { true: 'widoczne dla wszystkich', false: 'widać tylko ich liczbę' },
  },
  'old-trade': {
    title: 'wymiana po staremu',
    help: 'to, co wymieniono dzięki umowie o szlakach handlowych, nie pokrywa korupcji ani konsumpcji, jak na początku tej gry',
  },
};

export const order: TtaTexts['order'] = {
  ask: 'pytaj za każdym razem',
  defence: { title: 'obrona przed agresją', never: 'nigdy nie wydawaj kart' },
  colonies: { title: 'licytacja terytoriów', pass: 'zawsze pasuj', upTo: ({ n }) => `licytuj do ${n}` },
  pacts: { title: 'pakty, które ci proponują', refuse: 'zawsze odmawiaj' },
  politics: {
    title: 'faza polityki',
    'empty-hand': 'pomijaj bez kart militarnych, gdy nie ma co robić',
    'skip-idle': 'pomijaj, gdy nie ma co robić',
    skip: 'zawsze pomijaj',
  },
  end: { title: 'koniec tury', 'nothing-left': 'kończ, gdy nie ma już co robić i nic nie przepadnie' },
};
