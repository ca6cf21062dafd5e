/** What happens in A New Dawn, in Ukrainian. */
import type { NdTexts } from '../../../games/new-dawn/texts/types.js';
import { NATURAL, STATE, WONDER } from './names.js';
import { CIV_A, NATURAL_A, nouns, quoted, STATE_A, thing } from './nouns.js';
import { term } from './screen.js';
import { by, list, many } from './words.js';

type Event = NdTexts['event'];
type Battle = Parameters<Event['battleWon']>[0];

const { focus, pact, direction, agenda } = nouns;
const wonder = (id: keyof typeof WONDER): string => quoted(WONDER[id].whole);

const sum = (terms: Battle['attack']): string => terms.map(({ key, n }) => `${term(key)} ${n}`).join(' + ');

const sums = ({ sums: { attack, defence }, ...v }: Battle): string =>
  `${attack} проти ${defence} (${sum(v.attack)} : ${sum(v.defence)})`;

export const event: Event = {
  leader: ({ name, leader, from }) =>
    `${name} грає за ${CIV_A[leader]}${from === null ? '' : ` (жереб: один лідер із ${from})`}`,
  core: ({ tiles, die, from }) =>
    `ядро мапи: ${tiles.join(' ')} (за жеребом: компоненти з чудесами природи – з ${from.naturals}, із полісами – з ${from.states}; кубик ${die})`,
  tray: ({ name, tiles: [home, ...others], from }) =>
    `${name} витягує компонент столиці ${home} і компоненти ${list(others.map(String))} з ${from}`,
  laysFirst: ({ name }) => `за жеребом викладати починає ${name}`,
  tile: ({ name, tile, touches, water, lot }) =>
    `${name} викладає компонент ${tile}, торкається: ${many(touches, 'space')}${lot ? ' (за жеребом)' : ''}${
      water > 0 ? `; водою заповнено: ${many(water, 'gap')}` : ''
    }`,
  map: ({ tiles }) => `мапу складено, компонентів: ${tiles}`,
  home: ({ name, hex, lot }) => `столиця гравця ${name} на ${hex}${lot ? ' (за жеребом)' : ''}`,
  first: ({ name }) => `першим гравцем за жеребом стає ${name}`,
  victory: ({ cards, from }) =>
    `карти перемоги, ${cards.length} з ${from}: ${cards.map((card) => agenda[card]).join(', ')}`,
  offer: ({ left, ...v }) => `відкрите чудо: ${wonder(v.wonder)} (під ним ${many(left, 'card')})`,
  roundSpawn: ({ round }) => `раунд ${round}: переможені варвари відроджуються`,
  roundQuiet: ({ round }) => `раунд ${round}: нічого не стається`,
  roundMove: ({ round }) => `раунд ${round}: варвари рушають`,
  roundTrade: ({ round }) => `раунд ${round}: розвинуті міста торгують`,
  focus: ({ name, card, slot, as, why }) =>
    `${name} розігрує карту ${quoted(focus[card])} зі слота ${slot}${as === null ? '' : `, наче зі слота ${as}`}${by(why)}`,
  swap: ({ name, cards: [one, two], why }) =>
    `${name} міняє місцями ${quoted(focus[one])} і ${quoted(focus[two])}${by(why)}`,
  spend: ({ name, n, on }) => `${name} витрачає ${many(n, 'trade')} з карти ${quoted(focus[on])}`,
  use: ({ name, token, on }) => `${name} використовує жетон: ${thing(token)} (${thing(on)})`,
  place: ({ name, hex, why }) => `${name} розміщує жетон контролю на ${hex}${by(why)}`,
  lift: ({ name, hex }) => `${name} знімає жетон контролю з ${hex}`,
  shift: ({ name, hex, to }) => `${name} переміщує жетон контролю з ${hex} на ${to}`,
  loseToken: ({ name, hex, why }) => `${name} втрачає жетон контролю на ${hex}${by(why)}`,
  loseCity: ({ name, hex, why }) => `${name} втрачає місто на ${hex}${by(why)}`,
  loseCaravan: ({ name, hex, why }) => `${name} втрачає караван на ${hex}${by(why)}`,
  flip: ({ name, hex, why }) => `жетон гравця ${name} на ${hex} більше не укріплений${by(why)}`,
  reinforce: ({ name, hex }) => `${name} укріплює ${hex}`,
  turncoat: ({ name, from, hex, why }) => `${name} замінює своїм жетон гравця ${from} на ${hex}${by(why)}`,
  gain: ({ name, n, resource, why }) => `${name} отримує ${many(n, resource)}${by(why)}`,
  pay: ({ name, n, resource, why }) => `${name} сплачує ${many(n, resource)}${by(why)}`,
  natural: ({ name, ...v }) => `${name} отримує чудо природи ${NATURAL[v.natural].whole}`,
  naturalBack: (v) => `${NATURAL[v.natural].whole}: жетон повертається на мапу`,
  assign: ({ name, on, ...v }) => `${name} кладе ${NATURAL_A[v.natural]} на карту ${quoted(focus[on])}`,
  trade: ({ name, n, on, why }) => `${name} кладе ${many(n, 'trade')} на карту ${quoted(focus[on])}${by(why)}`,
  store: ({ name, n, why, ...v }) => `${name} кладе ${many(n, 'trade')} на чудо ${wonder(v.wonder)}${by(why)}`,
  tradeLost: ({ name, n }) => `у гравця ${name} немає місця, назад до резерву: ${many(n, 'trade')}`,
  dial: ({ name, from, to }) => `${name} повертає диск технологій з ${from} до ${to}`,
  upgrade: ({ name, card, old, why }) =>
    `${name} замінює карту ${quoted(focus[old])} на ${quoted(focus[card])}${by(why)}`,
  nuke: ({ name, hex }) => `${name} завдає ядерного удару по ${hex}`,
  caravan: ({ name, steps, hex }) => `${name} веде караван на ${hex} (${many(steps, 'space')})`,
  arriveCity: ({ name, owner, hex }) => `караван гравця ${name} приходить до міста гравця ${owner} на ${hex}`,
  arriveState: ({ name, ...v }) => `караван гравця ${name} приходить до поліса ${STATE[v.state].whole}`,
  pact: ({ name, card, giver }) => `${name} бере карту ${quoted(pact[card])} у гравця ${giver}`,
  pactBack: ({ name, card, giver }) => `${name} повертає карту ${quoted(pact[card])} гравцеві ${giver}`,
  stateCard: ({ name, ...v }) => `${name} бере карту поліса ${STATE[v.state].whole}`,
  stateCardBack: ({ name, ...v }) => `${name} повертає карту поліса ${STATE[v.state].whole}`,
  city: ({ name, hex }) => `${name} будує місто на ${hex}`,
  wonder: ({ name, hex, production, cost, ...v }) =>
    `${name} будує чудо ${wonder(v.wonder)} на ${hex}, виробництво ${production} (вартість ${cost})`,
  wonderHeld: ({ name, hex, ...v }) => `${name} тепер контролює чудо ${wonder(v.wonder)} на ${hex}`,
  wonderFree: ({ hex, ...v }) => `чудо ${wonder(v.wonder)} на ${hex} нічиє, доки гекс не займуть`,
  wonderMoves: ({ name, hex, ...v }) => `${name} переносить чудо ${wonder(v.wonder)} на ${hex}`,
  attackToken: ({ name, rival, hex, card }) =>
    `${name} атакує жетон гравця ${rival} на ${hex} картою ${quoted(focus[card])}`,
  attackCity: ({ name, rival, hex, card }) =>
    `${name} атакує місто гравця ${rival} на ${hex} картою ${quoted(focus[card])}`,
  attackBarbarian: ({ name, letter, hex, card }) =>
    `${name} атакує варвара ${letter} на ${hex} картою ${quoted(focus[card])}`,
  attackState: ({ name, hex, card, ...v }) =>
    `${name} атакує ${STATE_A[v.state]} на ${hex} картою ${quoted(focus[card])}`,
  battleWon: (v) => `${v.name} виграє бій на ${v.hex}, ${sums(v)}`,
  battleLost: (v) => `${v.name} програє бій на ${v.hex}, ${sums(v)}`,
  dice: ({ name, attack, defence, roller }) => `кубики: ${name} ${attack}, оборона ${defence} (кидає ${roller})`,
  beaten: ({ name, letter }) => `${name} перемагає варвара ${letter}`,
  capitalBeaten: ({ name, from }) => `${name} перемагає столицю гравця ${from}`,
  conquer: ({ name, hex, from }) =>
    from === null ? `${name} завойовує ${hex}` : `${name} завойовує ${hex} у гравця ${from}`,
  liberate: ({ name, ...v }) => `${name} звільняє поліс ${STATE[v.state].whole}`,
  stateTaken: ({ name, ...v }) => `${name} тепер контролює поліс ${STATE[v.state].whole}`,
  stateFree: (v) => `поліс ${STATE[v.state].whole} знову вільний`,
  loot: ({ name, from, on }) => `${name} забирає жетон торгівлі з карти ${quoted(focus[on])} гравця ${from}`,
  raid: ({ die, way }) => `кубик варварів ${die}: ${direction[way].word}`,
  barbarianMoves: ({ letter, hex }) => `варвар ${letter} рушає на ${hex}`,
  barbarianReturns: ({ letter, hex }) => `варвара ${letter} відкинуто назад на ${hex}`,
  barbarianSpawns: ({ letter, hex }) => `варвар ${letter} відроджується на ${hex}`,
  barbarianStays: ({ letter, hex }) => `варвар ${letter} залишається на ${hex}`,
  barbarianLed: ({ letter, hex, why }) => `варвара ${letter} відведено на ${hex}${by(why)}`,
  discard: ({ name, on }) => `${name} втрачає жетон торгівлі з карти ${quoted(focus[on])}`,
  effect: ({ name, cause }) => `гравцеві ${name} допомагає: ${thing(cause)}`,
  agenda: ({ name, ...v }) => `${name} виконує завдання ${quoted(agenda[v.agenda])}`,
  over: ({ names }) =>
    names.length > 1
      ? `партію закінчено, спільна перемога: ${list(names)}`
      : `партію закінчено: перемагає ${list(names)}`,
  leaving: ({ name }) => `${name} збирається вийти з гри`,
  left: ({ name }) => `${name} виходить із гри: фігури залишаються, ходи пропускаються`,
};
