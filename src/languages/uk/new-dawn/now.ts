/** What things mean at this moment, in Ukrainian: cards in their slots, spaces, waste. */
import type { NdTexts } from '../../../games/new-dawn/texts/types.js';
import { NATURAL } from './names.js';
import { nouns, quoted } from './nouns.js';
import { list, many, upTo } from './words.js';

type CardNow = Parameters<NdTexts['cardRows']>[0];
type Assault = Parameters<NdTexts['target']>[0]['what'];

/** A few words for each row of a narrow card. */
export function cardRows(v: CardNow): readonly string[] {
  switch (v.type) {
    case 'culture': {
      const then = { none: [], move: ['+ 1 крок'], friendly: ['+ 1 поруч'], media: ['+ 1 чужий'] }[v.after];
      return [many(v.tokens, 'token'), `склад. ≤${v.slot}`, ...then];
    }
    case 'science': {
      const first = { none: [], trade: ['+ 1 торг.'], resource: ['+ 1 ресурс'], nuclear: ['+ удар'] }[v.first];
      const levels = v.levels.map((level) => `карта ${nouns.level[level]}`);
      return [`диск ${v.from}→${v.to}`, ...levels, ...first];
    }
    case 'economy':
      return [
        many(v.caravans, 'caravan'),
        `крок ${v.spaces}${v.shared > 0 ? `+${v.shared}` : ''} ≤${v.slot}`,
        ...(v.water ? ['і вода'] : []),
      ];
    case 'industry':
      return [`чудо ${v.production}`, `місто ≤${v.slot}`, ...(v.around > 0 ? [`+${many(v.around, 'token')}`] : [])];
    case 'military':
      return [
        `атака ${v.combat}${v.raids > 0 ? `/${v.combat + v.raids}` : ''}`,
        `${v.range === null ? 'усюди' : `відст.${v.range}`} ×${v.attacks}`,
        `укріпл. ${v.slot}`,
      ];
  }
}

const TIMES = ['', '1 атака', 'до 2 атак', 'до 3 атак'];

export function cardSays(v: CardNow): string {
  switch (v.type) {
    case 'culture': {
      const then = {
        none: '',
        move: ', потім можна перемістити один жетон на гекс',
        friendly: ', потім 1 поруч із будь-яким вашим гексом',
        media: ', потім переманити чужий жетон',
      }[v.after];
      return `${many(v.tokens, 'token')} поруч із вашими містами, складність до ${v.slot}${then}`;
    }
    case 'science': {
      const first = {
        none: '',
        trade: 'жетон торгівлі, потім ',
        resource: 'ресурс, якого у вас немає, потім ',
        nuclear: 'ядерний удар, потім ',
      }[v.first];
      const cards = v.levels.map((level) => `, карта ${nouns.level[level]} рівня`).join('');
      return `${first}диск технологій з ${v.from} до ${v.to}${cards}`;
    }
    case 'economy': {
      const shared = v.shared > 0 ? ` і ${v.shared} спільних` : '';
      const over = `складність до ${v.slot}${v.water ? ' або вода' : ''}`;
      return `${many(v.caravans, 'caravan')}, ${v.caravans > 1 ? 'по ' : ''}${many(v.spaces, 'space')}${shared}, ${over}`;
    }
    case 'industry': {
      const around = v.around > 0 ? `, з ним ${many(v.around, 'token')} довкола` : '';
      return `чудо з виробництвом ${v.production} або місто на відстані до ${v.range}, складність до ${v.slot}${around}`;
    }
    case 'military': {
      const against = v.raids > 0 ? ` (${v.combat + v.raids} проти варварів)` : '';
      const far = v.range === null ? 'будь-де' : `на відстані до ${v.range}`;
      const fight = `${TIMES[v.attacks]} ${far}, сила ${v.combat}${against}`;
      return v.both ? `${fight}, потім укріпити ${v.slot} мінус число атак` : `${fight}, або укріпити до ${v.slot}`;
    }
  }
}

/** What is attacked. */
export const ASSAULT: Readonly<Record<Assault, string>> = {
  barbarian: 'варвар',
  state: 'поліс',
  city: 'місто',
  capital: 'столиця',
  token: 'жетон',
};

const on = (what: Assault | null): string => (what === null ? '' : ` (${ASSAULT[what]})`);

export const now: NdTexts['now'] = {
  slot: ({ slot, terrain, as, trade }) =>
    `слот ${slot} (${nouns.terrain[terrain].word})${as === slot ? '' : `, рахується як ${as}`}; на карті ${many(trade, 'trade')}`,
  reach: ({ n }) => `зараз досяжно: ${many(n, 'space')}`,
  agenda: ({ have, need }) => `у гравців: ${have.join(', ')}; потрібно ${need}`,
  wonderCost: ({ cost, printed, resources }) =>
    `коштує ${cost} (на карті ${printed}), підходить ${list(resources.map((r) => nouns.resource[r].word))}`,
  notOnOffer: 'не відкрите',
  wonderStands: ({ hex, owner }) =>
    owner === null ? `стоїть на ${hex}, зараз нічиє` : `стоїть на ${hex}, належить гравцеві за місцем ${owner + 1}`,
  tradeOn: ({ n }) => `на ньому ${many(n, 'trade')}`,
  attack: ({ attack, defence, ...v }) => `ваша атака${on(v.on)}: ${attack} проти ${defence} без кубиків`,
  defends: ({ n, ...v }) => `атака${on(v.on)} має перевершити ${n} плюс кубик`,
  coast: 'на березі',
  edge: 'на краю мапи',
  natural: ({ natural }) => `із цим гексом дістається ${NATURAL[natural].whole}`,
  comesBack: ({ letter }) => `тут відродиться варвар ${letter}`,
};

export const waste: NdTexts['waste'] = {
  place: ({ n }) => `Можна розмістити ще ${many(n, 'control')}.`,
  reinforce: ({ n }) => `Можна укріпити ще ${many(n, 'control')}.`,
  caravan: ({ n }) => `Ще не рухалося: ${many(n, 'caravan')}.`,
  industry: 'Ви нічого не побудуєте.',
  upgrade: 'Ще можна взяти кращу карту.',
  spoils: ({ n }) => `Можна забрати ще ${many(n, 'trade')}.`,
  attackInVain: ({ attack, defence }) => `${attack} проти ${defence} – усе одно поразка: за нічиєї перемагає захисник.`,
  defenceInVain: ({ attack, defence }) => `${defence} не втримається проти ${attack}: жетони пропадуть.`,
  wouldWin: ({ enough }) => `Атака не вдасться: для перемоги досить ${upTo(enough, 'trade')}.`,
  wouldHold: ({ enough }) => `Ви втратите гекс: щоб його втримати, досить ${upTo(enough, 'trade')}.`,
  fewPlaces: ({ n }) =>
    n === 0
      ? 'Із цією картою жетон контролю немає куди покласти.'
      : `Із цією картою для жетонів контролю є лише ${many(n, 'space')}.`,
  tooMany: ({ enough }) => (enough === 0 ? 'Тут жетони торгівлі не потрібні.' : `Вистачить ${upTo(enough, 'trade')}.`),
  idle: ({ card }) => `Карта ${quoted(nouns.focus[card])} зараз нічого не дасть: лише повернеться до слота 1.`,
  tradeLost: ({ n }) => `Зайве: ${many(n, 'trade')}, бо карта вміщує три.`,
};
