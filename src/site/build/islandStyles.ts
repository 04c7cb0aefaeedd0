import type { Plugin } from 'vite';

const STYLE = /[?&]svelte&type=style/;

/**
 * Keeps the styles of components that a widget shows only after it was touched. Vite drops the styles of a component that is never
 * used, and on the server such a component is not: nobody presses buttons there. The page's styles are collected on the server,
 * so they would be missing in the browser, where the component does appear.
 */
export function islandStyles(): Plugin {
  return {
    name: 'wallkick-island-styles',
    enforce: 'post',
    transform: (code, id) => (STYLE.test(id) ? { code, map: null, meta: { vite: {} } } : null),
  };
}
