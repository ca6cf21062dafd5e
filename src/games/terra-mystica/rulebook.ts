/** Rules at hand: every action, structure, track, tile, card, cult and faction, with the rulebook's page. */
import type { RuleEntry } from '../../engine/phrasebook.js';
import { FACTION_BOARDS } from './data/factions.js';
import {
  BONUS_CARDS,
  CULTS,
  FACTIONS,
  FAVOURS,
  type FactionId,
  POWER_ACTIONS,
  SCORING_TILES,
  SPECIALS,
  type SpecialId,
  TOWN_TILES,
} from './data/ids.js';
import { BONUS_CARD, POWER_ACTION, SCORING_TILE, TOWN_TILE } from './data/tiles.js';
import type { RuleId, RuleKind, RulesTexts, TileId, TmTexts } from './texts/types.js';

interface At {
  readonly kind: RuleKind;
  /** null where the rulebook says nothing. */
  readonly pages: string | null;
}

const at = (kind: RuleKind, pages: string | null): At => ({ kind, pages });

const ENTRIES: Readonly<Record<RuleId, At>> = {
  'rule:setup': at('rule', '4–8'),
  'rule:income': at('rule', '8'),
  'rule:turn': at('rule', '9'),
  'rule:order': at('rule', '14'),
  'rule:round': at('rule', '7, 15'),
  'rule:end': at('rule', '16'),
  'rule:bowls': at('rule', '8'),
  'rule:adjacent': at('rule', '9'),
  'rule:native': at('rule', '9'),
  'rule:special': at('rule', '14'),
  'rule:power-actions': at('rule', '13, 17'),
  'rule:cults': at('rule', '13, 15'),
  'action:build': at('action', '9–11'),
  'action:upgrade': at('action', '11, 12'),
  'action:priest': at('action', '13'),
  'action:pass': at('action', '14'),
  'rule:power': at('rule', '12'),
  'rule:leave': at('rule', null),
  'rule:burn': at('rule', '13'),
  'rule:convert': at('rule', '13'),
  'rule:town': at('rule', '14, 15'),
  'rule:rewards': at('rule', '13'),
  'rule:keys': at('rule', '13, 15'),
  'rule:favour': at('rule', '18'),
  'rule:bridge': at('rule', '17'),
  'rule:area': at('rule', '16'),
  'rule:goods': at('rule', '16'),
  'track:ship': at('track', '11'),
  'track:dig': at('track', '11'),
  'building:dwelling': at('structure', '9'),
  'building:trading-house': at('structure', '11'),
  'building:temple': at('structure', '12'),
  'building:stronghold': at('structure', '12'),
  'building:sanctuary': at('structure', '12'),
};

const filled = (rulings: readonly string[]): Pick<RuleEntry, 'rulings'> => (rulings.length > 0 ? { rulings } : {});

function rule(rules: RulesTexts, id: RuleId): RuleEntry {
  const { title, text, rulings, also } = rules.entry[id];
  const { kind, pages } = ENTRIES[id];
  return {
    id,
    title,
    kind: rules.kind[kind],
    page: pages === null ? rules.noPage : rules.page({ pages }),
    text,
    ...(also.length > 0 ? { also } : {}),
    ...filled(rulings),
  };
}

export function factionRule({ rules, faction }: TmTexts, id: FactionId): RuleEntry {
  const { text, rulings } = rules.faction[id];
  return {
    id: `faction:${id}`,
    title: faction[id],
    kind: rules.factionKind({ home: FACTION_BOARDS[id].home }),
    page: rules.page({ pages: '20' }),
    text,
    ...filled(rulings),
  };
}

/** Tiles and cards, some of them from after the first edition. */
function tiles({ rules }: TmTexts): RuleEntry[] {
  const tile = (kind: 'favour' | 'town' | 'scoring' | 'card', pages: string, id: TileId, later = false): RuleEntry => ({
    id: `${kind}:${id}`,
    title: id,
    kind: later && kind !== 'favour' ? rules.laterKind[kind] : rules.kind[kind],
    page: later ? rules.noPageLater : rules.page({ pages }),
    text: rules.tile({ tile: id }),
  });
  return [
    ...FAVOURS.map((id) => tile('favour', '18', id)),
    ...TOWN_TILES.map((id) => tile('town', '19', id, TOWN_TILE[id].later)),
    ...SCORING_TILES.map((id) => tile('scoring', '18', id, SCORING_TILE[id].later)),
    ...BONUS_CARDS.map((id) => tile('card', '19', id, BONUS_CARD[id].later)),
  ];
}

const isOfBoard = (id: SpecialId): boolean => id.startsWith('ACT');

export function rulesIn(texts: TmTexts): readonly RuleEntry[] {
  const { rules, cult } = texts;
  return [
    ...(Object.keys(ENTRIES) as RuleId[]).map((id) => rule(rules, id)),
    ...FACTIONS.map((id) => factionRule(texts, id)),
    ...CULTS.map((id) => ({
      id: `cult:${id}`,
      title: cult[id].name,
      kind: rules.kind.cult,
      page: rules.page({ pages: '13' }),
      text: rules.cult,
    })),
    ...POWER_ACTIONS.map((id) => ({
      id: `power:${id}`,
      title: id,
      kind: rules.kind.power,
      page: rules.page({ pages: '17' }),
      text: rules.power({ action: id, power: POWER_ACTION[id].power }),
    })),
    ...SPECIALS.map((id) => ({
      id: `special:${id}`,
      title: id,
      kind: rules.kind.special,
      page: rules.page({ pages: isOfBoard(id) ? '20' : '14' }),
      text: rules.special({ special: id }),
    })),
    ...tiles(texts),
  ];
}
