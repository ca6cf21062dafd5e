/** The five victory cards with two agendas each (sheet section 6; rulebook pages 12 and 16). Texts [R], names and pairs [S2]. */

export const AGENDA_IDS = [
  'civilized', 'money-grubber', 'warmonger', 'paranoid', 'explorer',
  'aesthetic', 'technophile', 'scholarly', 'populous', 'preservationist',
] as const;
export type AgendaId = (typeof AGENDA_IDS)[number];

/** A card is named by its first agenda. */
export const VICTORY_IDS = ['civilized', 'warmonger', 'explorer', 'technophile', 'populous'] as const;
export type VictoryId = (typeof VICTORY_IDS)[number];

export const VICTORY = {
  civilized:   ['civilized', 'money-grubber'],
  warmonger:   ['warmonger', 'paranoid'],
  explorer:    ['explorer', 'aesthetic'],
  technophile: ['technophile', 'scholarly'],
  populous:    ['populous', 'preservationist'],
} as const satisfies Record<VictoryId, readonly [AgendaId, AgendaId]>;

/** `need` is what the progress is counted against. */
export const AGENDAS = {
  civilized:       { name: 'Civilized',       need: 8 },
  'money-grubber': { name: 'Money Grubber',   need: 2 },
  warmonger:       { name: 'Warmonger',       need: 2 },
  paranoid:        { name: 'Paranoid',        need: 2 },
  explorer:        { name: 'Explorer',        need: 15 },
  aesthetic:       { name: 'Aesthetic',       need: 2 },
  technophile:     { name: 'Technophile',     need: 24 },
  scholarly:       { name: 'Scholarly',       need: 2 },
  populous:        { name: 'Populous',        need: 5 },
  preservationist: { name: 'Preservationist', need: 2 },
} as const satisfies Record<AgendaId, { readonly name: string; readonly need: number }>;

export const CARDS_DRAWN = { normal: 3, epic: 4 } as const;
