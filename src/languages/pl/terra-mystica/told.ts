/** What happened, what is lost or cannot be done, and what lies where, in Polish. */
import { ROUNDS } from '../../../games/terra-mystica/data/tiles.js';
import type { TmPlayTexts } from '../../../games/terra-mystica/texts/types.js';
import { goodsIn, goodsLacking, goodsTaken, lacking, list, many, taken } from './counting.js';
import { BUILDING_LEFT, BUILDING_TO, CULT_OF, FROM, INTO } from './names.js';
import { because, full, nouns } from './nouns.js';

const { building, faction, meaning, power, special, terrain } = nouns;

const isPower = (id: string): id is keyof typeof power => Object.hasOwn(power, id);

export const event: TmPlayTexts['event'] = {
  'tiles-dealt': (e) => `żetony punktowania losowo, ${e.tiles.length} z ${e.from}: ${e.tiles.join(', ')}`,
  'cards-dealt': (e) => `karty premii losowo, ${e.cards.length} z ${e.from}: ${e.cards.join(', ')}`,
  'terrains-dealt': (e, t) =>
    `preferowane tereny losowo, ${e.terrains.length} z ${e.from}: ${e.terrains.map((id, seat) => `${t.name(seat)} – ${terrain[id].word}`).join(', ')}`,
  faction: (e, t) => `${t.name(e.seat)} gra jako ${faction[e.faction]}`,
  // The last round has no cult bonus.
  round: (e) => `runda ${e.round}: ${e.round === ROUNDS ? nouns.scoring[e.why].score[0] : meaning[e.why]}`,
  income: (e, t) => `${t.name(e.seat)} otrzymuje dochód: ${goodsIn(e.goods)}`,
  place: (e, t) => `${t.name(e.seat)} umieszcza początkową chatę na ${e.hex}`,
  card: (e, t) =>
    e.coins > 0
      ? `${t.name(e.seat)} bierze kartę ${full(e.card)} i leżące na niej monety: ${e.coins}`
      : `${t.name(e.seat)} bierze kartę ${full(e.card)}`,
  transform: (e, t) => {
    const spades = e.spades > 0 ? `, ${many(e.spades, 'spades')}` : '';
    return `${t.name(e.seat)} przekształca ${e.hex} z ${FROM[e.from]} w ${INTO[e.to]}${spades}`;
  },
  build: (e, t) =>
    e.why === 'ACTW'
      ? `${t.name(e.seat)} buduje chatę na ${e.hex}, lecąc na miotle`
      : `${t.name(e.seat)} buduje chatę na ${e.hex}`,
  upgrade: (e, t) => `${t.name(e.seat)} rozbudowuje ${e.hex} do ${BUILDING_TO[e.to]}`,
  bridge: (e, t) => `${t.name(e.seat)} buduje most z ${e.a} do ${e.b}`,
  priest: (e, t) =>
    e.worth === 1
      ? `${t.name(e.seat)} zwraca kapłana do puli za 1 poziom w kulcie ${CULT_OF[e.cult]}`
      : `${t.name(e.seat)} wysyła kapłana do zakonu kultu ${CULT_OF[e.cult]}: ${many(e.worth, 'steps')}`,
  cult: (e, t) => {
    const gain = e.power > 0 ? ` i zyskuje ${taken(e.power, 'power')}` : '';
    return `${t.name(e.seat)} awansuje na poziom ${e.to} w kulcie ${CULT_OF[e.cult]}${gain}${because(e.why)}`;
  },
  advance: (e, t) =>
    e.track === 'ship' ? `${t.name(e.seat)} ulepsza żeglugę do ${e.to}` : `${t.name(e.seat)} obniża koszt łopaty`,
  action: (e, t) =>
    isPower(e.why)
      ? `${t.name(e.seat)} rzuca zaklęcie ${e.why} (${power[e.why]})`
      : `${t.name(e.seat)} wykonuje akcję specjalną ${e.why} (${special[e.why].full})`,
  spades: (e, t) => `${t.name(e.seat)} otrzymuje ${taken(e.spades, 'freeSpades')}${because(e.why)}`,
  wasted: (e, t) => `${t.name(e.seat)} nie używa ${lacking(e.spades, 'spades')}`,
  brim: (e, t) => `${t.name(e.seat)} traci ${taken(e.power, 'power')}: w naczyniach nie ma miejsca${because(e.why)}`,
  favour: (e, t) => `${t.name(e.seat)} bierze żeton ${full(e.tile)}`,
  town: (e, t) => `${t.name(e.seat)} zakłada miasto na ${e.hexes.join(', ')} i bierze żeton ${full(e.tile)}`,
  'no-town': (e, t) => `${t.name(e.seat)}: budynków starcza na miasto, ale żetonów miasta już nie ma`,
  points: (e, t) =>
    e.points < 0
      ? `${t.name(e.seat)} płaci ${taken(-e.points, 'points')}${because(e.why)}`
      : `${t.name(e.seat)} zdobywa ${taken(e.points, 'points')}${because(e.why)}`,
  gain: (e, t) => `${t.name(e.seat)} otrzymuje ${goodsTaken(e.goods)}${because(e.why)}`,
  convert: (e, t) => `${t.name(e.seat)} zamienia ${taken(e.paid, e.from)} na ${taken(e.n, e.to)}`,
  burn: (e, t) => `${t.name(e.seat)} poświęca ${taken(e.n, 'power')}`,
  power: (e, t) => `${t.name(e.seat)} przyjmuje ${taken(e.power, 'power')}: ${t.name(e.from)} buduje na ${e.hex}`,
  decline: (e, t) => `${t.name(e.seat)} rezygnuje z ${lacking(e.power, 'power')}: ${t.name(e.from)} buduje na ${e.hex}`,
  lapse: (e, t) => `oferta mocy przepada: ${t.name(e.seat)}, ${e.power}`,
  pass: (e, t) => `${t.name(e.seat)} pasuje`,
  leaving: (e, t) => `${t.name(e.seat)} zamierza opuścić grę`,
  left: (e, t) => `${t.name(e.seat)} opuszcza grę`,
  order: (e, t) => `następna kolejność tur: ${e.seats.map((seat) => t.name(seat)).join(', ')}`,
  final: () => 'ostateczna punktacja',
  over: () => 'koniec gry',
};

