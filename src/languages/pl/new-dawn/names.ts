/** Names in Polish, and what is left of them where there is little room, so that none is cut. */
import type { NdTexts } from '../../../games/new-dawn/texts/types.js';

export const STATE: NdTexts['state'] = {
  carthage: { whole: 'Kartagina', short: ['Kartagina', 'Kartag.', 'Kart.', '@Ka'] },
  kumasi: { whole: 'Kumasi', short: ['Kumasi', 'Kumasi', 'Kuma.', '@Ku'] },
  brussels: { whole: 'Bruksela', short: ['Bruksela', 'Bruks.', 'Bruk.', '@Br'] },
  seoul: { whole: 'Seul', short: ['Seul', 'Seul', 'Seul', '@Se'] },
  geneva: { whole: 'Genewa', short: ['Genewa', 'Genewa', 'Gen.', '@Ge'] },
  'mohenjo-daro': { whole: 'Mohendżo-Daro', short: ['Mohendżo-D.', 'Mohend.', 'Mohe.', '@Mo'] },
  'buenos-aires': { whole: 'Buenos Aires', short: ['Buenos A.', 'Buenos', 'Buen.', '@Bu'] },
  kabul: { whole: 'Kabul', short: ['Kabul', 'Kabul', 'Kabul', '@Kb'] },
};

export const NATURAL: NdTexts['natural'] = {
  'torres-del-paine': { whole: 'Torres del Paine', short: ['Torres d.P.', 'Torres', 'Torr.', '^di'] },
  'cliffs-of-dover': { whole: 'Klify Dover', short: ['Klify Dover', 'Dover', 'Dover', '^ma'] },
  'mt-everest': { whole: 'Mount Everest', short: ['Mt Everest', 'Everest', 'Ever.', '^ro'] },
  'crater-lake': { whole: 'Jezioro Kraterowe', short: ['J. Krater.', 'Krater.', 'Krat.', '^rt'] },
  'grand-mesa': { whole: 'Grand Mesa', short: ['Grand Mesa', 'Mesa', 'Mesa', '^di'] },
  'galapagos-islands': { whole: 'Wyspy Galápagos', short: ['Galápagos', 'Galáp.', 'Galá.', '^rt'] },
  'mt-kilimanjaro': { whole: 'Kilimandżaro', short: ['Kilimandż.', 'Kilim.', 'Kili.', '^ro'] },
  pantanal: { whole: 'Pantanal', short: ['Pantanal', 'Pantan.', 'Pant.', '^ma'] },
};

export const WONDER: NdTexts['wonder'] = {
  stonehenge: { whole: 'Stonehenge', short: ['Stonehenge', 'Stoneh.', 'Stone', '♦St'] },
  'hanging-gardens': { whole: 'Wiszące Ogrody', short: ['W. Ogrody', 'Ogrody', 'Ogr.', '♦Og'] },
  'forbidden-city': { whole: 'Zakazane Miasto', short: ['Zak. Miasto', 'Zakaz.', 'Zak.', '♦Za'] },
  'chichen-itza': { whole: 'Chichén Itzá', short: ['Chichén I.', 'Chichén', 'Chich', '♦Ch'] },
  'sydney-opera-house': { whole: 'Opera w Sydney', short: ['Op. Sydney', 'Opera', 'Opera', '♦Op'] },
  'eiffel-tower': { whole: 'Wieża Eiffla', short: ['W. Eiffla', 'Eiffel', 'Eiff.', '♦Ei'] },
  colossus: { whole: 'Kolos', short: ['Kolos', 'Kolos', 'Kolos', '♦Ko'] },
  'great-lighthouse': { whole: 'Wielka Latarnia', short: ['W. Latarnia', 'Latarn.', 'Lat.', '♦La'] },
  'great-zimbabwe': { whole: 'Wielkie Zimbabwe', short: ['W. Zimbabwe', 'Zimbab.', 'Zimb.', '♦Zi'] },
  'machu-picchu': { whole: 'Machu Picchu', short: ['Machu Picc.', 'Machu P', 'Machu', '♦Ma'] },
  'big-ben': { whole: 'Big Ben', short: ['Big Ben', 'Big Ben', 'B Ben', '♦BB'] },
  'estadio-do-maracana': { whole: 'Maracanã', short: ['Maracanã', 'Maraca.', 'Mara.', '♦Mr'] },
  oracle: { whole: 'Wyrocznia', short: ['Wyrocznia', 'Wyrocz.', 'Wyr.', '♦Wy'] },
  pyramids: { whole: 'Piramidy', short: ['Piramidy', 'Piram.', 'Pir.', '♦Pi'] },
  'porcelain-tower': { whole: 'Porcelanowa Wieża', short: ['Porcelanowa', 'Porcel.', 'Porc.', '♦Pw'] },
  'potala-palace': { whole: 'Pałac Potala', short: ['Pał. Potala', 'Potala', 'Pota.', '♦Po'] },
  'oxford-university': { whole: 'Uniwersytet Oksfordzki', short: ['Oksford', 'Oksford', 'Oksf.', '♦Ok'] },
  kremlin: { whole: 'Kreml', short: ['Kreml', 'Kreml', 'Kreml', '♦Kr'] },
  petra: { whole: 'Petra', short: ['Petra', 'Petra', 'Petra', '♦Pe'] },
  'terracotta-army': { whole: 'Terakotowa Armia', short: ['Terakotowa', 'Terak.', 'Tera.', '♦Te'] },
  alhambra: { whole: 'Alhambra', short: ['Alhambra', 'Alham.', 'Alha.', '♦Al'] },
  'venetian-arsenal': { whole: 'Arsenał Wenecki', short: ['Ars. Wen.', 'Arsenał', 'Ars.', '♦Ar'] },
  'ruhr-valley': { whole: 'Zagłębie Ruhry', short: ['Z. Ruhry', 'Ruhra', 'Ruhra', '♦Ru'] },
  pentagon: { whole: 'Pentagon', short: ['Pentagon', 'Pentag.', 'Pent.', '♦Pn'] },
};

