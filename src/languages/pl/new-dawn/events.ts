/** What happens in A New Dawn, in Polish. */
import type { NdTexts } from '../../../games/new-dawn/texts/types.js';
import { CIV, NATURAL, STATE, WONDER } from './names.js';
import { NATURAL_A, nouns, quoted, STATE_A, thing } from './nouns.js';
import { term } from './screen.js';
import { by, list, many } from './words.js';

type Event = NdTexts['event'];
type Battle = Parameters<Event['battleWon']>[0];

const { focus, pact, direction, agenda } = nouns;
const wonder = (id: keyof typeof WONDER): string => quoted(WONDER[id].whole);

const sum = (terms: Battle['attack']): string => terms.map(({ key, n }) => `${term(key)} ${n}`).join(' + ');

const sums = ({ sums: { attack, defence }, ...v }: Battle): string =>
  `${attack} przeciw ${defence} (${sum(v.attack)} : ${sum(v.defence)})`;

export const event: Event = {
  leader: ({ name, leader, from }) =>
    `${name} gra jako ${CIV[leader]}${from === null ? '' : ` (losowo, jeden przywódca z ${from})`}`,
  core: ({ tiles, die, from }) =>
    `rdzeń mapy: ${tiles.join(' ')} (losowo z ${from.naturals} kafli z cudami natury i ${from.states} z państwami-miastami; kość ${die})`,
  tray: ({ name, tiles: [home, ...others], from }) =>
    `${name} losuje kafel stolicy ${home} oraz kafle ${list(others.map(String))} z ${from}`,
  laysFirst: ({ name }) => `los wskazuje, że zaczyna wykładać ${name}`,
  tile: ({ name, tile, touches, water, lot }) =>
    `${name} wykłada kafel ${tile}, styka się: ${many(touches, 'space')}${lot ? ' (losowo)' : ''}${
      water > 0 ? `; zalane wodą: ${many(water, 'gap')}` : ''
    }`,
  map: ({ tiles }) => `mapa gotowa, kafli: ${tiles}`,
  home: ({ name, hex, lot }) => `stolica gracza ${name} na ${hex}${lot ? ' (losowo)' : ''}`,
  first: ({ name }) => `pierwszym graczem, losowo, zostaje ${name}`,
  victory: ({ cards, from }) =>
    `karty zwycięstwa, ${cards.length} z ${from}: ${cards.map((card) => agenda[card]).join(', ')}`,
  offer: ({ left, ...v }) => `odkryty cud: ${wonder(v.wonder)} (pod nim ${many(left, 'card')})`,
  roundSpawn: ({ round }) => `runda ${round}: pokonani barbarzyńcy wracają`,
  roundQuiet: ({ round }) => `runda ${round}: nic się nie dzieje`,
  roundMove: ({ round }) => `runda ${round}: barbarzyńcy ruszają`,
  roundTrade: ({ round }) => `runda ${round}: rozwinięte miasta handlują`,
  focus: ({ name, card, slot, as, why }) =>
    `${name} zagrywa kartę ${quoted(focus[card])} ze slotu ${slot}${as === null ? '' : `, jakby ze slotu ${as}`}${by(why)}`,
  swap: ({ name, cards: [one, two], why }) =>
    `${name} zamienia miejscami ${quoted(focus[one])} i ${quoted(focus[two])}${by(why)}`,
  spend: ({ name, n, on }) => `${name} wydaje ${many(n, 'trade')} z karty ${quoted(focus[on])}`,
  use: ({ name, token, on }) => `${name} używa żetonu: ${thing(token)} (${thing(on)})`,
  place: ({ name, hex, why }) => `${name} kładzie żeton kontroli na ${hex}${by(why)}`,
  lift: ({ name, hex }) => `${name} zdejmuje żeton kontroli z ${hex}`,
  shift: ({ name, hex, to }) => `${name} przesuwa żeton kontroli z ${hex} na ${to}`,
  loseToken: ({ name, hex, why }) => `${name} traci żeton kontroli na ${hex}${by(why)}`,
  loseCity: ({ name, hex, why }) => `${name} traci miasto na ${hex}${by(why)}`,
  loseCaravan: ({ name, hex, why }) => `${name} traci karawanę na ${hex}${by(why)}`,
  flip: ({ name, hex, why }) => `żeton gracza ${name} na ${hex} nie jest już umocniony${by(why)}`,
  reinforce: ({ name, hex }) => `${name} umacnia ${hex}`,
  turncoat: ({ name, from, hex, why }) => `${name} zastępuje swoim żeton gracza ${from} na ${hex}${by(why)}`,
  gain: ({ name, n, resource, why }) => `${name} otrzymuje ${many(n, resource)}${by(why)}`,
  pay: ({ name, n, resource, why }) => `${name} płaci ${many(n, resource)}${by(why)}`,
  natural: ({ name, ...v }) => `${name} otrzymuje cud natury ${NATURAL[v.natural].whole}`,
  naturalBack: (v) => `${NATURAL[v.natural].whole}: żeton wraca na mapę`,
  assign: ({ name, on, ...v }) => `${name} kładzie ${NATURAL_A[v.natural]} na karcie ${quoted(focus[on])}`,
  trade: ({ name, n, on, why }) => `${name} kładzie ${many(n, 'trade')} na karcie ${quoted(focus[on])}${by(why)}`,
  store: ({ name, n, why, ...v }) => `${name} kładzie ${many(n, 'trade')} na cudzie ${wonder(v.wonder)}${by(why)}`,
  tradeLost: ({ name, n }) => `${name} nie ma miejsca, z powrotem do puli: ${many(n, 'trade')}`,
  dial: ({ name, from, to }) => `${name} przesuwa tarczę technologii z ${from} na ${to}`,
  upgrade: ({ name, card, old, why }) =>
    `${name} zastępuje kartę ${quoted(focus[old])} kartą ${quoted(focus[card])}${by(why)}`,
  nuke: ({ name, hex }) => `${name} uderza bronią jądrową w ${hex}`,
  caravan: ({ name, steps, hex }) => `${name} prowadzi karawanę na ${hex} (${many(steps, 'space')})`,
  arriveCity: ({ name, owner, hex }) => `karawana gracza ${name} dociera do miasta gracza ${owner} na ${hex}`,
  arriveState: ({ name, ...v }) => `karawana gracza ${name} dociera do celu: ${STATE[v.state].whole}`,
  pact: ({ name, card, giver }) => `${name} bierze kartę ${quoted(pact[card])} od gracza ${giver}`,
  pactBack: ({ name, card, giver }) => `${name} zwraca kartę ${quoted(pact[card])} graczowi ${giver}`,
  stateCard: ({ name, ...v }) => `${name} bierze kartę państwa-miasta ${STATE[v.state].whole}`,
  stateCardBack: ({ name, ...v }) => `${name} zwraca kartę państwa-miasta ${STATE[v.state].whole}`,
  city: ({ name, hex }) => `${name} buduje miasto na ${hex}`,
  wonder: ({ name, hex, production, cost, ...v }) =>
    `${name} buduje cud ${wonder(v.wonder)} na ${hex}, produkcja ${production} (koszt ${cost})`,
  wonderHeld: ({ name, hex, ...v }) => `${name} ma teraz cud ${wonder(v.wonder)} na ${hex}`,
  wonderFree: ({ hex, ...v }) => `cud ${wonder(v.wonder)} na ${hex} jest niczyj, dopóki ktoś nie zajmie heksa`,
  wonderMoves: ({ name, hex, ...v }) => `${name} przenosi cud ${wonder(v.wonder)} na ${hex}`,
  attackToken: ({ name, rival, hex, card }) =>
    `${name} atakuje żeton gracza ${rival} na ${hex} kartą ${quoted(focus[card])}`,
  attackCity: ({ name, rival, hex, card }) =>
    `${name} atakuje miasto gracza ${rival} na ${hex} kartą ${quoted(focus[card])}`,
  attackBarbarian: ({ name, letter, hex, card }) =>
    `${name} atakuje barbarzyńcę ${letter} na ${hex} kartą ${quoted(focus[card])}`,
  attackState: ({ name, hex, card, ...v }) =>
    `${name} atakuje ${STATE_A[v.state]} na ${hex} kartą ${quoted(focus[card])}`,
  battleWon: (v) => `${v.name} wygrywa na ${v.hex}, ${sums(v)}`,
  battleLost: (v) => `${v.name} przegrywa na ${v.hex}, ${sums(v)}`,
  dice: ({ name, attack, defence, roller }) => `kości: ${name} ${attack}, obrona ${defence} (rzuca ${roller})`,
  beaten: ({ name, letter }) => `${name} pokonuje barbarzyńcę ${letter}`,
  capitalBeaten: ({ name, from }) => `${name} pokonuje stolicę gracza ${from}`,
  conquer: ({ name, hex, from }) =>
    from === null ? `${name} zdobywa ${hex}` : `${name} zdobywa ${hex}, heks gracza ${from}`,
  liberate: ({ name, ...v }) => `${name} wyzwala ${STATE_A[v.state]}`,
  stateTaken: ({ name, ...v }) => `${name} kontroluje teraz ${STATE_A[v.state]}`,
  stateFree: (v) => `państwo-miasto ${STATE[v.state].whole} jest znowu wolne`,
  loot: ({ name, from, on }) => `${name} zabiera żeton handlu z karty ${quoted(focus[on])} gracza ${from}`,
  raid: ({ die, way }) => `kość barbarzyńców ${die}: ${direction[way].word}`,
  barbarianMoves: ({ letter, hex }) => `barbarzyńca ${letter} rusza na ${hex}`,
  barbarianReturns: ({ letter, hex }) => `barbarzyńca ${letter} zostaje odrzucony na ${hex}`,
  barbarianSpawns: ({ letter, hex }) => `barbarzyńca ${letter} wraca na ${hex}`,
  barbarianStays: ({ letter, hex }) => `barbarzyńca ${letter} zostaje na ${hex}`,
  barbarianLed: ({ letter, hex, why }) => `barbarzyńca ${letter} zostaje przegoniony na ${hex}${by(why)}`,
  discard: ({ name, on }) => `${name} traci żeton handlu z karty ${quoted(focus[on])}`,
  effect: ({ name, cause }) => `graczowi ${name} pomaga: ${thing(cause)}`,
  agenda: ({ name, ...v }) => `${name} wykonuje zadanie ${quoted(agenda[v.agenda])}`,
  over: ({ names }) =>
    names.length > 1 ? `koniec gry, wspólne zwycięstwo: ${list(names)}` : `koniec gry: wygrywa ${list(names)}`,
  leaving: ({ name }) => `${name} zamierza opuścić grę`,
  left: ({ name }) => `${name} opuszcza grę: elementy zostają na mapie, tury przepadają`,
};
