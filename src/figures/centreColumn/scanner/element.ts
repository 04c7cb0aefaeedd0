import { queryElement } from '#figure/element/queryElement.ts';
import { SCANNER } from '../common/scannerState.ts';
import CentreColumnScanner from './CentreColumnScanner.svelte';

export const element = queryElement(CentreColumnScanner, SCANNER);
