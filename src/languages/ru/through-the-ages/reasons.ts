/** Why something cannot be done, what lies under the cursor, and how it all ends, in Russian. */
import { CIVIL } from '../../../games/through-the-ages/data/civil.js';
import type { TtaTexts } from '../../../games/through-the-ages/texts/types.js';
import { cardText } from './book.js';
import { age, kind, special } from './nouns.js';
import { actionSays } from './says.js';
import { list, many, naming, q } from './words.js';

export const reason: TtaTexts['reason'] = {
  'civil-actions': ({ need, have }) => `нужно ${many(need, 'civil')}, у вас ${have}`,
  'military-actions': ({ need, have }) => `нужно ${many(need, 'military')}, у вас ${have}`,
  'wonder-begun': 'сначала достройте своё чудо',
  'hand-full': ({ hand, limit }) => `лимит карт в руке: ${hand} из ${limit}`,
  'leader-of-age': 'только один лидер каждой эпохи',
  'have-technology': 'у вас уже есть эта технология',
  'first-round': 'в первом раунде можно только брать карты',
  'no-tokens': 'ваш жёлтый банк пуст',
  'no-worker': 'нет свободного рабочего',
  'urban-limit': ({ limit }) => `лимит построек этого типа: ${limit}`,
  food: ({ need, have }) => `нужно еды: ${need}, у вас ${have}`,
  resources: ({ need, have }) => `нужно ${many(need, 'resource')}, у вас ${have}`,
  science: ({ need, have }) => `нужно ${many(need, 'science')}, у вас ${have}`,
  'no-wonder': 'нет недостроенного чуда',
  'no-blue': 'нет синего кубика, чтобы накрыть этап',
  'fresh-card': 'карта взята в этот ход: сыграть можно со следующего',
  'card-idle': 'сейчас этого сделать нельзя',
  'partner-science': 'у другого участника пакта нет очка науки',
  'all-actions': ({ need, have }) => `для революции нужны все гражданские действия: есть ${have} из ${need}`,
  'all-military-actions': ({ need, have }) => `с Робеспьером нужны все военные действия: есть ${have} из ${need}`,
  gandhi: 'Ганди не нападает',
  'no-attack-pact': ({ target }) => `это запрещает пакт с игроком ${target}`,
  sovereignty: ({ target }) => `игроку ${target} нельзя объявить войну`,
  actions: ({ need, have }) => `нужно ${many(need, 'military')}, у вас ${have}`,
  'not-stronger': ({ target, attack, defence }) => `ваша сила ${attack}, у игрока ${target} ${defence}: нужно больше`,
  'nothing-to-take': ({ target }) => `у игрока ${target} этой карте нечего забрать`,
  'last-round': 'в последнем раунде нельзя объявить войну',
  'one-war': 'у вас уже есть война в игре',
  'tactic-done': 'сыграть или скопировать тактику можно раз за ход',
  'tactic-same': 'это уже ваша тактика',
  'tactic-later': 'тактику разыгрывают в фазе действий',
  'bonus-later': 'карты бонусов помогают в защите и колонизации',
  'defence-short': ({ attack }) => `с ней вам уже не достичь ${attack}: не хватит места для более сильных карт`,
  'force-short': ({ force, bid }) => `войска ${force}, ставка ${bid}`,
  'bid-short': ({ most, high }) => `ваши войска — до ${most}, ставка уже ${high}`,
  'have-already': 'у вас уже есть эта технология',
  'difference-short': ({ cost, left }) => `нужно ${cost}, от разницы осталось ${left}`,
};

type Civil = Parameters<TtaTexts['place']['civil']>[0]['card'];

