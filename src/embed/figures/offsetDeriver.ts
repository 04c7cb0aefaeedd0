import OffsetDeriver from '#figures/offsets/OffsetDeriver.svelte';
import { OFFSET_DERIVER } from '#figures/offsets/offsetState.ts';
import { wordsFigure } from '../wordsFigure.ts';

export const awaken = wordsFigure(OffsetDeriver, OFFSET_DERIVER, 'line');
