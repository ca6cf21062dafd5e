/** What Through the Ages asks, in Polish. */
import type { TtaTexts } from '../../../games/through-the-ages/texts/types.js';
import type { AimedVerb } from '../../../games/through-the-ages/texts/types-asking.js';
import type { CardId } from '../../../games/through-the-ages/texts/types-nouns.js';
import { age } from './nouns.js';
import { built, developed, many, naming, q, taken, unitOr, upTo } from './words.js';

export const topic: TtaTexts['topic'] = {
  actions: ({ ca, ma }) => `jeszcze ${many(ca, 'civil')} i ${many(ma, 'military')}`,
  homer: 'wsunąć Homera pod cud czy odzyskać akcję?',
  'lose-population': ({ left }) => `zdejmij ${taken(left, 'worker')} ze swoich kart`,
  'lose-blue': ({ left }) => `zwróć ${taken(left, 'blue')} ze swoich kart`,
  'wonder-token': 'niebieski bank jest pusty: który znacznik zakryje etap?',
  civilization: 'jedna z trzech rzeczy, taniej i bez zużycia akcji',
  agreement: ({ budget }) => `weź karty z rzędu, łącznie do ${upTo(budget, 'civil')}`,
  'card-rich-land': 'zbuduj lub ulepsz farmę albo kopalnię',
  'card-urban-growth': 'zbuduj lub ulepsz budynek miejski',
  'card-efficient-upgrade': 'ulepsz farmę, kopalnię lub budynek miejski',
  'card-breakthrough': 'opracuj technologię',
  'card-reserves': 'żywność czy surowce?',
  politics: 'jedna akcja polityczna',
  'politics-caesar': 'druga akcja polityczna? Raz na grę',
  resign: 'wyjść z gry i przegrać?',
  attack: ({ target, attack, defence, cards }) =>
    `zaatakować gracza ${target}? ${attack} przeciw ${defence} + do ${upTo(cards, 'card')}`,
  'declare-war': ({ target, attack, defence }) =>
    `wojna z graczem ${target}? Teraz ${attack} przeciw ${defence}, wynik w następnej turze`,
  bid: ({ leader, high, most, ...v }) => {
    if (leader === null) return `licytować ${q(v.card)}?${most === null ? '' : ` Twoje wojska: do ${most}`}`;
    const stands = `${leader} daje ${high} za ${q(v.card)}`;
    if (most === null) return `${stands}: więcej?`;
    return most > high ? `${stands}: więcej? Do ${most}` : `${stands}, a twoje wojska: tylko do ${most}`;
  },
  colonize: ({ bid, force }) => `wyślij wojska o sile ${bid}${force === null ? '' : `, na razie ${force}`}`,
  defence: ({ by, attack, own }) =>
    own === null
      ? `${by} atakuje, siła ${attack}: jak się bronić?`
      : `${by} atakuje, siła ${attack}, twoja ${own.strength}: użyto ${own.used} z ${upTo(own.limit, 'card')}`,
  raid: ({ victim, level }) => `zniszcz budynek miejski gracza ${victim}, epoka ${age[level]} lub starszy`,
  infiltrate: ({ victim }) => `usuń przywódcę lub nieukończony cud gracza ${victim}`,
  annex: ({ victim }) => `zabierz kolonię gracza ${victim}`,
  spoils: ({ loser, left, science }) => `łupy ${left} od gracza ${loser}: technologie, reszta w nauce (${science})`,
  pact: ({ by, side, ...v }) =>
    side === null ? `${by} proponuje pakt ${q(v.card)}` : `${by} proponuje pakt ${q(v.card)}, ty: strona ${side}`,
  'discard-military': ({ left }) => `odrzuć ${taken(left, 'militaryCard')}`,
  'food-or-resources': ({ n }) => `${n} żywności czy ${many(n, 'resource')}?`,
  'gain-mix': ({ n }) => `weź łącznie ${n}: ile z tego w żywności?`,
  'lose-mix': ({ n }) => `strać łącznie ${n}: ile z tego w żywności?`,
  plunder: ({ victim, n, food, resources }) =>
    `zabierz ${n} graczowi ${victim} (${food} żywności, ${many(resources, 'resource')}): ile żywności?`,
  'free-worker': 'dać pracę wolnemu robotnikowi za darmo?',
  raze: ({ victim }) => `zniszcz budynek miejski gracza ${victim}`,
  'raze-own': 'zniszcz jedną ze swoich farm, kopalń albo jeden budynek miejski',
  ruin: 'który ze starych cudów popada w ruinę?',
  'lose-colony': 'która kolonia ogłasza niepodległość?',
};

