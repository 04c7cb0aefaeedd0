/** Frames of the longest game: four hours at sixty a second. */
export const MOST_GAME_FRAMES = 4 * 60 * 60 * 60;
/** Characters of buttons in the longest link. Longer games are files. */
export const MOST_LINK_CHARACTERS = 8192;
