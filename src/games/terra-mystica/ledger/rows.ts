/** A ledger as rows: headers, and moves with the numbers recorded after them. */
import { Refused } from '../../../engine/types.js';
import {
  BONUS_CARDS,
  type BonusId,
  CULTS,
  type Cult,
  type FactionId,
  SCORING_TILES,
  type ScoringId,
} from '../data/ids.js';
import { type Command, factionNamed, readCommand } from './commands.js';

/** Points, coins, workers, priests, bowls and cult steps, in the order of the columns. */
export const NUMBERS = [
  'points',
  'coins',
  'workers',
  'priests',
  'bowl1',
  'bowl2',
  'bowl3',
  'fire',
  'water',
  'earth',
  'air',
] as const;
export type Recorded = readonly number[];

export interface Row {
  /** Counted from 1 through the whole file. */
  readonly line: number;
  readonly faction: FactionId;
  /** null where the row has no number columns. */
  readonly recorded: Recorded | null;
  /** Numbers of the offers column. */
  readonly offers: number;
  readonly commands: readonly Command[];
  /** Which commands have been played. */
  readonly played: boolean[];
  readonly text: string;
}

export interface Ledger {
  readonly options: readonly string[];
  readonly scoring: readonly ScoringId[];
  readonly removed: readonly BonusId[];
  /** In the order of the set-up rows, as far as they are named. */
  readonly players: readonly string[];
  readonly rows: readonly Row[];
}

/** Begins an action; everything else belongs to one, or costs none. */
export const isMain = (c: Command): boolean => MAIN.includes(c.do);
const MAIN: readonly Command['do'][] = ['build', 'upgrade', 'action', 'send', 'advance', 'pass', 'dig'];

/** Engine rows in square brackets stand before the row that causes them. */
export const isAside = (row: Row): boolean =>
  row.commands.length > 0 &&
  row.commands.every((c) => c.do === 'nothing' && (c.what === 'accepted' || c.what === 'declined'));

/** Columns of a row, from the sheet that explains the ledgers. */
const [CHANGE, VP, COINS, WORKERS, PRIESTS, POWER, CULT, OFFERS, TEXT] = [1, 2, 4, 6, 8, 10, 12, 13, 14] as const;

function numbers(cells: readonly string[], line: number): number[] {
  const pick = (col: number, pattern: RegExp): number[] => {
    const m = pattern.exec((cells[col] ?? '').trim());
    if (!m)
      throw new Refused('ledger-row', {
        row: line,
        expected: 'number',
        column: col + 1,
        found: cells[col] ?? '',
      });
    return m.slice(1).map(Number);
  };
  return [
    ...pick(VP, /^(-?\d+)\s*VP$/i),
    ...pick(COINS, /^(\d+)\s*C$/i),
    ...pick(WORKERS, /^(\d+)\s*W$/i),
    ...pick(PRIESTS, /^(\d+)\s*P$/i),
    ...pick(POWER, /^(\d+)\/(\d+)\/(\d+)\s*PW$/i),
    ...pick(CULT, /^(\d+)\/(\d+)\/(\d+)\/(\d+)$/),
  ];
}

/** The same columns when tabs have become blanks: changes may be missing, offers are bare numbers before the commands. */
const LOOSE =
  /^(\D+?)\s+(?:[+-]?\d+\s+)?(-?\d+\s*VP)\s+(?:[+-]?\d+\s+)?(\d+\s*C)\s+(?:[+-]?\d+\s+)?(\d+\s*W)\s+(?:[+-]?\d+\s+)?(\d+\s*P)\s+(?:[+-]?\d+\s+)?(\d+\/\d+\/\d+\s*PW)\s+(?:[+-]?\d+\s+)?(\d+\/\d+\/\d+\/\d+)\s*((?:\d+\s+)*)(.*)$/i;

