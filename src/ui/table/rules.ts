/** Which of a game's rules tell about a choice: the thing, what is done with it, and who asks. */
import type { RuleEntry } from '../../engine/phrasebook.js';
import type { Id, Prompt } from '../../engine/types.js';
import type { GameUi } from '../types.js';
import type { Position } from './position.js';

/** A choice, or something that is not on offer. */
interface Meant {
  readonly verb?: string;
  readonly target?: Id | undefined;
}

/** The entry of a thing on the table. */
export function ruleOfThing(at: Position, ui: GameUi, target: Id): RuleEntry | undefined {
  const id = ui.rule?.(target, at.telling.view) ?? target;
  return at.session.module.rules.find((rule) => rule.id === id);
}

/** The entry of what is being done: of the verb, else of who asks, of the question, or of a turn as such. */
export function ruleOfDoing(at: Position, meant: Meant): RuleEntry | undefined {
  const { rules } = at.session.module;
  const wanted = [...named(meant.verb), ...asked(at.prompt), ...named('turn'), ...named('action-phase')];
  const entries = wanted.map((id) => rules.find((rule) => rule.id === id));
  return entries.find((entry) => entry !== undefined);
}

/** Both, without saying one thing twice. */
export function rulesFor(at: Position, ui: GameUi, meant: Meant): RuleEntry[] {
  const thing = meant.target === undefined ? undefined : ruleOfThing(at, ui, meant.target);
  const doing = ruleOfDoing(at, meant);
  return [...new Set([thing, doing])].filter((rule) => rule !== undefined);
}

function asked(prompt: Prompt | null): readonly Id[] {
  if (!prompt) return [];
  return [...(prompt.from ? [prompt.from] : []), ...named(prompt.topic), ...named(prompt.topic.split('-')[0])];
}

function named(word: string | undefined): readonly Id[] {
  return word === undefined ? [] : [`action:${word}`, `rule:${word}`, word];
}
