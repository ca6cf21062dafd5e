/** What things mean at this moment, in Polish: cards in their slots, spaces, waste. */
import type { NdTexts } from '../../../games/new-dawn/texts/types.js';
import { NATURAL } from './names.js';
import { nouns, quoted } from './nouns.js';
import { list, many } from './words.js';

type CardNow = Parameters<NdTexts['cardRows']>[0];
type Assault = Parameters<NdTexts['target']>[0]['what'];

/** A few words for each row of a narrow card. */
export function cardRows(v: CardNow): readonly string[] {
  switch (v.type) {
    case 'culture': {
      const then = { none: [], move: ['+ 1 ruch'], friendly: ['+ 1 obok'], media: ['+ 1 obcy'] }[v.after];
      return [many(v.tokens, 'token'), `trudn. ≤${v.slot}`, ...then];
    }
    case 'science': {
      const first = { none: [], trade: ['+ 1 handlu'], resource: ['+ 1 zasób'], nuclear: ['+ uderz.'] }[v.first];
      const levels = v.levels.map((level) => `karta ${nouns.level[level]}`);
      return [`tech ${v.from}→${v.to}`, ...levels, ...first];
    }
    case 'economy':
      return [
        many(v.caravans, 'caravan'),
        `ruch ${v.spaces}${v.shared > 0 ? `+${v.shared}` : ''} ≤${v.slot}`,
        ...(v.water ? ['i woda'] : []),
      ];
    case 'industry':
      return [`cud ${v.production}`, `miasto ≤${v.slot}`, ...(v.around > 0 ? [`+${many(v.around, 'token')}`] : [])];
    case 'military':
      return [
        `atak ${v.combat}${v.raids > 0 ? `/${v.combat + v.raids}` : ''}`,
        `${v.range === null ? 'zas. ∞' : `zas. ${v.range}`} ×${v.attacks}`,
        `umocn. ${v.slot}`,
      ];
  }
}

const TIMES = ['', '1 atak', 'do 2 ataków', 'do 3 ataków'];

export function cardSays(v: CardNow): string {
  switch (v.type) {
    case 'culture': {
      const then = {
        none: '',
        move: ', potem możesz przesunąć jeden żeton o heks',
        friendly: ', potem 1 obok dowolnego twojego heksa',
        media: ', potem przejmij cudzy żeton',
      }[v.after];
      return `${many(v.tokens, 'token')} obok twoich miast, trudność do ${v.slot}${then}`;
    }
    case 'science': {
      const first = {
        none: '',
        trade: 'żeton handlu, potem ',
        resource: 'zasób, którego nie masz, potem ',
        nuclear: 'uderzenie jądrowe, potem ',
      }[v.first];
      const cards = v.levels.map((level) => `, karta poziomu ${nouns.level[level]}`).join('');
      return `${first}tarcza technologii z ${v.from} na ${v.to}${cards}`;
    }
    case 'economy': {
      const shared = v.shared > 0 ? ` i ${v.shared} wspólnych` : '';
      const over = `trudność do ${v.slot}${v.water ? ' albo woda' : ''}`;
      return `${many(v.caravans, 'caravan')}, ${v.caravans > 1 ? 'po ' : ''}${many(v.spaces, 'space')}${shared}, ${over}`;
    }
    case 'industry': {
      const around = v.around > 0 ? `, a wokół niego ${many(v.around, 'token')}` : '';
      return `cud o produkcji ${v.production} albo miasto w odległości do ${v.range}, trudność do ${v.slot}${around}`;
    }
    case 'military': {
      const against = v.raids > 0 ? ` (${v.combat + v.raids} na barbarzyńców)` : '';
      const far = v.range === null ? 'gdziekolwiek' : `w odległości do ${v.range}`;
      const fight = `${TIMES[v.attacks]} ${far}, siła ${v.combat}${against}`;
      return v.both
        ? `${fight}, potem umocnienia: ${v.slot} minus ataki`
        : `${fight}, albo do ${v.slot} ${v.slot === 1 ? 'umocnienia' : 'umocnień'}`;
    }
  }
}

