/** A box in the window, in pixels. */
export interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

export interface PlacedMenu {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly maxHeight: number;
}

const WIDTH = 420;
/** The distance from the edges of the window, and from the button. */
const EDGE = 8;
/** The least height beside the button, for the picture and what is done with it. With less room the menu covers the button. */
const LEAST_HEIGHT = 500;

/**
 * Returns the place of the menu in the window: at the right edge of its figure, below the button or above it, whichever has room for all
 * of it, otherwise where there is more.
 * @param natural the height of the menu without a limit
 */
export function placeMenu(
  opener: Box,
  figure: Box,
  view: { readonly width: number; readonly height: number },
  natural: number,
): PlacedMenu {
  const width = Math.min(WIDTH, view.width - 2 * EDGE);
  const left = Math.max(EDGE, Math.min(figure.right - width, view.width - width - EDGE));
  const below = view.height - opener.bottom - 2 * EDGE;
  const above = opener.top - 2 * EDGE;
  const at = (top: number, maxHeight: number): PlacedMenu => ({ left, top, width, maxHeight });
  if (natural <= below || (below >= above && below >= LEAST_HEIGHT)) return at(opener.bottom + EDGE, below);
  if (natural <= above || above >= LEAST_HEIGHT) {
    const height = Math.min(natural, above);
    return at(opener.top - EDGE - height, height);
  }
  const height = Math.min(natural, view.height - 2 * EDGE);
  const top = Math.max(EDGE, Math.min(opener.bottom + EDGE, view.height - height - EDGE));
  return at(top, height);
}
