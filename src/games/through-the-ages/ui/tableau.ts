/** A player's own table: technologies with workers and tokens on them, and the state. */
import type { Area } from '../../../ui/paint/area.js';
import { look, sign } from '../../../ui/paint/marks.js';
import { cut } from '../../../ui/paint/text.js';
import type { Painting } from '../../../ui/types.js';
import { SPECIAL, type SpecialId, WONDER, WORKER_TECH } from '../data/civil.js';
import { RUIN_CULTURE } from '../data/civil-people.js';
import type { WorkerType } from '../data/civil-techs.js';
import { TERRITORIES, type TerritoryId } from '../data/military.js';
import type { PlayerView, TechView, TtaView } from '../view.js';
import { fitWords, militaryName, nameOf, packWords, symbolWord, TYPE_WORDS, TYPES, tacticWord } from './words.js';

const WIDTH = 9;
const WORKERS = { ink: 'yellow', bold: true } as const;
const TOKENS = { ink: 'blue', bold: true } as const;

function techsOf(p: PlayerView, type: WorkerType): TechView[] {
  return p.techs.filter((t) => t.type === type).sort((a, b) => b.level - a.level);
}

/** '●●' while they are few, '6●' when they are many. */
function pips(n: number, mark: string, most: number): string {
  return n <= most ? mark.repeat(n) : `${n}${mark}`;
}

/** What one worker gives: '2r', '1c2h'. */
function yieldWord(tech: TechView): string {
  if (tech.type === 'farm' || tech.type === 'mine') return `${tech.value}${tech.type === 'farm' ? 'f' : 'r'}`;
  return symbolWord(WORKER_TECH[tech.id].gives, '');
}

/** Blue tokens stand behind room for four workers. */
const TOKENS_AT = 4;

/** Six rows below the title: two for each technology, or one where there are more than three. */
const FULL_ROWS = 3;

/** Eleven card types side by side with the state of the nation at the right: seven rows, 120 columns. */
export function paintTableauWide(area: Area, y: number, p: Painting<TtaView>): number {
  const player = p.view.players[p.shown]!;
  TYPES.forEach((type, i) => {
    const x = i * WIDTH;
    area.text(x, y, TYPE_WORDS[type].toUpperCase(), { ink: 'dim' });
    const techs = techsOf(player, type);
    if (techs.length === 0) area.text(x, y + 1, '-', { ink: 'dim' });
    const high = techs.length > FULL_ROWS ? 1 : 2;
    techs.forEach((tech, n) => {
      const top = y + 1 + n * high;
      const id = `card:${tech.id}`;
      const name = `${sign(p, id).trim()}${nameOf(tech.id)}`;
      const workers = pips(tech.workers, '●', high === 1 ? 1 : 4);
      const tokens = pips(tech.tokens, '▪', high === 1 ? 1 : 4);
      const count = workers.length + tokens.length;
      const room = WIDTH - 1 - (high === 1 && count > 0 ? count + 1 : 0);
      area.text(x, top, cut(name, room), look(p, id));
      const at = high === 1 ? x + WIDTH - 1 - count : x;
      area.text(at, top + high - 1, workers, WORKERS);
      area.text(high === 1 ? at + workers.length : x + TOKENS_AT, top + high - 1, tokens, TOKENS);
      if (high > 1) {
        const used = tokens === '' ? workers.length + 1 : TOKENS_AT + tokens.length;
        const gives = yieldWord(tech);
        if (used + gives.length < WIDTH) area.text(x + WIDTH - 1 - gives.length, top + 1, gives, { ink: 'dim' });
      }
      area.spot(id, x, top, WIDTH - 1, high);
    });
  });
  // The banks below leave the right edge free.
  paintState(area.sub(TYPES.length * WIDTH + 1, y, area.width - TYPES.length * WIDTH - 1, 11), p);
  return y + 7;
}

function specialWord(id: SpecialId): string {
  const { gives, builds } = SPECIAL[id];
  return builds ? `${builds.stages} stages` : symbolWord(gives, ' ');
}

/** '2○ 1▪': yellow and blue tokens, faces, strength. */
function colonyWord(id: TerritoryId): string {
  const { yellow, blue, faces, strength } = TERRITORIES[id];
  const tokens = [yellow && `${yellow}○`, blue && `${blue}▪`].filter(Boolean);
  return [...tokens, symbolWord({ happy: faces, strength }, ' ')].filter(Boolean).join(' ');
}

