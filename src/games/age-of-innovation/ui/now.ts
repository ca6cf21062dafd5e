/** What a thing on the table means for the looking seat at this moment, in lines for the inspect box. */
import type { Id, Seat } from '../../../engine/types.js';
import { DISCIPLINES } from '../data/ids.js';
import type { AoiTexts } from '../texts/types.js';
import type { SeatView, View } from '../types.js';

interface Asked {
  readonly texts: AoiTexts;
  readonly view: View;
  readonly name: string;
  readonly seat: SeatView | null;
}

const LINES: Readonly<Record<string, (asked: Asked) => readonly string[]>> = {
  hex: hexLines,
  innovation: innovationLines,
  competency: competencyLines,
  discipline: disciplineLines,
  faction: setLines,
  booster: (asked) => [boosterLine(asked)],
  palace: palaceLines,
  power: powerLines,
  book: bookLines,
  city: ({ texts, view, name }) => [texts.now.tilesLeft({ n: view.cityTiles.find((t) => t.id === name)?.left ?? 0 })],
};

export function now(texts: AoiTexts, target: Id, view: View, viewer: Seat | null): readonly string[] {
  const [kind = '', name = ''] = target.split(':');
  const seat = viewer === null ? null : (view.players[viewer] ?? null);
  return LINES[kind]?.({ texts, view, name, seat }) ?? [];
}

function innovationLines({ texts, view, name, seat }: Asked): string[] {
  const place = view.innovations.find((i) => i.tile === name);
  if (!place) return [texts.now.gone];
  if (!seat?.board) return [];
  const cost = place.cost[seat.seat];
  if (!cost) return [texts.now.noSlot];
  const books = DISCIPLINES.flatMap((discipline, i) => {
    const n = cost.books[i] ?? 0;
    return n > 0 ? [{ discipline, n }] : [];
  });
  const worth = place.worth[seat.seat];
  return [
    texts.now.costs({ books, any: cost.any, coins: cost.coins }),
    ...(worth ? [texts.now.brings({ points: worth })] : []),
  ];
}

function competencyLines({ texts, view, name, seat }: Asked): string[] {
  const place = view.competencies.find((x) => x.tile === name);
  const discipline = place && DISCIPLINES[place.column];
  if (!place || !discipline) return [];
  const { steps, books } = place;
  return [
    texts.now.comesWith({ steps, books, discipline }),
    seat?.competencies.includes(place.tile) ? texts.now.haveOne : texts.now.tilesLeft({ n: place.left }),
  ];
}

function disciplineLines({ texts, view, name, seat }: Asked): string[] {
  const track = view.science.find((s) => s.discipline === name);
  if (!track) return [];
  const worth = track.spaces.filter((x) => x.seat === null).map((x) => x.value);
  return [
    ...(seat ? [texts.now.level({ level: track.levels[seat.seat] ?? 0, keys: seat.keys })] : []),
    worth.length > 0 ? texts.now.spaces({ worth }) : texts.now.noSpace,
  ];
}

function setLines({ texts, view, name }: Asked): string[] {
  const set = view.sets.find((x) => x.faction === name);
  return set ? [texts.now.onBoard({ board: set.board }), texts.now.withBooster({ booster: set.booster })] : [];
}

function boosterLine({ texts, view, name, seat }: Asked): string {
  const free = view.boosters.find((x) => x.id === name);
  if (free) return free.coins > 0 ? texts.now.coinsOn({ coins: free.coins }) : texts.now.free;
  const set = view.sets.find((x) => x.booster === name);
  if (set) return texts.now.inSet({ faction: set.faction, board: set.board });
  const holder = view.players.find((x) => x.booster === name);
  if (!holder) return texts.now.notInGame;
  return holder.seat === seat?.seat ? texts.now.yours : texts.now.held({ seat: holder.seat + 1 });
}

function palaceLines({ texts, view, name, seat }: Asked): string[] {
  const owner = view.players.find((x) => x.reserved === name || x.palace === name);
  if (!owner) return [];
  const built = owner.palace === name;
  return [texts.now.palaceOf({ seat: owner.seat === seat?.seat ? null : owner.seat + 1, built })];
}

function powerLines({ texts, view, name, seat }: Asked): string[] {
  const action = view.power.find((x) => x.id === name);
  if (!action || !seat) return [];
  return [
    action.used ? texts.now.taken : texts.now.costsPower({ power: action.cost - seat.powerDiscount }),
    texts.now.thirdBowl({ holds: seat.bowls[2] }),
  ];
}

function bookLines({ texts, view, name, seat }: Asked): string[] {
  const action = view.books.find((x) => x.id === name);
  if (!action || !seat) return action ? [] : [texts.now.notInGame];
  return [
    action.used ? texts.now.taken : texts.now.costsBooks({ books: action.cost }),
    texts.now.haveBooks({ books: seat.books.reduce((sum, n) => sum + n, 0) }),
  ];
}

function hexLines({ texts, view, name }: Asked): string[] {
  const hex = view.hexes.find((h) => h.name === name);
  if (!hex) return [];
  const { terrain, building, owner, neutral, pavilion } = hex;
  if (terrain === null) return [texts.now.river];
  const lines = [texts.now.ground({ ...hex, terrain })];
  if (!building || owner === null) return lines;
  lines.push(texts.now.stands({ building, seat: owner + 1, neutral, pavilion }));
  const city = hex.city === null ? undefined : view.cities[hex.city];
  return city ? [...lines, texts.now.inCity({ hexes: city.hexes })] : lines;
}
