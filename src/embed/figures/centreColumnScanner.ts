import CentreColumnScanner from '#widgets/ars/CentreColumnScanner.svelte';
import { SCANNER } from '#widgets/ars/scannerState.ts';
import { wordsFigure } from '../wordsFigure.ts';

export const awaken = wordsFigure(CentreColumnScanner, SCANNER, 'step');
