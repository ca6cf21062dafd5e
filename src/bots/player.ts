/** A bot in one seat: thinks when it must, and goes on with its plan while nothing came between. */
import { accepts } from '../engine/engine.js';
import type { Answer, Prompt } from '../engine/types.js';
import type { Thought } from './levels.js';

export class Planner {
  private plan: readonly Answer[] = [];

  /** The next answer of the plan, when it is still on offer and the question is the one that was expected. */
  next(prompt: Prompt): Answer | null {
    const [answer, ...rest] = this.plan;
    this.plan = rest;
    return answer && accepts(prompt, answer) === 'yes' ? answer : null;
  }

  /** Chance or a secret came into it: what was planned stands no longer. */
  forget(): void {
    this.plan = [];
  }

  keep(thought: Thought): Answer {
    this.plan = thought.plan;
    return thought.answer;
  }
}