/** What is attacked. */
export const ASSAULT: Readonly<Record<Assault, string>> = {
  barbarian: 'barbarzyńca',
  state: 'państwo-miasto',
  city: 'miasto',
  capital: 'stolica',
  token: 'żeton',
};

const on = (what: Assault | null): string => (what === null ? '' : ` (${ASSAULT[what]})`);

export const now: NdTexts['now'] = {
  slot: ({ slot, terrain, as, trade }) =>
    `slot ${slot} (${nouns.terrain[terrain].word})${as === slot ? '' : `, liczy się jak ${as}`}; na karcie ${many(trade, 'trade')}`,
  reach: ({ n }) => `teraz w zasięgu: ${many(n, 'space')}`,
  agenda: ({ have, need }) => `gracze mają: ${have.join(', ')}; potrzeba ${need}`,
  wonderCost: ({ cost, printed, resources }) =>
    `kosztuje cię ${cost} (na karcie ${printed}), pasuje ${list(resources.map((r) => nouns.resource[r].word))}`,
  notOnOffer: 'nieodkryty',
  wonderStands: ({ hex, owner }) =>
    owner === null ? `stoi na ${hex}, teraz niczyj` : `stoi na ${hex}, należy do gracza na miejscu ${owner + 1}`,
  tradeOn: ({ n }) => `na nim ${many(n, 'trade')}`,
  attack: ({ attack, defence, ...v }) => `twój atak${on(v.on)}: ${attack} przeciw ${defence} przed rzutem`,
  defends: ({ n, ...v }) => `atak${on(v.on)} musi przebić ${n} plus kość`,
  coast: 'na wybrzeżu',
  edge: 'na brzegu mapy',
  natural: ({ natural }) => `z tym heksem dostajesz: ${NATURAL[natural].whole}`,
  comesBack: ({ letter }) => `tu wraca barbarzyńca ${letter}`,
};

export const waste: NdTexts['waste'] = {
  place: ({ n }) => `Możesz jeszcze położyć ${many(n, 'control')}.`,
  reinforce: ({ n }) => `Możesz jeszcze umocnić ${many(n, 'control')}.`,
  caravan: ({ n }) => `Bez ruchu: ${many(n, 'caravan')}.`,
  industry: 'Nic nie zbudujesz.',
  upgrade: 'Możesz jeszcze wziąć lepszą kartę.',
  spoils: ({ n }) => `Możesz jeszcze zabrać ${many(n, 'trade')}.`,
  attackInVain: ({ attack, defence }) => `${attack} przeciw ${defence} i tak przegrywa: remis wygrywa obrońca.`,
  defenceInVain: ({ attack, defence }) => `${defence} nie wystarczy przeciw ${attack}: żetony przepadną.`,
  wouldWin: ({ enough }) => `Przegrasz atak, a żeby wygrać, wystarczy wydać ${many(enough, 'trade')}.`,
  wouldHold: ({ enough }) => `Stracisz heks, a żeby go obronić, wystarczy wydać ${many(enough, 'trade')}.`,
  fewPlaces: ({ n }) =>
    n === 0
      ? 'Z tą kartą nie ma gdzie położyć żetonu kontroli.'
      : `Na żetony kontroli z tej karty masz tylko ${many(n, 'space')}.`,
  tooMany: ({ enough }) =>
    enough === 0 ? 'Tu nie potrzebujesz żetonów handlu.' : `Wystarczy wydać ${many(enough, 'trade')}.`,
  idle: ({ card }) => `Karta ${quoted(nouns.focus[card])} nic teraz nie da: tylko wróci do slotu 1.`,
  tradeLost: ({ n }) => `Tracisz ${many(n, 'trade')}: na karcie mieszczą się trzy.`,
};
