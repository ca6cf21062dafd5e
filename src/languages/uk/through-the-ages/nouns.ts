/** The nouns of Through the Ages in Ukrainian. */
import type { TtaTexts } from '../../../games/through-the-ages/texts/types.js';

export const age: TtaTexts['age'] = ['A', 'I', 'II', 'III', 'IV'];

export const kind: TtaTexts['kind'] = {
  farm: { word: 'ферма', brief: 'ферма', tiny: 'фер.' },
  mine: { word: 'шахта', brief: 'шахта', tiny: 'шах.' },
  lab: { word: 'лабораторія', brief: 'лаб.', tiny: 'лаб.' },
  temple: { word: 'храм', brief: 'храм', tiny: 'храм' },
  arena: { word: 'арена', brief: 'арена', tiny: 'аре.' },
  library: { word: 'бібліотека', brief: 'бібл.', tiny: 'біб.' },
  theater: { word: 'театр', brief: 'театр', tiny: 'теа.' },
  infantry: { word: 'піхота', brief: 'піхота', tiny: 'піх.' },
  cavalry: { word: 'кіннота', brief: 'кінн.', tiny: 'кін.' },
  artillery: { word: 'артилерія', brief: 'артил.', tiny: 'арт.' },
  air: { word: 'авіація', brief: 'авіац.', tiny: 'аві.' },
  government: { word: 'правління', brief: 'правл.', tiny: 'пра.' },
  special: { word: 'особлива', brief: 'особл.', tiny: 'осо.' },
  leader: { word: 'лідер', brief: 'лідер', tiny: 'лід.' },
  wonder: { word: 'чудо', brief: 'чудо', tiny: 'чудо' },
  action: { word: 'карта дії', brief: 'дія', tiny: 'дія' },
  tactic: { word: 'тактика', brief: 'такт.', tiny: 'так.' },
  bonus: { word: 'бонус', brief: 'бонус', tiny: 'бон.' },
  aggression: { word: 'агресія', brief: 'агрес.', tiny: 'агр.' },
  war: { word: 'війна', brief: 'війна', tiny: 'вій.' },
  pact: { word: 'пакт', brief: 'пакт', tiny: 'пакт' },
  territory: { word: 'територія', brief: 'терит.', tiny: 'тер.' },
  event: { word: 'подія', brief: 'подія', tiny: 'под.' },
};

export const special: TtaTexts['special'] = {
  military: 'військова',
  civil: 'цивільна',
  colonization: 'колонізаційна',
  construction: 'архітектурна',
};

export const cause: TtaTexts['cause'] = {
  'rule:grow': 'приріст населення',
  'rule:production': 'виробництво',
  'rule:politics': 'політика',
  'rule:draw': 'кінець ходу',
  'rule:antiquated': 'кінець епохи',
  'rule:hand-limit': 'ліміт карт на руці',
  'age-end': 'кінець епохи',
  'replaced-leader': 'заміна лідера',
  corruption: 'корупція',
  consumption: 'споживання',
  famine: 'бракує їжі',
  prepare: 'підготовлена подія',
  pact: 'пакт',
};

export const source: TtaTexts['source'] = {
  rating: 'приріст культури',
  leaders: 'лідери',
  wonders: 'збудовані чудеса',
  actions: 'карти дій',
  prepared: 'підготовлені події',
  events: 'події',
  territories: 'території',
  impacts: 'впливи епохи III',
  aggressions: 'агресії',
  wars: 'війни',
  famine: 'нестача їжі',
};

type Worker = keyof Pick<
  typeof kind,
  'farm' | 'mine' | 'lab' | 'temple' | 'arena' | 'library' | 'theater' | 'infantry' | 'cavalry' | 'artillery' | 'air'
>;

/** What is built, destroyed, sent: the accusative. A unit is made of a worker, a building is built. */
export const BUILT: Readonly<Record<Worker, string>> = {
  farm: 'ферму',
  mine: 'шахту',
  lab: 'лабораторію',
  temple: 'храм',
  arena: 'арену',
  library: 'бібліотеку',
  theater: 'театр',
  infantry: 'загін піхоти',
  cavalry: 'загін кінноти',
  artillery: 'загін артилерії',
  air: 'загін авіації',
};
