import { FAULT_EVENT } from '#figure/events.ts';

/** Sent by Astro when the files of a figure could not be loaded, or could not run. */
const HYDRATION_ERROR = 'astro:hydration-error';

/** Says in a figure that it does not go on. It shows what the server drew. */
function sayFault({ target }: Event): void {
  const template = document.querySelector<HTMLTemplateElement>('#figure-fault');
  if (!template || !(target instanceof Element) || target.querySelector('.figure-fault')) return;
  (target.querySelector('[data-widget]') ?? target).prepend(template.content.cloneNode(true));
}

for (const type of [HYDRATION_ERROR, FAULT_EVENT]) document.addEventListener(type, sayFault);
