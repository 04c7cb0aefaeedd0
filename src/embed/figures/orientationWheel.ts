import OrientationWheel from '#figures/wheel/OrientationWheel.svelte';
import { ORIENTATION_WHEEL } from '#figures/wheel/orientationWheel.ts';
import { wordsFigure } from '../wordsFigure.ts';

export const awaken = wordsFigure(OrientationWheel, ORIENTATION_WHEEL);
