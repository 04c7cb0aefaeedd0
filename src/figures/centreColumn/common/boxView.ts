import type { Extent } from '#engine/shapes.ts';
import { BOX_AT } from '#analysis/centreBox.ts';

/** The visible squares: the box, a column on either side of it for the kicks, and a row above it. */
export const BOX_VIEW: Extent = { left: BOX_AT[0] - 1, right: BOX_AT[0] + 3, bottom: BOX_AT[1], top: BOX_AT[1] + 3 };
