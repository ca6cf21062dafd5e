/** Power tokens in bowls I, II, III. Both Terra games move them alike. */
export type Bowls = [one: number, two: number, three: number];

/** How much power the bowls can still take in. */
export function capacity(b: Bowls): number {
  return 2 * b[0] + b[1];
}

/** Moves tokens I to II while bowl I has any, then II to III. Returns the power really gained; the rest is lost. */
export function charge(b: Bowls, power: number): number {
  const first = Math.min(power, b[0]);
  b[0] -= first;
  b[1] += first;
  const second = Math.min(power - first, b[1]);
  b[1] -= second;
  b[2] += second;
  return first + second;
}

/** Spent power goes from bowl III back to bowl I. The caller has made sure that it is there. */
export function spend(b: Bowls, power: number): void {
  b[2] -= power;
  b[0] += power;
}

/** Takes 2n tokens from bowl II: n leave the game, n go to bowl III. */
export function burn(b: Bowls, n: number): void {
  b[1] -= 2 * n;
  b[2] += n;
}

export function mostBurnable(b: Bowls): number {
  return Math.floor(b[1] / 2);
}

/** Power one can spend when burning all one can. */
export function spendable(b: Bowls): number {
  return b[2] + mostBurnable(b);
}

/** Power that a seat can take of an offer: as far as its bowls and its points go, since all but the first cost a point. */
export function takeable(b: Bowls, points: number, offered: number): number {
  return Math.min(offered, capacity(b), points + 1);
}
