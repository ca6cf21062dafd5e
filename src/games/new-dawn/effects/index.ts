/** All tables of effects, in the order in which they fill a point: leader, wonders, city-states, players' cards. */
import { CITY_STATE_IDS, PACT_IDS } from '../data/diplomacy.js';
import { LEADER_IDS } from '../data/leaders.js';
import { WONDER_IDS } from '../data/wonders.js';
import { enroll } from '../rules/hooks.js';
import { PACT_EFFECTS, STATE_EFFECTS } from './diplomacy.js';
import { LEADER_EFFECTS } from './leaders.js';
import { WONDER_EFFECTS } from './wonders.js';

enroll('leader', LEADER_IDS, LEADER_EFFECTS);
enroll('wonder', WONDER_IDS, WONDER_EFFECTS);
enroll('state', CITY_STATE_IDS, STATE_EFFECTS);
enroll('pact', PACT_IDS, PACT_EFFECTS);
