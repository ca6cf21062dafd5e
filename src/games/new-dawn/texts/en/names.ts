/** Names as the English edition prints them, and what is left of them where there is little room, so that none is cut. */
import type { NounTexts } from '../nouns.js';

export const STATE: NounTexts['state'] = {
  carthage: { whole: 'Carthage', short: ['Carthage', 'Carth.', 'Carth', '@Ca'] },
  kumasi: { whole: 'Kumasi', short: ['Kumasi', 'Kumasi', 'Kuma.', '@Ku'] },
  brussels: { whole: 'Brussels', short: ['Brussels', 'Bruss.', 'Brus.', '@Br'] },
  seoul: { whole: 'Seoul', short: ['Seoul', 'Seoul', 'Seoul', '@Se'] },
  geneva: { whole: 'Geneva', short: ['Geneva', 'Geneva', 'Gene.', '@Ge'] },
  'mohenjo-daro': { whole: 'Mohenjo Daro', short: ['Mohenjo D.', 'Mohenjo', 'Mohe.', '@Mo'] },
  'buenos-aires': { whole: 'Buenos Aires', short: ['Buenos A.', 'Buenos', 'Buen.', '@Bu'] },
  kabul: { whole: 'Kabul', short: ['Kabul', 'Kabul', 'Kabul', '@Ka'] },
};

export const NATURAL: NounTexts['natural'] = {
  'torres-del-paine': { whole: 'Torres del Paine', short: ['Torres d.P.', 'Torres', 'Torr.', '^di'] },
  'cliffs-of-dover': { whole: 'Cliffs of Dover', short: ['Dover', 'Dover', 'Dover', '^ma'] },
  'mt-everest': { whole: 'Mt. Everest', short: ['Mt. Everest', 'Everest', 'Ever.', '^oi'] },
  'crater-lake': { whole: 'Crater Lake', short: ['Crater Lake', 'Crater', 'Crat.', '^me'] },
  'grand-mesa': { whole: 'Grand Mesa', short: ['Grand Mesa', 'Mesa', 'Mesa', '^di'] },
  'galapagos-islands': { whole: 'Galápagos Islands', short: ['Galápagos', 'Galáp.', 'Galá.', '^me'] },
  'mt-kilimanjaro': { whole: 'Mt. Kilimanjaro', short: ['Kilimanjaro', 'Kilim.', 'Kili.', '^oi'] },
  pantanal: { whole: 'Pantanal', short: ['Pantanal', 'Pantan.', 'Pant.', '^ma'] },
};

export const WONDER: NounTexts['wonder'] = {
  stonehenge: { whole: 'Stonehenge', short: ['Stonehenge', 'Stoneh.', 'Stone', '♦St'] },
  'hanging-gardens': { whole: 'Hanging Gardens', short: ['H. Gardens', 'Gardens', 'Gard.', '♦Ga'] },
  'forbidden-city': { whole: 'Forbidden City', short: ['Forbidden', 'Forbid.', 'Forb.', '♦Fo'] },
  'chichen-itza': { whole: 'Chichen Itza', short: ['Chichen I.', 'Chichen', 'Chich', '♦Ch'] },
  'sydney-opera-house': { whole: 'Sydney Opera House', short: ['Sydney O.H.', 'Sydney', 'Sydn.', '♦Sy'] },
  'eiffel-tower': { whole: 'Eiffel Tower', short: ['Eiffel T.', 'Eiffel', 'Eiff.', '♦Ei'] },
  colossus: { whole: 'Colossus', short: ['Colossus', 'Coloss.', 'Colo.', '♦Co'] },
  'great-lighthouse': { whole: 'Great Lighthouse', short: ['Lighthouse', 'Lighth.', 'Light', '♦Li'] },
  'great-zimbabwe': { whole: 'Great Zimbabwe', short: ['G. Zimbabwe', 'Zimbab.', 'Zimb.', '♦Zi'] },
  'machu-picchu': { whole: 'Machu Picchu', short: ['Machu Picc.', 'Machu P', 'Machu', '♦Ma'] },
  'big-ben': { whole: 'Big Ben', short: ['Big Ben', 'Big Ben', 'B Ben', '♦BB'] },
  'estadio-do-maracana': { whole: 'Estádio do Maracanã', short: ['Maracanã', 'Maraca.', 'Mara.', '♦Es'] },
  oracle: { whole: 'Oracle', short: ['Oracle', 'Oracle', 'Orac.', '♦Or'] },
  pyramids: { whole: 'Pyramids', short: ['Pyramids', 'Pyram.', 'Pyra.', '♦Py'] },
  'porcelain-tower': { whole: 'Porcelain Tower', short: ['Porcelain', 'Porcel.', 'Porc.', '♦PT'] },
  'potala-palace': { whole: 'Potala Palace', short: ['Potala Pal.', 'Potala', 'Pota.', '♦Po'] },
  'oxford-university': { whole: 'Oxford University', short: ['Oxford Uni.', 'Oxford', 'Oxf.', '♦Ox'] },
  kremlin: { whole: 'Kremlin', short: ['Kremlin', 'Kremlin', 'Krem.', '♦Kr'] },
  petra: { whole: 'Petra', short: ['Petra', 'Petra', 'Petra', '♦Pe'] },
  'terracotta-army': { whole: 'Terracotta Army', short: ['Terracotta', 'Terrac.', 'Terra', '♦Te'] },
  alhambra: { whole: 'Alhambra', short: ['Alhambra', 'Alham.', 'Alha.', '♦Al'] },
  'venetian-arsenal': { whole: 'Venetian Arsenal', short: ['V. Arsenal', 'Arsenal', 'Ars.', '♦Ve'] },
  'ruhr-valley': { whole: 'Ruhr Valley', short: ['Ruhr Valley', 'Ruhr V.', 'Ruhr', '♦Ru'] },
  pentagon: { whole: 'Pentagon', short: ['Pentagon', 'Pentag.', 'Pent.', '♦Pn'] },
};

