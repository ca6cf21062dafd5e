/** What happened, what is lost or cannot be done, and what lies where, in Ukrainian. */
import { ROUNDS } from '../../../games/terra-mystica/data/tiles.js';
import type { TmPlayTexts } from '../../../games/terra-mystica/texts/types.js';
import { goodsIn, goodsTaken, list, many, taken } from './counting.js';
import { BUILDING_LEFT, BUILDING_TO, CULT_OF, FACTION_OF, FROM, INTO } from './names.js';
import { because, full, nouns } from './nouns.js';

const { building, meaning, power, special, terrain } = nouns;

const isPower = (id: string): id is keyof typeof power => Object.hasOwn(power, id);

export const event: TmPlayTexts['event'] = {
  'tiles-dealt': (e) => `жетони раундів за жеребом, ${e.tiles.length} з ${e.from}: ${e.tiles.join(', ')}`,
  'cards-dealt': (e) => `бонусні карти за жеребом, ${e.cards.length} з ${e.from}: ${e.cards.join(', ')}`,
  'terrains-dealt': (e, t) =>
    `рідні місцевості за жеребом, ${e.terrains.length} з ${e.from}: ${e.terrains.map((id, seat) => `${t.name(seat)} – ${terrain[id].word}`).join(', ')}`,
  faction: (e, t) => `${t.name(e.seat)} грає за ${FACTION_OF[e.faction]}`,
  // The last round has no cult bonus.
  round: (e) => `раунд ${e.round}: ${e.round === ROUNDS ? nouns.scoring[e.why].score[0] : meaning[e.why]}`,
  income: (e, t) => `${t.name(e.seat)} отримує дохід: ${goodsIn(e.goods)}`,
  place: (e, t) => `${t.name(e.seat)} розміщує початкове житло на ${e.hex}`,
  card: (e, t) =>
    e.coins > 0
      ? `${t.name(e.seat)} бере карту ${full(e.card)}, а з нею ${taken(e.coins, 'coins')}`
      : `${t.name(e.seat)} бере карту ${full(e.card)}`,
  transform: (e, t) => {
    const spades = e.spades > 0 ? `, ${many(e.spades, 'spades')}` : '';
    return `${t.name(e.seat)} тераформує ${e.hex} із ${FROM[e.from]} на ${INTO[e.to]}${spades}`;
  },
  build: (e, t) =>
    e.why === 'ACTW'
      ? `${t.name(e.seat)} споруджує житло на ${e.hex} (політ відьом)`
      : `${t.name(e.seat)} споруджує житло на ${e.hex}`,
  upgrade: (e, t) => `${t.name(e.seat)} модернізує ${e.hex} до ${BUILDING_TO[e.to]}`,
  bridge: (e, t) => `${t.name(e.seat)} споруджує міст від ${e.a} до ${e.b}`,
  priest: (e, t) =>
    e.worth === 1
      ? `${t.name(e.seat)} повертає жерця в запас за 1 рівень у культі ${CULT_OF[e.cult]}`
      : `${t.name(e.seat)} відряджає жерця в орден культу ${CULT_OF[e.cult]}: ${many(e.worth, 'steps')}`,
  cult: (e, t) => {
    const gain = e.power > 0 ? ` і здобуває ${taken(e.power, 'power')}` : '';
    return `${t.name(e.seat)} просувається до рівня ${e.to} в культі ${CULT_OF[e.cult]}${gain}${because(e.why)}`;
  },
  advance: (e, t) =>
    e.track === 'ship'
      ? `${t.name(e.seat)} поліпшує судноплавство до ${e.to}`
      : `${t.name(e.seat)} знижує курс: лопати дешевші`,
  action: (e, t) =>
    isPower(e.why)
      ? `${t.name(e.seat)} виконує дію сили ${e.why} (${power[e.why]})`
      : `${t.name(e.seat)} виконує особливу дію ${e.why} (${special[e.why].full})`,
  spades: (e, t) => `${t.name(e.seat)} отримує ${taken(e.spades, 'freeSpades')}${because(e.why)}`,
  wasted: (e, t) => `${t.name(e.seat)} не використовує ${taken(e.spades, 'spades')}`,
  brim: (e, t) => `${t.name(e.seat)} втрачає ${taken(e.power, 'power')}: у чашах немає місця${because(e.why)}`,
  favour: (e, t) => `${t.name(e.seat)} бере жетон ${full(e.tile)}`,
  town: (e, t) => `${t.name(e.seat)} засновує місто на ${e.hexes.join(', ')} і бере жетон ${full(e.tile)}`,
  'no-town': (e, t) => `${t.name(e.seat)}: будівель досить на місто, але жетонів міста не лишилося`,
  points: (e, t) =>
    e.points < 0
      ? `${t.name(e.seat)} платить ${many(-e.points, 'points')}${because(e.why)}`
      : `${t.name(e.seat)} набирає ${many(e.points, 'points')}${because(e.why)}`,
  gain: (e, t) => `${t.name(e.seat)} отримує ${goodsTaken(e.goods)}${because(e.why)}`,
  convert: (e, t) => `${t.name(e.seat)} перетворює ${taken(e.paid, e.from)} на ${taken(e.n, e.to)}`,
  burn: (e, t) => `${t.name(e.seat)} жертвує ${taken(e.n, 'power')}`,
  power: (e, t) => `${t.name(e.seat)} здобуває ${taken(e.power, 'power')}: ${t.name(e.from)} споруджує на ${e.hex}`,
  decline: (e, t) => `${t.name(e.seat)} відмовляється від сили (${e.power}): ${t.name(e.from)} споруджує на ${e.hex}`,
  lapse: (e, t) => `пропозиція сили пропадає: ${t.name(e.seat)}, ${e.power}`,
  pass: (e, t) => `${t.name(e.seat)} пасує`,
  leaving: (e, t) => `${t.name(e.seat)} збирається вийти з гри`,
  left: (e, t) => `${t.name(e.seat)} виходить із гри`,
  order: (e, t) => `наступний порядок ходів: ${e.seats.map((seat) => t.name(seat)).join(', ')}`,
  final: () => 'фінальний підрахунок ПО',
  over: () => 'партію закінчено',
};

