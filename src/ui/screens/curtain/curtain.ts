/**
 * Between two seats: a name, and what happened in public. In a game with secrets nothing else was drawn before it; in an
 * open one it stands there where the table waits for a key between people.
 */
import { createElement, type ReactNode } from 'react';
import type { Seat } from '../../../engine/types.js';
import { capital } from '../../components/text.js';
import { commandFor, keyHints } from '../../keys/commands.js';
import type { Scene, Size } from '../../scene.js';
import { BeatMode } from '../../table/modes/beat.js';
import { isNew, newsSince } from '../../table/since.js';
import type { TableScene } from '../../table/table.js';
import { enterWord } from '../../theme/glyphs.js';
import { LogScene } from '../log/log.js';
import { CurtainView } from './CurtainView.js';

export class CurtainScene implements Scene {
  readonly curtain: boolean;
  /** An enter that was meant for the last question does not sit the next person down. */
  private readonly beat: BeatMode;

  constructor(private readonly owner: TableScene) {
    this.curtain = owner.session.secrets();
    this.beat = new BeatMode(() => owner.stage.host.now());
    const seat = owner.session.prompt()?.seat;
    if (seat !== undefined) this.beat.start({ seat, news: newsSince(owner.session, seat, null) });
  }

  key(key: string): void {
    const { owner } = this;
    const command = commandFor('curtain', key);
    if (command === 'go' && this.early()) return;
    switch (command) {
      case 'go':
        owner.play.sitDown();
        owner.stage.pop();
        owner.desk.refresh(owner.play.viewer());
        return;
      case 'undo':
        if (owner.session.undoDepth() === 0) return;
        owner.stage.pop();
        owner.undo();
        return;
      case 'language':
        this.turnLanguage();
        return;
      case 'log':
        owner.stage.push(new LogScene(owner.stage, owner.table, null));
        return;
      case 'quit':
        owner.stage.leave('home');
        return;
    }
  }

  /** Whoever is asked now reads this page: the next language is theirs alone. */
  private turnLanguage(): void {
    const { play, session, stage } = this.owner;
    const seat = session.prompt()?.seat;
    if (seat !== undefined) void play.turnLanguage(seat, 1).then(() => stage.changed());
  }

  /** A language that was chosen for this person stands on its key, by its own name. */
  private ownLanguage(seat: Seat): { language?: string } {
    const { play, stage } = this.owner;
    const chosen = stage.host.languages().find(({ id }) => id === play.memory.languages[seat]);
    return chosen ? { language: chosen.name } : {};
  }

  /** Nobody can have meant the curtain yet: they were still answering the last question. */
  private early(): boolean {
    const { play, stage } = this.owner;
    return play.holder !== null && stage.host.settings().handover !== 'off' && this.beat.swallows();
  }

  view(size: Size): ReactNode {
    const { owner } = this;
    const { session, stage, play } = owner;
    const { texts, glyphs } = stage;
    const prompt = session.prompt();
    if (!prompt) return null;
    const back = play.holder === null ? undefined : session.table.seats[play.holder]?.name;
    const undo = session.undoDepth() > 0 && back !== undefined;
    return createElement(CurtainView, {
      owner,
      size,
      seat: prompt.seat,
      name: session.table.seats[prompt.seat]?.name ?? '',
      enter: enterWord(glyphs),
      secret: this.curtain,
      // Everybody sees this page: where there are secrets it says what a bystander may know of the question.
      why: capital(session.module.phrases.topic(prompt, session.telling(this.curtain ? null : prompt.seat))),
      news: this.beat.told?.news ?? [],
      first: isNew(session, prompt.seat),
      trouble: play.trouble(),
      hints: keyHints(
        'curtain',
        ['go', ...(undo ? (['undo'] as const) : []), 'log', 'language', 'quit'],
        glyphs,
        texts,
        {
          go: texts.begin,
          undo: texts.giveBack({ name: back ?? '' }),
          quit: texts.saveAndLeave,
          ...this.ownLanguage(prompt.seat),
        },
      ),
    });
  }

  click(id: string): void {
    if (id === 'begin') this.key('enter');
  }

  smallNote(): string {
    return this.owner.smallNote();
  }
}
