/** What happened, what is lost or cannot be done, and what lies where, in Polish. */
import type { AoiTexts } from '../../../games/age-of-innovation/texts/types.js';
import { type Counted, counted, goodsOf, list } from './counting.js';
import { BUILDING, boardA, IN_DISCIPLINE, label, meaning, name, nouns, number, OF_DISCIPLINE, taken } from './nouns.js';
import { converted } from './questions.js';

const { building, terrain } = nouns;
type Building = keyof typeof building;
type Goods = Parameters<AoiTexts['price']>[0]['goods'];

const some = (n: number, what: Counted): string => counted(n, what, 'acc');
const goods = (all: Goods): string => goodsOf(all, 'acc').join(', ');

const piece = (word: Building, neutral: boolean): string =>
  neutral ? `${BUILDING[word].neutral} ${building[word].word}` : building[word].word;
const pieceA = (word: Building, neutral: boolean): string =>
  neutral ? `${BUILDING[word].neutralA} ${BUILDING[word].acc}` : BUILDING[word].acc;

/** What lies on the table by lot. */
const DEALT: Readonly<Record<Parameters<AoiTexts['event']['dealt']>[0]['what'], string>> = {
  rounds: 'żetony rund',
  final: 'żeton finałowy',
  bookActions: 'akcje księgi',
  innovations: 'innowacje',
  palaces: 'pałace',
  boosters: 'premie rundy',
  boards: 'plansze planowania',
  factions: 'frakcje',
};

/** What the words before the list say already is not said of each. */
const NUMBERED: ReadonlySet<keyof typeof DEALT> = new Set(['rounds', 'palaces', 'boosters']);
const drawn = (what: keyof typeof DEALT) => (id: string) => {
  if (NUMBERED.has(what)) return `nr ${number(id)}`;
  return what === 'final' ? name(id).replace('żeton finałowy: ', '') : name(id);
};

