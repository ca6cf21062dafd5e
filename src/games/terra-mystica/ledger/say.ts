/** An answer of ours as ledger commands; asked before the answer is played. */
import { amountOf, must } from '../../../engine/must.js';
import type { Answer, Seat } from '../../../engine/types.js';
import { type FactionId, type Good, TERRAINS, type Terrain } from '../data/ids.js';
import { hexOf } from '../data/map.js';
import { conversionsOf } from '../rules/convert.js';
import { seatOf } from '../rules/goods.js';
import { homeOf, spadesNeeded } from '../rules/spades.js';
import type { SpadesFrame, State } from '../types.js';
import { COLOURS, LEDGER_NAME, STRUCTURE_CODE } from './commands.js';

const GOOD_CODE: Readonly<Record<Good, string>> = { power: 'PW', priests: 'P', workers: 'W', coins: 'C', points: 'VP' };
const colour = (t: Terrain): string => must(COLOURS[TERRAINS.indexOf(t)], 'colour');
/** What giving up an octagon is called. */
const GIVE_UP: Readonly<Record<string, string>> = {
  ACT1: '-BRIDGE',
  ACTW: '-FREE_D',
  ACTN: '-FREE_TF',
  ACTS: '-FREE_TP',
};

const spadesFrame = (s: State) => s.stack.findLast((f): f is SpadesFrame => f.kind === 'spades');

function freeSpades(s: State): number {
  return spadesFrame(s)?.left ?? 0;
}

/** `dig n` for the spades that must be bought. */
function digs(s: State, seat: Seat, hex: string, to: number): string[] {
  const bought = spadesNeeded(s, seat, must(s.terrain[hexOf(hex)], 'space'), to) - freeSpades(s);
  return bought > 0 ? [`dig ${bought}`] : [];
}

function special(id: string, arg: string | undefined, home: Terrain): string[] {
  const action = `action ${id}`;
  if (arg === undefined) return GIVE_UP[id] ? [action, must(GIVE_UP[id], 'price', id)] : [action];
  switch (id) {
    case 'ACT1':
    case 'ACTE':
      return [action, `Bridge ${arg.replace('-', ':')}`];
    case 'ACTW':
      return [action, `build ${arg}`];
    case 'ACTN':
      return [action, `transform ${arg} to ${colour(home)}`];
    case 'ACTS':
      return [action, `upgrade ${arg} to TP`];
    case 'ACTA':
      return [action, `+2${arg.toUpperCase()}`];
    default:
      return [action, `+${arg.toUpperCase()}`];
  }
}

function convert(s: State, seat: Seat, arg: string, n: number): string {
  const [from, to] = arg.split('>') as [Good, Good];
  const { take } = must(
    conversionsOf(s, seat).find((c) => c.from === from && c.to === to),
    'match',
  );
  return `convert ${take * n}${GOOD_CODE[from]} to ${n}${GOOD_CODE[to]}`;
}

function answered(verb: string, from: string, power: string): string {
  return `${verb === 'take' ? 'Leech' : 'Decline'} ${power} from ${LEDGER_NAME.get(from as FactionId)}`;
}

/** The open offer that a plain `take` or `decline` answers. */
function openOffer(s: State, seat: Seat): { from: string; power: number } {
  for (const b of s.offers) {
    const o = b.open.find((x) => x.seat === seat);
    if (o) return { from: must(seatOf(s, b.from).faction, 'faction'), power: o.power };
  }
  throw new Error('no open offer');
}

export function say(s: State, seat: Seat, a: Answer): string[] {
  const [verb = '', rest = ''] = a.id.split(/:(.*)/s);
  const [arg = '', more] = rest.split(/[>@]/);
  const home = homeOf(s, seat);
  switch (verb) {
    case 'place':
      return [`build ${arg}`];
    case 'card':
    case 'pass':
      return [arg ? `pass ${arg}` : 'pass'];
    case 'build': {
      const wasted = freeSpades(s) > 0 && s.terrain[hexOf(arg)] === home && spadesFrame(s)?.changed.length === 0;
      return [...digs(s, seat, arg, home), `build ${arg}`, ...(wasted ? [`-${freeSpades(s)}SPADE`] : [])];
    }
    case 'dig':
      return [
        ...digs(s, seat, arg, TERRAINS.indexOf(more as Terrain)),
        `transform ${arg} to ${colour(more as Terrain)}`,
      ];
    case 'upgrade':
      return [`upgrade ${arg} to ${STRUCTURE_CODE.get(must(more, 'building'))}`];
    case 'advance':
      return [`advance ${arg}`];
    case 'priest':
      return [`send p to ${arg.toUpperCase()} for ${more}`];
    case 'power':
    case 'special':
      return special(arg, more, must(TERRAINS[home], 'terrain', home));
    case 'burn':
      return [`burn ${a.n}`];
    case 'convert':
      return [convert(s, seat, rest, amountOf(a))];
    case 'ordain':
      return [`convert ${a.n}W to ${a.n}P`];
    case 'connect':
      return [`connect ${arg}`];
    case 'favour':
    case 'town':
      return [`+${arg}`];
    case 'step':
      return [`+${arg.toUpperCase()}`];
    case 'take':
    case 'decline': {
      if (more) return [answered(verb, arg, more)];
      const { from, power } = openOffer(s, seat);
      return [answered(verb, from, String(power))];
    }
    case 'done':
      return freeSpades(s) > 0 ? [`-${freeSpades(s)}SPADE`] : ['-3CONVERT_W_TO_P'];
    default:
      return [];
  }
}
