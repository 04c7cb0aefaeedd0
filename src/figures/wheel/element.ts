import { queryElement } from '#figure/element/queryElement.ts';
import { ORIENTATION_WHEEL } from './orientationWheel.ts';
import OrientationWheel from './OrientationWheel.svelte';

export const element = queryElement(OrientationWheel, ORIENTATION_WHEEL);
