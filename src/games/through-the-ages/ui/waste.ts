/** Waste that the rules do not mind: what people would want to be told before they do it. */
import type { Facts } from '../../../engine/types.js';
import type { GameUi } from '../../../ui/types.js';
import { WORKER_TECH, type WorkerTechId } from '../data/civil.js';
import type { TtaTexts } from '../texts/types.js';
import type { TtaView } from '../view.js';

type Waste = NonNullable<GameUi<TtaView>['waste']>;

const number = (facts: Facts | undefined, key: string) => Number(facts?.[key] ?? 0);

export function waste({ waste: says }: TtaTexts, ...[choice, , , asked]: Parameters<Waste>): ReturnType<Waste> {
  const { facts, topic } = asked.prompt;
  const { verb } = choice;
  if (topic === 'actions' && (verb === 'destroy' || verb === 'disband')) {
    const id = choice.id.slice(verb.length + 1) as WorkerTechId;
    return { key: `tta-${verb}`, text: says.gone({ id, resources: WORKER_TECH[id].resources }) };
  }
  if (verb === 'declare-war') {
    const [attack, defence] = [number(facts, 'attack'), number(facts, 'defence')];
    return attack < defence ? { key: 'tta-weaker-war', text: says.weakerWar({ attack, defence }) } : null;
  }
  if (topic === 'colonize' && verb !== 'set-out') {
    const [force, bid] = [number(facts, 'force'), number(facts, 'bid')];
    return force >= bid ? { key: 'tta-force-enough', text: says.forceEnough({ force, bid }) } : null;
  }
  return null;
}