export const warning: TmPlayTexts['warning'] = {
  'spades-left': ({ n }) => `ви втратите ${taken(n, 'spades')}`,
  'no-step': 'ваш маркер не зрушить',
  leave: 'ходів у вас більше не буде, а місце буде нижче за всіх, хто лишається',
  'no-effect': 'дію буде витрачено без ефекту',
};

export const reason: TmPlayTexts['reason'] = {
  occupied: ({ by }) => `клітинка зайнята (${by})`,
  'out-of-reach': ({ shipping }) => `поза межами досяжності (судноплавство ${shipping})`,
  'no-piece': ({ building: id }) => `на планшеті більше немає ${BUILDING_LEFT[id]}`,
  'cannot-pay': ({ goods, spades }) =>
    spades > 0 ? `бракує: ${goodsIn(goods)} (усього лопат треба: ${spades})` : `бракує: ${goodsIn(goods)}`,
  'no-priest': 'у вас немає жерців',
  'no-track': 'на вашому планшеті немає такого треку',
  'track-end': 'трек уже пройдено до кінця',
  'action-taken': 'уже використано цього раунду',
  'no-power': ({ needed, have, burnable }) =>
    `треба сили: ${needed}, є: ${have}${burnable > 0 ? ` (пожертва дасть іще: ${burnable})` : ''}`,
  'no-supply': 'у запасі більше немає жерців',
  'no-bridge': 'усі три мости вже споруджено',
  'no-stronghold': 'потрібна фортеця',
  'octagon-used': 'уже використано цього раунду',
};

export const phases: Readonly<Record<Parameters<TmPlayTexts['where']>[0]['phase'], string>> = {
  setup: 'приготування',
  income: 'дохід',
  actions: 'дії',
  'cult-bonus': 'бонуси культів',
  over: 'партію закінчено',
};

export const where: TmPlayTexts['where'] = ({ round, rounds, phase }) =>
  phase === 'setup' || phase === 'over' ? phases[phase] : `раунд ${round} з ${rounds}  ${phases[phase]}`;

// Names stand behind a colon: they are not inflected, and no verb must agree with them.
export const over: TmPlayTexts['over'] = ({ names, points }) =>
  names.length > 1
    ? `Спільна перемога: ${list(names)}, ${many(points, 'points')}`
    : `Перемога: ${list(names)}, ${many(points, 'points')}`;

export const place: TmPlayTexts['place'] = {
  hex: ({ hex, terrain: id, building: stands, town, away }) =>
    [
      `${hex} ${terrain[id].word}`,
      ...(stands ? [`${building[stands.piece].one} (${stands.owner})`] : []),
      ...(town ? [`місто ${town}`] : []),
      ...(away ? [`до ${FROM[away.home]} ${many(away.spades, 'spades')}`] : []),
    ].join(', '),
  cult: ({ cult, steps }) => `культ ${CULT_OF[cult]}: ${steps.map(({ name, step }) => `${name} ${step}`).join(', ')}`,
  card: ({ card, coins }) =>
    coins > 0 ? `${card}: ${meaning[card]}, на карті ${many(coins, 'coins')}` : `${card}: ${meaning[card]}`,
  power: ({ action }) => `${action}: ${power[action]}`,
  special: ({ special: id }) => `${id}: ${special[id].full}`,
  tile: ({ tile }) => `${tile}: ${meaning[tile]}`,
  bridge: ({ bridge }) => `місце для моста ${bridge}`,
  track: { ship: 'трек судноплавства', dig: 'трек обміну' },
};
