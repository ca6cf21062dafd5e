/** What the question's panel says under its rows: a message, a line that is typed, or what the marked choice would do. */
import { foundRules } from '../../../engine/find.js';
import type { Choice } from '../../../engine/types.js';
import { capital, textWidth, wrapText } from '../../components/text.js';
import type { Texts } from '../../texts/texts.js';
import type { Token } from '../../theme/tokens.js';
import type { Desk } from '../desk.js';
import { rulesFor } from '../rules.js';
import { isNew } from '../since.js';
import type { TableScene } from '../table.js';
import { matching } from '../typing.js';
import { aboutTarget, followsOf, type NumberChange, numberChanges } from '../words.js';
import { amountOf } from './items.js';

/** A part of a line; parts are not torn apart where lines break. */
export interface Part {
  readonly text: string;
  readonly tone?: Token;
  readonly bold?: boolean;
}

/** How many completions of a typed line are shown. */
const COMPLETIONS = 20;
/** How many answers of others are told when the keyboard comes back; the log has all of them. */
const MOST_TOLD = 6;

function typingParts(scene: TableScene, texts: Texts): Part[] | null {
  const { line } = scene.lineMode;
  if (line?.kind === 'type') {
    const found = matching(scene.lineMode.entries(), line.text);
    const known = found.filter(
      (e, i) => found.findIndex((o) => o.choice === e.choice && o.command === e.command) === i,
    );
    const ways = known.slice(0, COMPLETIONS).map((e): Part => ({ text: e.words, tone: 'dim' }));
    return [{ text: texts.typing({ text: line.text }), bold: true }, ...ways];
  }
  if (line?.kind === 'say') return [{ text: texts.chairsTyping({ text: line.text }), bold: true }];
  if (line?.kind !== 'filter') return null;
  const rules = line.text === '' ? 0 : foundRules(scene.table.module.rules, line.text).length;
  const more: Part[] = rules > 0 ? [{ text: texts.filterRules({ n: rules }), tone: 'dim' }] : [];
  return [{ text: texts.filtering({ filter: line.text }), bold: true }, ...more];
}

/** Whose turn it is after others', and what happened meanwhile; the question stands above it. */
function beatParts({ beat, desk }: TableScene, texts: Texts): Part[] | null {
  const { prompt, telling, session } = desk.at;
  if (!beat.told || !prompt) return null;
  const name = telling.name(beat.told.seat);
  // Where there is little room the end is cut, and that must not be what happened just now.
  const news = beat.told.news
    .toReversed()
    .slice(0, MOST_TOLD)
    .map(({ text }): Part => ({ text: texts.handedNews({ text: capital(text) }) }));
  const head = isNew(session, beat.told.seat) ? texts.handedSoFar : texts.handedSince;
  const since: Part[] = news.length > 0 ? [{ text: head, tone: 'dim' }, ...news] : [];
  return [{ text: texts.handedTo({ name }), tone: 'accent', bold: true }, ...since];
}

const askerOf = ({ session }: TableScene): string => session.table.seats[session.chairs?.asking() ?? -1]?.name ?? '';

/** What is said to the player before anything else; null when nothing is. */
export function saidParts(scene: TableScene, texts: Texts): Part[] | null {
  const { ask, play } = scene;
  if (ask.asking === 'seat') return [{ text: texts.whichSeat, bold: true }];
  if (ask.asking === 'open') return [{ text: texts.chairsOpenAsk, bold: true }];
  if (ask.asking === 'agree') return [{ text: texts.chairsMayTake({ name: askerOf(scene) }), bold: true }];
  if (ask.asking === 'leave')
    return texts
      .leaveAsk({ saved: play.trouble() === '' })
      .split(/ {2,}/)
      .map((text) => ({ text, bold: true }));
  const typing = typingParts(scene, texts);
  if (typing) return typing;
  if (play.message) return [{ text: play.message.text, tone: play.message.bad ? 'bad' : 'good', bold: true }];
  return beatParts(scene, texts);
}

