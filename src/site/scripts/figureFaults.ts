import { FAULT_EVENT } from '#figure/events.ts';

/** Astro dispatches this event for pages when the files of a figure could not be loaded or run (github.com/withastro/astro/pull/16412). */
const HYDRATION_ERROR = 'astro:hydration-error';

/** Explains in a figure that it has stopped. The figure shows the server's markup. */
function sayFault({ target }: Event): void {
  const template = document.querySelector<HTMLTemplateElement>('#figure-fault');
  if (!template || !(target instanceof Element) || target.querySelector('.figure-fault')) return;
  (target.querySelector('[data-widget]') ?? target).prepend(template.content.cloneNode(true));
}

for (const type of [HYDRATION_ERROR, FAULT_EVENT]) document.addEventListener(type, sayFault);
