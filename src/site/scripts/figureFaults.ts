import { FAULT_EVENT } from '#figure/events.ts';
import { HYDRATION_ERROR, isLost } from './lostFile.ts';

/** Explains in a figure that it has stopped, or waits for its files. The figure shows the server's markup. */
function sayFault(event: Event): void {
  const { target } = event;
  const template = document.querySelector<HTMLTemplateElement>(isLost(event) ? '#figure-lost' : '#figure-fault');
  if (!template || !(target instanceof Element) || target.querySelector('.figure-fault')) return;
  (target.querySelector('[data-widget]') ?? target).prepend(template.content.cloneNode(true));
}

for (const type of [HYDRATION_ERROR, FAULT_EVENT]) document.addEventListener(type, sayFault);
