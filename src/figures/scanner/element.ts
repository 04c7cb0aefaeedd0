import { wordsElement } from '#figure/element/wordsElement.ts';
import { SCANNER } from './scannerState.ts';
import CentreColumnScanner from './CentreColumnScanner.svelte';

export const element = wordsElement(CentreColumnScanner, SCANNER);