export const verb: TtaTexts['verb'] = {
  take: 'weź',
  grow: 'zwiększ ludność',
  build: 'zbuduj',
  upgrade: 'ulepsz',
  destroy: 'zniszcz',
  disband: 'rozwiąż',
  stage: 'etap cudu',
  develop: 'opracuj',
  revolt: 'rewolucja',
  leader: 'przywódca',
  play: 'zagraj',
  hammurabi: 'Hammurabi',
  barbarossa: 'Barbarossa',
  churchill: 'Churchill',
  'ocean-liner': 'Transatlantyki',
  trade: 'wymiana',
  gain: 'otrzymaj',
  tuck: 'wsuń pod',
  'no-tuck': 'odpraw Homera',
  'lose-worker': 'robotnik z',
  'lose-token': 'znacznik z',
  done: 'wystarczy',
  end: 'zakończ turę',
  prepare: 'przygotuj wydarzenie',
  aggression: 'agresja',
  war: 'wojna',
  attack: 'zaatakuj',
  'declare-war': 'wypowiedz wojnę',
  back: 'zmień zdanie',
  pact: 'zaproponuj pakt',
  accept: 'przyjmij',
  refuse: 'odrzuć propozycję',
  'cancel-pact': 'zerwij pakt',
  columbus: 'Kolumb odpływa',
  alexander: 'Aleksander odchodzi',
  peek: 'podejrzyj wydarzenie',
  resign: 'skapituluj',
  'pass-politics': 'bez polityki',
  bid: 'licytuj',
  'pass-bid': 'spasuj',
  send: 'wyślij oddział',
  bonus: 'karta premii',
  'throw-in': 'dołóż kartę',
  'set-out': 'wyrusz',
  'discard-military': 'odrzuć',
  'discard-for-defence': 'odrzuć za +1',
  'give-in': 'nie broń się',
  raze: 'zniszcz',
  ruin: 'zrujnuj',
  'give-up': 'oddaj',
  infiltrate: 'usuń',
  annex: 'zaanektuj',
  steal: 'zabierz technologię',
  'take-science': 'zabierz naukę',
  mix: 'żywność',
  'gain-food': 'żywność',
  'gain-resources': 'surowce',
  'free-build': 'daj pracę',
  decline: 'nie',
  tactic: 'zagraj taktykę',
  copy: 'skopiuj taktykę',
};

const bare = (id: CardId): string => naming.name({ id });

export const pick: TtaTexts['pick'] = {
  upgrade: ({ from, to }) => `${bare(from)}→${bare(to)}`,
  attack: ({ target, ...v }) => `${bare(v.card)} → ${target}`,
  pact: ({ partner, side, ...v }) =>
    side === null ? `${bare(v.card)} ↔ ${partner}` : `${bare(v.card)} ↔ ${partner} (ty ${side})`,
  churchill: { culture: 'kultura', military: 'wojsko' },
  trade: { food: 'żywność→surowiec', resource: 'surowiec→żywność' },
  gain: { food: 'żywność', resources: 'surowce' },
};