/** Government, leader, special technologies, wonders: one line each. */
export function paintState(area: Area, p: Painting<TtaView>): void {
  const player = p.view.players[p.shown]!;
  const lines: { id: string; text: string; right?: string }[] = [
    {
      id: `card:${player.government}`,
      text: nameOf(player.government),
      right: `${player.caTotal}ca ${player.maTotal}ma`,
    },
  ];
  if (player.leader) lines.push({ id: `card:${player.leader}`, text: nameOf(player.leader) });
  if (player.building) {
    const b = player.building;
    const stages = b.of.map((n, i) => (i < b.stages ? '▪' : i === b.stages ? `[${n}]` : String(n))).join(' ');
    lines.push({ id: `card:${b.id}`, text: nameOf(b.id), right: stages });
  }
  // What a card gives stands behind its name where both have room.
  const add = (id: string, text: string, gives: string) => {
    const fits = gives !== '' && text.length + gives.length < area.width;
    lines.push(fits ? { id: `card:${id}`, text, right: gives } : { id: `card:${id}`, text });
  };
  for (const id of player.specials) add(id, nameOf(id), specialWord(id));
  for (const w of player.wonders) {
    const gives = w.ruined ? `${RUIN_CULTURE}c` : symbolWord(WONDER[w.id].gives, ' ');
    add(w.id, `${w.ruined ? '×' : '√'} ${nameOf(w.id)}`, gives);
  }
  for (const c of player.colonies)
    add(c, `○ ${militaryName(c).replace(' Territory', '')}`, colonyWord(c as TerritoryId));
  lines.slice(0, area.height).forEach((line, y) => {
    const room = area.width - (line.right ? line.right.length + 1 : 0);
    area.text(0, y, cut(sign(p, line.id).trim() + line.text, room), look(p, line.id));
    if (line.right) area.right(area.width, y, line.right);
    area.spot(line.id, 0, y, area.width);
  });
  if (lines.length > area.height)
    area.right(area.width, area.height - 1, `+${lines.length - area.height + 1}`, { ink: 'dim' });
}

/** How technologies are written in a row, the roomiest way first. */
const WAYS: readonly Way[] = [
  { name: 12, most: 4, gap: '  ', idle: true },
  { name: 8, most: 2, gap: '  ', idle: true },
  { name: 7, most: 2, gap: ' ', idle: true },
  { name: 12, most: 2, gap: '  ', idle: false },
  { name: 5, most: 2, gap: ' ', idle: false },
  { name: 3, most: 2, gap: ' ', idle: false },
];
/** Names as short as this are not followed by a blank. */
const TIGHT = 5;
interface Way {
  readonly name: number;
  /** More workers or tokens than this become a number. */
  readonly most: number;
  readonly gap: string;
  /** Also cards with nothing on them. */
  readonly idle: boolean;
}

interface TechPiece {
  readonly id: string;
  readonly name: string;
  readonly workers: string;
  readonly tokens: string;
}
interface TechRows {
  readonly rows: readonly (readonly TechPiece[])[];
  readonly gap: string;
  /** How many cards are left out, in words. */
  readonly more: string;
}

const widthOf = (piece: TechPiece): number => piece.name.length + piece.workers.length + piece.tokens.length;

function writeTech(tech: TechView, way: Way, p: Painting): TechPiece {
  const id = `card:${tech.id}`;
  const name = nameOf(tech.id);
  const workers = pips(tech.workers, '●', way.most);
  const tokens = pips(tech.tokens, '▪', way.most);
  const short = way.name > TIGHT ? `${cut(name, way.name)} ` : name.slice(0, way.name);
  return { id, name: `${sign(p, id).trim()}${short}`, workers, tokens };
}

/** The technologies in at most `most` rows, in the roomiest way that fits. */
function layTechs(techs: readonly TechView[], p: Painting, width: number, most: number): TechRows {
  let last: TechRows = { rows: [], gap: ' ', more: '' };
  for (const way of WAYS) {
    const shown = techs.filter((t) => way.idle || t.workers > 0 || t.tokens > 0);
    const left = techs.length - shown.length;
    const more = left > 0 ? `+${left} empty` : '';
    const end = left > 0 ? more.length + way.gap.length : 0;
    const rows: TechPiece[][] = [[]];
    let x = 0;
    for (const [i, tech] of shown.entries()) {
      const piece = writeTech(tech, way, p);
      const room = width - (i === shown.length - 1 ? end : 0);
      if (x > 0 && x + widthOf(piece) > room) {
        rows.push([]);
        x = 0;
      }
      rows.at(-1)!.push(piece);
      x += widthOf(piece) + way.gap.length;
    }
    last = { rows, gap: way.gap, more };
    if (rows.length <= most) return last;
  }
  return { ...last, rows: last.rows.slice(0, most), more: '…' };
}