export const FOCUS: NounTexts['focus'] = {
  'early-empire': 'Early Empire',
  'drama-and-poetry': 'Drama and Poetry',
  'civil-service': 'Civil Service',
  'mass-media': 'Mass Media',
  astrology: 'Astrology',
  mathematics: 'Mathematics',
  'replaceable-parts': 'Replaceable Parts',
  'nuclear-power': 'Nuclear Power',
  'foreign-trade': 'Foreign Trade',
  currency: 'Currency',
  'steam-power': 'Steam Power',
  capitalism: 'Capitalism',
  pottery: 'Pottery',
  'animal-husbandry': 'Animal Husbandry',
  nationalism: 'Nationalism',
  urbanization: 'Urbanization',
  masonry: 'Masonry',
  'iron-working': 'Iron Working',
  'mass-production': 'Mass Production',
  flight: 'Flight',
};

export const PACT: NounTexts['pact'] = {
  'joint-war': 'Joint War',
  'defensive-pact': 'Defensive Pact',
  embassy: 'Embassy',
  'open-borders': 'Open Borders',
};

export const AGENDA: NounTexts['agenda'] = {
  civilized: 'Civilized',
  'money-grubber': 'Money Grubber',
  warmonger: 'Warmonger',
  paranoid: 'Paranoid',
  explorer: 'Explorer',
  aesthetic: 'Aesthetic',
  technophile: 'Technophile',
  scholarly: 'Scholarly',
  populous: 'Populous',
  preservationist: 'Preservationist',
};

export const CIV: NounTexts['civ'] = {
  america: 'America',
  aztec: 'Aztec',
  egypt: 'Egypt',
  france: 'France',
  japan: 'Japan',
  rome: 'Rome',
  scythia: 'Scythia',
  sumeria: 'Sumeria',
};

export const LEADER: NounTexts['leader'] = {
  america: 'Teddy Roosevelt',
  aztec: 'Montezuma',
  egypt: 'Cleopatra',
  france: 'Catherine de Medici',
  japan: 'Hojo Tokimune',
  rome: 'Trajan',
  scythia: 'Tomyris',
  sumeria: 'Gilgamesh',
};

export const ABILITY: NounTexts['ability'] = {
  america: 'Roosevelt Corollary',
  aztec: 'Legend of the Five Suns',
  egypt: 'Monument Builders',
  france: 'Grand Tour',
  japan: 'Divine Wind',
  rome: 'All Roads Lead to Rome',
  scythia: 'People of the Steppe',
  sumeria: 'Epic Quest',
};
