/** Что говорят первые партии с проводником. */
import type { Lessons } from '../en/lessons.js';
import { ageOfInnovation } from './lessons/age-of-innovation.js';
import { newDawn } from './lessons/new-dawn.js';
import { terraMystica } from './lessons/terra-mystica.js';
import { throughTheAges } from './lessons/through-the-ages.js';

export const lessons: Lessons = {
  'terra-mystica': terraMystica,
  'age-of-innovation': ageOfInnovation,
  'new-dawn': newDawn,
  'through-the-ages': throughTheAges,
};
