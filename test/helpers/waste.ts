/** What a game's screen says against a choice in a position of its rules. */
import { heardBy, type Run } from '../../src/engine/engine.js';
import { must } from '../../src/engine/must.js';
import type { GameUi } from '../../src/ui/types.js';

export function wasteOf(ui: GameUi, run: Run, id: string, n?: number): { key: string; text: string } | null {
  const prompt = must(run.prompt(), 'question');
  const { seat } = prompt;
  const choice = must(
    prompt.choices.find((c) => c.id === id),
    'choice',
    id,
  );
  const told = () => {
    const tried = run.imagine(seat, true);
    tried.play(n === undefined ? { id } : { id, n });
    tried.prompt();
    return heardBy(tried.takeTold(), seat);
  };
  return ui.waste?.(choice, run.game.view(run.s, seat), seat, { prompt, n: n ?? null, told }) ?? null;
}
