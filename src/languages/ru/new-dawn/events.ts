/** What happens in A New Dawn, in Russian. */
import type { NdTexts } from '../../../games/new-dawn/texts/types.js';
import { NATURAL, STATE, WONDER } from './names.js';
import { CIV_A, NATURAL_A, nouns, quoted, STATE_A, thing } from './nouns.js';
import { term } from './screen.js';
import { by, list, many, upTo } from './words.js';

type Event = NdTexts['event'];
type Battle = Parameters<Event['battleWon']>[0];

const { focus, pact, direction, agenda } = nouns;
const wonder = (id: keyof typeof WONDER): string => quoted(WONDER[id].whole);

const sum = (terms: Battle['attack']): string => terms.map(({ key, n }) => `${term(key)} ${n}`).join(' + ');

const sums = ({ sums: { attack, defence }, ...v }: Battle): string =>
  `${attack} против ${defence} (${sum(v.attack)} : ${sum(v.defence)})`;

export const event: Event = {
  leader: ({ name, leader, from }) =>
    `${name} играет за ${CIV_A[leader]}${from === null ? '' : ` (по жребию, один лидер из ${from})`}`,
  core: ({ tiles, die, from }) =>
    `ядро поля: ${tiles.join(' ')} (по жребию из ${from.naturals} фрагментов с чудесами природы и ${from.states} с городами-государствами; кубик ${die})`,
  tray: ({ name, tiles: [home, ...others], from }) =>
    `${name} вытягивает фрагмент столицы ${home} и фрагменты ${list(others.map(String))} из ${from}`,
  laysFirst: ({ name }) => `по жребию выкладывать начинает ${name}`,
  tile: ({ name, tile, touches, water, lot }) =>
    `${name} выкладывает фрагмент ${tile}, касается ${upTo(touches, 'space')}${lot ? ' (по жребию)' : ''}${
      water > 0 ? `; водой заполнено: ${many(water, 'gap')}` : ''
    }`,
  map: ({ tiles }) => `поле сложено, фрагментов: ${tiles}`,
  home: ({ name, hex, lot }) => `столица игрока ${name} на ${hex}${lot ? ' (по жребию)' : ''}`,
  first: ({ name }) => `первым игроком по жребию становится ${name}`,
  victory: ({ cards, from }) =>
    `карты победы, ${cards.length} из ${from}: ${cards.map((card) => agenda[card]).join(', ')}`,
  offer: ({ left, ...v }) => `открыто чудо: ${wonder(v.wonder)} (под ним ${many(left, 'card')})`,
  roundSpawn: ({ round }) => `раунд ${round}: побеждённые варвары возвращаются`,
  roundQuiet: ({ round }) => `раунд ${round}: ничего не происходит`,
  roundMove: ({ round }) => `раунд ${round}: варвары идут в набег`,
  roundTrade: ({ round }) => `раунд ${round}: развитые города торгуют`,
  focus: ({ name, card, slot, as, why }) =>
    `${name} разыгрывает карту ${quoted(focus[card])} из слота ${slot}${as === null ? '' : `, как будто из слота ${as}`}${by(why)}`,
  swap: ({ name, cards: [one, two], why }) =>
    `${name} меняет местами карты ${quoted(focus[one])} и ${quoted(focus[two])}${by(why)}`,
  spend: ({ name, n, on }) => `${name} тратит ${many(n, 'trade')} с карты ${quoted(focus[on])}`,
  use: ({ name, token, on }) => `${name} использует жетон: ${thing(token)} (${thing(on)})`,
  place: ({ name, hex, why }) => `${name} размещает жетон контроля на ${hex}${by(why)}`,
  lift: ({ name, hex }) => `${name} снимает жетон контроля с ${hex}`,
  shift: ({ name, hex, to }) => `${name} передвигает жетон контроля с ${hex} на ${to}`,
  loseToken: ({ name, hex, why }) => `${name} теряет жетон контроля на ${hex}${by(why)}`,
  loseCity: ({ name, hex, why }) => `${name} теряет город на ${hex}${by(why)}`,
  loseCaravan: ({ name, hex, why }) => `${name} теряет караван на ${hex}${by(why)}`,
  flip: ({ name, hex, why }) => `жетон игрока ${name} на ${hex} больше не укреплён${by(why)}`,
  reinforce: ({ name, hex }) => `${name} укрепляет ${hex}`,
  turncoat: ({ name, from, hex, why }) => `${name} заменяет жетон игрока ${from} на ${hex} своим${by(why)}`,
  gain: ({ name, n, resource, why }) => `${name} получает ${many(n, resource)}${by(why)}`,
  pay: ({ name, n, resource, why }) => `${name} платит ${many(n, resource)}${by(why)}`,
  natural: ({ name, ...v }) => `${name} получает чудо природы ${NATURAL[v.natural].whole}`,
  naturalBack: (v) => `${NATURAL[v.natural].whole}: жетон возвращается на поле`,
  assign: ({ name, on, ...v }) => `${name} кладёт ${NATURAL_A[v.natural]} на карту ${quoted(focus[on])}`,
  trade: ({ name, n, on, why }) => `${name} кладёт ${many(n, 'trade')} на карту ${quoted(focus[on])}${by(why)}`,
  store: ({ name, n, why, ...v }) => `${name} кладёт ${many(n, 'trade')} на чудо ${wonder(v.wonder)}${by(why)}`,
  tradeLost: ({ name, n }) => `у игрока ${name} нет места, обратно в запас: ${many(n, 'trade')}`,
  dial: ({ name, from, to }) => `${name} поворачивает диск технологий с ${from} до ${to}`,
  upgrade: ({ name, card, old, why }) =>
    `${name} заменяет карту ${quoted(focus[old])} картой ${quoted(focus[card])}${by(why)}`,
  nuke: ({ name, hex }) => `${name} наносит ядерный удар по ${hex}`,
  caravan: ({ name, steps, hex }) => `${name} ведёт караван на ${hex} (${many(steps, 'space')})`,
  arriveCity: ({ name, owner, hex }) => `караван игрока ${name} приходит в город игрока ${owner} на ${hex}`,
  arriveState: ({ name, ...v }) => `караван игрока ${name} приходит в ${STATE_A[v.state]}`,
  pact: ({ name, card, giver }) => `${name} берёт карту ${quoted(pact[card])} у игрока ${giver}`,
  pactBack: ({ name, card, giver }) => `${name} возвращает карту ${quoted(pact[card])} игроку ${giver}`,
  stateCard: ({ name, ...v }) => `${name} берёт карту города-государства ${STATE[v.state].whole}`,
  stateCardBack: ({ name, ...v }) => `${name} возвращает карту города-государства ${STATE[v.state].whole}`,
  city: ({ name, hex }) => `${name} строит город на ${hex}`,
  wonder: ({ name, hex, production, cost, ...v }) =>
    `${name} строит чудо ${wonder(v.wonder)} на ${hex}, производство ${production} (стоимость ${cost})`,
  wonderHeld: ({ name, hex, ...v }) => `${name} теперь контролирует чудо ${wonder(v.wonder)} на ${hex}`,
  wonderFree: ({ hex, ...v }) => `чудо ${wonder(v.wonder)} на ${hex} ничьё, пока гекс никто не займёт`,
  wonderMoves: ({ name, hex, ...v }) => `${name} переносит чудо ${wonder(v.wonder)} на ${hex}`,
  attackToken: ({ name, rival, hex, card }) =>
    `${name} атакует жетон игрока ${rival} на ${hex} картой ${quoted(focus[card])}`,
  attackCity: ({ name, rival, hex, card }) =>
    `${name} атакует город игрока ${rival} на ${hex} картой ${quoted(focus[card])}`,
  attackBarbarian: ({ name, letter, hex, card }) =>
    `${name} атакует варвара ${letter} на ${hex} картой ${quoted(focus[card])}`,
  attackState: ({ name, hex, card, ...v }) =>
    `${name} атакует ${STATE_A[v.state]} на ${hex} картой ${quoted(focus[card])}`,
  battleWon: (v) => `${v.name} выигрывает бой на ${v.hex}, ${sums(v)}`,
  battleLost: (v) => `${v.name} проигрывает бой на ${v.hex}, ${sums(v)}`,
  dice: ({ name, attack, defence, roller }) => `кубики: ${name} ${attack}, оборона ${defence} (бросает ${roller})`,
  beaten: ({ name, letter }) => `${name} побеждает варвара ${letter}`,
  capitalBeaten: ({ name, from }) => `${name} побеждает столицу игрока ${from}`,
  conquer: ({ name, hex, from }) =>
    from === null ? `${name} завоёвывает ${hex}` : `${name} завоёвывает ${hex} у игрока ${from}`,
  liberate: ({ name, ...v }) => `${name} освобождает ${STATE_A[v.state]}`,
  stateTaken: ({ name, ...v }) => `${name} теперь контролирует ${STATE_A[v.state]}`,
  stateFree: (v) => `город-государство ${STATE[v.state].whole} снова свободен`,
  loot: ({ name, from, on }) => `${name} забирает жетон торговли с карты ${quoted(focus[on])} игрока ${from}`,
  raid: ({ die, way }) => `кубик варваров ${die}: ${direction[way].word}`,
  barbarianMoves: ({ letter, hex }) => `варвар ${letter} идёт на ${hex}`,
  barbarianReturns: ({ letter, hex }) => `варвар ${letter} отброшен обратно на ${hex}`,
  barbarianSpawns: ({ letter, hex }) => `варвар ${letter} возвращается на ${hex}`,
  barbarianStays: ({ letter, hex }) => `варвар ${letter} остаётся на ${hex}`,
  barbarianLed: ({ letter, hex, why }) => `варвар ${letter} отведён на ${hex}${by(why)}`,
  discard: ({ name, on }) => `${name} теряет жетон торговли с карты ${quoted(focus[on])}`,
  effect: ({ name, cause }) => `игроку ${name} помогает: ${thing(cause)}`,
  agenda: ({ name, ...v }) => `${name} выполняет задание ${quoted(agenda[v.agenda])}`,
  over: ({ names }) =>
    names.length > 1 ? `игра окончена, общая победа: ${list(names)}` : `игра окончена: побеждает ${list(names)}`,
  leaving: ({ name }) => `${name} собирается выйти из игры`,
  left: ({ name }) => `${name} выходит из игры: фигуры остаются, ходы пропускаются`,
};
