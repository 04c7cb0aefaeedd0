import type { Plugin } from 'vite';

const STYLE = /[?&]svelte&type=style/;
const COMPONENT = /\.svelte$/;
const FETCHED = /\bimport\(\s*["']([^"']+\.svelte)["']\s*\)/g;

/**
 * Keeps the styles of components that a widget shows only after it was touched. The styles of a page are collected on the server,
 * where nobody presses buttons: Vite drops those of a component that is not used there, and never sees one that is only fetched.
 */
export function islandStyles(): Plugin {
  return {
    name: 'wallkick-island-styles',
    enforce: 'post',
    transform(code, id, options) {
      if (STYLE.test(id)) return { code, map: null, meta: { vite: {} } };
      if (!options?.ssr || !COMPONENT.test(id)) return null;
      const fetched = [...code.matchAll(FETCHED)].map(([, component]) => `import ${JSON.stringify(component)};`);
      return fetched.length > 0 ? { code: `${code}\n${fetched.join('\n')}`, map: null } : null;
    },
  };
}
