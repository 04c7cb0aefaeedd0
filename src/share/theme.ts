import type { Picture } from '#board/picture.ts';

const BOTH_THEMES = /light-dark\(([^,]+),([^)]+)\)/g;

/** Returns the values of custom properties at a figure, in the current theme if a property differs between themes. */
export const themeOf =
  (root: HTMLElement): Picture['valuesOf'] =>
  (palette) => {
    const own = palette === undefined || root.dataset['palette'] === palette;
    const style = getComputedStyle(own ? root : (root.querySelector(`[data-palette="${palette}"]`) ?? root));
    const followsSystem = style.colorScheme === 'light dark' || style.colorScheme === 'normal';
    const dark = followsSystem
      ? matchMedia('(prefers-color-scheme: dark)').matches
      : style.colorScheme.includes('dark');
    return (property) =>
      style
        .getPropertyValue(property)
        .replace(BOTH_THEMES, (_whole, light: string, other: string) => (dark ? other : light))
        .trim();
  };
