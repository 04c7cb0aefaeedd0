import { wordsElement } from '#figure/element/wordsElement.ts';
import { ORIENTATION_WHEEL } from './orientationWheel.ts';
import OrientationWheel from './OrientationWheel.svelte';

export const element = wordsElement(OrientationWheel, ORIENTATION_WHEEL);
