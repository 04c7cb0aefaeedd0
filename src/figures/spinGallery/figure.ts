import { defineFigure } from '#figure/record/record.ts';
import { SPIN_GALLERY } from './galleryState.ts';

export const figure = defineFigure({
  name: 'spin-gallery',
  folder: 'spinGallery',
  spec: SPIN_GALLERY,
  report: () => import('./report.ts'),
  examples: ['', 'system=ars-tgm'],
});
