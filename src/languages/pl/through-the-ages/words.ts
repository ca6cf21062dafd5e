/** Small helps of the Polish sentences. */
import { CIVIL, WORKER_TECH, type WorkerTechId } from '../../../games/through-the-ages/data/civil.js';
import { UNITS } from '../../../games/through-the-ages/data/civil-techs.js';
import { causeIn, namingIn } from '../../../games/through-the-ages/texts/naming.js';
import type { CardId } from '../../../games/through-the-ages/texts/types-nouns.js';
import { countingIn, type Forms } from '../../../text/counting.js';
import { names, shorts } from './names.js';
import { BUILT, cause } from './nouns.js';

const { count, list } = countingIn('pl');

export { list };

const forms = (one: string, few: string, many: string): Forms => ({ one, few, many, other: many });

/** Nouns behind a number, in the nominative. */
const NOUNS = {
  resource: forms('surowiec', 'surowce', 'surowców'),
  civil: forms('akcja cywilna', 'akcje cywilne', 'akcji cywilnych'),
  military: forms('akcja militarna', 'akcje militarne', 'akcji militarnych'),
  science: forms('punkt nauki', 'punkty nauki', 'punktów nauki'),
  culture: forms('punkt kultury', 'punkty kultury', 'punktów kultury'),
  worker: forms('robotnik', 'robotnicy', 'robotników'),
  unused: forms('wolny robotnik', 'wolni robotnicy', 'wolnych robotników'),
  yellow: forms('żółty znacznik', 'żółte znaczniki', 'żółtych znaczników'),
  blue: forms('niebieski znacznik', 'niebieskie znaczniki', 'niebieskich znaczników'),
  token: forms('znacznik', 'znaczniki', 'znaczników'),
  card: forms('karta', 'karty', 'kart'),
  militaryCard: forms('karta militarna', 'karty militarne', 'kart militarnych'),
  stage: forms('etap', 'etapy', 'etapów'),
  discontent: forms('niezadowolony', 'niezadowolonych', 'niezadowolonych'),
  idle: forms('wolny', 'wolnych', 'wolnych'),
};
type Noun = keyof typeof NOUNS;

/** Behind a verb or 'za': the accusative where it differs. */
const TAKEN: Readonly<Partial<Record<Noun, Forms>>> = {
  civil: forms('akcję cywilną', 'akcje cywilne', 'akcji cywilnych'),
  military: forms('akcję militarną', 'akcje militarne', 'akcji militarnych'),
  card: forms('kartę', 'karty', 'kart'),
  militaryCard: forms('kartę militarną', 'karty militarne', 'kart militarnych'),
  worker: forms('robotnika', 'robotników', 'robotników'),
};

/** Behind 'do', 'z' and 'potrzeba': the genitive. */
const NEEDED: Readonly<Partial<Record<Noun, Forms>>> = {
  civil: forms('akcji cywilnej', 'akcji cywilnych', 'akcji cywilnych'),
  military: forms('akcji militarnej', 'akcji militarnych', 'akcji militarnych'),
  resource: forms('surowca', 'surowców', 'surowców'),
  science: forms('punktu nauki', 'punktów nauki', 'punktów nauki'),
  card: forms('karty', 'kart', 'kart'),
};

export const many = (n: number, noun: Noun): string => count(n, NOUNS[noun]);
export const taken = (n: number, noun: Noun): string => count(n, TAKEN[noun] ?? NOUNS[noun]);
export const upTo = (n: number, noun: 'civil' | 'military' | 'resource' | 'science' | 'card'): string =>
  count(n, NEEDED[noun] ?? NOUNS[noun]);
export const plus = (n: number): string => (n < 0 ? `${n}` : `+${n}`);

export const naming = namingIn(names, shorts);
/** Names of cards stand in quotes and are not inflected. */
export const q = (id: CardId): string => `„${naming.name({ id })}”`;
export const qs = (ids: readonly CardId[]): string => ids.map((id) => naming.name({ id })).join(', ');

const isUnit = (id: WorkerTechId): boolean => (UNITS as readonly string[]).includes(WORKER_TECH[id].type);
/** One of two words: units are made and disbanded, buildings built and destroyed. */
export const unitOr = (id: WorkerTechId, unit: string, building: string): string => (isUnit(id) ? unit : building);
/** 'kopalnię „Żelazo”', 'oddział piechoty „Wojownicy”' */
export const built = (id: WorkerTechId): string => `${BUILT[WORKER_TECH[id].type]} ${q(id)}`;
/** 'technologię „Żelazo”', 'ustrój „Monarchia”' */
export const developed = (id: CardId): string =>
  CIVIL[id as keyof typeof CIVIL]?.kind === 'government' ? `ustrój ${q(id)}` : `technologię ${q(id)}`;

const because = causeIn(cause, naming);
/** ' (produkcja)' behind a sentence, or nothing. */
export function by(why: string | undefined): string {
  const text = because(why);
  return text === null ? '' : ` (${text})`;
}
