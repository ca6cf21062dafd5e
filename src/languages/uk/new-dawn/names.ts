/** Names in Ukrainian, and what is left of them where there is little room, so that none is cut. */
import type { NdTexts } from '../../../games/new-dawn/texts/types.js';

export const STATE: NdTexts['state'] = {
  carthage: { whole: 'Карфаген', short: ['Карфаген', 'Карфаг.', 'Карф.', '@Ка'] },
  kumasi: { whole: 'Кумасі', short: ['Кумасі', 'Кумасі', 'Кума.', '@Ку'] },
  brussels: { whole: 'Брюссель', short: ['Брюссель', 'Брюсс.', 'Брюс.', '@Бр'] },
  seoul: { whole: 'Сеул', short: ['Сеул', 'Сеул', 'Сеул', '@Се'] },
  geneva: { whole: 'Женева', short: ['Женева', 'Женева', 'Жен.', '@Же'] },
  'mohenjo-daro': { whole: 'Мохенджо-Даро', short: ['Мохенджо-Д.', 'Мохен.', 'Мохе.', '@Мо'] },
  'buenos-aires': { whole: 'Буенос-Айрес', short: ['Буенос-А.', 'Буенос', 'Буен.', '@Бу'] },
  kabul: { whole: 'Кабул', short: ['Кабул', 'Кабул', 'Кабул', '@Кб'] },
};

export const NATURAL: NdTexts['natural'] = {
  'torres-del-paine': { whole: 'Торрес-дель-Пайне', short: ['Торрес-д.П.', 'Торрес', 'Торр.', '^ді'] },
  'cliffs-of-dover': { whole: 'Дуврські скелі', short: ['Дуврські с.', 'Дувр', 'Дувр', '^ма'] },
  'mt-everest': { whole: 'Еверест', short: ['Еверест', 'Еверест', 'Евер.', '^на'] },
  'crater-lake': { whole: 'Озеро Крейтер', short: ['Оз. Крейтер', 'Крейтер', 'Крей.', '^рт'] },
  'grand-mesa': { whole: 'Гранд-Меса', short: ['Гранд-Меса', 'Гр.Меса', 'Меса', '^ді'] },
  'galapagos-islands': { whole: 'Галапагоські острови', short: ['Галапагоси', 'Галап.', 'Гала.', '^рт'] },
  'mt-kilimanjaro': { whole: 'Кіліманджаро', short: ['Кіліманд.', 'Кілім.', 'Кілі.', '^на'] },
  pantanal: { whole: 'Пантанал', short: ['Пантанал', 'Пантан.', 'Пант.', '^ма'] },
};

export const WONDER: NdTexts['wonder'] = {
  stonehenge: { whole: 'Стоунгендж', short: ['Стоунгендж', 'Стоунг.', 'Стоун', '♦Ст'] },
  'hanging-gardens': { whole: 'Висячі сади', short: ['Висячі сади', 'Сади', 'Сади', '♦Са'] },
  'forbidden-city': { whole: 'Заборонене місто', short: ['Заб. місто', 'Забор.', 'Заб.', '♦За'] },
  'chichen-itza': { whole: 'Чичен-Іца', short: ['Чичен-Іца', 'Чичен', 'Чичен', '♦Чи'] },
  'sydney-opera-house': { whole: 'Сіднейський оперний театр', short: ['Сідн. опера', 'Сідней', 'Сідн.', '♦Сі'] },
  'eiffel-tower': { whole: 'Ейфелева вежа', short: ['Ейфелева в.', 'Ейфель', 'Ейф.', '♦Ей'] },
  colossus: { whole: 'Колос', short: ['Колос', 'Колос', 'Колос', '♦Ко'] },
  'great-lighthouse': { whole: 'Великий маяк', short: ['Вел. маяк', 'Маяк', 'Маяк', '♦Мя'] },
  'great-zimbabwe': { whole: 'Великий Зімбабве', short: ['В. Зімбабве', 'Зімбаб.', 'Зімб.', '♦Зі'] },
  'machu-picchu': { whole: 'Мачу-Пікчу', short: ['Мачу-Пікчу', 'Мачу-П.', 'Мачу', '♦Ма'] },
  'big-ben': { whole: 'Біг-Бен', short: ['Біг-Бен', 'Біг-Бен', 'Б-Бен', '♦ББ'] },
  'estadio-do-maracana': { whole: 'Маракана', short: ['Маракана', 'Марак.', 'Мара.', '♦Мр'] },
  oracle: { whole: 'Оракул', short: ['Оракул', 'Оракул', 'Орак.', '♦Ор'] },
  pyramids: { whole: 'Піраміди', short: ['Піраміди', 'Пірам.', 'Пір.', '♦Пі'] },
  'porcelain-tower': { whole: 'Порцелянова вежа', short: ['Порцелянова', 'Порцел.', 'Порц.', '♦По'] },
  'potala-palace': { whole: 'Палац Потала', short: ['Потала', 'Потала', 'Пота.', '♦Пт'] },
  'oxford-university': { whole: 'Оксфордський університет', short: ['Оксфорд', 'Оксфорд', 'Оксф.', '♦Ок'] },
  kremlin: { whole: 'Кремль', short: ['Кремль', 'Кремль', 'Крем.', '♦Кр'] },
  petra: { whole: 'Петра', short: ['Петра', 'Петра', 'Петра', '♦Пе'] },
  'terracotta-army': { whole: 'Теракотова армія', short: ['Теракотова', 'Терак.', 'Тера.', '♦Те'] },
  alhambra: { whole: 'Альгамбра', short: ['Альгамбра', 'Альгам.', 'Альг.', '♦Ал'] },
  'venetian-arsenal': { whole: 'Венеційський арсенал', short: ['В. арсенал', 'Арсенал', 'Арс.', '♦Ве'] },
  'ruhr-valley': { whole: 'Рурська долина', short: ['Рурська д.', 'Рур', 'Рур', '♦Ру'] },
  pentagon: { whole: 'Пентагон', short: ['Пентагон', 'Пентаг.', 'Пент.', '♦Пн'] },
};

