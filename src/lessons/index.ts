/** The guided first games, in the order of the home screen. */
import type { Lesson } from '../ui/lesson.js';
import { ageOfInnovation } from './age-of-innovation.js';
import { newDawn } from './new-dawn.js';
import { terraMystica } from './terra-mystica.js';
import { throughTheAges } from './through-the-ages.js';

export const LESSONS: readonly Lesson[] = [terraMystica, ageOfInnovation, newDawn, throughTheAges];
