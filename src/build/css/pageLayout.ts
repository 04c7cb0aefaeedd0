import type { Root } from 'postcss';

/** Removes the styles of the compact layout, which pages have and elements do not. */
export function withoutPageLayout(root: Root): void {
  root.walkRules(/\.compact(?![\w-])/, (rule) => {
    if (rule.selector.startsWith('.compact')) rule.remove();
    // A class of several in `:is(…)`, with that of its component.
    else rule.selector = rule.selector.replaceAll(/,\s*\.compact(?::where\([^()]*\))?(?=\))/g, '');
  });
}
