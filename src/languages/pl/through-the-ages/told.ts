/** What happens in Through the Ages, in Polish: the present tense, in which nobody's gender shows. */
import type { Good } from '../../../games/through-the-ages/rules/events-civil.js';
import { otherSide } from '../../../games/through-the-ages/texts/types-asking.js';
import type { EventTexts, Pool } from '../../../games/through-the-ages/texts/types-told.js';
import { age } from './nouns.js';
import { built, by, developed, many, q, qs, taken, unitOr } from './words.js';

/** Behind 'otrzymuje' and 'traci'. */
const GOODS: Readonly<Record<Good, (n: number) => string>> = {
  food: (n) => `${n} żywności`,
  resources: (n) => many(n, 'resource'),
  science: (n) => many(n, 'science'),
  culture: (n) => many(n, 'culture'),
  population: (n) => `${n} ludności`,
  yellow: (n) => many(n, 'yellow'),
  blue: (n) => many(n, 'blue'),
  ca: (n) => taken(n, 'civil'),
  ma: (n) => taken(n, 'military'),
};
const NONE = { food: 'żywności', resources: 'surowców' } as const;

const POOLS: Readonly<Record<Pool, (n: number) => string>> = {
  'unit-resources': (n) => `${many(n, 'resource')} na oddziały`,
  'unit-science': (n) => `${many(n, 'science')} na technologie oddziałów`,
  resource: (n) => `${many(n, 'resource')} na wydatki`,
  food: (n) => `${n} żywności na wydatki`,
};

const WHO: Readonly<Record<Parameters<EventTexts['picks']>[0]['as'], string>> = {
  each: 'wśród wybranych',
  strongest: 'na pierwszym miejscu pod względem siły',
  weakest: 'na ostatnim miejscu pod względem siły',
  'two-strongest': 'wśród najsilniejszych',
  'two-weakest': 'wśród najsłabszych',
  'most-culture': 'na pierwszym miejscu w kulturze',
  'least-culture': 'na ostatnim miejscu w kulturze',
  'weak-leader-in-culture': 'na pierwszym miejscu w kulturze i wśród najsłabszych',
  'all-happiest': 'wśród najszczęśliwszych',
  'all-most-discontent': 'wśród najbardziej niezadowolonych',
};

/** ' za 2 surowce', ' za darmo' */
const paying = (n: number, what: 'resource' | 'civil' | 'science'): string =>
  n === 0 ? ' za darmo' : ` za ${taken(n, what)}`;
const outdated = (v: { readonly outdated: boolean }): string => (v.outdated ? ' (karta przestarzała)' : '');

/** Wierzchnia z kilku kart albo ostatnia. */
const top = (from: number): string => (from === 1 ? 'ostatnia karta' : `wierzchnia z ${from} kart`);

