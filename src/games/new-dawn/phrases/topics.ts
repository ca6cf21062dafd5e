/** The question of every topic: which of the catalogue's sentences it is, and with what. */
import type { Prompt } from '../../../engine/types.js';
import type { CityStateId } from '../data/diplomacy.js';
import type { FocusId, Level } from '../data/focus.js';
import type { NaturalId } from '../data/naturals.js';
import type { TileFace } from '../data/tiles.js';
import type { WonderId } from '../data/wonders.js';
import type { TopicTexts } from '../texts/asking.js';
import { number, type Told, word } from './told.js';

type Ask = (x: TopicTexts, p: Prompt, t: Told) => string;

const left = (p: Prompt) => number(p.facts, 'left');
const cause = (p: Prompt) => word(p.from);
const name = (p: Prompt, t: Told, key: string) => t.name(number(p.facts, key));
/** What the question is about: a card, wonder, city-state, natural wonder or map tile. */
const of = <T extends string>(p: Prompt) => word(p.from) as T;
const unused = (p: Prompt) => number(p.facts, 'unused') > 0;

function building(x: TopicTexts, { facts }: Prompt): string {
  const production = number(facts, 'production');
  if (number(facts, 'wonders') === 0) return x.industryCity;
  return number(facts, 'cities') > 0 ? x.industryBoth({ production }) : x.industryWonder({ production });
}

function fighting(x: TopicTexts, { facts }: Prompt): string {
  const [attacks, reinforce] = [number(facts, 'attacks'), number(facts, 'reinforce')];
  if (attacks === 0) return x.militaryReinforce({ reinforce });
  return reinforce > 0 ? x.militaryBoth({ attacks, reinforce }) : x.militaryAttack({ attacks });
}

function placing(x: TopicTexts, p: Prompt): string {
  if (!unused(p)) return x.placeNone({ cause: cause(p) });
  return p.facts?.clause === 'hills' ? x.placeHills({ cause: cause(p) }) : x.place({ left: left(p), cause: cause(p) });
}

const sums = ({ facts }: Prompt) => ({ attack: number(facts, 'attack'), defence: number(facts, 'defence') });

const TOPICS: Readonly<Record<string, Ask>> = {
  leader: (x) => x.leader,
  tile: (x, p) => x.tile({ left: left(p) }),
  spot: (x, p) => x.spot({ face: of<TileFace>(p) }),
  turn: (x, p) => x.turn({ face: of<TileFace>(p) }),
  focus: (x) => x.focus,
  starts: (x) => x.starts,
  'economy-first': (x) => x.economyFirst,
  'economy-after': (x) => x.economyAfter,
  again: (x) => x.again,
  replay: (x) => x.replay,
  swap: (x, p) => x.swap({ cause: cause(p) }),
  spend: (x, p) => x.spend({ card: of<FocusId>(p) }),
  place: placing,
  lift: (x) => x.lift,
  shift: (x) => x.shift,
  'shift-to': (x) => x.shiftTo,
  media: (x, p) => (unused(p) ? x.media : x.mediaNone),
  put: (x, p) => x.put({ n: number(p.facts, 'n'), cause: cause(p) }),
  zimbabwe: (x, p) => x.zimbabwe({ left: left(p) }),
  gain: (x, p) => x.gain({ cause: cause(p) }),
  exchange: (x) => x.exchange,
  'exchange-for': (x) => x.exchangeFor,
  assign: (x, p) => x.assign({ natural: of<NaturalId>(p) }),
  discard: (x, p) => x.discard({ left: left(p) }),
  embassy: (x, p, t) => x.embassy({ giver: name(p, t, 'giver') }),
  nuke: (x) => x.nuke,
  upgrade: (x, p) => x.upgrade({ level: number(p.facts, 'level') as Level }),
  improve: (x, p) => x.improve({ left: left(p), cause: cause(p) }),
  caravan: (x) => x.caravan,
  recall: (x, p) => x.recall({ card: of<FocusId>(p), left: left(p) }),
  go: (x, p) => x.go({ caravan: number(p.facts, 'caravan'), spaces: left(p) + number(p.facts, 'pool') }),
  'state-card': (x, p) => x.stateCard({ state: of<CityStateId>(p) }),
  pacts: (x, p, t) =>
    p.facts?.giver === undefined
      ? x.pacts({ left: left(p), cause: cause(p) })
      : x.pactsOf({ giver: name(p, t, 'giver') }),
  industry: building,
  pay: (x, p) =>
    x.pay({ wonder: of<WonderId>(p), production: number(p.facts, 'production'), cost: number(p.facts, 'cost') }),
  site: (x, p) => x.site({ wonder: of<WonderId>(p) }),
  military: fighting,
  'attack-tokens': (x, p) => x.attackTokens(sums(p)),
  'defence-tokens': (x, p, t) => x.defenceTokens({ attacker: name(p, t, 'attacker'), hex: word(p.from), ...sums(p) }),
  claim: (x, p) => x.claim({ state: of<CityStateId>(p) }),
  spoils: (x, p, t) => x.spoils({ from: name(p, t, 'from'), left: left(p) }),
  'spoils-site': (x, p) => x.spoilsSite({ wonder: of<WonderId>(p) }),
  forbidden: (x) => x.forbidden,
  eiffel: (x) => x.eiffel,
  'eiffel-second': (x) => x.eiffelSecond,
  'eiffel-give': (x, p, t) => x.eiffelGive({ by: name(p, t, 'by') }),
  seoul: (x) => x.seoul,
  geneva: (x) => x.geneva,
  surrender: (x, p, t) => x.surrender({ giver: name(p, t, 'giver'), left: left(p) }),
  leave: (x) => x.leave,
  crowd: (x) => x.crowd,
};

export const topic = (x: TopicTexts, p: Prompt, t: Told): string => TOPICS[p.topic]?.(x, p, t) ?? p.topic;