export const event: AoiTexts['event'] = {
  gain: (e, t) => `${t.name(e.seat)} otrzymuje ${goods(e.goods)} (${label(e.why)})`,
  pay: (e, t) => `${t.name(e.seat)} płaci ${goods(e.goods)} (${label(e.why)})`,
  score: (e, t) =>
    e.n > 0
      ? `${t.name(e.seat)} zdobywa ${some(e.n, 'points')} (${label(e.why)})`
      : `${t.name(e.seat)} traci ${some(-e.n, 'points')} (${label(e.why)})`,
  step: (e, t) =>
    `${t.name(e.seat)} awansuje ${IN_DISCIPLINE[e.discipline]} o ${some(e.n, 'levels')}, na poziom ${e.level} (${label(e.why)})`,
  'steps-lost': (e, t) => `${t.name(e.seat)} traci ${some(e.n, 'levels')} ${IN_DISCIPLINE[e.discipline]}`,
  key: (e, t) =>
    e.used ? `${t.name(e.seat)} używa klucza ${IN_DISCIPLINE[e.discipline]}` : `${t.name(e.seat)} zachowuje klucz`,
  set: (e, t) => `${t.name(e.seat)} bierze ${taken(e.faction)}, ${boardA(e.board)} i ${taken(e.booster)}`,
  draft: {
    board: (v) => `${v.name} bierze ${boardA(v.board)}`,
    faction: (v) => `${v.name} bierze ${taken(v.faction)}`,
    palace: (v) => `${v.name} bierze ${taken(v.palace)}`,
    booster: (v) => `${v.name} bierze ${taken(v.booster)}`,
  },
  build: (e, t) => {
    if (e.why === 'set-up') return `${t.name(e.seat)} umieszcza ${pieceA(e.piece, e.neutral)} na ${e.hex}`;
    if (e.was === 'school' && e.piece === 'guild') return `${t.name(e.seat)} zamienia szkołę na gildię (${e.hex})`;
    if (e.was) return `${t.name(e.seat)} rozbudowuje ${BUILDING[e.was].acc} do ${BUILDING[e.piece].gen} (${e.hex})`;
    return `${t.name(e.seat)} buduje ${pieceA(e.piece, e.neutral)} na ${e.hex}`;
  },
  dig: (e, t) => {
    const by = e.by ? ` (${label(e.by)})` : '';
    return `${t.name(e.seat)} używa ${counted(e.spades, 'spades', 'gen')} na ${e.hex}${by}: teraz ${terrain[e.terrain].word}`;
  },
  bridge: (e, t) => `${t.name(e.seat)} buduje most z ${e.a} do ${e.b}`,
  pavilion: (e, t) => `${t.name(e.seat)} umieszcza pawilon na ${e.hex}`,
  city: (e, t) => {
    if (!e.hex) return `${t.name(e.seat)} umieszcza żeton miasta na pałacu${e.tile ? `: ${name(e.tile)}` : ''}`;
    return e.tile
      ? `${t.name(e.seat)} zakłada miasto na ${e.hex} i bierze żeton miasta: ${name(e.tile)}`
      : `${t.name(e.seat)} zakłada miasto na ${e.hex}; żetonów miasta już nie ma`;
  },
  palace: (e, t) => `${t.name(e.seat)} bierze ${taken(e.tile)}`,
  competency: (e, t) => `${t.name(e.seat)} bierze ${taken(e.tile)}`,
  innovation: (e, t) => `${t.name(e.seat)} wprowadza ${taken(e.tile)}`,
  track: (e, t) =>
    e.track === 'shipping'
      ? `${t.name(e.seat)} ulepsza żeglugę do ${e.level}`
      : `${t.name(e.seat)} płaci odtąd za łopatę ${some(e.level, 'tools')}`,
  scholar: (e, t) =>
    e.space > 1
      ? `${t.name(e.seat)} wysyła uczonego do ${OF_DISCIPLINE[e.discipline]}, na pole ${e.space}`
      : `${t.name(e.seat)} zwraca uczonego do puli za 1 poziom ${IN_DISCIPLINE[e.discipline]}`,
  action: {
    power: (v) => `${v.name} rzuca zaklęcie: ${name(v.action)}`,
    book: (v) => `${v.name} wykonuje akcję księgi: ${name(v.action)}`,
    special: (v) => `${v.name} wykonuje akcję specjalną: ${label(v.tile)}`,
  },
  convert: (v) => `${v.name} zamienia ${converted(v)}`,
  burn: (v) => `${v.name} poświęca ${some(v.n, 'tokens')} i przenosi ${some(v.n, 'power')} do naczynia III`,
  offer: (e, t) =>
    e.taken
      ? `${t.name(e.seat)} przyjmuje ${some(e.power, 'power')} za budynek na ${e.hex}`
      : `${t.name(e.seat)} rezygnuje z ${counted(e.power, 'power', 'gen')}`,
  pass: (e, t) => {
    if (!e.booster) return `${t.name(e.seat)} pasuje`;
    const coins = e.coins > 0 ? ` oraz ${some(e.coins, 'coins')}` : '';
    return `${t.name(e.seat)} pasuje i bierze ${taken(e.booster)}${coins}`;
  },
  lost: {
    scholars: (v) => `${v.name} traci ${some(v.n, 'scholars')}: w puli nie ma już uczonych (${label(v.why)})`,
    power: (v) => `${v.name} traci ${some(v.n, 'power')}: naczynia są pełne (${label(v.why)})`,
    steps: (v) => `${v.name} traci ${some(v.n, 'levels')} (${label(v.why)})`,
    spades: (v) => `${v.name} nie używa ${counted(v.n, 'spades', 'gen')} (${label(v.why)})`,
    bridge: (v) =>
      v.chosen
        ? `${v.name} rezygnuje z ${counted(v.n, 'bridges', 'gen')} (${label(v.why)})`
        : `${v.name} nie ma miejsca na ${some(v.n, 'bridges')} (${label(v.why)})`,
    guild: (v) =>
      v.chosen
        ? `${v.name} rezygnuje z darmowej gildii (${label(v.why)})`
        : `${v.name} nie ma miejsca na gildię (${label(v.why)})`,
    shipping: (v) => `${v.name} jest już na końcu toru żeglugi (${label(v.why)})`,
    terraforming: (v) => `${v.name} jest już na końcu toru przekształcania (${label(v.why)})`,
    competency: (v) => `${v.name} nie bierze kompetencji: żadna nie jest dostępna (${label(v.why)})`,
    'city-tile': (v) => `${v.name} nie bierze żetonu miasta: żadnego już nie ma (${label(v.why)})`,
    piece: (v) => `${v.name} nie ma miejsca na ${BUILDING[v.piece].acc} (${label(v.why)})`,
  },
  // The final tile covers the science bonus of the last round's tile: of both only what they score is told.
  round: (e) =>
    e.final
      ? `runda ${e.round}: ${nouns.round[e.tile].score[0]}; ${nouns.final[e.final].score[0]}`
      : `runda ${e.round}: ${meaning(e.tile)}`,
  area: (e) => `frakcja niezależna łączy ${some(e.number, 'buildings')}`,
  dealt: (e) => `${DEALT[e.what]} losowo, ${e.ids.length} z ${e.from}: ${e.ids.map(drawn(e.what)).join(', ')}`,
  first: (e, t) => `gracz początkowy: ${t.name(e.seat)}${e.lot ? ' (losowo)' : ''}`,
  leaving: (e, t) => `${t.name(e.seat)} zamierza opuścić grę`,
  left: (e, t) => `${t.name(e.seat)} opuszcza grę`,
  end: () => 'ostateczna punktacja',
};

