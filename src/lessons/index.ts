/** The guided first games, in the order of the home screen. */
import type { Lessons } from '../languages/en/lessons.js';
import type { Lesson } from '../ui/lesson.js';
import { ageOfInnovation } from './age-of-innovation.js';
import { newDawn } from './new-dawn.js';
import { told } from './script.js';
import { terraMystica } from './terra-mystica.js';
import { throughTheAges } from './through-the-ages.js';

const made = new WeakMap<Lessons, readonly Lesson[]>();

/** In the words of one language. */
export function lessonsIn(texts: Lessons): readonly Lesson[] {
  const before = made.get(texts);
  if (before) return before;
  const lessons = [
    told(terraMystica, texts['terra-mystica']),
    told(ageOfInnovation, texts['age-of-innovation']),
    told(newDawn, texts['new-dawn']),
    told(throughTheAges, texts['through-the-ages']),
  ];
  made.set(texts, lessons);
  return lessons;
}
