/** Names in Russian, and what is left of them where there is little room, so that none is cut. */
import type { NdTexts } from '../../../games/new-dawn/texts/types.js';

export const STATE: NdTexts['state'] = {
  carthage: { whole: 'Карфаген', short: ['Карфаген', 'Карфаг.', 'Карф.', '@Ка'] },
  kumasi: { whole: 'Кумаси', short: ['Кумаси', 'Кумаси', 'Кума.', '@Ку'] },
  brussels: { whole: 'Брюссель', short: ['Брюссель', 'Брюсс.', 'Брюс.', '@Бр'] },
  seoul: { whole: 'Сеул', short: ['Сеул', 'Сеул', 'Сеул', '@Се'] },
  geneva: { whole: 'Женева', short: ['Женева', 'Женева', 'Жен.', '@Же'] },
  'mohenjo-daro': { whole: 'Мохенджо-Даро', short: ['Мохенджо-Д.', 'Мохен.', 'Мохе.', '@Мо'] },
  'buenos-aires': { whole: 'Буэнос-Айрес', short: ['Буэнос-А.', 'Буэнос', 'Буэн.', '@Бу'] },
  kabul: { whole: 'Кабул', short: ['Кабул', 'Кабул', 'Кабул', '@Кб'] },
};

export const NATURAL: NdTexts['natural'] = {
  'torres-del-paine': { whole: 'Торрес-дель-Пайне', short: ['Торрес-д.П.', 'Торрес', 'Торр.', '^ал'] },
  'cliffs-of-dover': { whole: 'Скалы Дувра', short: ['Скалы Дувра', 'Дувр', 'Дувр', '^мр'] },
  'mt-everest': { whole: 'Эверест', short: ['Эверест', 'Эверест', 'Эвер.', '^не'] },
  'crater-lake': { whole: 'Озеро Крейтер', short: ['Оз. Крейтер', 'Крейтер', 'Крей.', '^рт'] },
  'grand-mesa': { whole: 'Гранд-Меса', short: ['Гранд-Меса', 'Гр.Меса', 'Меса', '^ал'] },
  'galapagos-islands': { whole: 'Галапагосские острова', short: ['Галапагосы', 'Галап.', 'Гала.', '^рт'] },
  'mt-kilimanjaro': { whole: 'Килиманджаро', short: ['Килиманд.', 'Килим.', 'Кили.', '^не'] },
  pantanal: { whole: 'Пантанал', short: ['Пантанал', 'Пантан.', 'Пант.', '^мр'] },
};

export const WONDER: NdTexts['wonder'] = {
  stonehenge: { whole: 'Стоунхендж', short: ['Стоунхендж', 'Стоунх.', 'Стоун', '♦Ст'] },
  'hanging-gardens': { whole: 'Висячие сады', short: ['Вис. сады', 'Сады', 'Сады', '♦Са'] },
  'forbidden-city': { whole: 'Запретный город', short: ['Запр. город', 'Запрет.', 'Запр.', '♦За'] },
  'chichen-itza': { whole: 'Чичен-Ица', short: ['Чичен-Ица', 'Чичен', 'Чичен', '♦Чи'] },
  'sydney-opera-house': { whole: 'Сиднейский оперный театр', short: ['Сидн. опера', 'Сидней', 'Сидн.', '♦Си'] },
  'eiffel-tower': { whole: 'Эйфелева башня', short: ['Эйфелева б.', 'Эйфель', 'Эйф.', '♦Эй'] },
  colossus: { whole: 'Колосс', short: ['Колосс', 'Колосс', 'Кол.', '♦Ко'] },
  'great-lighthouse': { whole: 'Великий маяк', short: ['Вел. маяк', 'Маяк', 'Маяк', '♦Мя'] },
  'great-zimbabwe': { whole: 'Великий Зимбабве', short: ['В. Зимбабве', 'Зимбаб.', 'Зимб.', '♦Зи'] },
  'machu-picchu': { whole: 'Мачу-Пикчу', short: ['Мачу-Пикчу', 'Мачу-П.', 'Мачу', '♦Ма'] },
  'big-ben': { whole: 'Биг-Бен', short: ['Биг-Бен', 'Биг-Бен', 'Б-Бен', '♦ББ'] },
  'estadio-do-maracana': { whole: 'Маракана', short: ['Маракана', 'Марак.', 'Мара.', '♦Мр'] },
  oracle: { whole: 'Оракул', short: ['Оракул', 'Оракул', 'Орак.', '♦Ор'] },
  pyramids: { whole: 'Пирамиды', short: ['Пирамиды', 'Пирам.', 'Пир.', '♦Пи'] },
  'porcelain-tower': { whole: 'Фарфоровая башня', short: ['Фарфоровая', 'Фарфор', 'Фарф.', '♦Фа'] },
  'potala-palace': { whole: 'Дворец Потала', short: ['Потала', 'Потала', 'Пота.', '♦По'] },
  'oxford-university': { whole: 'Оксфордский университет', short: ['Оксфорд', 'Оксфорд', 'Оксф.', '♦Ок'] },
  kremlin: { whole: 'Кремль', short: ['Кремль', 'Кремль', 'Крем.', '♦Кр'] },
  petra: { whole: 'Петра', short: ['Петра', 'Петра', 'Петра', '♦Пе'] },
  'terracotta-army': { whole: 'Терракотовая армия', short: ['Терракота', 'Террак.', 'Терр.', '♦Те'] },
  alhambra: { whole: 'Альгамбра', short: ['Альгамбра', 'Альгам.', 'Альг.', '♦Ал'] },
  'venetian-arsenal': { whole: 'Венецианский арсенал', short: ['В. арсенал', 'Арсенал', 'Арс.', '♦Ве'] },
  'ruhr-valley': { whole: 'Рурская долина', short: ['Рурская д.', 'Рур', 'Рур', '♦Ру'] },
  pentagon: { whole: 'Пентагон', short: ['Пентагон', 'Пентаг.', 'Пент.', '♦Пн'] },
};

