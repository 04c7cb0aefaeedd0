import { wordsElement } from '#figure/element/wordsElement.ts';
import { OFFSET_DERIVER } from './offsetState.ts';
import OffsetDeriver from './OffsetDeriver.svelte';

export const element = wordsElement(OffsetDeriver, OFFSET_DERIVER);
