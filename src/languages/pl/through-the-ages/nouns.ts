/** The nouns of Through the Ages in Polish. */
import type { WorkerType } from '../../../games/through-the-ages/data/civil-techs.js';
import type { TtaTexts } from '../../../games/through-the-ages/texts/types.js';

export const age: TtaTexts['age'] = ['A', 'I', 'II', 'III', 'IV'];

export const kind: TtaTexts['kind'] = {
  farm: { word: 'farma', brief: 'farma', tiny: 'far.' },
  mine: { word: 'kopalnia', brief: 'kopal.', tiny: 'kop.' },
  lab: { word: 'laboratorium', brief: 'lab.', tiny: 'lab.' },
  temple: { word: 'świątynia', brief: 'świąt.', tiny: 'świ.' },
  arena: { word: 'arena', brief: 'arena', tiny: 'are.' },
  library: { word: 'biblioteka', brief: 'bibl.', tiny: 'bib.' },
  theater: { word: 'teatr', brief: 'teatr', tiny: 'tea.' },
  infantry: { word: 'piechota', brief: 'piech.', tiny: 'pie.' },
  cavalry: { word: 'kawaleria', brief: 'kawal.', tiny: 'kaw.' },
  artillery: { word: 'artyleria', brief: 'artyl.', tiny: 'art.' },
  air: { word: 'lotnictwo', brief: 'lotn.', tiny: 'lot.' },
  government: { word: 'ustrój', brief: 'ustrój', tiny: 'ust.' },
  special: { word: 'technologia', brief: 'specj.', tiny: 'spe.' },
  leader: { word: 'przywódca', brief: 'przyw.', tiny: 'prz.' },
  wonder: { word: 'cud', brief: 'cud', tiny: 'cud' },
  action: { word: 'karta akcji', brief: 'akcja', tiny: 'akc.' },
  tactic: { word: 'taktyka', brief: 'takt.', tiny: 'tak.' },
  bonus: { word: 'premia', brief: 'premia', tiny: 'pre.' },
  aggression: { word: 'agresja', brief: 'agres.', tiny: 'agr.' },
  war: { word: 'wojna', brief: 'wojna', tiny: 'woj.' },
  pact: { word: 'pakt', brief: 'pakt', tiny: 'pakt' },
  territory: { word: 'terytorium', brief: 'teryt.', tiny: 'ter.' },
  event: { word: 'wydarzenie', brief: 'wydarz', tiny: 'wyd.' },
};

export const special: TtaTexts['special'] = {
  military: 'militarna',
  civil: 'cywilna',
  colonization: 'kolonizacyjna',
  construction: 'budowlana',
};

export const cause: TtaTexts['cause'] = {
  'rule:grow': 'przyrost ludności',
  'rule:production': 'produkcja',
  'rule:politics': 'polityka',
  'rule:draw': 'koniec tury',
  'rule:antiquated': 'koniec epoki',
  'rule:hand-limit': 'limit kart na ręce',
  'age-end': 'koniec epoki',
  'replaced-leader': 'zmiana przywódcy',
  corruption: 'korupcja',
  consumption: 'konsumpcja',
  famine: 'brak żywności',
  prepare: 'przygotowane wydarzenie',
  pact: 'pakt',
};

export const source: TtaTexts['source'] = {
  rating: 'przyrost kultury',
  leaders: 'przywódcy',
  wonders: 'ukończone cuda',
  actions: 'karty akcji',
  prepared: 'przygotowane wydarzenia',
  events: 'wydarzenia',
  territories: 'terytoria',
  impacts: 'wydarzenia epoki III',
  aggressions: 'agresje',
  wars: 'wojny',
  famine: 'brak żywności',
};

/** What is built, destroyed, sent: the accusative. */
export const BUILT: Readonly<Record<WorkerType, string>> = {
  farm: 'farmę',
  mine: 'kopalnię',
  lab: 'laboratorium',
  temple: 'świątynię',
  arena: 'arenę',
  library: 'bibliotekę',
  theater: 'teatr',
  infantry: 'oddział piechoty',
  cavalry: 'oddział kawalerii',
  artillery: 'oddział artylerii',
  air: 'oddział lotnictwa',
};
