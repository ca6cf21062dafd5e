/** The rules at hand: one entry for every action, tile, faction, building and track. */
import type { RuleEntry } from '../../engine/phrasebook.js';
import { BOOK_TABLE, POWER_TABLE } from './data/actions.js';
import { FACTION_STARTS, type FactionStart } from './data/factions.js';
import {
  type BookActionId,
  DISCIPLINES,
  FACTIONS,
  type FactionId,
  type PowerActionId,
  TERRAINS,
  type Terrain,
} from './data/ids.js';
import { labelsOf } from './texts/labels.js';
import type { AoiTexts, RuleId, RuleKind, RulesTexts } from './texts/types.js';

/** Pages of the rulebook; null where it says nothing. */
const PAGES: Readonly<Record<RuleId, number | null>> = {
  'rule:leave': null,
  turn: 11,
  'action:build': 11,
  'action:spades': 11,
  'action:upgrade': 13,
  'track:shipping': 14,
  'track:terraforming': 14,
  'action:innovate': 14,
  'action:scholar': 15,
  'action:power': 15,
  'action:books': 15,
  'action:special': 15,
  'action:pass': 16,
  'action:convert': 16,
  offer: 8,
  power: 7,
  reach: 8,
  city: 9,
  neutral: 9,
  science: 10,
  bridge: 23,
  pavilion: 24,
  income: 10,
  'science-bonus': 17,
  end: 18,
  'set-up': 4,
  draft: 18,
  final: 18,
  competencies: 14,
  two: 19,
};

/** Tiles by kind: their page, and the kind of their ids where it is another. */
const TILES: readonly { readonly kind: RuleKind; readonly page: number; readonly id?: string }[] = [
  { kind: 'building', page: 13 },
  { kind: 'discipline', page: 10 },
  { kind: 'innovation', page: 21 },
  { kind: 'palace', page: 22 },
  { kind: 'competency', page: 24 },
  { kind: 'booster', page: 23 },
  { kind: 'round', page: 24 },
  { kind: 'final', page: 24, id: 'round' },
  { kind: 'power', page: 23 },
  { kind: 'book', page: 23 },
  { kind: 'city', page: 23 },
];
const FACTION_PAGE = 20;
const BOARD_PAGE = 19;

const filled = (rulings: readonly string[] | undefined): Pick<RuleEntry, 'rulings'> =>
  rulings && rulings.length > 0 ? { rulings } : {};

function rule({ entry, kind, page, noPage }: RulesTexts, id: RuleId): RuleEntry {
  const { title, text, rulings, also } = entry[id];
  const at = PAGES[id];
  return {
    id,
    title,
    kind: kind.rule,
    text,
    page: at === null ? noPage : page({ page: at }),
    also,
    ...filled(rulings),
  };
}

/** What a faction begins with, as a sentence; '' where there is nothing but the goods of its board. */
export function startText({ rules }: AoiTexts, id: FactionId): string {
  const { levels, freeSteps, tools }: FactionStart = FACTION_STARTS[id];
  const steps = DISCIPLINES.flatMap((discipline, i) => {
    const n = levels[i] ?? 0;
    return n > 0 ? [{ discipline, n }] : [];
  });
  return steps.length + freeSteps + tools > 0 ? rules.starts({ steps, freeSteps, tools }) : '';
}

export function rulesIn(texts: AoiTexts): readonly RuleEntry[] {
  const { rules } = texts;
  const { name, meaning } = labelsOf(texts);
  const rulingOf: Readonly<Record<string, readonly string[]>> = rules.ruling;

  const tile = (kind: RuleKind, page: number, id: string, text: string, prefix: string = kind): RuleEntry => ({
    id: `${prefix}:${id}`,
    title: name(id),
    kind: rules.kind[kind],
    text,
    page: rules.page({ page }),
    ...filled(rulingOf[id]),
  });
  const says = (id: string): string => {
    if (Object.hasOwn(POWER_TABLE, id)) {
      const action = id as PowerActionId;
      return rules.power({ action, power: POWER_TABLE[action].cost });
    }
    if (Object.hasOwn(BOOK_TABLE, id)) {
      const action = id as BookActionId;
      return rules.books({ action, books: BOOK_TABLE[action].cost });
    }
    return rules.tile({ meaning: meaning(id) });
  };
  const faction = (id: FactionId) =>
    tile('faction', FACTION_PAGE, id, `${rules.tile({ meaning: meaning(id) })} ${startText(texts, id)}`.trim());
  const board = (id: Terrain) => tile('board', BOARD_PAGE, id, rules.tile({ meaning: texts.board[id].meaning }));

  return [
    ...(Object.keys(PAGES) as RuleId[]).map((id) => rule(rules, id)),
    ...FACTIONS.map(faction),
    ...TERRAINS.map(board),
    ...TILES.flatMap(({ kind, page, id = kind }) =>
      Object.keys(texts[kind as 'city']).map((word) => tile(kind, page, word, says(word), id)),
    ),
  ];
}