export const warning: TmPlayTexts['warning'] = {
  'spades-left': ({ n }) => `tracisz ${taken(n, 'spades')}`,
  'no-step': 'twój znacznik się nie przesunie',
  leave: 'nie masz już więcej tur i zajmujesz miejsce za wszystkimi, którzy zostają',
  'no-effect': 'akcja przepadnie bez efektu',
};

export const reason: TmPlayTexts['reason'] = {
  occupied: ({ by }) => `heks zajęty (${by})`,
  'out-of-reach': ({ shipping }) => `nie sąsiaduje z twoimi budynkami (żegluga ${shipping})`,
  'no-piece': ({ building: id }) => `na planszy nie ma już ${BUILDING_LEFT[id]}`,
  'cannot-pay': ({ goods, spades }) =>
    spades > 0
      ? `brakuje ${goodsLacking(goods)} (łopat potrzeba w sumie: ${spades})`
      : `brakuje ${goodsLacking(goods)}`,
  'no-priest': 'nie masz kapłana',
  'no-track': 'na twojej planszy nie ma takiego toru',
  'track-end': 'to już koniec toru',
  'action-taken': 'już użyte w tej rundzie',
  'no-power': ({ needed, have, burnable }) =>
    `potrzeba ${lacking(needed, 'power')}, masz ${have}${burnable > 0 ? ` (poświęcenie da jeszcze ${burnable})` : ''}`,
  'no-supply': 'w puli nie ma już kapłanów',
  'no-bridge': 'wszystkie trzy mosty już stoją',
  'no-stronghold': 'potrzebna twierdza',
  'octagon-used': 'już użyte w tej rundzie',
};

export const phases: Readonly<Record<Parameters<TmPlayTexts['where']>[0]['phase'], string>> = {
  setup: 'przygotowanie',
  income: 'dochód',
  actions: 'akcje',
  'cult-bonus': 'premie kultów',
  over: 'koniec gry',
};

export const where: TmPlayTexts['where'] = ({ round, rounds, phase }) =>
  phase === 'setup' || phase === 'over' ? phases[phase] : `runda ${round} z ${rounds}  ${phases[phase]}`;

// Names stand behind a colon: they are not inflected, and no verb must agree with them.
export const over: TmPlayTexts['over'] = ({ names, points }) =>
  names.length > 1
    ? `Wspólne zwycięstwo: ${list(names)}, ${many(points, 'points')}`
    : `Zwycięstwo: ${list(names)}, ${many(points, 'points')}`;

export const place: TmPlayTexts['place'] = {
  hex: ({ hex, terrain: id, building: stands, town, away }) =>
    [
      `${hex} ${terrain[id].word}`,
      ...(stands ? [`${building[stands.piece].one} (${stands.owner})`] : []),
      ...(town ? [`miasto ${town}`] : []),
      ...(away ? [`do ${FROM[away.home]} ${many(away.spades, 'spades')}`] : []),
    ].join(', '),
  cult: ({ cult, steps }) => `kult ${CULT_OF[cult]}: ${steps.map(({ name, step }) => `${name} ${step}`).join(', ')}`,
  card: ({ card, coins }) =>
    coins > 0 ? `${card}: ${meaning[card]}, na karcie ${many(coins, 'coins')}` : `${card}: ${meaning[card]}`,
  power: ({ action }) => `${action}: ${power[action]}`,
  special: ({ special: id }) => `${id}: ${special[id].full}`,
  tile: ({ tile }) => `${tile}: ${meaning[tile]}`,
  bridge: ({ bridge }) => `miejsce na most ${bridge}`,
  track: { ship: 'tor żeglugi', dig: 'tor kosztu łopaty' },
};
