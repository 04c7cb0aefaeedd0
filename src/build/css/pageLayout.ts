import type { Root } from 'postcss';

/** Removes the styles of the compact layout, which pages have and elements do not. */
export function withoutPageLayout(root: Root): void {
  root.walkRules(/^\.compact(?![\w-])/, (rule) => void rule.remove());
}
