import { createRawSnippet, hydrate, type Component, type Snippet } from 'svelte';
import { makeInParts, nextTask, whenWhole } from './whole.ts';

/** What stands in a slot stays as the server sent it. */
const slot = (html: string): Snippet => createRawSnippet(() => ({ render: () => `<astro-slot>${html}</astro-slot>` }));

/**
 * Makes the components of a page come alive, in place of what comes with the framework's integration: in a task of its own, apart from
 * the one that runs their modules, and without what exchanges properties of a living one. Goes on when every part
 * of the figure is alive.
 */
// Astro asks for what a module exports by default.
// eslint-disable-next-line no-restricted-syntax
export default (target: HTMLElement) =>
  async (
    component: Component<Record<string, unknown>>,
    props: Readonly<Record<string, unknown>>,
    { default: children }: Readonly<Record<string, string>>,
  ): Promise<void> => {
    await nextTask();
    makeInParts(() => {
      hydrate(component, { target, props: children === undefined ? props : { ...props, children: slot(children) } });
    });
    await nextTask();
    await new Promise<void>(whenWhole);
  };
