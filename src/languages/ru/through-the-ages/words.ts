/** Small helps of the Russian sentences. */
import { CIVIL, WORKER_TECH, type WorkerTechId } from '../../../games/through-the-ages/data/civil.js';
import { UNITS } from '../../../games/through-the-ages/data/civil-techs.js';
import { causeIn, namingIn } from '../../../games/through-the-ages/texts/naming.js';
import type { CardId } from '../../../games/through-the-ages/texts/types-nouns.js';
import { countingIn, type Forms } from '../../../text/counting.js';
import { names, shorts } from './names.js';
import { BUILT, cause } from './nouns.js';

const { count, list } = countingIn('ru');

export { list };

const forms = (one: string, few: string, many: string): Forms => ({ one, few, many, other: many });

/** Nouns behind a number, in the nominative. */
const NOUNS = {
  food: forms('еда', 'еды', 'еды'),
  resource: forms('ресурс', 'ресурса', 'ресурсов'),
  civil: forms('гражданское действие', 'гражданских действия', 'гражданских действий'),
  /** Before another kind of actions: 'ещё 4 гражданских и 2 военных действия'. */
  civilOnly: forms('гражданское', 'гражданских', 'гражданских'),
  military: forms('военное действие', 'военных действия', 'военных действий'),
  science: forms('очко науки', 'очка науки', 'очков науки'),
  culture: forms('очко культуры', 'очка культуры', 'очков культуры'),
  population: forms('единица населения', 'единицы населения', 'единиц населения'),
  worker: forms('рабочий', 'рабочих', 'рабочих'),
  unused: forms('свободный рабочий', 'свободных рабочих', 'свободных рабочих'),
  yellow: forms('жёлтый кубик', 'жёлтых кубика', 'жёлтых кубиков'),
  blue: forms('синий кубик', 'синих кубика', 'синих кубиков'),
  token: forms('кубик', 'кубика', 'кубиков'),
  card: forms('карта', 'карты', 'карт'),
  militaryCard: forms('военная карта', 'военные карты', 'военных карт'),
  stage: forms('этап', 'этапа', 'этапов'),
  discontent: forms('недовольный', 'недовольных', 'недовольных'),
  idle: forms('свободный', 'свободных', 'свободных'),
};
type Noun = keyof typeof NOUNS;

/** Behind a verb or 'за': the accusative where it differs. */
const TAKEN: Readonly<Partial<Record<Noun, Forms>>> = {
  food: forms('еду', 'еды', 'еды'),
  population: forms('единицу населения', 'единицы населения', 'единиц населения'),
  card: forms('карту', 'карты', 'карт'),
  militaryCard: forms('военную карту', 'военные карты', 'военных карт'),
  worker: forms('рабочего', 'рабочих', 'рабочих'),
};

/** Behind 'до' and 'из': the genitive. */
const NEEDED: Readonly<Partial<Record<Noun, Forms>>> = {
  civil: forms('гражданского действия', 'гражданских действий', 'гражданских действий'),
  card: forms('карты', 'карт', 'карт'),
};

export const many = (n: number, noun: Noun): string => count(n, NOUNS[noun]);
export const taken = (n: number, noun: Noun): string => count(n, TAKEN[noun] ?? NOUNS[noun]);
export const upTo = (n: number, noun: 'civil' | 'card'): string => count(n, NEEDED[noun] ?? NOUNS[noun]);
export const plus = (n: number): string => (n < 0 ? `${n}` : `+${n}`);

export const naming = namingIn(names, shorts);
/** Names of cards stand in quotes and are not inflected. */
export const q = (id: CardId): string => `«${naming.name({ id })}»`;
export const qs = (ids: readonly CardId[]): string => ids.map((id) => naming.name({ id })).join(', ');

const isUnit = (id: WorkerTechId): boolean => (UNITS as readonly string[]).includes(WORKER_TECH[id].type);
/** One of two words: units are made and disbanded, buildings built and destroyed. */
export const unitOr = (id: WorkerTechId, unit: string, building: string): string => (isUnit(id) ? unit : building);
/** 'шахту «Железо»', 'отряд пехоты «Воины»' */
export const built = (id: WorkerTechId): string => `${BUILT[WORKER_TECH[id].type]} ${q(id)}`;
/** 'технологию «Железо»', 'форму правления «Монархия»' */
export const developed = (id: CardId): string =>
  CIVIL[id as keyof typeof CIVIL]?.kind === 'government' ? `форму правления ${q(id)}` : `технологию ${q(id)}`;

const because = causeIn(cause, naming);
/** ' (производство)' behind a sentence, or nothing. */
export function by(why: string | undefined): string {
  const text = because(why);
  return text === null ? '' : ` (${text})`;
}
