import { devices } from '@playwright/test';
import { WIDE } from './wide.ts';

const { defaultBrowserType: _, ...pixel } = devices['Pixel 5'];

/** A narrow phone. Pixels as fine as those of a phone take seven times as long to paint, and nothing that is asked here depends on them. */
export const PHONE = {
  ...pixel,
  viewport: { width: 360, height: 740 },
  ...(WIDE ? {} : { deviceScaleFactor: 1 }),
};
