import { diagnoser, failed, ok, type Diagnostic, type Result } from '#engine/diagnostics.ts';
import { BUTTONS, buttonsIn, held, NOTHING_HELD, type Button, type Held } from './buttons.ts';

/** The letter of each button: movement and drops as A W S D lie on a keyboard, turns as the sources name the buttons. */
export const LETTERS: Readonly<Record<Button, string>> = {
  left: 'A',
  right: 'D',
  'soft drop': 'S',
  'hard drop': 'W',
  'rotate left': 'L',
  'rotate right': 'R',
  'half turn': 'H',
};

const BUTTON_OF: ReadonlyMap<string, Button> = new Map(BUTTONS.map((button) => [LETTERS[button], button]));

/** Frames that one recording may have: a hundred seconds at sixty a second. A page plays them all before its first picture. */
export const MOST_FRAMES = 6000;

/** The English sentences of the recording's text form, by code. */
const RECORDING_SENTENCES = {
  'recording.button': '"{found}" is not a button; the buttons are {allowed}, and . is for no button.',
  'recording.twice': 'The button {found} is in one frame twice; remove one.',
  'recording.nothing': 'A frame is a dot or letters of buttons, not both. Remove one of them.',
  'recording.count': '"{found}" is not a number of frames; write * and a whole number from 1, for example L*3.',
  'recording.long': 'The recording has {frames} frames; {most} are allowed. Remove the rest.',
} as const;

const diagnose = diagnoser(RECORDING_SENTENCES);

const ALLOWED = BUTTONS.map((button) => `${LETTERS[button]} (${button})`).join(', ');

/** Reads the letters of one word. */
function readButtons(text: string, start: number, diagnostics: Diagnostic[]): Held {
  if (text === '.') return NOTHING_HELD;
  if (text.includes('.')) {
    diagnostics.push(diagnose('recording.nothing', { start, end: start + text.length }));
    return NOTHING_HELD;
  }
  let set = NOTHING_HELD;
  let at = start;
  for (const letter of text) {
    const button = BUTTON_OF.get(letter);
    const span = { start: at, end: at + letter.length };
    if (button === undefined) diagnostics.push(diagnose('recording.button', span, { found: letter, allowed: ALLOWED }));
    else if ((set & held(button)) !== 0) diagnostics.push(diagnose('recording.twice', span, { found: letter }));
    else set |= held(button);
    at = span.end;
  }
  return set;
}

/**
 * Reads the buttons of each frame: words with blanks or `_` between them. A word is the letters of the buttons, or `.` for none, and `*n` after it means n frames. The letters are A left, D right, S soft drop, W hard drop, L and R rotate, H 180°.
 * @returns a set of buttons for each frame, or what is wrong and where
 * @example
 * import { parseRecording } from 'wallkick/play';
 *
 * const read = parseRecording('L*3 LR .*5');
 * read.ok ? read.value.length : 0; // → 9
 */
export function parseRecording(text: string): Result<readonly Held[]> {
  const diagnostics: Diagnostic[] = [];
  const runs: { readonly set: Held; readonly count: number }[] = [];
  for (const match of text.matchAll(/[^\s_]+/g)) {
    const word = match[0];
    const start = match.index;
    const star = word.indexOf('*');
    const letters = star < 0 ? word : word.slice(0, star);
    const digits = star < 0 ? '1' : word.slice(star + 1);
    if (letters === '')
      diagnostics.push(diagnose('recording.button', { start, end: start + 1 }, { found: '*', allowed: ALLOWED }));
    const set = readButtons(letters, start, diagnostics);
    if (!/^[1-9]\d{0,5}$/.test(digits)) {
      const span = { start: start + star, end: start + word.length };
      diagnostics.push(diagnose('recording.count', span, { found: digits }));
    } else runs.push({ set, count: Number(digits) });
  }
  const frames = runs.reduce((sum, run) => sum + run.count, 0);
  if (frames > MOST_FRAMES) {
    diagnostics.push(diagnose('recording.long', { start: 0, end: text.length }, { frames, most: MOST_FRAMES }));
  }
  if (diagnostics.length > 0) return failed(...diagnostics);
  return ok(runs.flatMap(({ set, count }) => Array<Held>(count).fill(set)));
}

const printButtons = (set: Held): string =>
  set === NOTHING_HELD
    ? '.'
    : buttonsIn(set)
        .map((button) => LETTERS[button])
        .join('');

/**
 * Writes the buttons of each frame as text, with equal neighbours together. `parseRecording` reads it again.
 * @example
 * import { held, printRecording } from 'wallkick/play';
 *
 * printRecording([held('left'), held('left'), held()]); // → 'A*2 .'
 */
export function printRecording(frames: readonly Held[], separator: ' ' | '_' = ' '): string {
  const words: string[] = [];
  for (let from = 0, to = 0; from < frames.length; from = to) {
    while (to < frames.length && frames[to] === frames[from]) to++;
    words.push(printButtons(frames[from]!) + (to - from > 1 ? `*${to - from}` : ''));
  }
  return words.join(separator);
}