/** Fifteen cells of a row, or what there is of them. */
function cellsOf(text: string): string[] {
  const cells = text.split('\t');
  if (cells.length > TEXT) return cells;
  const m = LOOSE.exec(text.replace(/\s+/g, ' '));
  if (!m) return cells;
  const cell = (n: number): string => m[n] ?? '';
  // A column for changes stands behind name, points, coins, workers, priests and power.
  const withChanges = [1, 2, 3, 4, 5, 6].flatMap((n) => [cell(n), '']);
  return [...withChanges, cell(7), cell(8), cell(9)];
}

/** A row of a ledger: a faction, then numbers with their units; or a faction, a colon and commands. */
export function looksLikeRow(line: string): boolean {
  const text = line.replace(/^\s+/, '');
  const cells = cellsOf(text);
  const numbered = cells.length >= OFFERS && /^-?\d+\s*VP$/i.test((cells[VP] ?? '').trim());
  return numbered ? factionNamed(cells[0] ?? '') !== null : plainRow(text) !== null;
}

/** `witches: upgrade E7 to TE. +FAV5`, without any numbers. */
const PLAIN = /^([a-z][a-z -]*?)\s*:\s*(\S.*)$/i;
/** `witches dropped from the game` */
const DROPPED = /^(.+?) dropped from the game\.?$/i;

function plainRow(text: string): { faction: FactionId; text: string } | null {
  const [, name = '', said = ''] = PLAIN.exec(text) ?? [];
  const faction = factionNamed(name);
  return faction && readCommand(said.split(SPLIT)[0] ?? '') ? { faction, text: said } : null;
}

const SPLIT = /\.\s*(?=\S)|\.$/;

function commandsOf(text: string, line: number): Command[] {
  const commands: Command[] = [];
  for (const part of text.split(SPLIT)) {
    if (!part?.trim()) continue;
    const command = readCommand(part);
    if (!command) throw new Refused('ledger-command', { row: line, found: part.trim() });
    commands.push(command);
  }
  return commands;
}

