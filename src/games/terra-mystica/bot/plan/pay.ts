/** Paying, with the exchanges that it takes: power first, burning where it must be, what is left over last. */
import type { Sheet } from './sheet.js';
import type { Cost, Table } from './table.js';

/** Exchanges before a payment. */
interface Funding {
  burn: number;
  /** Power into workers, priests, coins. */
  workers: number;
  priests: number;
  coins: number;
  /** Priests into workers and coins, workers into coins, points into coins. */
  ordained: number;
  tithed: number;
  melted: number;
  owed: number;
}

/** Used again for every price. */
const funding: Funding = { burn: 0, workers: 0, priests: 0, coins: 0, ordained: 0, tithed: 0, melted: 0, owed: 0 };

/** Points that the Alchemists turn into coins for one thing, at most. */
const MOST_OWED = 4;

const above = (n: number): number => (n > 0 ? n : 0);

/** Works out the exchanges; false where the price is out of reach. */
function fund(t: Table, s: Sheet, coins: number, workers: number, priests: number): boolean {
  const f = funding;
  f.workers = above(workers - s.workers);
  f.priests = above(priests - s.priests);
  f.coins = above(coins - s.coins);
  f.burn = f.ordained = f.tithed = f.melted = f.owed = 0;
  if (f.priests > s.supply) return false;
  const all = s.three + (s.two >> 1);
  let short = f.coins + 3 * f.workers + 5 * f.priests - all;
  if (short > 0) {
    let spare = above(s.priests - priests);
    f.ordained = Math.min(f.workers, spare, Math.ceil(short / 3));
    f.workers -= f.ordained;
    spare -= f.ordained;
    short -= 3 * f.ordained;
    f.melted = Math.min(f.coins, above(s.workers - workers), above(short));
    short -= f.melted;
    f.tithed = Math.min(f.coins - f.melted, spare, above(short));
    short -= f.tithed;
    if (t.faction === 'alchemists') {
      f.owed = Math.min(f.coins - f.melted - f.tithed, MOST_OWED, s.points, above(short));
      short -= f.owed;
    }
    if (short > 0) return false;
    f.coins -= f.melted + f.tithed + f.owed;
  }
  f.burn = above(f.coins + 3 * f.workers + 5 * f.priests - s.three);
  return true;
}

function burn(s: Sheet, n: number): void {
  if (n === 0) return;
  s.say('burn', n);
  s.two -= 2 * n;
  s.three += n;
}

function spend(s: Sheet, power: number): void {
  s.three -= power;
  s.one += power;
}

function exchange(s: Sheet): void {
  const f = funding;
  burn(s, f.burn);
  if (f.workers > 0) s.say('convert:power>workers', f.workers);
  if (f.priests > 0) s.say('convert:power>priests', f.priests);
  if (f.coins > 0) s.say('convert:power>coins', f.coins);
  if (f.ordained > 0) s.say('convert:priests>workers', f.ordained);
  if (f.tithed > 0) s.say('convert:priests>coins', f.tithed);
  if (f.melted > 0) s.say('convert:workers>coins', f.melted);
  if (f.owed > 0) s.say('convert:points>coins', f.owed);
  spend(s, f.coins + 3 * f.workers + 5 * f.priests);
  s.workers += f.workers + f.ordained - f.melted;
  s.priests += f.priests - f.ordained - f.tithed;
  s.coins += f.coins + f.tithed + f.melted + f.owed;
  s.points -= f.owed;
}

export const canPay = (t: Table, s: Sheet, { coins, workers, priests }: Cost): boolean =>
  (s.coins >= coins && s.workers >= workers && s.priests >= priests) || fund(t, s, coins, workers, priests);

/** Pays a price that `canPay` has let through. */
export function pay(t: Table, s: Sheet, { coins, workers, priests }: Cost): void {
  if (s.coins < coins || s.workers < workers || s.priests < priests) {
    fund(t, s, coins, workers, priests);
    exchange(s);
  }
  s.coins -= coins;
  s.workers -= workers;
  s.priests -= priests;
}

export const canSpend = (s: Sheet, power: number): boolean => s.three + (s.two >> 1) >= power;

/** Spends power for an action, burning what it takes. */
export function spendFor(s: Sheet, power: number): void {
  burn(s, above(power - s.three));
  spend(s, power);
}
