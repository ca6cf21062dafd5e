/** Conservation: what can never be otherwise, whatever was played. */
import { must } from '../../engine/must.js';
import { FREE_BOOSTERS } from './data/boosters.js';
import { BRIDGES, NEUTRAL_PIECES, PAVILIONS, PIECES, SCHOLARS } from './data/buildings.js';
import { CITY_STACK } from './data/cities.js';
import { COMPETENCY_STACK } from './data/competencies.js';
import { BUILDINGS, CITY_TILES, COLOURED, COMPETENCIES, DISCIPLINES } from './data/ids.js';
import { TOP_LEVEL } from './data/science.js';
import { hasLeft, hexName, keysOf, mapOf, native, placed, playerOf } from './rules/common.js';
import { INNOVATION_SLOTS } from './rules/innovate.js';
import type { State } from './types.js';

const TOKENS = 12;

function demand(holds: boolean, what: string): asserts holds {
  if (!holds) throw new Error(`age-of-innovation: ${what}`);
}

export function check(s: State): void {
  checkMap(s);
  checkSupply(s);
  s.players.forEach((_, seat) => {
    checkSeat(s, seat);
  });
}

function checkMap(s: State): void {
  const { map, overland, terrain } = mapOf(s);
  for (const list of [s.terrain, s.building, s.owner, s.neutral, s.pavilion, s.city]) {
    demand(list.length === map.size, 'the map has another size');
  }
  for (let h = 0; h < map.size; h++) {
    const at = hexName(s, h);
    demand(
      must(terrain[h], 'space', h) < 0 === must(s.terrain[h], 'space', h) < 0,
      `${at} changed between land and river`,
    );
    demand((s.owner[h] === -1) === (s.building[h] === ''), `${at} has a building or an owner, not both`);
    if (s.owner[h] === -1) {
      demand(!s.neutral[h] && !s.pavilion[h] && s.city[h] === -1, `${at} is empty but marked`);
      continue;
    }
    const p = s.players[must(s.owner[h], 'space', h)];
    demand(p !== undefined, `${at} belongs to nobody at the table`);
    demand(s.terrain[h] === native(p), `${at} carries a building on foreign terrain`);
    const city = must(s.city[h], 'space', h);
    demand(city === -1 || s.cities[city]?.seat === s.owner[h], `${at} belongs to a city of somebody else`);
  }
  const seen = new Set<string>();
  for (const b of s.bridges) {
    demand(
      overland.some((p) => p.a === b.a && p.b === b.b),
      'a bridge lies where none fits',
    );
    demand(s.owner[b.a] === b.seat || s.owner[b.b] === b.seat, 'a bridge touches no building of its owner');
    seen.add(`${b.a}-${b.b}`);
  }
  demand(seen.size === s.bridges.length, 'two bridges lie in one place');
}

function checkSupply(s: State): void {
  for (const piece of BUILDINGS) {
    const n = s.building.filter((b, h) => b === piece && s.neutral[h]).length;
    demand(n <= NEUTRAL_PIECES[piece], `too many neutral pieces: ${piece}`);
  }
  const onMap = s.pavilion.reduce((a, b) => a + b, 0);
  demand(onMap + s.players.reduce((a, p) => a + p.pavilions, 0) <= PAVILIONS, 'too many pavilions');
  CITY_TILES.forEach((id, i) => {
    const taken = s.cities.filter((c) => c.tile === id).length;
    demand(
      must(s.cityTiles[i], 'city tile', i) >= 0 && must(s.cityTiles[i], 'city tile', i) + taken === CITY_STACK,
      `city tiles do not add up: ${id}`,
    );
  });
  COMPETENCIES.forEach((id) => {
    const taken = s.players.filter((p) => p.competencies.includes(id)).length;
    const left = s.competenciesLeft[s.competencies.indexOf(id)] ?? -1;
    demand(left >= 0 && left + taken === COMPETENCY_STACK, `competencies do not add up: ${id}`);
  });
  const taken = s.players.flatMap((p) => p.innovations);
  demand(new Set(taken).size === taken.length, 'an innovation is there twice');
  demand(new Set(s.innovations).size === s.innovations.length, 'an innovation was dealt twice');
  demand(
    taken.every((id) => s.innovations.includes(id)),
    'somebody has an innovation that was not dealt',
  );
  const palaces = [...s.palaces, ...s.pool.palaces, ...s.players.flatMap((p) => [p.palace, p.reserved])];
  const tiles = palaces.filter((id) => id !== null);
  demand(new Set(tiles).size === tiles.length, 'a palace is there twice');
  const boosters = [...s.boosters.map((b) => b.id), ...s.players.flatMap((p) => (p.booster ? [p.booster] : []))];
  demand(new Set(boosters).size === boosters.length, 'a booster is there twice');
  if (s.phase !== 'deal') demand(boosters.length === s.seats + FREE_BOOSTERS, 'boosters do not add up');
  for (const key of ['board', 'faction'] as const) {
    const taken = s.players.flatMap((p) => (p[key] ? [p[key]] : []));
    demand(new Set(taken).size === taken.length, `a ${key} is there twice`);
  }
  demand(new Set([...s.order]).size === s.seats, 'the turn order is broken');
  DISCIPLINES.forEach((d, i) => {
    demand(s.players.filter((p) => p.levels[i] === TOP_LEVEL).length <= 1, `two markers at the top of ${d}`);
  });
}

function checkSeat(s: State, seat: number): void {
  const p = playerOf(s, seat);
  const who = `seat ${seat + 1}`;
  const amounts = [p.coins, p.tools, p.scholars, p.sent, p.burnt, p.added, p.pavilions, p.vp, ...p.books, ...p.bowls];
  demand(
    amounts.every((n) => Number.isInteger(n) && n >= 0),
    `${who} has an amount below zero or broken`,
  );
  const started = p.bowls[0] + p.bowls[1] + p.bowls[2] > 0;
  if (started || s.round > 0) {
    const tokens = p.bowls[0] + p.bowls[1] + p.bowls[2];
    demand(tokens === TOKENS - p.burnt + p.added, `${who}: power tokens do not add up`);
  }
  const onBoard = s.spaces.flat().filter((by) => by === seat).length;
  demand(onBoard === p.sent && p.scholars + p.sent <= SCHOLARS, `${who}: scholars do not add up`);
  for (const piece of COLOURED) demand(placed(s, seat, piece) <= PIECES[piece], `${who}: too many pieces: ${piece}`);
  demand(s.bridges.filter((b) => b.seat === seat).length <= BRIDGES, `${who}: too many bridges`);
  demand(
    p.levels.every((n) => n >= 0 && n <= TOP_LEVEL),
    `${who}: a science level is off the track`,
  );
  demand(keysOf(s, seat) >= 0, `${who}: more keys used than there are`);
  demand(p.innovations.length <= INNOVATION_SLOTS, `${who}: too many innovations`);
  demand(p.shipping >= 0 && p.shipping <= 3 && p.terraforming >= 1 && p.terraforming <= 3, `${who}: off a track`);
  demand(
    (p.palace !== null) === placed(s, seat, 'palace') > 0 || inPalaceFrame(s) || hasLeft(s, seat),
    `${who}: palace without tile`,
  );
  const points = Object.values(p.points).reduce((a, b) => a + b, 0);
  demand(points === p.vp, `${who}: points do not add up`);
}

/** Between building the palace and choosing its tile. */
function inPalaceFrame(s: State): boolean {
  return s.stack.some((f) => f.kind === 'palace');
}
