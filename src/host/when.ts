/** 'today 21:40', 'Saturday', '3 March': when something was, as people say it in the language that is spoken. */
import { spoken } from '../languages/spoken.js';

/** The day before the month, as in the other languages. */
const ENGLISH = 'en-GB';

function dateText(then: Date, how: Intl.DateTimeFormatOptions): string {
  const { locale } = spoken();
  return new Intl.DateTimeFormat(locale === 'en' ? ENGLISH : locale, how).format(then);
}

export function whenText(ms: number, now: Date): string {
  const then = new Date(ms);
  const midnight = new Date(now.getFullYear(), now.getMonth(), now.getDate()).getTime();
  const clock = `${String(then.getHours()).padStart(2, '0')}:${String(then.getMinutes()).padStart(2, '0')}`;
  const tomorrow = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1).getTime();
  const { today, yesterday } = spoken().commands;
  if (ms >= midnight && ms < tomorrow) return today({ clock });
  const days = Math.ceil((midnight - ms) / 86_400_000);
  if (days === 1) return yesterday({ clock });
  if (days > 0 && days < 7) return dateText(then, { weekday: 'long' });
  const sameYear = then.getFullYear() === now.getFullYear();
  return dateText(then, { day: 'numeric', month: 'long', ...(sameYear ? {} : { year: 'numeric' }) });
}

/** '2026-11-18', for names of saves. */
export function dayText(now: Date): string {
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0')).join('-');
}
