/** The screen of Civilization: A New Dawn. */
import type { GameUi } from '../../../ui/types.js';
import { en } from '../texts/en/index.js';
import type { TallyKey } from '../texts/screen.js';
import type { NdTexts } from '../texts/types.js';
import type { AgendaView, HexView, View } from '../types.js';
import { places } from './board.js';
import { face } from './face.js';
import { heard } from './heard.js';
import { heardMap } from './heard-map.js';
import { now } from './now.js';
import { waste } from './waste.js';

/** The undone victory card that is nearest to done, by its better agenda. */
function outlook(texts: NdTexts, view: View, seat: number): string {
  const open = view.victory.filter((card) => card.agendas.every((a) => a.done[seat] === null));
  const share = (a: AgendaView) => (a.have[seat] ?? 0) / a.need;
  const [best] = open.flatMap((card) => card.agendas).sort((a, b) => share(b) - share(a));
  return texts.nearest(best ? { agenda: best.agenda, have: best.have[seat] ?? 0, need: best.need } : null);
}

/** The rule that speaks of what stands on a space. */
function ruleOfHex(hex: HexView | undefined): string {
  if (hex?.state) return `state:${hex.state}`;
  if (hex?.natural) return `natural:${hex.natural}`;
  if (hex && hex.barbarians.length > 0) return 'rule:barbarians';
  if (hex?.piece === 'city' || hex?.piece === 'capital') return hex.mature ? 'rule:mature' : 'rule:city';
  return hex?.piece ? 'rule:reinforce' : 'rule:terrain';
}

/** The screen in the words of this catalogue. */
export const uiIn = (texts: NdTexts): GameUi<View> => ({
  face,
  places,
  heard,
  heardMap,
  texts,
  in: uiIn,
  tally: (key) => texts.tally[key as TallyKey],
  strip: (view, seat) => {
    const s = view.players[seat]!;
    return {
      title: texts.playing(s),
      shorter: texts.playing({ ...s, leader: null }),
      heard: s.leader ? texts.civ[s.leader] : '',
      score: `${s.score}/${view.victory.length}`,
      passed: view.left.includes(seat),
      left: view.left.includes(seat),
    };
  },
  now: (...asked) => now(texts, ...asked),
  rule: (target, view) => {
    const [kind, name = ''] = target.split(':');
    const [plain = target] = target.split('@');
    if (kind === 'hex') return ruleOfHex(view.hexes.find((h) => h.id === target));
    if (kind === 'seat') {
      const leader = view.players[Number(name)]?.leader;
      return leader ? `leader:${leader}` : null;
    }
    if (kind === 'resource') return 'rule:wonder';
    if (kind === 'tile' || kind === 'spot') return 'rule:map';
    if (target === 'rule:barbarian') return 'rule:barbarians';
    return plain === target ? null : plain;
  },
  waste: (...asked) => waste(texts, ...asked),
  outlook: (...asked) => outlook(texts, ...asked),
});

export const ui = uiIn(en);
