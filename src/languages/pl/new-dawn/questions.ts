/** What A New Dawn asks, in Polish. */
import type { NdTexts } from '../../../games/new-dawn/texts/types.js';
import { CIV, NATURAL, STATE, WONDER } from './names.js';
import { nouns, quoted, RESOURCE_A, RESOURCE_ONE, STATE_A, thing, thingTaken } from './nouns.js';
import { list, many } from './words.js';

type Pick = NdTexts['pick'];
type CardInRow = Parameters<Pick['card']>[0];
type Whereabouts = Parameters<Pick['whereabouts']>[0];
type Strike = Parameters<Pick['attack']>[0];
type Goal = Parameters<Pick['go']>[0]['goal'];
type Held = Parameters<NdTexts['space']['held']>[0];

const { focus, pact, direction, level } = nouns;
const wonder = (id: keyof typeof WONDER): string => quoted(WONDER[id].whole);

const because = (cause: string): string => `(${thing(cause)})`;

export const topic: NdTexts['topic'] = {
  leader: 'wybierz przywódcę',
  tile: ({ left }) => `wybierz kafel mapy i jego stronę (do wyłożenia: ${left})`,
  spot: ({ face }) => `gdzie położyć kafel ${face}?`,
  turn: ({ face }) => `jak obrócić kafel ${face}?`,
  focus: 'wybierz kartę rozwoju do zagrania',
  starts: 'użyć efektu na początku tury?',
  economyFirst: 'zagrać najpierw kartę gospodarki? (Maracanã)',
  economyAfter: 'zagrać też kartę gospodarki? (Maracanã)',
  again: 'zagrać kartę jeszcze raz, jakby ze slotu 1? (Arsenał Wenecki)',
  replay: 'zagrać inną kartę, jakby ze slotu 1? (Kapitalizm)',
  swap: ({ cause }) => `zamienić miejscami dwie karty rzędu? ${because(cause)}`,
  spend: ({ card }) => `wydać żetony handlu z karty ${quoted(focus[card])}?`,
  place: ({ left, cause }) => `połóż żeton kontroli (jeszcze ${left}, ${thing(cause)})`,
  placeHills: ({ cause }) => `połóż żeton kontroli (na dowolnie wielu wzgórzach, ${thing(cause)})`,
  placeNone: ({ cause }) =>
    `brak wolnych żetonów kontroli: zdjąć jeden z mapy i położyć gdzie indziej? ${because(cause)}`,
  lift: 'brak wolnych żetonów kontroli: zdejmij jeden z mapy',
  shift: 'przesunąć jeden ze swoich żetonów kontroli? (Dramat i poezja)',
  shiftTo: 'dokąd przesunąć żeton?',
  media: 'wybierz żeton kontroli rywala (Media masowe)',
  mediaNone: 'brak wolnych żetonów kontroli: odwrócić umocniony żeton rywala czy zdjąć własny z mapy? (Media masowe)',
  put: ({ n, cause }) => `na której karcie położyć żeton handlu? (jeszcze ${n}, ${thing(cause)})`,
  zimbabwe: ({ left }) => `przełóż żetony handlu z „Wielkiego Zimbabwe” (jest tam ${left})`,
  gain: ({ cause }) => `wybierz zasób ${because(cause)}`,
  exchange: 'wymienić jeden zasób na inny? (Napęd parowy)',
  exchangeFor: 'jaki zasób wziąć w zamian?',
  assign: (v) => `na której karcie położyć żeton: ${NATURAL[v.natural].whole}?`,
  discard: ({ left }) => `barbarzyńcy w twojej stolicy: strać ${many(left, 'trade')}`,
  embassy: ({ giver }) => `na której karcie gracza ${giver} położyć żeton handlu? (Ambasada)`,
  nuke: 'w który heks uderzyć? (Energia jądrowa)',
  upgrade: (v) => `wziąć kartę rozwoju poziomu ${level[v.level]}?`,
  improve: ({ left, cause }) => `którą kartę podnieść o poziom? (jeszcze ${left}, ${thing(cause)})`,
  caravan: 'która karawana rusza?',
  recall: ({ card, left }) =>
    `karta ${quoted(focus[card])} nie utrzyma tylu karawan na mapie, za dużo o ${left}: którą zdjąć?`,
  go: ({ caravan, spaces }) => `przesuń karawanę ${caravan}, najwyżej o ${many(spaces, 'space')}`,
  stateCard: (v) => `wziąć kartę dyplomacji (${STATE[v.state].whole})?`,
  pacts: ({ left, cause }) => `weź karty dyplomacji (jeszcze ${left}, ${thing(cause)})`,
  pactsOf: ({ giver }) => `wziąć kartę dyplomacji od gracza ${giver}?`,
  industryBoth: ({ production }) => `zbuduj cud (produkcja ${production}) albo miasto`,
  industryWonder: ({ production }) => `zbuduj cud (produkcja ${production})`,
  industryCity: 'zbuduj miasto',
  pay: ({ production, cost, ...v }) => `opłać cud ${wonder(v.wonder)}: ${production} z ${cost}`,
  site: (v) => `wybierz miasto dla cudu ${wonder(v.wonder)}`,
  militaryBoth: ({ attacks, reinforce }) => `atakuj (jeszcze ${attacks}) albo umacniaj (jeszcze ${reinforce})`,
  militaryAttack: ({ attacks }) => `atakuj (jeszcze ${attacks})`,
  militaryReinforce: ({ reinforce }) => `umacniaj (jeszcze ${reinforce})`,
  attackTokens: ({ attack, defence }) => `wydać żetony handlu na ten atak? ${attack} przeciw ${defence}`,
  defenceTokens: ({ attacker, hex, attack, defence }) =>
    `${attacker} atakuje ${hex}, ${attack} przeciw ${defence}: wydać żetony handlu?`,
  claim: (v) => `podbić czy wyzwolić ${STATE_A[v.state]}?`,
  spoils: ({ from, left }) => `zabierz żetony handlu graczowi ${from} (jeszcze ${left})`,
  spoilsSite: (v) => `wybierz swoje miasto dla cudu ${wonder(v.wonder)}`,
  forbidden: 'który żeton kontroli rywala zniszczyć? (Zakazane Miasto)',
  eiffel: 'wskaż żeton kontroli rywala (Wieża Eiffla)',
  eiffelSecond: 'wskaż inny żeton tego samego rywala',
  eiffelGive: ({ by }) => `który heks oddać graczowi ${by}? (Wieża Eiffla)`,
  seoul: 'przegonić barbarzyńcę? (Seul)',
  geneva: 'wymienić kartę dyplomacji? (Genewa)',
  surrender: ({ giver, left }) =>
    left === 1
      ? `którą kartę dyplomacji zwrócić graczowi ${giver}?`
      : `którą kartę dyplomacji zwrócić graczowi ${giver}? (trzeba jeszcze ${left})`,
  leave: 'opuścić grę na dobre?',
  crowd: 'kilku barbarzyńców na jednym heksie: który rusza dalej?',
};