/** Names are not inflected: in a narrow menu they stand behind a colon, or in quotes behind a word that is. */
const ROWS: Readonly<Record<AimedVerb, (name: string) => string>> = {
  take: (name) => `weź: ${name}`,
  build: (name) => `zbuduj: ${name}`,
  upgrade: (name) => `ulepsz: ${name}`,
  destroy: (name) => `zniszcz: ${name}`,
  disband: (name) => `rozwiąż: ${name}`,
  stage: (name) => `etap cudu „${name}”`,
  develop: (name) => `opracuj: ${name}`,
  revolt: (name) => `rewolucja: ${name}`,
  leader: (name) => `przywódca: ${name}`,
  play: (name) => `zagraj: ${name}`,
  barbarossa: (name) => `Barbarossa: ${name}`,
  churchill: (name) => `Churchill: ${name}`,
  trade: (name) => `wymiana: ${name}`,
  gain: (name) => `otrzymaj ${name}`,
  tuck: (name) => `Homer pod cud „${name}”`,
  'lose-worker': (name) => `zdejmij robotnika: ${name}`,
  'lose-token': (name) => `zdejmij znacznik: ${name}`,
  prepare: (name) => `przygotuj: ${name}`,
  aggression: (name) => `agresja: ${name}`,
  war: (name) => `wojna: ${name}`,
  attack: (name) => `atak: ${name}`,
  'declare-war': (name) => `wypowiedz wojnę: ${name}`,
  pact: (name) => `zaproponuj pakt: ${name}`,
  'cancel-pact': (name) => `zerwij pakt „${name}”`,
  columbus: (name) => `Kolumb odpływa: ${name}`,
  send: (name) => `wyślij: ${name}`,
  bonus: (name) => `karta premii „${name}”`,
  'throw-in': (name) => `dołóż: ${name}`,
  'discard-military': (name) => `odrzuć: ${name}`,
  'discard-for-defence': (name) => `odrzuć za +1: ${name}`,
  raze: (name) => `zniszcz: ${name}`,
  ruin: (name) => `zrujnuj: ${name}`,
  'give-up': (name) => `oddaj: ${name}`,
  infiltrate: (name) => `usuń: ${name}`,
  annex: (name) => `zaanektuj: ${name}`,
  steal: (name) => `zabierz: ${name}`,
  'free-build': (name) => `daj pracę: ${name}`,
  tactic: (name) => `zagraj: ${name}`,
  copy: (name) => `skopiuj: ${name}`,
};
export const menuRow: TtaTexts['menuRow'] = ({ verb, target }) => ROWS[verb](target);

export const choice: TtaTexts['choice'] = {
  take: ({ space, ...v }) => `weź kartę ${q(v.card)} z pola ${space}`,
  grow: 'zwiększ ludność',
  build: (v) => `${unitOr(v.card, 'utwórz', 'zbuduj')} ${built(v.card)}`,
  upgrade: ({ from, to }) => `ulepsz ${built(from)} do technologii ${q(to)}`,
  destroy: (v) => `zniszcz ${built(v.card)}`,
  disband: (v) => `rozwiąż ${built(v.card)}`,
  stage: ({ n, ...v }) => `ukończ ${many(n, 'stage')} cudu ${q(v.card)}`,
  develop: (v) => `opracuj ${developed(v.card)}`,
  revolt: (v) => `wywołaj rewolucję: ${q(v.card)}`,
  leader: (v) => `zagraj przywódcę ${q(v.card)}`,
  play: (v) => `zagraj kartę ${q(v.card)}`,
  hammurabi: 'użyj akcji militarnej jako cywilnej (Hammurabi)',
  barbarossa: (v) => `nowy robotnik to od razu ${built(v.card)} (Barbarossa)`,
  churchill: {
    culture: 'otrzymaj 3 punkty kultury (Churchill)',
    military: 'otrzymaj 3 punkty nauki i 3 surowce na oddziały (Churchill)',
  },
  'ocean-liner': 'otrzymaj robotnika za darmo (Transatlantyki)',
  trade: {
    food: 'użyj 1 żywności jako 1 surowca (szlaki handlowe)',
    resource: 'użyj 1 surowca jako 1 żywności (szlaki handlowe)',
  },
  gain: { food: 'otrzymaj żywność', resources: 'otrzymaj surowce' },
  tuck: (v) => `wsuń Homera pod cud ${q(v.card)}`,
  'no-tuck': 'odpraw Homera i odzyskaj akcję',
  'lose-worker': (v) => `zdejmij robotnika z karty ${q(v.card)}`,
  'lose-token': (v) => `zdejmij niebieski znacznik z karty ${q(v.card)}`,
  done: 'nie bierz nic więcej',
  end: 'zakończ turę',
  prepare: (v) => `przygotuj wydarzenie ${q(v.card)}`,
  aggression: ({ target, ...v }) => `zagraj kartę ${q(v.card)} przeciw graczowi ${target}`,
  war: ({ target, ...v }) => `zagraj kartę ${q(v.card)} przeciw graczowi ${target}`,
  attack: ({ target, ...v }) => `zaatakuj gracza ${target}: ${q(v.card)}`,
  'declare-war': ({ target, ...v }) => `wypowiedz wojnę graczowi ${target}: ${q(v.card)}`,
  back: 'zmień zdanie',
  pact: ({ partner, side, ...v }) =>
    side === null
      ? `zaproponuj pakt ${q(v.card)} graczowi ${partner}`
      : `zaproponuj pakt ${q(v.card)} graczowi ${partner}, ty: strona ${side}`,
  accept: 'zawrzyj pakt',
  refuse: 'odrzuć pakt',
  'cancel-pact': (v) => `zerwij pakt ${q(v.card)}`,
  columbus: (v) => `odpraw Kolumba: ${q(v.card)} staje się kolonią`,
  alexander: 'odpraw Aleksandra za żółty znacznik',
  peek: 'podejrzyj wierzchnie bieżące wydarzenie',
  resign: 'skapituluj',
  'pass-politics': 'nie wykonuj akcji politycznej',
  bid: ({ n }) => (n === null ? 'licytuj' : `licytuj ${n}`),
  'pass-bid': 'spasuj w licytacji',
  send: (v) => `wyślij ${built(v.card)}`,
  bonus: (v) => `zagraj kartę ${q(v.card)}`,
  'throw-in': (v) => `dołóż kartę ${q(v.card)} za 1`,
  'set-out': 'wyrusz z tymi wojskami',
  'discard-military': (v) => `odrzuć kartę ${q(v.card)}`,
  'discard-for-defence': (v) => `odrzuć kartę ${q(v.card)} za +1 do siły`,
  'give-in': 'nie broń się, zachowaj wszystkie karty',
  raze: (v) => `zniszcz ${built(v.card)}`,
  ruin: (v) => `zamień w ruinę cud ${q(v.card)}`,
  'give-up': (v) => `oddaj kolonię ${q(v.card)}`,
  infiltrate: (v) => `usuń kartę ${q(v.card)}`,
  annex: (v) => `zaanektuj kolonię ${q(v.card)}`,
  steal: (v) => `zabierz technologię ${q(v.card)}`,
  'take-science': 'zabierz resztę w punktach nauki',
  mix: ({ n }) => (n === null ? 'żywność, reszta w surowcach' : `${n} żywności, reszta w surowcach`),
  'gain-food': 'otrzymaj żywność',
  'gain-resources': 'otrzymaj surowce',
  'free-build': (v) => `za darmo ${unitOr(v.card, 'utwórz', 'zbuduj')} ${built(v.card)}`,
  decline: 'nie teraz',
  tactic: (v) => `zagraj taktykę ${q(v.card)}`,
  copy: (v) => `skopiuj taktykę ${q(v.card)}`,
};

