import type { Page } from '@playwright/test';

/** Waits until the page was painted twice. Scrolling after a key press and the observers of the page are finished by then. */
export const framesGoBy = (page: Page): Promise<void> =>
  page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)))),
  );