export const verb: NdTexts['verb'] = {
  leader: 'graj jako',
  tile: 'wyłóż',
  spot: 'środek',
  turn: 'obrót',
  focus: 'zagraj',
  effect: 'użyj:',
  also: 'zagraj też',
  again: 'jeszcze raz',
  replay: 'zagraj',
  swap: 'zamień',
  spend: 'wydaj',
  use: 'użyj:',
  place: 'połóż',
  lift: 'zdejmij',
  shift: 'przesuń',
  to: 'na',
  media: 'cel',
  put: 'połóż na',
  gain: 'weź',
  give: 'oddaj',
  assign: 'połóż na',
  discard: 'strać z',
  aid: 'połóż na',
  nuke: 'uderz w',
  take: 'weź',
  caravan: 'karawana',
  go: 'idź do',
  stay: 'zostań',
  recall: 'zdejmij',
  card: 'weź kartę:',
  pact: 'weź',
  wonder: 'cud',
  city: 'miasto',
  pay: 'zapłać',
  natural: 'użyj:',
  site: 'w mieście',
  attack: 'atakuj',
  reinforce: 'umocnij',
  conquer: 'podbij',
  liberate: 'wyzwól',
  loot: 'zabierz z',
  destroy: 'zniszcz',
  pick: 'wskaż',
  yield: 'oddaj',
  lead: 'przegoń',
  renew: 'wymień',
  barbarian: 'barbarzyńca',
  return: 'zwróć',
  leave: 'opuść grę',
  done: 'gotowe',
};