export const warning: AoiTexts['warning'] = {
  'steps-lost': ({ n }) => `tracisz ${some(n, 'levels')}`,
  'spades-lost': ({ n }) => `tracisz ${some(n, 'spades')}`,
  'bridges-lost': ({ n }) => `tracisz ${some(n, 'bridges')}`,
  'guild-lost': 'tracisz darmową gildię',
  'no-gain': 'teraz nic to nie daje',
  leave: 'nie masz już więcej tur i zajmujesz miejsce za wszystkimi, którzy zostają',
  'second-lost': 'tracisz drugą akcję',
};

export const reason: AoiTexts['reason'] = {
  'cannot-pay': ({ goods: short, books, named }) => {
    const kinds = named.map(({ discipline: d, n }) => `${n} ${OF_DISCIPLINE[d]}`).join(', ');
    const all = [
      ...(books > 0 ? [`${counted(books, 'books', 'gen')}${kinds === '' ? '' : ` (w tym ${kinds})`}`] : []),
      ...goodsOf(short, 'gen'),
    ];
    return `brakuje ${all.join(', ')}`;
  },
  'out-of-reach': 'poza zasięgiem',
  'no-piece': ({ piece: gone }) => `na twojej planszy nie ma już ${BUILDING[gone].genMany}`,
  'no-palace-tile': 'nie ma już żetonów pałacu',
  'neutral-piece': 'neutralnych budynków nie można rozbudować',
  'track-end': 'to już koniec toru',
  'slots-full': 'wszystkie trzy pola są zajęte',
  taken: ({ by }) => `zajęte: ${by}`,
  used: 'użyte w tej rundzie',
  'space-taken': 'brak wolnego pola o tej wartości',
  'no-bridge-place': 'brak miejsca na most przy twoich budynkach albo brak mostów',
  'no-guild-place': 'brak budynku do zamiany na gildię albo brak gildii',
  'no-spade-place': 'w zasięgu nie ma nic do przekształcenia ani zabudowy',
};

export const refusal: AoiTexts['refusal'] = {
  'small-side': ({ seats }) => `Mała strona planszy jest dla najwyżej 3 graczy, a miejsc jest ${seats}.`,
  'large-side': ({ seats }) => `Duża strona planszy jest dla 3–5 graczy, a miejsc jest ${seats}.`,
  'first-seat': ({ first, seats }) => `Miejsce ${first} nie może zaczynać: liczba miejsc to ${seats}.`,
  twice: ({ option, value }) => `Lista ${option} zawiera dwa razy to samo: ${name(value)}.`,
  'how-many': ({ option, need, got }) => `Lista ${option} ma mieć ${need} pozycji, a ma ${got}.`,
  'only-fixed': ({ option, dealing }) => `Lista ${option} wymaga rozdzielania „według listy”, a nie „${dealing}”.`,
  'spades-late': ({ tile }) => `Rundy 5 i 6 nie mogą mieć tego żetonu: ${name(tile)} punktuje łopaty.`,
  'three-alike': ({ discipline: d }) =>
    `Rundy 1–5 mają trzy żetony ${OF_DISCIPLINE[d]}; mogą mieć najwyżej dwa z jednej dyscypliny.`,
  'final-clash': ({ final, round }) =>
    `Runda 6 nie może mieć naraz: ${name(round)} i ${name(final)}, bo pokazują ten sam budynek.`,
  'area-two': ({ seats }) => `Żeton obszaru jest dla 2 graczy, a miejsc jest ${seats}.`,
};

export const place: AoiTexts['place'] = {
  hex: (v) => {
    const parts = [v.terrain ? terrain[v.terrain].word : terrain.river.word];
    if (v.building) parts.push(`${piece(v.building.piece, v.building.neutral)} (${v.building.owner})`);
    if (v.pavilion) parts.push('pawilon');
    if (v.inCity) parts.push('w mieście');
    if (v.border) parts.push('heks graniczny');
    if (v.riverside) parts.push('obok rzeki');
    return `${v.hex} ${parts.join(', ')}`;
  },
  power: ({ action, power }) => `${label(action)}: ${meaning(action)} za ${some(power, 'power')}`,
  books: ({ action, books }) => `${label(action)}: ${meaning(action)} za ${some(books, 'books')}`,
  thing: ({ id, hasMeaning }) => (hasMeaning ? `${label(id)}: ${meaning(id)}` : label(id)),
};

const PHASES: Readonly<Record<Parameters<AoiTexts['where']>[0]['phase'], string>> = {
  deal: 'rozdzielanie',
  opening: 'pierwsze budynki',
  income: 'dochód',
  actions: 'akcje',
  science: 'premia za naukę',
  end: 'koniec',
};

export const where: AoiTexts['where'] = ({ round, rounds, phase }) => {
  if (round === 0) return 'przygotowanie';
  return phase === 'end' ? 'koniec gry' : `runda ${round} z ${rounds}  ${PHASES[phase]}`;
};

export const over: AoiTexts['over'] = ({ names, points }) =>
  `${names.length > 1 ? 'Wspólne zwycięstwo' : 'Zwycięstwo'}: ${list(names)}, ${counted(points, 'points')}`;
