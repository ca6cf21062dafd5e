/** What things mean at this moment, in Russian: cards in their slots, spaces, waste. */
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
      const then = { none: [], move: ['+ 1 шаг'], friendly: ['+ 1 рядом'], media: ['+ 1 чужой'] }[v.after];
      return [many(v.tokens, 'token'), `слож. ≤${v.slot}`, ...then];
    }
    case 'science': {
      const first = { none: [], trade: ['+ 1 торг.'], resource: ['+ 1 ресурс'], nuclear: ['+ удар'] }[v.first];
      const levels = v.levels.map((level) => `карта ${nouns.level[level]}`);
      return [`диск ${v.from}→${v.to}`, ...levels, ...first];
    }
    case 'economy':
      return [
        many(v.caravans, 'caravan'),
        `шаг ${v.spaces}${v.shared > 0 ? `+${v.shared}` : ''} ≤${v.slot}`,
        ...(v.water ? ['и вода'] : []),
      ];
    case 'industry':
      return [`чудо ${v.production}`, `город ≤${v.slot}`, ...(v.around > 0 ? [`+${many(v.around, 'token')}`] : [])];
    case 'military':
      return [
        `атака ${v.combat}${v.raids > 0 ? `/${v.combat + v.raids}` : ''}`,
        `${v.range === null ? 'везде' : `дал. ${v.range}`} ×${v.attacks}`,
        `укрепл. ${v.slot}`,
      ];
  }
}

const TIMES = ['', '1 атака', 'до 2 атак', 'до 3 атак'];

export function cardSays(v: CardNow): string {
  switch (v.type) {
    case 'culture': {
      const then = {
        none: '',
        move: ', потом можно передвинуть один жетон на гекс',
        friendly: ', потом 1 рядом с любым вашим гексом',
        media: ', потом переманить чужой жетон',
      }[v.after];
      return `${many(v.tokens, 'token')} рядом с вашими городами, сложность до ${v.slot}${then}`;
    }
    case 'science': {
      const first = {
        none: '',
        trade: 'жетон торговли, потом ',
        resource: 'ресурс, которого у вас нет, потом ',
        nuclear: 'ядерный удар, потом ',
      }[v.first];
      const cards = v.levels.map((level) => `, карта ${nouns.level[level]} уровня`).join('');
      return `${first}диск технологий с ${v.from} до ${v.to}${cards}`;
    }
    case 'economy': {
      const shared = v.shared > 0 ? ` и ${v.shared} общих` : '';
      const over = `сложность до ${v.slot}${v.water ? ' или вода' : ''}`;
      return `${many(v.caravans, 'caravan')}, ${v.caravans > 1 ? 'по ' : ''}${many(v.spaces, 'space')}${shared}, ${over}`;
    }
    case 'industry': {
      const around = v.around > 0 ? `, а вокруг него ${many(v.around, 'token')}` : '';
      return `чудо с производством ${v.production} или город на расстоянии до ${v.range}, сложность до ${v.slot}${around}`;
    }
    case 'military': {
      const against = v.raids > 0 ? ` (${v.combat + v.raids} против варваров)` : '';
      const far = v.range === null ? 'где угодно' : `на расстоянии до ${v.range}`;
      const fight = `${TIMES[v.attacks]} ${far}, сила ${v.combat}${against}`;
      return v.both ? `${fight}, потом укрепить ${v.slot} минус число атак` : `${fight}, или укрепить до ${v.slot}`;
    }
  }
}

/** What is attacked. */
export const ASSAULT: Readonly<Record<Assault, string>> = {
  barbarian: 'варвар',
  state: 'город-государство',
  city: 'город',
  capital: 'столица',
  token: 'жетон',
};

const on = (what: Assault | null): string => (what === null ? '' : ` (${ASSAULT[what]})`);

export const now: NdTexts['now'] = {
  slot: ({ slot, terrain, as, trade }) =>
    `слот ${slot} (${nouns.terrain[terrain].word})${as === slot ? '' : `, считается как ${as}`}, жетонов торговли: ${trade}`,
  reach: ({ n }) => `сейчас достижимо: ${many(n, 'space')}`,
  agenda: ({ have, need }) => `у игроков: ${have.join(', ')}; нужно ${need}`,
  wonderCost: ({ cost, printed, resources }) =>
    `стоит ${cost} (на карте ${printed}), ${resources.length > 1 ? 'подходят' : 'подходит'} ${list(resources.map((r) => nouns.resource[r].word))}`,
  notOnOffer: 'не открыто',
  wonderStands: ({ hex, owner }) =>
    owner === null ? `стоит на ${hex}, сейчас ничьё` : `стоит на ${hex}, принадлежит игроку на месте ${owner + 1}`,
  tradeOn: ({ n }) => `на нём ${many(n, 'trade')}`,
  attack: ({ attack, defence, ...v }) => `ваша атака${on(v.on)}: ${attack} против ${defence} без кубиков`,
  defends: ({ n, ...v }) => `атака${on(v.on)} должна превзойти ${n} плюс кубик`,
  coast: 'на берегу',
  edge: 'на краю поля',
  natural: ({ natural }) => `с этим гексом достаётся ${NATURAL[natural].whole}`,
  comesBack: ({ letter }) => `сюда возвращается варвар ${letter}`,
};

export const waste: NdTexts['waste'] = {
  place: ({ n }) => `Можно разместить ещё ${many(n, 'control')}.`,
  reinforce: ({ n }) => `Можно укрепить ещё ${many(n, 'control')}.`,
  caravan: ({ n }) => `Без движения: ${many(n, 'caravan')}.`,
  industry: 'Вы ничего не построите.',
  upgrade: 'Ещё можно взять карту получше.',
  spoils: ({ n }) => `Можно забрать ещё ${many(n, 'trade')}.`,
  attackInVain: ({ attack, defence }) =>
    `${attack} против ${defence} — всё равно поражение: при ничьей побеждает защитник.`,
  defenceInVain: ({ attack, defence }) => `${defence} не удержится против ${attack}: жетоны пропадут.`,
  wouldWin: ({ enough }) => `Атака не удастся, а для победы хватит ${upTo(enough, 'trade')}.`,
  wouldHold: ({ enough }) => `Вы потеряете гекс, а чтобы его удержать, хватит ${upTo(enough, 'trade')}.`,
  fewPlaces: ({ n }) =>
    n === 0
      ? 'С этой картой жетон контроля некуда положить.'
      : `С этой картой для жетонов контроля есть только ${many(n, 'space')}.`,
  tooMany: ({ enough }) => (enough === 0 ? 'Здесь жетоны торговли не нужны.' : `Хватит ${upTo(enough, 'trade')}.`),
  idle: ({ card }) => `Карта ${quoted(nouns.focus[card])} сейчас ничего не даст: только вернётся в слот 1.`,
  tradeLost: ({ n }) => `Лишнее: ${many(n, 'trade')}, ведь на карте помещаются три.`,
};
