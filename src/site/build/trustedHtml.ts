import type { Plugin } from 'vite';

/** Where a value becomes HTML that did not go through the policy of the framework. */
const BARE = /\.innerHTML = (\/\*\* @type \{\w+\} \*\/ \(value\));/g;

/**
 * In a page that trusts no text as HTML (`require-trusted-types-for`) Svelte hands what `{@html}` is given to the page as it is, and the
 * page refuses it. What stands there is markup of our own: it goes through the policy that the framework has for its templates.
 */
export const trustedHtml = () =>
  ({
    name: 'wallkick-trusted-html',
    transform: {
      filter: { id: /\/svelte\/src\/internal\/client\/dom\/blocks\/html\.js$/ },
      handler(code: string) {
        if (code.match(BARE)?.length !== 2)
          throw new Error('svelte/src/internal/client/dom/blocks/html.js no longer sets HTML in two places.');
        const policy = "import { create_trusted_html } from '../reconciler.js';";
        return { code: policy + code.replace(BARE, '.innerHTML = create_trusted_html($1);'), map: null };
      },
    },
  }) satisfies Plugin;
