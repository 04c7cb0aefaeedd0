// Messages between the bare page in a frame and the page around it.

/** The page in a frame reports its height in CSS pixels: `{ type, height }`. */
export const HEIGHT = 'wallkick:height';
/** The page around asks for that report once more. */
export const ASK_HEIGHT = 'wallkick:ask-height';
