/** The screen of Through the Ages in Polish. */
import { CIVIL } from '../../../games/through-the-ages/data/civil.js';
import { isTactic, isTerritory, TACTICS } from '../../../games/through-the-ages/data/military.js';
import type { ScreenTexts } from '../../../games/through-the-ages/texts/types-screen.js';
import type { Age } from '../../../games/through-the-ages/types.js';
import { LEADERS, WONDERS } from './brief.js';
import { armyBrief, gives, held, symbolWords, use, workerGives } from './gives.js';
import { age as ageOf } from './nouns.js';
import { army, once } from './says.js';
import { built, many, naming, plus, taken, unitOr, upTo } from './words.js';

const HEAD: ScreenTexts['head'] = {
  culture: 'kultura',
  science: 'nauka',
  strength: 'siła',
  happy: 'szczęście',
  food: 'żywność',
  resources: 'surowce',
  civil: 'AC',
  military: 'AM',
  hand: 'ręka',
  cards: 'militarne',
  workers: 'robotn.',
  colonies: 'kolonie',
  wonders: 'cuda',
  leader: 'przywódca',
};

const TALLY: ScreenTexts['tally'] = {
  points: 'kultura',
  cultureRating: 'przyrost kultury',
  science: 'nauka',
  scienceRating: 'przyrost nauki',
  strength: 'siła',
  food: 'żywność',
  resources: 'surowce',
  ca: 'akcje cywilne',
  caTotal: 'wszystkie akcje cywilne',
  ma: 'akcje militarne',
  maTotal: 'wszystkie akcje militarne',
  happy: 'szczęście',
  needed: 'potrzebne szczęście',
  pool: 'wolni robotnicy',
  yellow: 'żółty bank',
  blue: 'niebieski bank',
  hand: 'karty cywilne',
  military: 'karty militarne',
  discontent: 'niezadowoleni robotnicy',
  colonies: 'kolonie',
  wonders: 'cuda',
};

