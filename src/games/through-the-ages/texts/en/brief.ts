/** What leaders and wonders do, in as few words as their cards have room for. The rules at hand have the whole text. */
import type { LeaderId, WonderId } from '../../data/civil-people.js';

const LEADER_WORDS: Readonly<Record<LeaderId, string>> = {
  'alexander-the-great': '+1 strength per unit. May depart for +1 yellow token',
  aristotle: '1 science for each technology taken',
  hammurabi: '1 military action serves as civil. Leaders cost 1 less',
  homer: '1 happy, 1 resource a turn for units. Later under a wonder',
  'julius-caesar': '1 strength, 1 military action. Once 2 political actions',
  moses: 'Population costs 1 food less',
  'christopher-columbus': 'May depart: a territory of the hand becomes a colony',
  'frederick-barbarossa': 'New worker and unit for 1 military action, 1 food, 1 resource less',
  'genghis-khan': 'Infantry as cavalry. 3 culture while among 2 strongest',
  'joan-of-arc': '1 culture, 1 military action. Faces give strength. Sees events',
  'leonardo-da-vinci': 'Science by best lab or library. 1 resource per technology',
  michelangelo: 'Happy faces give culture. Wonders never cost more',
  'isaac-newton': 'Science by best lab or library. 1 action back per technology',
  'j-s-bach': 'Theaters +1 culture, 2 science less. Upgrade to theaters',
  'james-cook': 'Colonies: 2 culture, then 1 each. 2 cards help to colonize',
  'maximilien-robespierre': '1 military action. Revolts use those, 3 culture each',
  'napoleon-bonaparte': '2 military actions. 2 strength for each kind of unit',
  'william-shakespeare': '1 happy. 2 culture per library and theater. Both cheaper',
  'albert-einstein': 'Science by best lab or library. 3 culture per technology',
  'bill-gates': 'Labs make resources by level, at the end culture',
  'charlie-chaplin': '2 happy. One best theater gives its culture twice',
  'mahatma-gandhi': '2 culture. No attacks by you, dear ones against you',
  'sid-meier': 'Each lab: culture by its level, 1 science less',
  'winston-churchill': '3 culture a turn, or 3 science and 3 resources for units',
};

const WONDER_WORDS: Readonly<Record<WonderId, string>> = {
  colossus: '2 strength, 1 colonization',
  'hanging-gardens': '1 culture, 2 happy',
  'library-of-alexandria': '1 culture, 1 science. Both hands hold 1 more',
  pyramids: '1 civil action',
  'great-wall': '1 culture, 1 happy. +1 strength per infantry, artillery',
  'st-peters-basilica': '2 culture, 1 happy. All with happy faces give 1 more',
  'taj-mahal': '3 culture, 1 blue token. 2 less after a new leader',
  'universitas-carolina': '1 culture, 2 science',
  'eiffel-tower': '4 culture, 1 happy',
  kremlin: '2 culture, 1 civil and 1 military action, 1 unhappy',
  'ocean-liner-service': 'A free worker each turn',
  'transcontinental-railroad': '4 strength. A best mine produces twice',
  'fast-food-chains': 'Done: 2 culture per farm and mine, 1 per other worker',
  'first-space-flight': 'Done: culture by the levels of all technologies',
  hollywood: 'Done: twice the culture of theaters and libraries',
  internet: 'Done: culture of all that urban buildings give',
};

/** The same for the smallest cards: three rows of eight columns at most. */
const LEADER_BRIEFS: Readonly<Record<LeaderId, string>> = {
  'alexander-the-great': '1 str per unit',
  aristotle: 'sci for techs taken',
  hammurabi: 'mil. act as civil',
  homer: '1 happy, units 1 less',
  'julius-caesar': '1 str, 1 mil act',
  moses: 'growing 1 food less',
  'christopher-columbus': 'colony for free',
  'frederick-barbarossa': 'cheap new unit',
  'genghis-khan': '3 cul for strength',
  'joan-of-arc': 'faces give strength',
  'leonardo-da-vinci': 'sci from labs, res',
  michelangelo: 'faces give culture',
  'isaac-newton': 'sci, act per tech',
  'j-s-bach': 'theaters give more',
  'james-cook': 'colonies give cul',
  'maximilien-robespierre': 'revolts by mil act',
  'napoleon-bonaparte': '2 str per unit kind',
  'william-shakespeare': 'library + theater',
  'albert-einstein': 'sci, cul per tech',
  'bill-gates': 'labs make res',
  'charlie-chaplin': 'theater counts twice',
  'mahatma-gandhi': '2 cul, no wars',
  'sid-meier': 'labs give culture',
  'winston-churchill': '3 cul or units',
};

const WONDER_BRIEFS: Readonly<Record<WonderId, string>> = {
  colossus: '2 str 1 col',
  'hanging-gardens': '1 cul 2 happy',
  'library-of-alexandria': '1 cul 1 sci hand +1',
  pyramids: '1 civil act',
  'great-wall': '1 cul 1 happy str',
  'st-peters-basilica': '2 cul, faces +1',
  'taj-mahal': '3 cul 1 blue',
  'universitas-carolina': '1 cul 2 sci',
  'eiffel-tower': '4 cul 1 happy',
  kremlin: '2 cul 1c 1m -1 happy',
  'ocean-liner-service': 'worker each turn',
  'transcontinental-railroad': '4 str, mine twice',
  'fast-food-chains': 'cul by workers',
  'first-space-flight': 'cul by tech levels',
  hollywood: 'cul of theaters',
  internet: 'cul of urban',
};

const both = <K extends string>(whole: Readonly<Record<K, string>>, brief: Readonly<Record<K, string>>) =>
  Object.fromEntries((Object.keys(whole) as K[]).map((id) => [id, [whole[id], brief[id]] as const])) as Readonly<
    Record<K, readonly [whole: string, brief: string]>
  >;

export const LEADERS = both(LEADER_WORDS, LEADER_BRIEFS);
export const WONDERS = both(WONDER_WORDS, WONDER_BRIEFS);
