/** A turn: free exchanges, one action, free exchanges, then the neighbours' answers (rulebook p. 9). */
import { LEAVE, leaveFrame } from '../../../engine/kit/leave.js';
import { amountOf, must } from '../../../engine/must.js';
import type { Answer, Choice, FrameRules, Seat } from '../../../engine/types.js';
import { NONE } from '../data/ids.js';
import { MAP } from '../data/map.js';
import type { State, Tm, TurnFrame } from '../types.js';
import { listPowerActions, takePowerAction } from './actions.js';
import { listUpgrades, takeUpgrade } from './build.js';
import { listFree, takeFree } from './convert.js';
import { explainTurn } from './explain.js';
import { hooksOf } from './factions/index.js';
import { seatOf } from './goods.js';
import type { C } from './hooks.js';
import { listSpecials, takeSpecial } from './octagons.js';
import { lapse, listOpen, owesStep, takeOpen } from './offers.js';
import { listOrdain, ordainPriests } from './ordain.js';
import { listPasses, takePass } from './passing.js';
import { listPriests, takePriest } from './priests.js';
import { listOnward, listSites, listTransform, takeSite, takeTransform } from './spades.js';
import { listLinks, takeLink } from './towns.js';
import { listTracks, takeTrack } from './tracks.js';
import { ACT, END, noWork, REST } from './turn-frame.js';

/** A seat that leaves takes no further part in the turn it may be in the middle of. */
export function endTurn(s: State, seat: Seat): void {
  for (const f of s.stack) if (f.kind === 'turn' && f.seat === seat) f.step = END;
}

/** The eight actions of the rulebook; spades without a dwelling are seldom bought, so they come late. */
function listActions(s: State, f: TurnFrame, out: Choice[]): void {
  const digs: Choice[] = [];
  listTransform(s, f, out, digs);
  listUpgrades(s, f.seat, out);
  listTracks(s, f.seat, out);
  listPriests(s, f.seat, out);
  listPowerActions(s, f.seat, out);
  listSpecials(s, f.seat, out);
  for (const dig of digs) out.push(dig);
  listPasses(s, out);
}

/** What costs no action. */
function listExtras(s: State, f: TurnFrame, out: Choice[]): void {
  listLinks(s, f.seat, out);
  listOpen(s, f.seat, out);
  if (seatOf(s, f.seat).ordain && s.options.ordination === 'any-turn') listOrdain(s, f.seat, out);
  listFree(s, f.seat, out);
}

function listRest(s: State, f: TurnFrame): Choice[] {
  const out: Choice[] = [];
  // The Cultists' earned step must be made before the turn ends.
  if (!owesStep(s, f.seat) || s.options.powerTiming === 'strict') out.push({ id: 'end', verb: 'end' });
  listSites(s, f.seat, f.work, out);
  listOnward(s, f, out);
  listExtras(s, f, out);
  return out;
}

/** A hex of this action could still take spades or a dwelling, if they can be paid for. */
function isOpen(s: State, { seat, work }: TurnFrame): boolean {
  if (work.built !== NONE) return false;
  return work.sites.length > 0 || (work.begun !== NONE && hooksOf(s, seat).spadeBySpade?.(s, seat) === true);
}

export const turn: FrameRules<Tm, TurnFrame> = {
  run(ctx, f) {
    const { s } = ctx;
    if (f.step === ACT) {
      // The second action of a double turn begins afresh: it may build although the first one did.
      f.work = noWork();
      return 'ask';
    }
    if (f.step === REST) {
      const passed = s.passed.includes(f.seat);
      if (!passed && listRest(s, f).length > 1) return 'ask';
      f.step = f.actions > 0 && !passed ? ACT : END;
      return 'again';
    }
    seatOf(s, f.seat).stopped = [];
    if (s.options.powerTiming === 'strict' && s.offers.length > 0) ctx.push({ kind: 'power', seat: f.seat, step: 0 });
    return 'done';
  },
  ask(s, f) {
    if (f.step === REST) {
      const facts = isOpen(s, f) ? { facts: { open: 1 } } : {};
      return { seat: f.seat, topic: 'turn-rest', from: 'rule:turn', ...facts, choices: listRest(s, f) };
    }
    const choices: Choice[] = [];
    listActions(s, f, choices);
    // The second action of a double turn may be left out.
    if (f.acted) choices.push({ id: 'end', verb: 'end' });
    listExtras(s, f, choices);
    if (!f.acted) choices.push(LEAVE);
    return {
      seat: f.seat,
      topic: f.acted ? 'turn-second' : 'turn',
      from: 'rule:turn',
      facts: { actions: f.actions },
      choices,
    };
  },
  explain: (s, f) => (f.step === ACT ? explainTurn(s, f) : []),
  take(ctx, f, a) {
    if (a.id === LEAVE.id) {
      ctx.push(leaveFrame(f.seat));
      return;
    }
    if (a.id === 'end') {
      f.step = f.step === REST && f.actions > 0 ? ACT : END;
      return;
    }
    if (takeFree(ctx, f.seat, a) || takeOpen(ctx, f.seat, a.id) || takeLink(ctx, f.seat, a.id)) return;
    if (a.id === 'ordain') ordainPriests(ctx, f.seat, amountOf(a));
    else if (f.step === REST) finishSite(ctx, f, a.id);
    else act(ctx, f, a);
  },
};

/** The dwelling of a finished hex, or more spades for one that is not. */
function finishSite(ctx: C, f: TurnFrame, id: string): void {
  const hex = must(MAP.index(must(id.split(/[:>]/)[1], 'part')), 'space');
  if (f.work.sites.includes(hex)) takeSite(ctx, f.seat, f.work, id);
  else takeTransform(ctx, f, id);
}

/** What each action verb does with what stands behind its colon. */
const ACTIONS: Readonly<Record<string, (ctx: C, f: TurnFrame, arg: string, id: string) => void>> = {
  build: (ctx, f, _arg, id) => takeTransform(ctx, f, id),
  dig: (ctx, f, _arg, id) => takeTransform(ctx, f, id),
  advance: (ctx, f, arg) => takeTrack(ctx, f.seat, arg),
  upgrade: (ctx, f, arg) => takeUpgrade(ctx, f.seat, arg),
  priest: (ctx, f, arg) => takePriest(ctx, f.seat, arg),
  power: takePowerAction,
  special: takeSpecial,
  pass: (ctx, f, arg) => takePass(ctx, f.seat, arg),
};

function act(ctx: C, f: TurnFrame, a: Answer): void {
  const colon = a.id.indexOf(':');
  const verb = colon < 0 ? a.id : a.id.slice(0, colon);
  lapse(ctx, f.seat);
  f.actions--;
  f.acted = true;
  f.step = REST;
  must(ACTIONS[verb], 'action', verb)(ctx, f, colon < 0 ? '' : a.id.slice(colon + 1), a.id);
}
