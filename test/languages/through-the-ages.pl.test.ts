/** Through the Ages in Polish. */
import { describe, expect, it } from 'vitest';
import { module } from '../../src/games/through-the-ages/index.js';
import { texts } from '../../src/languages/pl/through-the-ages/index.js';
import { faultsIn } from './frames.js';
import { playedPlainly } from './plain.js';
import { bareRows, crowded, doubled, LOOKED_UP, lostWords, saidIn, saidInEnglish } from './through-the-ages.js';
import { borrowed, NUMBERS, sameAsEnglish } from './told.js';

const AGES = ['A', 'I', 'II', 'III', 'IV'];

/** Names and words that both languages have. */
const ALIKE = [
  'Hammurabi',
  'Homer',
  'Barbarossa',
  'Leonardo da Vinci',
  'Newton',
  'Bach',
  'James Cook',
  'Robespierre',
  'Napoleon Bonaparte',
  'William',
  'Albert Einstein',
  'Bill Gates',
  'Charlie Chaplin',
  'Mahatma Gandhi',
  'Sid Meier',
  'Winston Churchill',
  'Joanna d’Arc',
  'Taj Mahal',
  'Hollywood',
  'Internet',
  'Multimedia',
  'Opera',
  'Legion',
  'arena',
  'limit',
  'bank',
  'Rewolucyjna idea',
  'fast foodów',
  'art.',
];

describe('Through the Ages in Polish', () => {
  it('says nothing as English does', () => {
    const names = ['names.leader', 'verb.hammurabi', 'verb.barbarossa', 'verb.churchill', 'kind.arena'];
    expect(sameAsEnglish(texts, module.texts, [...AGES, ...ALIKE, ...LOOKED_UP, ...names])).toEqual([]);
  });

  it('leaves no English word in a game', () => {
    expect(borrowed(saidIn(texts), saidInEnglish(), ALIKE)).toEqual([]);
  }, 60_000);

  it('has room for its short forms, and signs that mean one thing', () => {
    expect(crowded(texts)).toEqual([]);
    expect(doubled(texts)).toEqual([]);
  });

  it('finds every rule by the words that people use', () => {
    expect(lostWords(texts)).toEqual([]);
  });

  it('tells a verb and a name so that the name needs no case', async () => {
    expect(await bareRows(texts)).toEqual([]);
  }, 60_000);

  it('has room for its labels on every page', async () => {
    expect(await faultsIn('pl', 'through-the-ages', 0.6)).toEqual([]);
  }, 60_000);

  it('is played to its end in plain mode', async () => {
    expect(await playedPlainly('pl', 'through-the-ages')).toMatch(/wygrywa|dzielą się zwycięstwem/);
  }, 60_000);

  it('counts', () => {
    expect(NUMBERS.map((n) => texts.price({ good: 'ca', n }))).toEqual([
      '0 akcji cywilnych',
      '1 akcja cywilna',
      '2 akcje cywilne',
      '5 akcji cywilnych',
      '11 akcji cywilnych',
      '21 akcji cywilnych',
      '22 akcje cywilne',
      '25 akcji cywilnych',
      '101 akcji cywilnych',
    ]);
    expect(NUMBERS.map((n) => texts.topic['discard-military']({ left: n }))).toEqual([
      'odrzuć 0 kart militarnych',
      'odrzuć 1 kartę militarną',
      'odrzuć 2 karty militarne',
      'odrzuć 5 kart militarnych',
      'odrzuć 11 kart militarnych',
      'odrzuć 21 kart militarnych',
      'odrzuć 22 karty militarne',
      'odrzuć 25 kart militarnych',
      'odrzuć 101 kart militarnych',
    ]);
    expect([0, 1, 2, 5, 21].map((n) => texts.topic['lose-population']({ left: n }))).toEqual([
      'zdejmij 0 robotników ze swoich kart',
      'zdejmij 1 robotnika ze swoich kart',
      'zdejmij 2 robotników ze swoich kart',
      'zdejmij 5 robotników ze swoich kart',
      'zdejmij 21 robotników ze swoich kart',
    ]);
  });
});
