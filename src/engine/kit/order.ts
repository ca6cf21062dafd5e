import type { Seat } from '../types.js';

/** All seats clockwise, beginning with `first`. */
export function clockwiseFrom(first: Seat, seats: number): Seat[] {
  return Array.from({ length: seats }, (_, i) => (first + i) % seats);
}

/** The other seats clockwise from the left of `seat`. */
export function leftOf(seat: Seat, seats: number): Seat[] {
  return clockwiseFrom((seat + 1) % seats, seats).slice(0, seats - 1);
}

/** Points for shared places: tied seats divide the sum of the places they fill, rounded down. Values of 0 get nothing. */
export function sharedPlaces(values: readonly number[], prizes: readonly number[]): number[] {
  const out = values.map(() => 0);
  const levels = [...new Set(values)].filter((v) => v > 0).sort((a, b) => b - a);
  let place = 0;
  for (const level of levels) {
    const tied = values.flatMap((v, i) => (v === level ? [i] : []));
    let pot = 0;
    for (let k = 0; k < tied.length; k++) pot += prizes[place + k] ?? 0;
    for (const i of tied) out[i] = Math.floor(pot / tied.length);
    place += tied.length;
  }
  return out;
}
