import CentreColumnScanner from '#figures/scanner/CentreColumnScanner.svelte';
import { SCANNER } from '#figures/scanner/scannerState.ts';
import { wordsFigure } from '../wordsFigure.ts';

export const awaken = wordsFigure(CentreColumnScanner, SCANNER, 'step');
