import OffsetDeriver from '#widgets/OffsetDeriver.svelte';
import { OFFSET_DERIVER } from '#widgets/offsets/offsetState.ts';
import { wordsFigure } from '../wordsFigure.ts';

export const awaken = wordsFigure(OffsetDeriver, OFFSET_DERIVER, 'line');
