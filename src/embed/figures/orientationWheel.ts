import OrientationWheel from '#widgets/OrientationWheel.svelte';
import { ORIENTATION_WHEEL } from '#widgets/orientationWheel.ts';
import { wordsFigure } from '../wordsFigure.ts';

export const awaken = wordsFigure(OrientationWheel, ORIENTATION_WHEEL);