function civil(id: Civil): string {
  const it = CIVIL[id];
  const name = naming.name({ id });
  const of = `эпоха ${age[it.age]}`;
  switch (it.kind) {
    case 'worker':
      return it.age === 0
        ? `${name}: ${kind[it.type].word}, ${of}, на планшете, ${many(it.resources, 'resource')}`
        : `${name}: ${kind[it.type].word}, ${of}, ${many(it.science, 'science')}, ${many(it.resources, 'resource')}`;
    case 'government':
      return it.age === 0
        ? `${name}: форма правления, ${of}, на планшете`
        : `${name}: форма правления, ${of}, ${many(it.science, 'science')} или революция за ${it.revolution}`;
    case 'special':
      return `${name}: ${special[it.type]} технология, ${of}, ${many(it.science, 'science')}`;
    case 'leader':
      return `${name}: лидер, ${of}`;
    case 'wonder':
      return `${name}: чудо, ${of}, этапы ${it.stages.join('-')}`;
    case 'action':
      return `${name}: ${actionSays({ id: it.id })}`;
  }
}

export const place: TtaTexts['place'] = {
  space: ({ price, ...v }) => `${civil(v.card)}, ${many(price, 'civil')}`,
  spaceEmpty: ({ space }) => `ячейка ${space}, пустая`,
  civil: (v) => civil(v.card),
  military: (v) => `${q(v.card)}: ${cardText({ id: v.card }).text}`,
  seat: ({ name, culture, strength }) => `${name}: культура ${culture}, сила ${strength}`,
};

const PHASE: Readonly<Record<Parameters<TtaTexts['where']>[0]['phase'], string>> = {
  start: 'начало хода',
  politics: 'политика',
  actions: 'действия',
  end: 'конец хода',
  over: 'конец игры',
};

export const where: TtaTexts['where'] = ({ round, of, phase, ...v }) =>
  `эпоха ${age[v.age]}  раунд ${of === null ? round : `${round} из ${of}`}  ${PHASE[phase]}`;

export const over: TtaTexts['over'] = {
  wins: ({ name, culture }) => `побеждает ${name}: ${many(culture, 'culture')}`,
  share: ({ names, culture }) => `${list(names)} делят победу: ${many(culture, 'culture')}`,
  alone: ({ name }) => `побеждает ${name}: других цивилизаций не осталось`,
};

export const ledger: TtaTexts['ledger'] = {
  culture: 'культ.',
  science: 'наука',
  strength: 'сила',
  food: 'еда',
  resources: 'рес.',
  ca: 'ГД',
  ma: 'ВД',
  happy: 'счастье',
  pool: 'запас',
  yellow: 'жёлт.',
  blue: 'синие',
  hand: 'рука',
  military: 'воен.',
};

export const option: TtaTexts['option'] = {
  starter: {
    title: 'первый игрок',
    help: 'кто начинает; порядок мест не меняется',
    values: { random: 'по жребию', first: 'первое место' },
  },
  'open-hands': {
    title: 'открытые гражданские карты',
    help: 'гражданские карты берут в открытую, поэтому в руке их видят все',
    values: { true: 'видны всем', false: 'видно только число' },
  },
  'old-trade': {
    title: 'обмен по прежнему правилу',
    help: 'обменянное по договору о торговых путях не покрывает коррупцию и потребление, как в начале этой игры',
  },
};

export const order: TtaTexts['order'] = {
  ask: 'спрашивать каждый раз',
  defence: { title: 'защита от агрессий', never: 'никогда не тратить карты' },
  colonies: { title: 'ставки за территории', pass: 'всегда пасовать', upTo: ({ n }) => `ставить до ${n}` },
  pacts: { title: 'предложенные вам пакты', refuse: 'всегда отказывать' },
  politics: {
    title: 'фаза политики',
    'empty-hand': 'пропускать без военных карт, когда делать нечего',
    'skip-idle': 'пропускать, когда делать нечего',
    skip: 'всегда пропускать',
  },
  end: { title: 'конец хода', 'nothing-left': 'заканчивать, когда делать больше нечего и ничего не пропадёт' },
};