export const event: EventTexts = {
  gain: ({ name, good, n, why }) => `${name} otrzymuje ${GOODS[good](n)}${by(why)}`,
  gainNone: ({ name, good, why }) => `${name} nie otrzymuje ${NONE[good]}: niebieski bank jest pusty${by(why)}`,
  lose: ({ name, good, n, why, ...v }) =>
    v.card
      ? `${name} traci ${GOODS[good](n)} z karty ${q(v.card)}${by(why)}`
      : `${name} traci ${GOODS[good](n)}${by(why)}`,
  starter: ({ name, lot }) => (lot ? `${name} zaczyna, tak wskazuje los` : `${name} zaczyna`),
  turn: ({ name, round }) => `runda ${round}: ${name}`,
  age: (v) => `zaczyna się epoka ${age[v.age]}`,
  lastAge: 'epoka III dobiega końca: nadchodzą ostatnie tury',
  lastRound: ({ round }) => `runda ${round} jest ostatnia`,
  swept: (v) => `znika z rzędu: ${qs(v.cards)}`,
  dealt: ({ left, ...v }) => `nowe w rzędzie: ${qs(v.cards)} (w talii epoki ${age[v.age]} zostaje ${left})`,
  decks: ({ civil, military }) => `nowe talie są potasowane: kart cywilnych ${civil}, militarnych ${military}`,
  antiquated: ({ name, ...v }) => `${name} odrzuca kartę ${q(v.card)} (przestarzała)`,
  take: ({ name, paid, ...v }) => `${name} bierze kartę ${q(v.card)}${paying(paid, 'civil')}`,
  grow: ({ name, paid, why }) => `${name} otrzymuje 1 ludności za ${paid} żywności${by(why)}`,
  build: ({ name, paid, why, ...v }) =>
    `${name} ${unitOr(v.card, 'tworzy', 'buduje')} ${built(v.card)}${paying(paid, 'resource')}${by(why)}`,
  upgrade: ({ name, from, paid, why, ...v }) =>
    `${name} ulepsza ${built(from)} do technologii ${q(v.card)}${paying(paid, 'resource')}${by(why)}`,
  disbanded: ({ name, ...v }) => `${name} rozwiązuje ${built(v.card)}`,
  destroyed: ({ name, why, ...v }) => `${name} traci ${built(v.card)}${by(why)}`,
  sacrificed: ({ name, ...v }) => `${name} wysyła za morze ${built(v.card)}`,
  leader: ({ name, replaced, ...v }) =>
    replaced === null
      ? `${name}: na czele staje ${q(v.card)}`
      : `${name}: na czele staje ${q(v.card)}, odchodzi ${q(replaced)}`,
  tucked: ({ name, ...v }) => `${name} wsuwa Homera pod cud ${q(v.card)}`,
  stage: ({ name, n, paid, why, ...v }) =>
    `${name} kończy ${many(n, 'stage')} cudu ${q(v.card)}${paying(paid, 'resource')}${by(why)}`,
  wonderDone: ({ name, ...v }) => `${name} ma ukończony cud ${q(v.card)}`,
  develop: ({ name, paid, why, ...v }) => `${name} opracowuje ${developed(v.card)}${paying(paid, 'science')}${by(why)}`,
  revolution: ({ name, paid, why, ...v }) =>
    `rewolucja: ${name} przechodzi na ustrój ${q(v.card)}${paying(paid, 'science')}${by(why)}`,
  playAction: ({ name, ...v }) => `${name} zagrywa kartę ${q(v.card)}`,
  pool: ({ name, n, what, why }) => `${name} ma na tę turę ${POOLS[what](n)}${by(why)}`,
  poolSpent: ({ name, n, what, why }) => `${name} wydaje z puli tej tury: ${GOODS[what](n)}${by(why)}`,
  declines: ({ name, why }) => `${name} rezygnuje${by(why)}`,
  covers: ({ name, from, ...v }) => `${name} zakrywa etap cudu ${q(v.card)} niebieskim znacznikiem z karty ${q(from)}`,
  uprising: ({ name, discontent, unused }) =>
    `powstanie, ${name}: ${many(discontent, 'discontent')}, ${many(unused, 'idle')}, brak produkcji`,
  final: ({ name, culture }) => `${name} kończy grę: ${many(culture, 'culture')}`,

  prepare: ({ name, level, ...v }) =>
    v.card === null
      ? `${name} przygotowuje wydarzenie (epoka ${age[level]})`
      : `${name} przygotowuje wydarzenie ${q(v.card)} (epoka ${age[level]})`,
  reveal: ({ from, ...v }) => `wydarzenie: ${q(v.card)}${from === null ? '' : ` (${top(from)})`}`,
  peek: ({ name, from, ...v }) =>
    `${name} podgląda bieżące wydarzenie (${top(from)})${v.card === null ? '' : `: ${q(v.card)}`}`,
  eventsDealt: ({ n, from }) => `bieżące wydarzenia: ${many(n, 'card')} z ${from} wydarzeń epoki A, zakryte`,
  renewed: ({ n }) =>
    `przyszłe wydarzenia są potasowane, wcześniejsze epoki na wierzchu; stają się bieżącymi: ${many(n, 'card')}`,
  picks: ({ name, as, ...v }) => `${q(v.card)}: ${name} ${WHO[as]}`,
  idle: (v) => `wydarzenie ${q(v.card)} nikogo nie dotyczy`,
  draw: ({ name, n, level, from, ...v }) =>
    v.cards === null
      ? `${name} dobiera ${taken(n, 'militaryCard')} z talii epoki ${age[level]}, w której jest ich ${from}`
      : `${name} dobiera z talii epoki ${age[level]}, w której jest kart ${from}: ${qs(v.cards)}`,
  reshuffle: ({ n }) => `odrzucone karty militarne tworzą nową talię: ${many(n, 'card')}`,
  discard: ({ name, level, ...v }) =>
    v.card === null
      ? `${name} odrzuca kartę militarną epoki ${age[level]}${outdated(v)}`
      : `${name} odrzuca kartę ${q(v.card)}${outdated(v)}`,
  bid: ({ name, bid, ...v }) => `${name} daje ${bid} za ${q(v.card)}`,
  bidPass: ({ name }) => `${name} pasuje`,
  bidNone: ({ name }) => `${name} nie może licytować: brak oddziału do wysłania`,
  bidOut: ({ name, high }) => `${name} nie może dać więcej niż ${high} i odpada z licytacji`,
  noColony: (v) => `nikt nie kolonizuje: ${q(v.card)}`,
  bonus: ({ name, value, ...v }) => `${name} zagrywa kartę ${q(v.card)}: +${value}`,
  colony: ({ name, ...v }) => `${name} kolonizuje ${q(v.card)}`,
  colonyWon: ({ name, force, bid, ...v }) => `${name} kolonizuje ${q(v.card)}: wojska ${force}, stawka ${bid}`,
  colonyLost: ({ name, ...v }) => `${name} traci kolonię ${q(v.card)}`,
  colonyPasses: ({ name, to, ...v }) => `kolonia ${q(v.card)} przechodzi od gracza ${name} do gracza ${to}`,
  aggression: ({ name, target, attack, defence, ...v }) =>
    `${name} atakuje gracza ${target}: ${q(v.card)}, ${attack} przeciw ${defence}`,
  repelled: ({ target, defence, ...v }) => `${target} odpiera atak ${q(v.card)}: siła ${defence}`,
  aggressionWon: ({ target, ...v }) => `agresja ${q(v.card)} przeciw graczowi ${target} udaje się`,
  leaderGone: ({ name, ...v }) => `${name} traci przywódcę ${q(v.card)}${outdated(v)}`,
  wonderGone: ({ name, ...v }) => `${name} traci nieukończony cud ${q(v.card)}${outdated(v)}`,
  ruined: ({ name, ...v }) => `cud ${q(v.card)} popada w ruinę (${name})`,
  war: ({ name, target, ...v }) => `${name} wypowiada wojnę graczowi ${target}: ${q(v.card)}`,
  warWon: ({ name, target, own, theirs, victor, by: n, ...v }) =>
    `${q(v.card)}: ${name} ${own}, ${target} ${theirs}, wygrywa ${victor}, różnica ${n}`,
  warTied: ({ name, target, own, ...v }) => `${q(v.card)}: ${name} i ${target} mają po ${own}, remis`,
  warOff: ({ name, target, ...v }) => `${q(v.card)} zostaje odwołana: ${name} przeciw graczowi ${target}`,
  stolen: ({ name, from, kept, ...v }) =>
    kept
      ? `${name} zabiera technologię ${q(v.card)} graczowi ${from}`
      : `${name} zabiera technologię ${q(v.card)} graczowi ${from} i odkłada ją`,
  actionsLost: ({ name, n }) => `${name} traci ${taken(n, 'civil')}`,
  pactOffered: ({ name, partner, side, ...v }) =>
    side === null
      ? `${name} proponuje pakt ${q(v.card)} graczowi ${partner}`
      : `${name} proponuje pakt ${q(v.card)} graczowi ${partner}, sobie: strona ${side}`,
  pactRefused: ({ partner }) => `${partner} odmawia`,
  pactMade: ({ name, partner, side, ...v }) =>
    side === null
      ? `${name} i ${partner} zawierają pakt ${q(v.card)}`
      : `${name} (strona ${side}) i ${partner} (strona ${otherSide(side)}) zawierają pakt ${q(v.card)}`,
  pactCancelled: ({ name, partner, ...v }) => `pakt ${q(v.card)} zostaje zerwany (${name} i ${partner})`,
  pactReplaced: ({ name, partner, ...v }) => `pakt ${q(v.card)} ustępuje nowemu (${name} i ${partner})`,
  pactBroken: ({ name, partner, ...v }) => `atak zrywa pakt ${q(v.card)} (${name} i ${partner})`,
  pactOutdated: ({ name, partner, ...v }) => `pakt ${q(v.card)} jest przestarzały (${name} i ${partner})`,
  pactDeserted: ({ name, partner, ...v }) => `kapitulacja zrywa pakt ${q(v.card)} (${name} i ${partner})`,
  tactic: ({ name, ...v }) => `${name} zagrywa taktykę ${q(v.card)}`,
  copied: ({ name, ...v }) => `${name} kopiuje taktykę ${q(v.card)}`,
  tacticGone: (v) => `taktyka ${q(v.card)} jest już wspólna: ta karta wypada z gry`,
  tacticPublic: (v) => `taktyka ${q(v.card)} staje się wspólna`,
  skipped: ({ name }) => `${name} pomija fazę polityki (${q('e2-intl-agreement')})`,
  resign: ({ name }) => `${name} kapituluje`,
  stays: ({ name }) => `${name} gra dalej`,
  weighs: ({ name, target, ...v }) => `${name} rozważa kartę ${q(v.card)} przeciw graczowi ${target}`,
  joinsForce: ({ name, ...v }) => `${name} dodaje do wojsk kartę ${q(v.card)}`,
  joinsDefence: ({ name, ...v }) => `${name} dodaje do obrony kartę ${q(v.card)}`,
  scoresNothing: ({ name, ...v }) => `${name} nic nie otrzymuje (${q(v.card)})`,
};
