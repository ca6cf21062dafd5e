/** A table in a pseudo-language: the shell, the game's phrases, its rules at hand and its screen. */
import { answerOf } from '../../src/engine/log.js';
import type { GameModule, Phrasebook } from '../../src/engine/phrasebook.js';
import { Session } from '../../src/engine/session.js';
import type { LoadedGame } from '../../src/ui/host.js';
import { en } from '../../src/ui/texts/en.js';
import type { GameUi } from '../../src/ui/types.js';
import { pseudo, pseudoText } from '../helpers/pseudo.js';
import { inPseudo, uiInPseudo } from '../helpers/pseudo-game.js';
import { type Drive, drive } from './driver.js';
import { RealHost, wholeGame } from './samples.js';

/** Keys of the ledger are no words. */
const pseudoPhrases = (phrases: Phrasebook): Phrasebook => ({
  ...pseudo(phrases),
  ledger: phrases.ledger.map(({ head, keys }) => ({ head: pseudoText(head), keys })),
});

/** A game with a catalogue speaks from it; of others every sentence is changed once it is said. */
function pseudoModule(module: GameModule): GameModule {
  if (module.in) return { ...inPseudo(module), game: { ...module.game, title: pseudoText(module.game.title) } };
  return {
    ...module,
    game: { ...module.game, title: pseudoText(module.game.title) },
    phrases: pseudoPhrases(module.phrases),
    rules: module.rules.map((rule) => ({
      ...rule,
      title: pseudoText(rule.title),
      kind: pseudoText(rule.kind),
      text: pseudoText(rule.text),
      ...(rule.rulings ? { rulings: pseudo(rule.rulings) } : {}),
    })),
  };
}

function pseudoUi(ui: GameUi): GameUi {
  if (ui.in) return uiInPseudo(ui);
  const { waste } = ui;
  return {
    ...ui,
    texts: pseudo(ui.texts),
    strip: (view, seat) => pseudo(ui.strip(view, seat)),
    now: (target, view, viewer) => pseudo(ui.now(target, view, viewer)),
    ...(waste
      ? {
          waste: (choice, view, seat, asked) => {
            const found = waste(choice, view, seat, asked);
            return found && { key: found.key, text: pseudoText(found.text) };
          },
        }
      : {}),
  };
}

class PseudoHost extends RealHost {
  override texts = pseudo(en);

  override async game(id: string): Promise<LoadedGame> {
    const { module, ui } = await super.game(id);
    return { module: pseudoModule(module), ui: pseudoUi(ui) };
  }
}

/** The same position as that of the recorded game, in another language. */
export async function pseudoTable(id: string, moment: number, seats = 4): Promise<Drive> {
  const whole = await wholeGame(id, seats);
  const host = new PseudoHost([id]);
  const { module } = await host.game(id);
  const session = new Session({ module, table: whole.table, seed: whole.seed });
  for (const entry of whole.log.slice(0, Math.floor(whole.log.length * moment))) session.submit(answerOf(entry));
  const d = drive({ kind: 'table', table: await host.seated(session) }, host);
  if (session.secrets() && !session.over()) await d.press('enter');
  return d;
}
