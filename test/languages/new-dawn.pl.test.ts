/** A New Dawn in Polish. */
import { describe, expect, it } from 'vitest';
import { module } from '../../src/games/new-dawn/index.js';
import { en } from '../../src/games/new-dawn/texts/en/index.js';
import { texts } from '../../src/languages/pl/new-dawn/index.js';
import { faultsIn } from './frames.js';
import { crowded, doubled, saidIn } from './new-dawn.js';
import { playedPlainly } from './plain.js';
import { borrowed, NUMBERS, sameAsEnglish } from './told.js';

/** Places and people that are called so everywhere, signs, and words that both languages have. */
const NAMES = [
  ...['Kumasi', 'Buenos Aires', 'Kabul', 'Torres del Paine', 'Grand Mesa', 'Pantanal', 'Stonehenge', 'Machu Picchu'],
  ...['Big Ben', 'Maracanã', 'Petra', 'Alhambra', 'Pentagon', 'Teddy Roosevelt', 'Montezuma', 'Hojo Tokimune'],
  ...['Trajan', 'Tomyris'],
];
const SHARED = [
  ...NAMES,
  'Everest',
  'Mount',
  'Galápagos',
  'Sydney',
  'Zimbabwe',
  'Dover',
  'Potala',
  'Opera',
  'Daro',
  'Cleo',
  'slot',
  'limit',
  'plus',
  'minus',
  'media',
  'tech',
];

describe('A New Dawn in Polish', () => {
  it('says nothing as English does', () => {
    const same = [
      ...NAMES,
      'state',
      'wonder',
      'natural',
      'level',
      'slot',
      'space.slot',
      'barbarianSign',
      'mar',
      'dia',
      ...'qrn',
      ...'abcdefghij',
    ];
    expect(sameAsEnglish(texts, module.texts, same)).toEqual([]);
  });

  it('leaves no English word in a game', () => {
    expect(borrowed(saidIn(texts), saidIn(en), SHARED)).toEqual([]);
  }, 60_000);

  it('has room for its short forms, and signs that mean one thing', () => {
    expect(crowded(texts)).toEqual([]);
    expect(doubled(texts)).toEqual([]);
  });

  it('has room for its labels on every page', async () => {
    expect(await faultsIn('pl', 'new-dawn', 0.5)).toEqual([]);
  }, 60_000);

  it('is played to its end in plain mode', async () => {
    expect(await playedPlainly('pl', 'new-dawn', ['--set', 'limit=20'])).toContain('po wyczerpaniu limitu rund');
  }, 60_000);

  it('has prepositions and colons in narrow menus', () => {
    const verbs = ['place', 'lift', 'city', 'pick', 'turn', 'attack', 'go'] as const;
    expect(verbs.map((verb) => texts.menuRow({ verb, target: 'G10' }))).toEqual([
      'połóż na G10',
      'zdejmij z G10',
      'miasto na G10',
      'wskaż na G10',
      'obrót: G10',
      'atakuj G10',
      'idź do G10',
    ]);
  });

  it('counts', () => {
    expect(NUMBERS.map((n) => texts.price({ good: 'trade', n }))).toEqual([
      '0 żetonów handlu',
      '1 żeton handlu',
      '2 żetony handlu',
      '5 żetonów handlu',
      '11 żetonów handlu',
      '21 żetonów handlu',
      '22 żetony handlu',
      '25 żetonów handlu',
      '101 żetonów handlu',
    ]);
    expect([0, 1, 2, 5].map((n) => texts.stock({ tokens: 21, cities: n }))).toEqual([
      'zostało: 21 żetonów, 0 miast',
      'zostało: 21 żetonów, 1 miasto',
      'zostało: 21 żetonów, 2 miasta',
      'zostało: 21 żetonów, 5 miast',
    ]);
  });
});
