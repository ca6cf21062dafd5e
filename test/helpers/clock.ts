/** A clock that goes on by a millisecond whenever it is looked at: the same thought always has the same time. */
export function looking(): () => number {
  let looks = 0;
  return () => ++looks;
}
