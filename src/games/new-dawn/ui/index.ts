/** The screen of Civilization: A New Dawn. */
import type { GameUi } from '../../../ui/types.js';
import { en } from '../texts/en.js';
import type { AgendaView, View } from '../types.js';
import { places } from './board.js';
import { face } from './face.js';
import { now } from './now.js';
import { waste } from './waste.js';

/** The undone victory card that is nearest to done, by its better agenda. */
function outlook(view: View, seat: number): string {
  const open = view.victory.filter((card) => card.agendas.every((a) => a.done[seat] === null));
  const share = (a: AgendaView) => (a.have[seat] ?? 0) / a.need;
  const [best] = open.flatMap((card) => card.agendas).sort((a, b) => share(b) - share(a));
  return best ? `${best.name} ${best.have[seat] ?? 0}/${best.need}` : 'all done';
}

export const ui: GameUi<View> = {
  face,
  places,
  texts: en,
  tally: (key) => en.tally({ key }),
  strip: (view, seat) => {
    const s = view.players[seat]!;
    return {
      title: `${s.civ} tech ${s.tech}`.trim(),
      score: `${s.score}/${view.victory.length}`,
      passed: view.left.includes(seat),
    };
  },
  now,
  rule: (target, view) => {
    const [kind, name = ''] = target.split(':');
    const plain = target.split('@')[0]!;
    if (kind === 'hex') {
      const hex = view.hexes.find((h) => h.id === target);
      if (hex?.state) return `state:${hex.state}`;
      if (hex?.natural) return `natural:${hex.natural}`;
      if (hex && hex.barbarians.length > 0) return 'rule:barbarians';
      if (hex?.piece === 'city' || hex?.piece === 'capital') return hex.mature ? 'rule:mature' : 'rule:city';
      return hex?.piece ? 'rule:reinforce' : 'rule:place';
    }
    if (kind === 'seat') {
      const leader = view.players[Number(name)]?.leader;
      return leader ? `leader:${leader}` : null;
    }
    if (kind === 'resource') return 'rule:wonder';
    if (kind === 'tile' || kind === 'spot') return 'rule:map';
    if (target === 'rule:barbarian') return 'rule:barbarians';
    return plain === target ? null : plain;
  },
  waste,
  outlook,
};
