/** Small helps of the Ukrainian sentences. */
import { CIVIL, WORKER_TECH, type WorkerTechId } from '../../../games/through-the-ages/data/civil.js';
import { UNITS } from '../../../games/through-the-ages/data/civil-techs.js';
import { causeIn, namingIn } from '../../../games/through-the-ages/texts/naming.js';
import type { CardId } from '../../../games/through-the-ages/texts/types-nouns.js';
import { countingIn, type Forms } from '../../../text/counting.js';
import { names, shorts } from './names.js';
import { BUILT, cause } from './nouns.js';

const { count, list } = countingIn('uk');

export { list };

const forms = (one: string, few: string, many: string): Forms => ({ one, few, many, other: many });

/** Nouns behind a number, in the nominative. */
const NOUNS = {
  food: forms('їжа', 'їжі', 'їжі'),
  resource: forms('ресурс', 'ресурси', 'ресурсів'),
  civil: forms('цивільна дія', 'цивільні дії', 'цивільних дій'),
  /** Before another kind of actions: 'є 4 цивільні і 2 військові дії'. */
  civilOnly: forms('цивільна', 'цивільні', 'цивільних'),
  military: forms('військова дія', 'військові дії', 'військових дій'),
  science: forms('очко науки', 'очки науки', 'очок науки'),
  culture: forms('очко культури', 'очки культури', 'очок культури'),
  worker: forms('робітник', 'робітники', 'робітників'),
  unused: forms('незалучений робітник', 'незалучені робітники', 'незалучених робітників'),
  yellow: forms('жовтий кубик', 'жовті кубики', 'жовтих кубиків'),
  blue: forms('синій кубик', 'сині кубики', 'синіх кубиків'),
  token: forms('кубик', 'кубики', 'кубиків'),
  card: forms('карта', 'карти', 'карт'),
  militaryCard: forms('військова карта', 'військові карти', 'військових карт'),
  stage: forms('етап', 'етапи', 'етапів'),
  discontent: forms('невдоволений', 'невдоволені', 'невдоволених'),
  idle: forms('незалучений', 'незалучені', 'незалучених'),
  building: forms('міська будівля', 'міські будівлі', 'міських будівель'),
};
type Noun = keyof typeof NOUNS;

/** Behind a verb or 'за': the accusative where it differs. */
const TAKEN: Readonly<Partial<Record<Noun, Forms>>> = {
  food: forms('їжу', 'їжі', 'їжі'),
  civil: forms('цивільну дію', 'цивільні дії', 'цивільних дій'),
  military: forms('військову дію', 'військові дії', 'військових дій'),
  card: forms('карту', 'карти', 'карт'),
  militaryCard: forms('військову карту', 'військові карти', 'військових карт'),
  worker: forms('робітника', 'робітників', 'робітників'),
};

/** Behind 'до', 'з' and 'треба': the genitive. */
const NEEDED: Readonly<Partial<Record<Noun, Forms>>> = {
  civil: forms('цивільної дії', 'цивільних дій', 'цивільних дій'),
  card: forms('карти', 'карт', 'карт'),
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
/** 'шахту «Залізо»', 'загін піхоти «Воїни»' */
export const built = (id: WorkerTechId): string => `${BUILT[WORKER_TECH[id].type]} ${q(id)}`;
/** What joins a force: 'загін піхоти «Воїни»', 'карту «Військовий бонус I»' */
export const sent = (id: CardId): string =>
  Object.hasOwn(WORKER_TECH, id) ? built(id as WorkerTechId) : `карту ${q(id)}`;
/** 'технологію «Залізо»', 'форму правління «Монархія»' */
export const developed = (id: CardId): string =>
  CIVIL[id as keyof typeof CIVIL]?.kind === 'government' ? `форму правління ${q(id)}` : `технологію ${q(id)}`;

const because = causeIn(cause, naming);
/** ' (виробництво)' behind a sentence, or nothing. */
export function by(why: string | undefined): string {
  const text = because(why);
  return text === null ? '' : ` (${text})`;
}