export const screen: ScreenTexts = {
  leader: LEADERS,
  wonder: WONDERS,
  gives,
  worker({ id, value }) {
    const card = CIVIL[id];
    return card.kind === 'worker' ? workerGives(card, value) : [''];
  },
  science: ({ n }) => [many(n, 'science'), `${n} nau`, `${n}n`],
  resources: ({ n }) => [many(n, 'resource'), `${n} sur`, `${n}s`],
  revolution: ({ n }) => [`${n} za rewolucję`, `rew. za ${n}`, `rew ${n}`],
  stages: ({ costs }) => [`etapy ${costs.join(' ')}`, costs.join(' '), costs.join('')],
  use,
  territory: ({ id }) => (isTerritory(id) ? [once(id), held(id)] : ['', '']),
  symbols: (v) => symbolWords(v.gives),

  waste: {
    gone: ({ id, resources }) =>
      `Żeby znów ${unitOr(id, 'utworzyć', 'zbudować')} ${built(id)}, trzeba będzie zapłacić ${many(resources, 'resource')}.`,
    weakerWar: ({ attack, defence }) => `Masz mniejszą siłę: ${attack} przeciw ${defence}. Pokonany płaci.`,
    forceEnough: ({ force, bid }) => `Wojska o sile ${force} wystarczą na stawkę ${bid}: reszta przepadnie.`,
  },

  row: 'Rząd kart',
  take: ({ n }) => [many(n, 'civil'), `${n} AC`],
  rowHint({ age, deck, whose, sweep }) {
    const cards = deck === 0 ? 'nie ma już kart' : `jeszcze ${many(deck, 'card')}`;
    const gone = sweep === 1 ? 'dalej znika pierwsza' : `dalej znikają pierwsze ${sweep}`;
    const prices = whose ? `ceny dla gracza ${whose}, ` : '';
    const when = `epoka ${ageOf[age]}`;
    return [`${prices}${when}, ${cards}, ${gone}`, `${prices}${when}, ${cards}`, `${when}, zostało ${deck}`];
  },
  bar: {
    'hand-full': ['ręka pełna', 'pełna'],
    'have-technology': ['już masz', 'masz'],
    'leader-of-age': ['jeden na epokę', 'jeden'],
    'wonder-begun': ['ukończ swój', 'swój', 'masz'],
  },
  empty: 'puste',

  civilization: ({ name }) => `Cywilizacja gracza ${name}`,
  unused: ({ n }) => many(n, 'unused'),
  label: {
    government: 'ustrój',
    leader: 'przywódca',
    building: 'w budowie',
    wonder: 'cud',
    ruin: 'ruina',
    special: 'specjalna',
    colony: 'kolonia',
    tactic: 'taktyka',
    none: 'brak',
    science: 'nauka',
    culture: 'kultura',
    strength: 'siła',
    happy: 'szczęście',
    food: 'żywność',
    resources: 'surowce',
    civil: 'akcje cyw.',
    military: 'akcje mil.',
    hand: 'ręka',
    wonders: 'cuda',
    colonies: 'kolonie',
    specials: 'specjalne',
    current: 'bieżące',
    future: 'przyszłe',
    last: 'ostatnie',
    next: 'następne',
    known: 'twoje',
    open: 'odkryta karta',
    common: 'wspólne takt.',
    wars: 'wojny',
    pacts: 'pakty',
    decks: 'talie',
    yellow: 'żółty bank',
    blue: 'niebieski bank',
    now: 'od razu',
    always: 'na stałe',
  },
  governmentSays: ({ ca, ma, urban }) => [
    `${many(ca, 'civil')}, ${many(ma, 'military')}, limit budynków ${urban}`,
    `${ca} AC, ${ma} AM`,
    `${ca}/${ma}`,
  ],
  stageOf: ({ stages, of, next }) => [
    `etapy ${stages} z ${of}, dalej ${many(next, 'resource')}`,
    `${stages} z ${of}, dalej ${next}`,
    `${stages}/${of}`,
  ],
  colony: ({ id }) => (isTerritory(id) ? held(id) : ''),
  tactic: ({ id, adds }) =>
    isTactic(id) ? [`${army(id)}, teraz ${plus(adds)}`, `${armyBrief(id)}, ${plus(adds)}`, plus(adds)] : [''],
  army: ({ id }) => (isTactic(id) ? `${naming.name({ id })} ${armyBrief(id)} = ${TACTICS[id].strength}` : ''),
  tally: TALLY,
  next: ({ price }) => `następny: ${many(price, 'resource')}`,
  workers: ({ n }) => many(n, 'worker'),
  tokens: ({ n }) => many(n, 'token'),

  banks: 'Banki',
  grow: ({ food }) => (food === null ? 'brak nowych robotników' : `nowy robotnik: ${food} żywności`),
  eat: ({ n }) => (n === 0 ? 'brak konsumpcji' : `konsumpcja ${n} żywności na turę`),
  happy: ({ need, have }) =>
    need === 0
      ? `szczęście niepotrzebne (masz ${have})`
      : have >= need
        ? `zadowoleni: szczęście ${have}, trzeba ${need}`
        : `niezadowolenie: szczęście ${have} z ${need}`,
  yellowNext: ({ grow, eat, need }) =>
    grow === null
      ? `dalej: nikt, konsumpcja ${eat}, szczęście ${need}`
      : `dalej: ${grow} żywn., zjedzą ${eat}, szczęście ${need}`,
  corruption: ({ n }) => (n === 0 ? 'brak korupcji' : `korupcja zabiera ${many(n, 'resource')}`),
  better: ({ tokens, corruption }) => `o ${many(tokens, 'token')} więcej: ${corruption}`,
  worse: ({ tokens, corruption }) => `o ${many(tokens, 'token')} mniej: ${corruption}`,

  turnEnd: 'Na koniec tury',
  endScience: ({ n }) => `nauka ${plus(n)}`,
  endCulture: ({ n }) => `kultura ${plus(n)}`,
  endFood: ({ made, eaten, rot, after }) => [
    rot > 0
      ? `żywność ${plus(made)}, zjedzono ${eaten}, korupcja ${rot}: ${after}`
      : `żywność ${plus(made)}, zjedzono ${eaten}: ${after}`,
    `żywność ${after}`,
  ],
  endResources: ({ made, rot, after }) => [
    rot > 0 ? `surowce ${plus(made)}, korupcja ${rot}: ${after}` : `surowce ${plus(made)}: ${after}`,
    `surowce ${after}`,
  ],
  endDraws: ({ n }) => (n === 0 ? 'bez karty militarnej' : many(n, 'militaryCard')),
  uprising: ({ discontent, unused }) =>
    `Powstanie: ${many(discontent, 'discontent')}, ${many(unused, 'idle')}. Brak produkcji.`,
  famine: ({ n }) => `Brak żywności: tracisz ${n} kultury.`,
  discards: ({ n }) => `Limit kart: odrzucisz ${taken(n, 'militaryCard')}.`,

  civilizations: 'Cywilizacje',
  civilizationsHint: 'teraz i przyrost na turę',
  head: HEAD,
  headBrief: {
    ...HEAD,
    culture: 'kul',
    science: 'nau',
    strength: 'sił',
    happy: 'szc',
    food: 'żyw',
    resources: 'sur',
    cards: 'k.m.',
    workers: 'rob',
    colonies: 'kol',
    wonders: 'cuda',
  },
  none: 'brak',
  left: 'poza grą',

  hand: ({ name }) => (name === null ? 'Twoja ręka' : `Ręka gracza ${name}`),
  handHint: ({ civil, civilLimit, military, militaryLimit }) => [
    `cywilne ${civil}/${civilLimit}, militarne ${military}/${militaryLimit}`,
    `${civil}/${civilLimit}, ${military}/${militaryLimit}`,
  ],
  backs({ ages }) {
    const parts = ages.flatMap((n, i) => (n > 0 ? [`${n} z epoki ${ageOf[i as Age]}`] : []));
    return parts.length > 0 ? parts.join(', ') : 'brak';
  },
  howMany: ({ n }) => `${n}`,
  more: ({ n }) => `+${n}`,
  handEmpty: 'brak kart na ręce',

  events: 'Wydarzenia',
  ages: ({ ages }) => (ages.length === 0 ? 'brak' : ages.map((one) => ageOf[one]).join(' ')),
  war: ({ by, on, card }) => `${by} przeciw ${on}: ${naming.name({ id: card })}`,
  pact: ({ a, b, card, symmetric }) =>
    symmetric ? `${a} i ${b}: ${naming.name({ id: card })}` : `A ${a}, B ${b}: ${naming.name({ id: card })}`,
  decks: ({ civil, military, discards }) => [`cywilna ${civil}`, `militarna ${military}`, `odrzucone ${discards}`],

  askedBid: ({ high, leader, most }) =>
    leader === null
      ? `Nikt jeszcze nie licytuje. Możesz dać do ${most}.`
      : `${leader} daje ${high}. Możesz dać do ${most}.`,
  bidForce: ({ units, armies, ships, cards }) =>
    `Twoje wojska: oddziały ${units}, armie ${armies}, kolonizacja ${ships}, karty ${cards}.`,
  askedForce: ({ bid, force }) => `Stawka ${bid}, twoje wojska na razie ${force}.`,
  askedDefence: ({ by, attack, strength, used, limit }) =>
    `${by} atakuje, siła ${attack}; twoja ${strength}, użyto ${used} z ${upTo(limit, 'card')}.`,
  rivals: ({ strengths }) => `Siła: ${strengths.map((s) => `${s.name} ${s.n}`).join(', ')}.`,

  comingTitle: ({ age }) => `Nieznane karty: epoka ${ageOf[age]}`,
  comingNone: 'Nie będzie więcej kart.',
  comingHint: ({ cards }) => many(cards, 'card'),
  comingKind: {
    tech: 'technologie',
    leader: 'przywódcy',
    wonder: 'cuda',
    action: 'akcje',
    territory: 'terytoria',
    event: 'wydarzenia',
    attack: 'ataki',
    pact: 'pakty',
    tactic: 'taktyki',
    bonus: 'premie',
  },
  copies: ({ name, n }) => (n === 1 ? name : `${name} ×${n}`),

  page: { row: 'rząd', table: 'stół', others: 'inni', events: 'wydarzenia', hand: 'ręka', coming: 'nadejdą' },
};