const inRow = ({ card, slot }: CardInRow): string =>
  slot === null ? quoted(focus[card]) : `${quoted(focus[card])} (slot ${slot})`;

const bothInRow = (cards: readonly CardInRow[]): string => list(cards.map(inRow));

const where = ({ steps, from }: Whereabouts): string =>
  steps.length === 0
    ? `na ${from}`
    : `${steps.map(({ n, way }) => `${n} na ${direction[way].word}`).join(', ')} od ${from}`;

const PIECE: Readonly<Record<keyof NdTexts['piece'], string>> = {
  token: 'żeton',
  reinforced: 'umocniony żeton',
  city: 'miasto',
  mature: 'rozwinięte miasto',
  capital: 'stolica',
  matureCapital: 'rozwinięta stolica',
};
/** What is attacked. */
const PIECE_A: typeof PIECE = { ...PIECE, capital: 'stolicę', matureCapital: 'rozwiniętą stolicę' };

/** A token that stands in for a city is told as what it is (page 15). */
const holding = (pieces: typeof PIECE, { owner, kind, standsFor }: Held): string =>
  standsFor ? `żeton gracza ${owner} zamiast miasta (${STATE[standsFor].whole})` : `${pieces[kind]} gracza ${owner}`;

export const held = (v: Held): string => holding(PIECE, v);

function aimed({ aim }: Strike): string | null {
  if (aim.at === 'barbarian') return `barbarzyńcę ${aim.letter}`;
  if (aim.at === 'state') return STATE_A[aim.state];
  return aim.at === 'piece' ? holding(PIECE_A, aim) : null;
}

const reached = (goal: Goal): string => {
  if (!goal) return '';
  if (goal.at === 'state') return `, ${STATE[goal.state].whole}`;
  if (goal.at === 'conquered') return `, ${STATE[goal.state].whole} w rękach gracza ${goal.owner}`;
  return `, ${goal.at === 'capital' ? 'stolica' : 'miasto'} gracza ${goal.owner}`;
};

export const pick: NdTexts['pick'] = {
  whereabouts: where,
  turn: ({ degrees }) => `${degrees}°`,
  card: inRow,
  thing: ({ id }) => thingTaken(id),
  resource: (v) => RESOURCE_A[v.resource],
  swap: ({ cards }) => bothInRow(cards),
  take: ({ card, old }) => `${quoted(focus[card])} zamiast ${quoted(focus[old])}`,
  go: ({ hex, goal }) => `${hex}${reached(goal)}`,
  pact: ({ card, giver }) => `${quoted(pact[card])} (${giver})`,
  renew: ({ old, card, giver }) => `${quoted(pact[old])} na ${quoted(pact[card])} (${giver})`,
  lead: ({ letter, hex }) => `${letter} na ${hex}`,
  attack: (v) => [v.hex, ...(v.odds ? [`${v.odds.chance}%`] : []), aimed(v) ?? ''].join(' ').trim(),
  media: ({ hex, reinforced }) => `${hex}, ${reinforced ? 'odwróć' : 'zamień na swój'}`,
  caravan: ({ caravan, hex }) => (hex === null ? `${caravan} na karcie rozwoju` : `${caravan} na ${hex}`),
};

/** What stands between a verb and its target in a narrow menu. */
const BEHIND: Readonly<Partial<Record<keyof typeof verb, string>>> = {
  place: ' na',
  lift: ' z',
  shift: ' z',
  recall: ' z',
  city: ' na',
  site: ' na',
  destroy: ' na',
  pick: ' na',
  turn: ':',
  media: ':',
  wonder: ':',
};
export const menuRow: NdTexts['menuRow'] = (v) => `${verb[v.verb]}${BEHIND[v.verb] ?? ''} ${v.target}`;

