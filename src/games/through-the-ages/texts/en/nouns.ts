/** The nouns of Through the Ages in English. */
import { AGE_NAMES } from '../../data/ages.js';
import type { TtaTexts } from '../types.js';

export const age: TtaTexts['age'] = AGE_NAMES;

export const kind: TtaTexts['kind'] = {
  farm: { word: 'farm', brief: 'farm', tiny: 'farm' },
  mine: { word: 'mine', brief: 'mine', tiny: 'mine' },
  lab: { word: 'lab', brief: 'lab', tiny: 'lab' },
  temple: { word: 'temple', brief: 'temple', tiny: 'temp' },
  arena: { word: 'arena', brief: 'arena', tiny: 'aren' },
  library: { word: 'library', brief: 'libr.', tiny: 'libr' },
  theater: { word: 'theater', brief: 'theat.', tiny: 'thea' },
  infantry: { word: 'infantry', brief: 'inf.', tiny: 'inf.' },
  cavalry: { word: 'cavalry', brief: 'cav.', tiny: 'cav.' },
  artillery: { word: 'artillery', brief: 'art.', tiny: 'art.' },
  air: { word: 'air force', brief: 'air', tiny: 'air' },
  government: { word: 'government', brief: 'gov.', tiny: 'gov.' },
  special: { word: 'special', brief: 'spec.', tiny: 'spec' },
  leader: { word: 'leader', brief: 'leader', tiny: 'lead' },
  wonder: { word: 'wonder', brief: 'wonder', tiny: 'wond' },
  action: { word: 'action', brief: 'action', tiny: 'act.' },
  tactic: { word: 'tactic', brief: 'tactic', tiny: 'tact' },
  bonus: { word: 'bonus', brief: 'bonus', tiny: 'bon.' },
  aggression: { word: 'aggression', brief: 'aggr.', tiny: 'aggr' },
  war: { word: 'war', brief: 'war', tiny: 'war' },
  pact: { word: 'pact', brief: 'pact', tiny: 'pact' },
  territory: { word: 'territory', brief: 'terr.', tiny: 'terr' },
  event: { word: 'event', brief: 'event', tiny: 'evnt' },
};

export const special: TtaTexts['special'] = {
  military: 'military',
  civil: 'civil',
  colonization: 'colonization',
  construction: 'construction',
};

export const cause: TtaTexts['cause'] = {
  'rule:grow': 'population growth',
  'rule:production': 'production',
  'rule:politics': 'politics',
  'rule:draw': 'end of turn',
  'rule:antiquated': 'end of the age',
  'rule:hand-limit': 'hand limit',
  'age-end': 'end of the age',
  'replaced-leader': 'leader replaced',
  corruption: 'corruption',
  consumption: 'consumption',
  famine: 'not enough food',
  prepare: 'event prepared',
  pact: 'pact',
};

export const source: TtaTexts['source'] = {
  rating: 'culture each turn',
  leaders: 'leaders',
  wonders: 'wonders on completion',
  actions: 'action cards',
  prepared: 'events prepared',
  events: 'events',
  territories: 'territories',
  impacts: 'impacts of Age III',
  aggressions: 'aggressions',
  wars: 'wars',
  famine: 'missing food',
};
