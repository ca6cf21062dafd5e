/**
 * Who has the keyboard at a table. Usually its own commands; a mode takes the keys while something is open in front of
 * them: a warning, an amount, a line that is being typed, a short question.
 */
export interface Mode {
  /** Is it open now? */
  active(): boolean;
  /** True when the key was used up here; false hands it on to the next mode and at last to the commands. */
  key(key: string): boolean;
}
