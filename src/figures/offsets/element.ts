import { queryElement } from '#figure/element/queryElement.ts';
import { OFFSET_DERIVER } from './offsetState.ts';
import OffsetDeriver from './OffsetDeriver.svelte';

export const element = queryElement(OffsetDeriver, OFFSET_DERIVER);