export const FOCUS: NdTexts['focus'] = {
  'early-empire': 'Ранняя империя',
  'drama-and-poetry': 'Драма и поэзия',
  'civil-service': 'Государственная служба',
  'mass-media': 'Масс-медиа',
  astrology: 'Астрология',
  mathematics: 'Математика',
  'replaceable-parts': 'Взаимозаменяемые детали',
  'nuclear-power': 'Ядерная энергия',
  'foreign-trade': 'Внешняя торговля',
  currency: 'Валюта',
  'steam-power': 'Энергия пара',
  capitalism: 'Капитализм',
  pottery: 'Гончарное дело',
  'animal-husbandry': 'Животноводство',
  nationalism: 'Национализм',
  urbanization: 'Урбанизация',
  masonry: 'Каменная кладка',
  'iron-working': 'Обработка железа',
  'mass-production': 'Массовое производство',
  flight: 'Авиация',
};

export const PACT: NdTexts['pact'] = {
  'joint-war': 'Совместная война',
  'defensive-pact': 'Оборонительный пакт',
  embassy: 'Посольство',
  'open-borders': 'Открытые границы',
};

export const AGENDA: NdTexts['agenda'] = {
  civilized: 'Цивилизация',
  'money-grubber': 'Корыстолюбие',
  warmonger: 'Воинственность',
  paranoid: 'Паранойя',
  explorer: 'Странствия',
  aesthetic: 'Эстетика',
  technophile: 'Технофилия',
  scholarly: 'Учёность',
  populous: 'Многолюдность',
  preservationist: 'Охрана природы',
};

export const CIV: NdTexts['civ'] = {
  america: 'Америка',
  aztec: 'Ацтеки',
  egypt: 'Египет',
  france: 'Франция',
  japan: 'Япония',
  rome: 'Рим',
  scythia: 'Скифия',
  sumeria: 'Шумер',
};

export const LEADER: NdTexts['leader'] = {
  america: 'Тедди Рузвельт',
  aztec: 'Монтесума',
  egypt: 'Клеопатра',
  france: 'Екатерина Медичи',
  japan: 'Ходзё Токимунэ',
  rome: 'Траян',
  scythia: 'Томирис',
  sumeria: 'Гильгамеш',
};

export const ABILITY: NdTexts['ability'] = {
  america: 'Поправка Рузвельта',
  aztec: 'Легенда о пяти солнцах',
  egypt: 'Строители монументов',
  france: 'Гран-тур',
  japan: 'Божественный ветер',
  rome: 'Все дороги ведут в Рим',
  scythia: 'Народ степей',
  sumeria: 'Эпический поход',
};