export const FOCUS: NdTexts['focus'] = {
  'early-empire': 'Рання імперія',
  'drama-and-poetry': 'Драма та поезія',
  'civil-service': 'Державна служба',
  'mass-media': 'Мас-медіа',
  astrology: 'Астрологія',
  mathematics: 'Математика',
  'replaceable-parts': 'Взаємозамінні деталі',
  'nuclear-power': 'Ядерна енергія',
  'foreign-trade': 'Зовнішня торгівля',
  currency: 'Гроші',
  'steam-power': 'Парова енергія',
  capitalism: 'Капіталізм',
  pottery: 'Гончарна справа',
  'animal-husbandry': 'Тваринництво',
  nationalism: 'Націоналізм',
  urbanization: 'Урбанізація',
  masonry: 'Мурування',
  'iron-working': 'Металургія',
  'mass-production': 'Масове виробництво',
  flight: 'Політ',
};

export const PACT: NdTexts['pact'] = {
  'joint-war': 'Спільна війна',
  'defensive-pact': 'Оборонний пакт',
  embassy: 'Посольство',
  'open-borders': 'Відкриті кордони',
};

export const AGENDA: NdTexts['agenda'] = {
  civilized: 'Цивілізованість',
  'money-grubber': 'Користолюбство',
  warmonger: 'Войовничість',
  paranoid: 'Параноя',
  explorer: 'Мандри',
  aesthetic: 'Естетика',
  technophile: 'Технофілія',
  scholarly: 'Ученість',
  populous: 'Людність',
  preservationist: 'Охорона природи',
};

export const CIV: NdTexts['civ'] = {
  america: 'Америка',
  aztec: 'Ацтеки',
  egypt: 'Єгипет',
  france: 'Франція',
  japan: 'Японія',
  rome: 'Рим',
  scythia: 'Скіфія',
  sumeria: 'Шумер',
};

export const LEADER: NdTexts['leader'] = {
  america: 'Тедді Рузвельт',
  aztec: 'Монтесума',
  egypt: 'Клеопатра',
  france: 'Катерина Медічі',
  japan: 'Ходзьо Токімуне',
  rome: 'Траян',
  scythia: 'Томіріс',
  sumeria: 'Гільгамеш',
};

export const ABILITY: NdTexts['ability'] = {
  america: 'Поправка Рузвельта',
  aztec: 'Легенда про п’ять сонць',
  egypt: 'Будівничі монументів',
  france: 'Гран-тур',
  japan: 'Божественний вітер',
  rome: 'Усі дороги ведуть до Риму',
  scythia: 'Народ степу',
  sumeria: 'Епічна подорож',
};