export const FOCUS: NdTexts['focus'] = {
  'early-empire': 'Wczesne imperium',
  'drama-and-poetry': 'Dramat i poezja',
  'civil-service': 'Służba cywilna',
  'mass-media': 'Media masowe',
  astrology: 'Astrologia',
  mathematics: 'Matematyka',
  'replaceable-parts': 'Części wymienne',
  'nuclear-power': 'Energia jądrowa',
  'foreign-trade': 'Handel zagraniczny',
  currency: 'Waluta',
  'steam-power': 'Napęd parowy',
  capitalism: 'Kapitalizm',
  pottery: 'Garncarstwo',
  'animal-husbandry': 'Hodowla zwierząt',
  nationalism: 'Nacjonalizm',
  urbanization: 'Urbanizacja',
  masonry: 'Murarstwo',
  'iron-working': 'Obróbka żelaza',
  'mass-production': 'Produkcja masowa',
  flight: 'Lotnictwo',
};

export const PACT: NdTexts['pact'] = {
  'joint-war': 'Wspólna wojna',
  'defensive-pact': 'Pakt obronny',
  embassy: 'Ambasada',
  'open-borders': 'Otwarte granice',
};

export const AGENDA: NdTexts['agenda'] = {
  civilized: 'Cywilizacja',
  'money-grubber': 'Chciwość',
  warmonger: 'Wojowniczość',
  paranoid: 'Paranoja',
  explorer: 'Odkrycia',
  aesthetic: 'Estetyka',
  technophile: 'Technofilia',
  scholarly: 'Uczoność',
  populous: 'Ludność',
  preservationist: 'Ochrona natury',
};

export const CIV: NdTexts['civ'] = {
  america: 'Ameryka',
  aztec: 'Aztekowie',
  egypt: 'Egipt',
  france: 'Francja',
  japan: 'Japonia',
  rome: 'Rzym',
  scythia: 'Scytia',
  sumeria: 'Sumer',
};

export const LEADER: NdTexts['leader'] = {
  america: 'Teddy Roosevelt',
  aztec: 'Montezuma',
  egypt: 'Kleopatra',
  france: 'Katarzyna Medycejska',
  japan: 'Hojo Tokimune',
  rome: 'Trajan',
  scythia: 'Tomyris',
  sumeria: 'Gilgamesz',
};

export const ABILITY: NdTexts['ability'] = {
  america: 'Uzupełnienie Roosevelta',
  aztec: 'Legenda o pięciu słońcach',
  egypt: 'Budowniczowie pomników',
  france: 'Wielka podróż',
  japan: 'Boski wiatr',
  rome: 'Wszystkie drogi prowadzą do Rzymu',
  scythia: 'Lud stepu',
  sumeria: 'Epicka wyprawa',
};