function rowOf(line: number, faction: FactionId, said: string, recorded: Recorded | null, offers: number): Row {
  const text = said.replace(/#.*/, '').trim();
  const commands = commandsOf(text, line);
  return { line, faction, recorded, offers, commands, played: commands.map(() => false), text };
}

function numberedRow(textLine: string, line: number): Row {
  const cells = cellsOf(textLine);
  const faction = factionNamed(cells[0] ?? '');
  if (!faction) throw new Refused('ledger-faction', { row: line, found: cells[0] ?? '' });
  if (cells.length <= TEXT)
    throw new Refused('ledger-row', { row: line, expected: 'columns', columns: TEXT + 1, found: String(cells.length) });
  const offers = (cells[OFFERS] ?? '').split(/\s+/).filter((x) => x !== '').length;
  return rowOf(line, faction, cells.slice(TEXT).join(' '), numbers(cells, line), offers);
}

/** What the final scoring is about in the rows below a header. */
type Section = Cult | 'network' | 'resources';

function sectionOf(text: string): Section | null {
  const [, word] = /^Scoring (\w+)(?: cult)?$/i.exec(text) ?? [];
  if (/^Converting resources/i.test(text)) return 'resources';
  return ([...CULTS, 'network'] as const).find((x) => x === word?.toLowerCase()) ?? null;
}

/** Whoever has left says nothing; what a row of theirs is about stands in the header above it. */
function withSection(row: Row, change: string, section: Section | null): Row {
  if (row.commands.length > 0 || section === null) return row;
  const command: Command =
    section === 'resources'
      ? { do: 'score-resources' }
      : { do: 'points', n: Number.parseInt(change, 10) || 0, what: section };
  return { ...row, commands: [command], played: [false] };
}

/** The row of a line, or null for a header or a remark. */
function readRow(raw: string, line: number): Row | null {
  const text = raw.trim();
  const plain = text.includes('\t') ? null : plainRow(text);
  if (plain) return rowOf(line, plain.faction, plain.text, null, 0);
  const dropped = factionNamed(DROPPED.exec(text)?.[1] ?? '');
  if (dropped) return rowOf(line, dropped, 'dropped from the game', null, 0);
  return text.includes('\t') || looksLikeRow(text) ? numberedRow(raw, line) : null;
}

/** Headers that say something about the game, each with what it says. */
class Headers {
  readonly options: string[] = [];
  readonly scoring: ScoringId[] = [];
  readonly removed: BonusId[] = [];
  readonly players: string[] = [];

  take(text: string, line: number): void {
    const [, option] = /^option (\S+)/i.exec(text) ?? [];
    const [, round, tile] = /^Round (\d) scoring: (SCORE\d+)/i.exec(text) ?? [];
    const [, card] = /^Removing tile (BON\d+)/i.exec(text) ?? [];
    const [, place, player] = /^Player (\d): (.+)$/i.exec(text) ?? [];
    if (option) this.options.push(option.toLowerCase());
    else if (round && tile) this.scoring[Number(round) - 1] = known(SCORING_TILES, tile, line);
    else if (card) this.removed.push(known(BONUS_CARDS, card, line));
    else if (place && player) this.players[Number(place) - 1] = player.trim();
    else refuseOther(text, line);
  }
}

export function readRows(source: string): Ledger {
  const headers = new Headers();
  const rows: Row[] = [];
  let section: Section | null = null;
  source.split(/\r\n?|\n/).forEach((whole, i) => {
    const raw = withoutLink(whole.replace(/^[\s\ufeff]+/, ''));
    const text = raw.trim();
    if (text === '' || text.startsWith('#')) return;
    const row = readRow(raw, i + 1);
    if (row) rows.push(withSection(row, cellsOf(raw)[CHANGE] ?? '', section));
    else {
      headers.take(text, i + 1);
      section = sectionOf(text);
    }
  });
  return { ...headers, rows };
}

const LINK = 'show history';
/** Pages of the site carry a link behind every line. */
function withoutLink(line: string): string {
  const text = line.trimEnd();
  return text.toLowerCase().endsWith(LINK) ? text.slice(0, -LINK.length) : line;
}

/** What changes the game beyond our rules; every other line without numbers is a remark. */
function refuseOther(text: string, line: number): void {
  const map = /^map (\S+)$/i.exec(text);
  if (map && !BASE_MAP.includes(map[1] ?? ''.toLowerCase()))
    throw new Refused('ledger-map', { row: line, found: map[1] ?? '' });
  if (/^Added final scoring tile/i.test(text) || DROPPED.test(text))
    throw new Refused('ledger-header', { row: line, found: text });
}

/** How ledgers name the base map. */
const BASE_MAP: readonly string[] = ['original', '126fe960806d587c78546b30f1a90853b1ada468'];

function known<X extends string>(list: readonly X[], word: string, line: number): X {
  const found = list.find((x) => x === word.toUpperCase());
  if (!found) throw new Refused('ledger-header', { row: line, found: word });
  return found;
}

/** Does every offer get its answer right behind the row that made it? Then the game can be played with strict timing. */
export function isStrict({ rows }: Ledger): boolean {
  const answers = (row: Row | undefined) =>
    row !== undefined && row.commands.length > 0 && row.commands.every((c) => c.do === 'leech' || c.do === 'decline');
  for (let i = 0; i < rows.length; i++) {
    const row = rows[i];
    if (!row) break;
    if (answers(row)) return false;
    if (!row.commands.some((c) => c.do === 'build' || c.do === 'upgrade') || row.offers === 0) continue;
    let n = 0;
    for (let next = rows[i + 1]; next && (answers(next) || isAside(next)); next = rows[i + 1]) {
      i++;
      if (answers(next)) n += next.commands.length;
    }
    // Answers that are still missing where the ledger ends may follow as well.
    if (n < row.offers && i < rows.length - 1) return false;
  }
  return true;
}
