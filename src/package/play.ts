/** Frames of play: buttons, gravity and lock delay as pure functions. */
export { GAME_BUTTONS, held, isHeld, NOTHING_HELD, type GameButton, type Held } from '#play/buttons.ts';
export type { PlayEvent } from '#play/events.ts';
export { playFrame, type PlayFrame } from '#play/frame.ts';
export { history, stateAfter, type History } from '#play/history.ts';
export { parseRecording, printRecording } from '#play/recording.ts';
export { defaultSettings, type PlaySettings } from '#play/settings.ts';
export { startPlay, type ActivePiece, type Phase, type PlayStart, type PlayState } from '#play/state.ts';
