/** Frames of the longest game: an hour at sixty a second. A link must not keep a browser busy for longer than that takes to play again. */
export const MOST_GAME_FRAMES = 60 * 60 * 60;
/** Characters of buttons in the longest link. Longer games are files. */
export const MOST_LINK_CHARACTERS = 8192;
