import OffsetDeriver from '#widgets/OffsetDeriver.svelte';
import { OFFSET_DERIVER } from '#widgets/offsets/offsetState.ts';
import { wordsFigure } from '../mounted.ts';

export const awaken = wordsFigure(OffsetDeriver, OFFSET_DERIVER, 'line');
