/** Names, and what is left of them where there is little room: a table, so that no name is cut in the middle. */
import { CITY_STATES, type CityStateId } from '../data/diplomacy.js';
import { LEADERS, type LeaderId } from '../data/leaders.js';
import { NATURALS, type NaturalId } from '../data/naturals.js';
import { WONDERS, type WonderId } from '../data/wonders.js';
import type { Name } from './types.js';

type Short = Name['short'];

/** One entry for every id of a table. */
export function named<K extends string, V>(
  ids: Readonly<Record<K, unknown>>,
  of: (id: K) => V,
): Readonly<Record<K, V>> {
  return Object.fromEntries((Object.keys(ids) as K[]).map((id) => [id, of(id)])) as Record<K, V>;
}

const STATE_SHORT: Readonly<Record<CityStateId, Short>> = {
  carthage: ['Carthage', 'Carth.', 'Carth', '@Ca'],
  kumasi: ['Kumasi', 'Kumasi', 'Kuma.', '@Ku'],
  brussels: ['Brussels', 'Bruss.', 'Brus.', '@Br'],
  seoul: ['Seoul', 'Seoul', 'Seoul', '@Se'],
  geneva: ['Geneva', 'Geneva', 'Gene.', '@Ge'],
  'mohenjo-daro': ['Mohenjo D.', 'Mohenjo', 'Mohe.', '@Mo'],
  'buenos-aires': ['Buenos A.', 'Buenos', 'Buen.', '@Bu'],
  kabul: ['Kabul', 'Kabul', 'Kabul', '@Ka'],
};

const NATURAL_SHORT: Readonly<Record<NaturalId, Short>> = {
  'torres-del-paine': ['Torres d.P.', 'Torres', 'Torr.', '^di'],
  'cliffs-of-dover': ['Dover', 'Dover', 'Dover', '^ma'],
  'mt-everest': ['Mt. Everest', 'Everest', 'Ever.', '^oi'],
  'crater-lake': ['Crater Lake', 'Crater', 'Crat.', '^me'],
  'grand-mesa': ['Grand Mesa', 'Mesa', 'Mesa', '^di'],
  'galapagos-islands': ['Galápagos', 'Galáp.', 'Galá.', '^me'],
  'mt-kilimanjaro': ['Kilimanjaro', 'Kilim.', 'Kili.', '^oi'],
  pantanal: ['Pantanal', 'Pantan.', 'Pant.', '^ma'],
};

const WONDER_SHORT: Readonly<Record<WonderId, Short>> = {
  stonehenge: ['Stonehenge', 'Stoneh.', 'Stone', '♦St'],
  'hanging-gardens': ['H. Gardens', 'Gardens', 'Gard.', '♦Ga'],
  'forbidden-city': ['Forbidden', 'Forbid.', 'Forb.', '♦Fo'],
  'chichen-itza': ['Chichen I.', 'Chichen', 'Chich', '♦Ch'],
  'sydney-opera-house': ['Sydney O.H.', 'Sydney', 'Sydn.', '♦Sy'],
  'eiffel-tower': ['Eiffel T.', 'Eiffel', 'Eiff.', '♦Ei'],
  colossus: ['Colossus', 'Coloss.', 'Colo.', '♦Co'],
  'great-lighthouse': ['Lighthouse', 'Lighth.', 'Light', '♦Li'],
  'great-zimbabwe': ['G. Zimbabwe', 'Zimbab.', 'Zimb.', '♦Zi'],
  'machu-picchu': ['Machu Picc.', 'Machu P', 'Machu', '♦Ma'],
  'big-ben': ['Big Ben', 'Big Ben', 'B Ben', '♦BB'],
  'estadio-do-maracana': ['Maracanã', 'Maraca.', 'Mara.', '♦Es'],
  oracle: ['Oracle', 'Oracle', 'Orac.', '♦Or'],
  pyramids: ['Pyramids', 'Pyram.', 'Pyra.', '♦Py'],
  'porcelain-tower': ['Porcelain', 'Porcel.', 'Porc.', '♦PT'],
  'potala-palace': ['Potala Pal.', 'Potala', 'Pota.', '♦Po'],
  'oxford-university': ['Oxford Uni.', 'Oxford', 'Oxf.', '♦Ox'],
  kremlin: ['Kremlin', 'Kremlin', 'Krem.', '♦Kr'],
  petra: ['Petra', 'Petra', 'Petra', '♦Pe'],
  'terracotta-army': ['Terracotta', 'Terrac.', 'Terra', '♦Te'],
  alhambra: ['Alhambra', 'Alham.', 'Alha.', '♦Al'],
  'venetian-arsenal': ['V. Arsenal', 'Arsenal', 'Ars.', '♦Ve'],
  'ruhr-valley': ['Ruhr Valley', 'Ruhr V.', 'Ruhr', '♦Ru'],
  pentagon: ['Pentagon', 'Pentag.', 'Pent.', '♦Pn'],
};

const full = <K extends string>(
  table: Readonly<Record<K, { readonly name: string }>>,
  short: Readonly<Record<K, Short>>,
): Readonly<Record<K, Name>> => named(table, (id) => ({ whole: table[id].name, short: short[id] }));

export const STATE = full(CITY_STATES, STATE_SHORT);
export const NATURAL = full(NATURALS, NATURAL_SHORT);
export const WONDER = full(WONDERS, WONDER_SHORT);
export const CIV: Readonly<Record<LeaderId, string>> = named(LEADERS, (id) => LEADERS[id].civ);
export const LEADER: Readonly<Record<LeaderId, string>> = named(LEADERS, (id) => LEADERS[id].name);