const STOCK = 18;

/** One line per type with the stock it feeds at the right edge; more where there is room. Eight rows, 80 columns. */
export function paintTableauList(area: Area, p: Painting<TtaView>): number {
  const player = p.view.players[p.shown]!;
  const rows: readonly (readonly [title: string, types: readonly WorkerType[]])[] = [
    ['farm', ['farm']],
    ['mine', ['mine']],
    ['lab, lib.', ['lab', 'library']],
    ['culture', ['temple', 'theater', 'arena']],
    ['military', ['infantry', 'cavalry', 'artillery', 'air']],
  ];
  const right = area.width - STOCK;
  // Below come tactic, state, wonders, both banks and the end of the turn.
  let spare = Math.max(0, area.height - rows.length - 8);
  let y = 0;
  for (const [title, types] of rows) {
    area.text(0, y, title, { ink: 'dim' });
    const techs = types.flatMap((type) => techsOf(player, type).reverse());
    const laid = layTechs(techs, p, right - 11, 1 + spare);
    laid.rows.forEach((row, i) => {
      let x = 10;
      for (const piece of row) {
        area.spot(piece.id, x, y + i, widthOf(piece));
        x = area.text(x, y + i, piece.name, look(p, piece.id));
        x = area.text(area.text(x, y + i, piece.workers, WORKERS), y + i, piece.tokens, TOKENS) + laid.gap.length;
      }
      if (i === laid.rows.length - 1) area.text(x, y + i, laid.more, { ink: 'dim' });
    });
    spare -= laid.rows.length - 1;
    y += laid.rows.length;
  }
  paintStock(area, right, player);
  area.text(0, y, 'tactic', { ink: 'dim' });
  area.text(10, y++, player.tactic ? `${tacticWord(player.tactic)}, armies +${player.army.tactical}` : 'none');
  area.text(0, y, 'state', { ink: 'dim' });
  const state = [player.government, ...(player.leader ? [player.leader] : []), ...player.specials].map(nameOf);
  area.text(10, y, fitWords(state, ', ', right - 11));
  area.text(right, y++, `${player.ca}/${player.caTotal}ca ${player.ma}/${player.maTotal}ma`);
  const b = player.building;
  const wonders = [
    ...(b ? [`${nameOf(b.id)} ${b.stages}/${b.of.length}`] : []),
    ...player.wonders.map((w) => `${w.ruined ? '×' : '√'}${nameOf(w.id)}`),
  ];
  const colonies = player.colonies.map(militaryName);
  // Colonies have a row of their own where one is left.
  const apart = spare > 0 && colonies.length > 0;
  const things = apart ? wonders : [...wonders, ...colonies.map((name) => `○${name.replace(' Territory', '')}`)];
  y = paintWords(area, y, 'wonders', things, apart ? spare : 1 + spare);
  const below = area.height - 5;
  return apart ? paintWords(area, y, 'colonies', colonies, below - y) : y;
}

function paintWords(area: Area, y: number, title: string, words: readonly string[], rows: number): number {
  area.text(0, y, title, { ink: 'dim' });
  const lines = words.length > 0 ? packWords(words, '  ', area.width - 11, rows) : ['none'];
  for (const line of lines) area.text(10, y++, line);
  return y;
}

/** Stocks and ratings, and what the end of the turn adds: five rows. */
function paintStock(area: Area, x: number, player: PlayerView): void {
  const after = player.projection;
  const line = (word: string, n: number, by?: number) =>
    `${word.padEnd(9)}${String(n).padStart(3)}${by === undefined ? '' : signed(by).padStart(4)}`;
  const stock = [
    line('food', player.food, after.foodAfter - player.food),
    line('resource', player.resources, after.resourcesAfter - player.resources),
    line('science', player.science, player.rating.science),
    line('culture', player.culture, player.rating.culture),
    line('strength', player.rating.strength),
  ];
  stock.forEach((text, y) => {
    area.text(x, y, text);
  });
}

export function signed(n: number): string {
  return n < 0 ? String(n) : `+${n}`;
}
