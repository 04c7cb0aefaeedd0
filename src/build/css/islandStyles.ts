import type { Plugin } from 'vite';

const STYLE = /[?&]svelte&type=style/;
const COMPONENT = /\.svelte$/;
const FETCHED = /\bimport\(\s*["']([^"']+\.svelte)["']\s*\)/g;

/**
 * Keeps the styles of components that appear only after an interaction. Astro collects the styles of a page on the server: Vite drops those
 * of a component that is not rendered there, and misses components that load later.
 */
export function islandStyles(): Plugin {
  return {
    name: 'wallkick-island-styles',
    enforce: 'post',
    transform: {
      filter: { id: [STYLE, COMPONENT] },
      handler(code, id, options) {
        if (STYLE.test(id)) return { code, map: null, meta: { vite: {} } };
        if (!options?.ssr) return null;
        const fetched = [...code.matchAll(FETCHED)].map(([, component]) => `import ${JSON.stringify(component)};`);
        return fetched.length > 0 ? { code: `${code}\n${fetched.join('\n')}`, map: null } : null;
      },
    },
  };
}
