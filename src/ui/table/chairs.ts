/** What a screen does and shows about the other chairs of its table. */
import { cut } from '../components/text.js';
import type { Around } from '../scene.js';
import type { Texts } from '../texts/texts.js';
import type { Chairs } from './source.js';
import type { TableScene } from './table.js';

/** How long a remark stands above the board. */
const REMARK_ANSWERS = 3;

/** The last row: what is wrong first, then who is away, what was said last, whose turn it is since when. */
export function chairsLine(scene: TableScene, chairs: Chairs, texts: Texts): Around {
  if (chairs.ended !== '') return { text: chairs.ended, bad: true };
  const { session, stage } = scene;
  const name = (seat: number) => session.table.seats[seat]?.name ?? '';
  const when = (ms: number) => stage.host.whenText(ms).replace(/^today /, '');
  const asker = chairs.asking();
  const asked = session.prompt()?.seat;
  const waits =
    asked === undefined || asked === session.own
      ? ''
      : texts.chairsWaits({ name: name(asked), when: when(chairs.askedSince()) });
  const text = [
    chairs.lost ? texts.chairsLost : '',
    asker === null ? '' : texts.chairsAsksBack({ name: name(asker) }),
    ...chairs.away().map(({ seat, since }) => texts.chairsAway({ name: name(seat), when: when(since) })),
    lastRemark(scene, texts),
    waits,
    chairs.watching > 0 ? texts.chairsWatching({ n: chairs.watching }) : '',
  ]
    .filter((part) => part !== '')
    .join(' · ');
  return { text, bad: chairs.lost || asker !== null };
}

/** What was said; nothing where the person does not want to hear it. */
export function remarksOf({ stage, session }: TableScene): Chairs['remarks'] {
  return stage.host.settings().chat === 'on' ? (session.chairs?.remarks ?? []) : [];
}

function lastRemark(scene: TableScene, texts: Texts): string {
  const { session } = scene;
  const last = remarksOf(scene).at(-1);
  return last && session.log.length - last.at <= REMARK_ANSWERS ? remarkText(session.table.seats, last, texts) : '';
}

export function remarkText(
  seats: readonly { readonly name: string }[],
  remark: Chairs['remarks'][number],
  texts: Texts,
): string {
  const name = remark.seat === null ? texts.chairsTable : (seats[remark.seat]?.name ?? '');
  return texts.chairsSaid({ name, text: cut(remark.text, 200) });
}

/** `c`: a line to everybody at the table. */
export function talk(scene: TableScene): void {
  const { stage, session, lineMode } = scene;
  if (!session.chairs) scene.say(stage.texts.chairsAlone);
  else if (session.own !== null) lineMode.start('say');
}

/** `y`: somebody wants to take an answer back. */
export function agree(scene: TableScene): void {
  const { stage, session, ask } = scene;
  if (session.chairs?.asking() == null) scene.say(stage.texts.chairsNobodyAsks);
  else ask.start('agree');
}

/** `o`: the game goes on at a host, and this screen sits down there. */
export function openToOthers(scene: TableScene): void {
  const { stage, session, ask } = scene;
  if (session.chairs || !stage.host.openToOthers) scene.say(stage.texts.chairsNotHere);
  else ask.start('open');
}

export function moveToHost(scene: TableScene): void {
  const { stage, table } = scene;
  const { host, texts } = stage;
  if (!host.openToOthers || scene.play.busy()) return;
  scene.say(texts.chairsOpening);
  host.openToOthers(table, scene.viewer).then(
    (shared) => {
      stage.home();
      stage.sit(shared);
    },
    (error) => {
      scene.say(host.explain(error), true);
      stage.changed();
    },
  );
}