/** What the bot that thinks would do by now, where nothing in it is a secret, and how far it has looked. */
export function botParts({ play, desk, session }: TableScene, texts: Texts): Part[] {
  const { idea, quick } = play.bots;
  if (play.waitsForKey()) return [{ text: texts.botWaitsKeys, tone: 'dim' }];
  const { phrases } = session.module;
  const choice = session.secrets() ? undefined : session.prompt()?.choices.find((c) => c.id === idea?.answer.id);
  const words = choice ? phrases.choice(choice, desk.at.telling, idea?.answer.n) : '';
  return [
    ...(words === '' ? [] : [{ text: texts.botIdea({ words }) }]),
    ...(idea ? [{ text: texts.botLooked({ n: idea.looked }), tone: 'dim' as const }] : []),
    ...(quick ? [{ text: texts.botsQuick, tone: 'dim' as const }] : []),
  ];
}

function changeParts(changes: readonly NumberChange[], texts: Texts): Part[] {
  return changes.map(({ what, before, after }) => ({
    text: texts.changed({ what, before, after }),
    tone: after > before ? 'good' : 'bad',
  }));
}

/** 'then  coins 5 → 3  workers 4 → 1  asks Bob'. */
export function resultParts(desk: Desk, texts: Texts): Part[] {
  const { at, choice } = desk;
  if (desk.look && desk.look !== choice?.target)
    return [{ text: capital(desk.session.module.phrases.place(desk.look, at.telling)) }];
  if (!choice || !at.prompt) return [];
  const n = amountOf(desk, choice);
  const preview = at.preview(choice, n);
  if (!preview) return [];
  const own = changeParts(numberChanges(desk.session, preview, at.prompt.seat), texts);
  const others = preview.after.flatMap((_, seat): Part[] => {
    const theirs = seat === at.prompt?.seat ? [] : numberChanges(desk.session, preview, seat);
    if (theirs.length === 0) return [];
    const what = theirs.map(({ what, before, after }) => texts.changed({ what, before, after }));
    return [{ text: texts.changedOf({ name: at.telling.name(seat), what }), tone: 'text' }];
  });
  const follows = followsOf(at, choice, n, preview, texts).map((text): Part => ({ text, tone: 'dim' }));
  const changed = [...own, ...others];
  // What follows says itself that it comes then.
  return changed.length === 0 ? follows : [{ text: texts.thenChanges, tone: 'dim' }, ...changed, ...follows];
}

/** More about the marked choice, for rows that are left over: the place, the warning, the rules. */
export function detailsOf(desk: Desk, choice: Choice): string[] {
  const { at } = desk;
  const words = desk.session.module.phrases.choice(choice, at.telling);
  const place = aboutTarget(at, choice, words);
  const warning = desk.warning(choice)?.text ?? '';
  const rules = rulesFor(at, desk.ui, choice).map((rule) => `${rule.title}: ${rule.text}`);
  return [warning, place, ...rules].filter((text) => text !== '').map(capital);
}

/** A word that is wider than a line is broken behind its hyphens: the words of a pass are shown once and must be read. */
const piecesOf = (word: string, width: number): string[] =>
  textWidth(word) <= width ? [word] : word.split(/(?<=-)/).flatMap((piece) => wrapText(piece, width));

/** Parts in lines of this width, two blanks between them. A part that is wider than a line is broken at blanks. */
export function flow(parts: readonly Part[], width: number, gap = 2): Part[][] {
  const lines: Part[][] = [];
  let line: Part[] = [];
  let used = 0;
  const close = () => {
    if (line.length > 0) lines.push(line);
    line = [];
    used = 0;
  };
  const add = (part: Part, space: number) => {
    const room = textWidth(part.text);
    if (used > 0 && used + space + room > width) close();
    line.push(used > 0 ? { ...part, text: ' '.repeat(space) + part.text } : part);
    used += (used > 0 ? space : 0) + room;
  };
  for (const part of parts) {
    if (textWidth(part.text) <= width) {
      add(part, gap);
      continue;
    }
    part.text.split(' ').forEach((word, i) => {
      for (const [k, piece] of piecesOf(word, width).entries())
        add({ ...part, text: piece }, k > 0 ? 0 : i === 0 ? gap : 1);
    });
  }
  close();
  return lines;
}
