/** Astro dispatches this event for pages when the files of a figure could not be loaded or run (github.com/withastro/astro/pull/16412). */
export const HYDRATION_ERROR = 'astro:hydration-error';

/** What Chromium, Firefox and WebKit say of a module that did not come. */
const LOST = /dynamically imported module|Importing a module script failed/;

/** True if the files of a figure did not come, and may come later; false if they came and could not run. */
export const isLost = (event: Event): boolean =>
  event.type === HYDRATION_ERROR && LOST.test(String((event as CustomEvent<{ error: unknown }>).detail.error));
