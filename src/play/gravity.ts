/** Rows fallen in so many frames, both whole: 20/1 is 20G, 4/256 is four 256ths of a row a frame. */
export interface Speed {
  readonly rows: number;
  readonly frames: number;
}

/** The part of a row that a piece has fallen and that cannot be seen yet: `parts` of `of`, less than one. */
export interface Progress {
  readonly parts: number;
  readonly of: number;
}

export const NO_PROGRESS: Progress = Object.freeze({ parts: 0, of: 1 });

/** The faster of two speeds; the first one when they are the same. */
export const faster = (a: Speed, b: Speed): Speed => (b.rows * a.frames > a.rows * b.frames ? b : a);

/**
 * One frame of falling: whole rows that are due, and what is left over for the next frame. Whole numbers throughout, so nothing
 * drifts. When the speed changes, the part fallen so far is rounded down to the parts of the new speed.
 */
export function fallDue(progress: Progress, speed: Speed): { readonly rows: number; readonly progress: Progress } {
  const carried =
    progress.of === speed.frames ? progress.parts : Math.floor((progress.parts * speed.frames) / progress.of);
  const parts = carried + speed.rows;
  const rows = Math.floor(parts / speed.frames);
  return { rows, progress: { parts: parts - rows * speed.frames, of: speed.frames } };
}
