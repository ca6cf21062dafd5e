/** `--set name=value`, several times, as values for a game's options. */
import { offeredOptions, parseOption } from '../engine/options.js';
import { type OptionSpec, type OptionValue, Refused } from '../engine/types.js';

export function chosenOptions(specs: readonly OptionSpec[], words: readonly string[]): Record<string, OptionValue> {
  const out: Record<string, OptionValue> = {};
  const offered = offeredOptions(specs);
  for (const word of words) {
    const at = word.indexOf('=');
    if (at < 1) throw new Refused('option-form', { text: word.slice(0, 60) });
    const id = word.slice(0, at);
    const spec = offered.find((one) => one.id === id);
    if (!spec)
      throw new Refused('option-unknown', {
        option: id.slice(0, 60),
        allowed: offered.map((one) => one.id).join(', '),
      });
    out[id] = parseOption(spec, word.slice(at + 1));
  }
  return out;
}
