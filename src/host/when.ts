/** 'today 21:40', 'Saturday', '3 March': when something was, as people say it. */
const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;
const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

export function whenText(ms: number, now: Date): string {
  const then = new Date(ms);
  const midnight = new Date(now.getFullYear(), now.getMonth(), now.getDate()).getTime();
  const clock = `${String(then.getHours()).padStart(2, '0')}:${String(then.getMinutes()).padStart(2, '0')}`;
  const tomorrow = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1).getTime();
  if (ms >= midnight && ms < tomorrow) return `today ${clock}`;
  const days = Math.ceil((midnight - ms) / 86_400_000);
  if (days === 1) return `yesterday ${clock}`;
  if (days > 0 && days < 7) return DAYS[then.getDay()] ?? '';
  const day = `${then.getDate()} ${MONTHS[then.getMonth()]}`;
  return then.getFullYear() === now.getFullYear() ? day : `${day} ${then.getFullYear()}`;
}

/** '2026-11-18', for names of saves. */
export function dayText(now: Date): string {
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0')).join('-');
}
