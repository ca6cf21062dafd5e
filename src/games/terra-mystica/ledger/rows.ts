/** A ledger as rows: headers, and moves with the numbers recorded after them. */
import { Refused } from '../../../engine/types.js';
import { BONUS_CARDS, type BonusId, type FactionId, SCORING_TILES, type ScoringId } from '../data/ids.js';
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
  readonly recorded: Recorded;
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
  readonly rows: readonly Row[];
}

/** Columns of a row, from the sheet that explains the ledgers. */
const [VP, COINS, WORKERS, PRIESTS, POWER, CULT, OFFERS, TEXT] = [2, 4, 6, 8, 10, 12, 13, 14] as const;

function numbers(cells: readonly string[], line: number): number[] {
  const pick = (col: number, pattern: RegExp): number[] => {
    const m = pattern.exec((cells[col] ?? '').trim());
    if (!m)
      throw new Refused('ledger-row', {
        row: line,
        expected: `a number in column ${col + 1}`,
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
  const [, name, vp, c, w, p, pw, cult, offers, commands] = m.map((x) => x ?? '');
  return [name!, '', vp!, '', c!, '', w!, '', p!, '', pw!, '', cult!, offers!, commands!];
}

/** A row of a ledger: a faction, then numbers with their units. */
export function looksLikeRow(text: string): boolean {
  const cells = cellsOf(text.replace(/^\s+/, ''));
  return cells.length >= OFFERS && factionNamed(cells[0]!) !== null && /^-?\d+\s*VP$/i.test((cells[VP] ?? '').trim());
}

function readRow(textLine: string, line: number): Row {
  const cells = cellsOf(textLine);
  const faction = factionNamed(cells[0]!);
  if (!faction) throw new Refused('ledger-faction', { row: line, found: cells[0]! });
  if (cells.length <= TEXT)
    throw new Refused('ledger-row', { row: line, expected: `${TEXT + 1} columns`, found: String(cells.length) });
  const text = cells.slice(TEXT).join(' ').replace(/#.*/, '').trim();
  const commands: Command[] = [];
  for (const part of text.split(/\.\s*(?=\S)|\.$/)) {
    if (!part?.trim()) continue;
    const command = readCommand(part);
    if (!command) throw new Refused('ledger-command', { row: line, found: part.trim() });
    commands.push(command);
  }
  const offers = (cells[OFFERS] ?? '').split(/\s+/).filter((x) => x !== '').length;
  return { line, faction, recorded: numbers(cells, line), offers, commands, played: commands.map(() => false), text };
}

export function readRows(source: string): Ledger {
  const options: string[] = [];
  const scoring: ScoringId[] = [];
  const removed: BonusId[] = [];
  const rows: Row[] = [];
  source.split(/\r\n?|\n/).forEach((whole, i) => {
    const line = i + 1;
    const raw = withoutLink(whole.replace(/^[\s\ufeff]+/, ''));
    const text = raw.trim();
    if (text === '' || text.startsWith('#')) return;
    if (text.includes('\t') || looksLikeRow(text)) {
      rows.push(readRow(raw, line));
      return;
    }
    const option = /^option (\S+)/i.exec(text);
    const tile = /^Round (\d) scoring: (SCORE\d+)/i.exec(text);
    const card = /^Removing tile (BON\d+)/i.exec(text);
    if (option) options.push(option[1]!.toLowerCase());
    else if (tile) scoring[Number(tile[1]) - 1] = known(SCORING_TILES, tile[2]!, line);
    else if (card) removed.push(known(BONUS_CARDS, card[1]!, line));
    else refuseOther(text, line);
  });
  return { options, scoring, removed, rows };
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
  if (map && !BASE_MAP.includes(map[1]!.toLowerCase())) throw new Refused('ledger-map', { row: line, found: map[1]! });
  if (/^Added final scoring tile/i.test(text) || / dropped from the game$/i.test(text))
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
export function isStrict(ledger: Ledger): boolean {
  const answers = (row: Row | undefined) =>
    row !== undefined && row.commands.length > 0 && row.commands.every((c) => c.do === 'leech' || c.do === 'decline');
  const aside = (row: Row | undefined) =>
    row?.commands.every((c) => c.do === 'nothing' && (c.what === 'accepted' || c.what === 'declined'));
  const { rows } = ledger;
  for (let i = 0; i < rows.length; i++) {
    const row = rows[i]!;
    if (answers(row)) return false;
    if (!row.commands.some((c) => c.do === 'build' || c.do === 'upgrade') || row.offers === 0) continue;
    let n = 0;
    while (answers(rows[i + 1]) || aside(rows[i + 1])) {
      i++;
      if (answers(rows[i])) n += rows[i]!.commands.length;
    }
    if (n < row.offers) return false;
  }
  return true;
}
