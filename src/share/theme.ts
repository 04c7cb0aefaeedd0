import TOKENS from '#site/styles/tokens.css?raw';
import { inTheme, themeValues, type Theme } from '#board/tokens.ts';
import type { Picture } from '#board/drawing.ts';

/** Returns the theme in which a figure is shown. */
export function themeAt(root: HTMLElement): Theme {
  const { colorScheme } = getComputedStyle(root);
  const followsSystem = colorScheme === 'light dark' || colorScheme === 'normal';
  const isDark = followsSystem ? matchMedia('(prefers-color-scheme: dark)').matches : colorScheme.includes('dark');
  return isDark ? 'dark' : 'light';
}

/** Returns the values of design tokens in a theme, with the colours that a page has chosen for its figure. */
export function valuesAt(root: HTMLElement, theme: Theme): Picture['valuesOf'] {
  const style = getComputedStyle(root);
  const valuesOf = themeValues(TOKENS, theme, root.dataset['palette']);
  return (palette) => {
    const valueOf = valuesOf(palette);
    return (property) =>
      inTheme(style.getPropertyValue(`--wallkick-${property.slice(2)}`), theme).trim() || valueOf(property);
  };
}
