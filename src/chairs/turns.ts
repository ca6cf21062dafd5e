/**
 * A game by file: the answers since the last block as a few lines of text, with a chain of hashes over the whole way, so
 * that a block that was altered, left out or taken twice is noticed. Only for games in which nothing is left to chance
 * and nothing is secret: both sides hold the whole game.
 */
import { createHash } from 'node:crypto';
import { stable } from '../engine/copy.js';
import { accepts } from '../engine/engine.js';
import { answerOf, entryFromText, entryText, type LogEntry } from '../engine/log.js';
import type { SaveFile } from '../engine/save/format.js';
import type { Session } from '../engine/session.js';
import { Refused } from '../engine/types.js';

const TITLE = 'hotseat turn 1';
const END = 'end';
/** No game of ours is longer. */
const MOST_ANSWERS = 5_000;
const SHOWN = 16;

const sum = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, SHOWN);

/** What tells this game from every other. Who plays a seat may change; names, deal and rules do not. */
export function gameSum({ game, rules, seed, table }: Pick<SaveFile, 'game' | 'rules' | 'seed' | 'table'>): string {
  return sum(stable({ game, rules, seed, options: table.options, names: table.seats.map(({ name }) => name) }));
}

const gameSumOf = (session: Session): string =>
  gameSum({ game: session.game.id, rules: session.game.rules, seed: session.seed, table: session.table });

/** The chain after so many answers. */
function chain(game: string, log: readonly LogEntry[], length: number): string {
  let link = game;
  for (const entry of log.slice(0, length)) link = sum(`${link}\n${entryText(entry)}`);
  return link;
}

export function turnBlock(session: Session, from: number): string {
  if (session.game.chance || session.secrets()) throw new Refused('turn-chance', { game: session.game.title });
  const { log } = session;
  if (from >= log.length) throw new Refused('turn-none');
  const game = gameSumOf(session);
  return `${[
    TITLE,
    `game ${session.game.id} ${game}`,
    `from ${from} ${chain(game, log, from)}`,
    ...log.slice(from).map(entryText),
    `to ${log.length} ${chain(game, log, log.length)}`,
    END,
  ].join('\n')}\n`;
}

interface TurnBlock {
  readonly game: string;
  readonly sum: string;
  readonly from: number;
  readonly start: string;
  readonly log: readonly LogEntry[];
  readonly end: string;
}

export const isTurnBlock = (text: string): boolean => text.trimStart().startsWith('hotseat turn ');

/** Mail may have quoted it, or put words around it: only the lines between title and end count. */
export function turnFrom(text: string): TurnBlock {
  const lines = text.split('\n').map((line) => line.replace(/^[>\s]+/, '').trimEnd());
  const title = lines.indexOf(TITLE);
  const end = lines.indexOf(END, title);
  if (title < 0 || end < 0) throw new Refused('turn-shape');
  const [about = '', first = '', ...rest] = lines.slice(title + 1, end).filter((line) => line !== '');
  const game = /^game ([a-z0-9-]+) ([0-9a-f]{16})$/.exec(about);
  const from = /^from (\d{1,5}) ([0-9a-f]{16})$/.exec(first);
  const to = /^to (\d{1,5}) ([0-9a-f]{16})$/.exec(rest.pop() ?? '');
  const log = rest.map(entryFromText);
  if (!game || !from || !to || log.length > MOST_ANSWERS || log.includes(null)) throw new Refused('turn-shape');
  const block: TurnBlock = {
    game: game[1] ?? '',
    sum: game[2] ?? '',
    from: Number(from[1]),
    start: from[2] ?? '',
    log: log.filter((entry) => entry !== null),
    end: to[2] ?? '',
  };
  const altered = block.log.reduce((link, entry) => sum(`${link}\n${entryText(entry)}`), block.start) !== block.end;
  if (altered || Number(to[1]) !== block.from + block.log.length) throw new Refused('turn-altered');
  return block;
}

/** Plays the answers of a block that the session does not have yet; how many those were. Throws `Refused`. */
export function playTurn(session: Session, block: TurnBlock): number {
  const game = gameSumOf(session);
  if (block.sum !== game) throw new Refused('turn-other');
  const at = session.log.length;
  if (block.from > at) throw new Refused('turn-order', { from: block.from, at });
  if (chain(game, session.log, block.from) !== block.start) throw new Refused('turn-fork', { at: block.from });
  const known = session.log.slice(block.from);
  known.forEach((entry, i) => {
    const theirs = block.log[i];
    if (theirs && entryText(theirs) !== entryText(entry)) throw new Refused('turn-fork', { at: block.from + i + 1 });
  });
  const fresh = block.log.slice(known.length);
  if (fresh.length === 0) throw new Refused('turn-known');
  for (const [i, entry] of fresh.entries()) {
    const prompt = session.prompt();
    if (!prompt || prompt.seat !== entry[0] || accepts(prompt, answerOf(entry)) !== 'yes')
      throw new Refused('turn-bad', { at: at + i + 1 });
    session.submit(answerOf(entry));
  }
  return fresh.length;
}