export const choice: NdTexts['choice'] = {
  leader: (v) => `graj jako ${CIV[v.leader]}`,
  tile: ({ face }) => `wyłóż kafel mapy ${face}`,
  spot: (v) => `połóż środek ${where(v)}`,
  turn: ({ degrees, touches }) =>
    `${degrees === 0 ? 'połóż bez obrotu' : `obróć o ${degrees}°`}${touches.length > 0 ? `, styka się z ${touches.join(', ')}` : ''}`,
  focus: (v) => `zagraj kartę ${inRow(v)}`,
  effect: ({ id }) => `użyj: ${thing(id)}`,
  also: (v) => `zagraj też kartę ${inRow(v)}`,
  again: (v) => `zagraj jeszcze raz kartę ${inRow(v)}, jakby ze slotu 1`,
  replay: (v) => `zagraj kartę ${inRow(v)}, jakby ze slotu 1`,
  swap: ({ cards }) => `zamień miejscami ${bothInRow(cards)}`,
  spend: ({ n }) =>
    n === null ? 'wydaj żetony handlu' : n === 0 ? 'nie wydawaj żetonów handlu' : `wydaj ${many(n, 'trade')}`,
  use: ({ id }) => `użyj jako żetonu handlu: ${thing(id)}`,
  place: ({ hex }) => `połóż żeton kontroli na ${hex}`,
  lift: ({ hex }) => `zdejmij żeton z ${hex}`,
  shift: ({ hex }) => `przesuń żeton z ${hex}`,
  to: ({ hex }) => `przesuń go na ${hex}`,
  media: ({ hex, reinforced }) => (reinforced ? `odwróć umocniony żeton na ${hex}` : `zamień żeton na ${hex} na swój`),
  put: (v) => `połóż żeton handlu na karcie ${inRow(v)}`,
  store: (v) => `połóż żeton handlu na cudzie ${wonder(v.wonder)}`,
  gain: (v) => `weź ${RESOURCE_A[v.resource]}`,
  give: (v) => `oddaj ${RESOURCE_A[v.resource]}`,
  assign: (v) => `połóż na karcie ${inRow(v)}`,
  discard: (v) => `strać żeton handlu z karty ${inRow(v)}`,
  aid: (v) => `połóż żeton handlu na karcie ${inRow(v)}`,
  nuke: ({ hex }) => `uderz w ${hex}`,
  take: ({ card, old }) => `weź kartę ${quoted(focus[card])} zamiast ${quoted(focus[old])}`,
  caravan: ({ caravan, hex }) =>
    hex === null ? `rusz karawaną ${caravan} (na karcie rozwoju)` : `rusz karawaną ${caravan} (na ${hex})`,
  go: ({ hex, goal }) => `przesuń karawanę na ${hex}${reached(goal)}`,
  stay: 'zostaw karawanę na miejscu',
  remain: 'zostań w grze',
  recall: ({ hex }) => `zdejmij karawanę z ${hex}`,
  card: (v) => `weź kartę: ${STATE[v.state].whole}`,
  pact: ({ card, giver }) => `weź kartę ${quoted(pact[card])} od gracza ${giver}`,
  wonder: (v) => `zbuduj cud ${wonder(v.wonder)}`,
  city: ({ hex }) => `zbuduj miasto na ${hex}`,
  pay: (v) => `zapłać 1 ${RESOURCE_ONE[v.resource]}, +2 do produkcji`,
  natural: (v) => `użyj: ${NATURAL[v.natural].whole}, +2 do produkcji`,
  site: ({ hex }) => `w mieście na ${hex}`,
  attack: (v) => {
    const what = aimed(v);
    const odds = v.odds ? `, ${v.odds.chance}% (${v.odds.attack} przeciw ${v.odds.defence})` : '';
    return `atakuj ${what ? `${what} na ${v.hex}` : v.hex}${odds}`;
  },
  reinforce: ({ hex }) => `umocnij ${hex}`,
  conquer: (v) => `podbij ${STATE_A[v.state]}`,
  liberate: (v) => `wyzwól ${STATE_A[v.state]}`,
  loot: (v) => `zabierz żeton handlu z karty ${inRow(v)}`,
  destroy: ({ hex }) => `zniszcz żeton na ${hex}`,
  pick: ({ hex }) => `wskaż żeton na ${hex}`,
  yield: ({ hex }) => `oddaj ${hex}`,
  lead: ({ letter, hex }) => `przegoń barbarzyńcę ${letter} na ${hex}`,
  renew: ({ old, card, giver }) => `wymień ${quoted(pact[old])} na ${quoted(pact[card])} (${giver})`,
  barbarian: ({ letter }) => `barbarzyńca ${letter} rusza dalej`,
  return: ({ card, giver }) => `zwróć kartę ${quoted(pact[card])} graczowi ${giver}`,
  leave: 'opuść grę',
  done: 'gotowe',
};
