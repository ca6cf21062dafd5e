/** Where the commands of the table lead: one line each. */
import { HelpScene } from '../screens/help/help.js';
import { InspectScene } from '../screens/inspect/inspect.js';
import { LogScene } from '../screens/log/log.js';
import { OrdersScene } from '../screens/orders/orders.js';
import { ReplayScene } from '../screens/replay/replay.js';
import { SettingsScene } from '../screens/settings/settings.js';
import { StandScene } from '../screens/standing/standing.js';
import { WhatIfScene } from '../screens/whatif/whatif.js';
import { WhyScene } from '../screens/why/why.js';
import { agree, openToOthers, talk } from './chairs.js';
import { askForHint } from './hint.js';
import type { TableScene } from './table.js';

export const WAYS: Readonly<Record<string, (scene: TableScene) => void>> = {
  undo: (scene) => scene.undo(),
  redo: (scene) => scene.redo(),
  filter: ({ lineMode }) => lineMode.start('filter'),
  type: ({ lineMode }) => lineMode.start('type'),
  seat: ({ ask }) => ask.start('seat'),
  quit: ({ ask }) => ask.start('leave'),
  why: (scene) => scene.stage.push(new WhyScene(scene)),
  inspect: (scene) => scene.stage.push(new InspectScene(scene, scene.desk.target())),
  log: ({ stage, table, viewer }) => stage.push(new LogScene(stage, table, viewer)),
  stand: (scene) => scene.stage.push(new StandScene(scene)),
  orders,
  help: (scene) => scene.stage.push(new HelpScene(scene.stage, 'table', scene)),
  whatif: (scene) => {
    const { stage, table, session, viewer } = scene;
    if (session.playable === false) scene.say(stage.texts.chairsTryLater);
    else if (viewer !== null && session.prompt()) stage.push(new WhatIfScene(stage, table, session, viewer, scene));
  },
  'table-settings': (scene) => scene.stage.push(new SettingsScene(scene.stage, scene)),
  replay: ({ stage, table, viewer }) => stage.push(new ReplayScene(stage, table, viewer)),
  hint,
  lesson: ({ guide }) => {
    guide.shown = !guide.shown;
  },
  mouse,
  talk,
  agree,
  open: openToOthers,
  'move-now': (scene) => withBots(scene, moveNow),
  'bots-quick': (scene) => withBots(scene, quick),
  'bots-hold': (scene) => withBots(scene, hold),
  chapter: (scene) => scene.nextChapter(),
  // Nothing is being warned of.
  silence: () => {},
};

function withBots(scene: TableScene, way: (scene: TableScene) => void): void {
  if (scene.hasBots()) way(scene);
  else scene.say(scene.stage.texts.noBots);
}

/** The bot that thinks answers; while bots are paused, one of them plays one move. */
function moveNow(scene: TableScene): void {
  if (scene.play.waitsForKey()) scene.letBotThink(true);
  else scene.play.bots.moveNow();
}

function quick(scene: TableScene): void {
  const { bots } = scene.play;
  bots.held = false;
  bots.quick = true;
  scene.say(scene.stage.texts.botsQuickOn);
  if (bots.thinking === null) scene.letBotThink();
  else bots.moveNow();
}

function hold(scene: TableScene): void {
  const { bots } = scene.play;
  const { texts } = scene.stage;
  bots.held = !bots.held;
  scene.say(bots.held ? texts.botsHeld : texts.botsGoOn);
  if (!bots.held) scene.letBotThink();
}

/** Off, so that the terminal's own selection works; kept for the next time. */
function mouse(scene: TableScene): void {
  const { stage } = scene;
  const mouse = stage.host.settings().mouse === 'on' ? 'off' : 'on';
  stage.host.change({ mouse });
  stage.onLook?.();
  scene.say(mouse === 'on' ? stage.texts.mouseOn : stage.texts.mouseOff);
}

/** Orders are their owner's affair, and bots have none. */
function orders(scene: TableScene): void {
  const { stage, viewer, play } = scene;
  if (viewer === null || play.isBot(viewer)) scene.say(stage.texts.ordersLater);
  else stage.push(new OrdersScene(scene));
}

function hint(scene: TableScene): void {
  const { stage, table, desk, play } = scene;
  if (play.busy()) return;
  askForHint(stage.host, table, desk, (text) => {
    scene.say(text);
    stage.changed();
  });
}