type Good = Parameters<TtaTexts['price']>[0]['good'];

const SIGN: Readonly<Record<Good, (n: number) => string>> = {
  science: (n) => `${n}n`,
  food: (n) => `${n}ż`,
  'bonus-food': (n) => `${n}ż premii`,
  resources: (n) => `${n}s`,
  bonus: (n) => `${n}s premii`,
  ca: (n) => `${n}AC`,
  ma: (n) => `${n}AM`,
  budget: (n) => `${n} z puli`,
  difference: (n) => `${n} różnicy`,
};
const PRICE: Readonly<Record<Good, (n: number) => string>> = {
  science: (n) => many(n, 'science'),
  food: (n) => `${n} żywności`,
  'bonus-food': (n) => `${n} żywności z karty`,
  resources: (n) => many(n, 'resource'),
  bonus: (n) => `${many(n, 'resource')} z karty`,
  ca: (n) => many(n, 'civil'),
  ma: (n) => many(n, 'military'),
  budget: (n) => `${n} z puli`,
  difference: (n) => `${n} różnicy`,
};
export const priceSign: TtaTexts['priceSign'] = ({ good, n }) => SIGN[good](n);
export const price: TtaTexts['price'] = ({ good, n }) => PRICE[good](n);
export const free = 'za darmo';

const corrupted = (n: { resources: number; food: number }): string =>
  [n.resources > 0 ? `-${many(n.resources, 'resource')}` : '', n.food > 0 ? `-${n.food} żywności` : '']
    .filter(Boolean)
    .join(', ');

export const trouble: TtaTexts['trouble'] = {
  uprising: ({ discontent, unused }) =>
    `powstanie, brak produkcji (${many(discontent, 'discontent')}, ${many(unused, 'idle')})`,
  famine: ({ culture }) => `brak żywności: -${culture} kultury`,
  discards: ({ n }) => `odrzucisz ${taken(n, 'card')}`,
  wasted: ({ n }) => `to, co wymieniono, a nie wydano (${n}), przepadnie na koniec tury`,
  corruption: (v) => `korupcja ${corrupted(v)}`,
  unused: ({ n }) => `niewykorzystane: ${many(n, 'civil')}`,
};

export const warn: TtaTexts['warn'] = {
  'same-tactic': 'to już twoja taktyka',
  resign: 'przegrasz i nie będzie powrotu',
};
