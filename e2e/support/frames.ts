import type { Page } from '@playwright/test';

/** Waits until the page has been drawn twice: scrolling that a key began, and what observers of the page do, has happened by then. */
export const framesGoBy = (page: Page): Promise<void> =>
  page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)))),
  );
