/** All frames by kind. Before any of them goes on, agendas that have just been met are marked. */
import { leaveRules } from '../../../engine/kit/leave.js';
import type { Frame, FrameRules, FrameTable } from '../../../engine/types.js';
import { tiles } from '../map/laying.js';
import { leaders, setup } from '../setup.js';
import type { NewDawn } from '../types.js';
import { noteAgendas } from './agendas.js';
import { attack, spoils } from './attack.js';
import { raid } from './barbarians.js';
import { askForSurplus, pacts, surrender } from './diplomacy.js';
import { culture, media } from './focus/culture.js';
import { arrive, economy } from './focus/economy.js';
import { industry } from './focus/industry.js';
import { military } from './focus/military.js';
import { improve, nuke, science, upgrade } from './focus/science.js';
import { leave } from './leaving.js';
import { lift, place, shift } from './place.js';
import { recall } from './recall.js';
import { eiffel, forbidden, geneva, seoul, starts, swap } from './starts.js';
import { assign, discard, embassy, exchange, gain, put, spend, zimbabwe } from './tokens.js';
import { play, replay, round, trade, turn } from './turn.js';
import { payment } from './wonders.js';

/** An agenda is finished the moment its condition holds, in anybody's turn (sheet section 6). */
function watched<F extends Frame>(rules: FrameRules<NewDawn, F>): FrameRules<NewDawn, F> {
  return {
    ...rules,
    run(ctx, f) {
      if (ctx.s.changed) {
        ctx.s.changed = false;
        const short = noteAgendas(ctx);
        if (askForSurplus(ctx) || short) return 'again';
      }
      return rules.run(ctx, f);
    },
  };
}

export const frames: FrameTable<NewDawn> = {
  setup,
  leaders,
  tiles,
  round: watched(round),
  turn: watched(turn),
  starts: watched(starts),
  play: watched(play),
  culture: watched(culture),
  science: watched(science),
  economy: watched(economy),
  industry: watched(industry),
  military: watched(military),
  spend: watched(spend),
  place: watched(place),
  shift: watched(shift),
  media: watched(media),
  put: watched(put),
  gain: watched(gain),
  exchange: watched(exchange),
  nuke: watched(nuke),
  upgrade: watched(upgrade),
  improve: watched(improve),
  arrive: watched(arrive),
  recall: watched(recall),
  pacts: watched(pacts),
  embassy: watched(embassy),
  payment: watched(payment),
  attack: watched(attack),
  spoils: watched(spoils),
  // Runs while the token for a mark is still missing.
  lift,
  assign: watched(assign),
  raid: watched(raid),
  discard: watched(discard),
  trade: watched(trade),
  swap: watched(swap),
  replay: watched(replay),
  forbidden: watched(forbidden),
  eiffel: watched(eiffel),
  zimbabwe: watched(zimbabwe),
  seoul: watched(seoul),
  geneva: watched(geneva),
  surrender: watched(surrender),
  leave: leaveRules(leave),
};
