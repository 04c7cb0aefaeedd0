import type { Root } from 'postcss';
import { SIZE_PROPERTY } from '#embed/reference/contract.ts';

/**
 * Makes sizes relative to a property of the element, since the page may have any root font size. Conditions of containers are no
 * declarations and stay: there browsers read no properties.
 */
export function elementSizes(root: Root): void {
  root.walkDecls((declaration) => {
    declaration.value = declaration.value.replace(
      /(?<![\w.-])(\d*\.?\d+)rem\b/g,
      (_rem, size: string) => `calc(${size}*var(${SIZE_PROPERTY},1rem))`,
    );
  });
}
