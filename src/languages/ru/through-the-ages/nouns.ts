/** The nouns of Through the Ages in Russian. */
import type { WorkerType } from '../../../games/through-the-ages/data/civil-techs.js';
import type { TtaTexts } from '../../../games/through-the-ages/texts/types.js';

export const age: TtaTexts['age'] = ['A', 'I', 'II', 'III', 'IV'];

export const kind: TtaTexts['kind'] = {
  farm: { word: 'ферма', brief: 'ферма', tiny: 'фер.' },
  mine: { word: 'шахта', brief: 'шахта', tiny: 'шах.' },
  lab: { word: 'лаборатория', brief: 'лаб.', tiny: 'лаб.' },
  temple: { word: 'храм', brief: 'храм', tiny: 'храм' },
  arena: { word: 'арена', brief: 'арена', tiny: 'аре.' },
  library: { word: 'библиотека', brief: 'библ.', tiny: 'биб.' },
  theater: { word: 'театр', brief: 'театр', tiny: 'теа.' },
  infantry: { word: 'пехота', brief: 'пехота', tiny: 'пех.' },
  cavalry: { word: 'кавалерия', brief: 'кавал.', tiny: 'кав.' },
  artillery: { word: 'артиллерия', brief: 'артил.', tiny: 'арт.' },
  air: { word: 'авиация', brief: 'авиац.', tiny: 'ави.' },
  government: { word: 'правление', brief: 'правл.', tiny: 'пра.' },
  special: { word: 'технология', brief: 'особая', tiny: 'осо.' },
  leader: { word: 'лидер', brief: 'лидер', tiny: 'лид.' },
  wonder: { word: 'чудо', brief: 'чудо', tiny: 'чудо' },
  action: { word: 'действие', brief: 'дейст.', tiny: 'дей.' },
  tactic: { word: 'тактика', brief: 'такт.', tiny: 'так.' },
  bonus: { word: 'бонус', brief: 'бонус', tiny: 'бон.' },
  aggression: { word: 'агрессия', brief: 'агрес.', tiny: 'агр.' },
  war: { word: 'война', brief: 'война', tiny: 'вой.' },
  pact: { word: 'пакт', brief: 'пакт', tiny: 'пакт' },
  territory: { word: 'территория', brief: 'терр.', tiny: 'тер.' },
  event: { word: 'событие', brief: 'событ.', tiny: 'соб.' },
};

export const special: TtaTexts['special'] = {
  military: 'военная',
  civil: 'гражданская',
  colonization: 'колонизационная',
  construction: 'строительная',
};

export const cause: TtaTexts['cause'] = {
  'rule:grow': 'прирост населения',
  'rule:production': 'производство',
  'rule:politics': 'политика',
  'rule:draw': 'конец хода',
  'rule:antiquated': 'конец эпохи',
  'rule:hand-limit': 'лимит карт в руке',
  'age-end': 'конец эпохи',
  'replaced-leader': 'смена лидера',
  corruption: 'коррупция',
  consumption: 'потребление',
  famine: 'не хватает еды',
  prepare: 'подготовленное событие',
  pact: 'пакт',
};

export const source: TtaTexts['source'] = {
  rating: 'прирост культуры',
  leaders: 'лидеры',
  wonders: 'построенные чудеса',
  actions: 'карты действий',
  prepared: 'подготовленные события',
  events: 'события',
  territories: 'территории',
  impacts: 'влияния эпохи III',
  aggressions: 'агрессии',
  wars: 'войны',
  famine: 'нехватка еды',
};

/** What is built, destroyed, sent: the accusative. */
export const BUILT: Readonly<Record<WorkerType, string>> = {
  farm: 'ферму',
  mine: 'шахту',
  lab: 'лабораторию',
  temple: 'храм',
  arena: 'арену',
  library: 'библиотеку',
  theater: 'театр',
  infantry: 'отряд пехоты',
  cavalry: 'отряд кавалерии',
  artillery: 'отряд артиллерии',
  air: 'отряд авиации',
};
