/** What a bot would do for the asked person, told in a sentence and marked in the menu. */
import type { Host, OpenTable } from '../host.js';
import { later } from './bots.js';
import type { Desk } from './desk.js';

/** Says that it looks, and later what it found; nothing when the position has changed meanwhile. */
export function askForHint(host: Host, table: OpenTable, desk: Desk, say: (text: string) => void): void {
  const { texts } = host;
  const { at } = desk;
  const { prompt } = at;
  if (!prompt) return;
  if (host.settings().hints === 'off') {
    say(texts.hintsOff);
    return;
  }
  say(texts.hinting);
  const show = (text: string) => {
    if (desk.at === at) say(text);
  };
  // The frame that says so is drawn before a bot takes the processor.
  later(() => host.hint(table.session)).then(
    (thought) => {
      const choice = thought && prompt.choices.find((c) => c.id === thought.answer.id);
      if (!choice) return show(texts.noHint);
      if (desk.at === at) desk.menu?.select(choice.id);
      const words = table.module.phrases.choice(choice, at.telling, thought.answer.n);
      show(texts.hint({ words, why: thought.why ?? '' }));
    },
    (error) => show(host.explain(error)),
  );
}
