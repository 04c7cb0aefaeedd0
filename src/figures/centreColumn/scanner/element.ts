import { wordsElement } from '#figure/element/wordsElement.ts';
import { SCANNER } from '../common/scannerState.ts';
import CentreColumnScanner from './CentreColumnScanner.svelte';

export const element = wordsElement(CentreColumnScanner, SCANNER);
