import { GAME_BUTTONS, NOTHING_HELD, type Held } from '../buttons.ts';
import { MOST_GAME_FRAMES } from './limits.ts';

// The buttons of a game in few characters. Most buttons change within half a second of the one before, which takes one byte: the
// button in 3 bits, and the frames since the last change in 5. The bytes are written in the alphabet of base64url.

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const VALUES: ReadonlyMap<string, number> = new Map([...ALPHABET].map((letter, value) => [letter, value]));

/** This many frames or more are written behind the byte, less as many, seven bits a byte. */
const LONG = 31;

function pushNumber(bytes: number[], value: number): void {
  let rest = value;
  for (; rest >= 128; rest = Math.floor(rest / 128)) bytes.push((rest % 128) + 128);
  bytes.push(rest);
}

/** Bytes of the frames: how many there are, then each change of a button. */
function bytesOf(frames: readonly Held[]): readonly number[] {
  const bytes: number[] = [];
  pushNumber(bytes, frames.length);
  let last = 0;
  let before = NOTHING_HELD;
  frames.forEach((now, frame) => {
    for (let button = 0; button < GAME_BUTTONS.length; button++) {
      if ((((now ^ before) >> button) & 1) === 0) continue;
      const wait = frame - last;
      bytes.push((button << 5) | Math.min(wait, LONG));
      if (wait >= LONG) pushNumber(bytes, wait - LONG);
      last = frame;
    }
    before = now;
  });
  return bytes;
}

function framesOf(bytes: readonly number[]): readonly Held[] | null {
  let at = 0;
  const readNumber = (): number => {
    let value = 0;
    for (let factor = 1; at < bytes.length && factor <= 128 ** 3; factor *= 128) {
      const byte = bytes[at++]!;
      value += (byte % 128) * factor;
      if (byte < 128) return value;
    }
    return Infinity;
  };
  const length = readNumber();
  if (length > MOST_GAME_FRAMES) return null;
  const frames = Array<Held>(length).fill(NOTHING_HELD);
  let frame = 0;
  let now = NOTHING_HELD;
  const hold = (until: number): void => {
    frames.fill(now, frame, until);
    frame = until;
  };
  while (at < bytes.length) {
    const byte = bytes[at++]!;
    const wait = byte & LONG;
    const next = frame + (wait < LONG ? wait : LONG + readNumber());
    if (next >= length) return null;
    hold(next);
    now ^= 1 << (byte >> 5);
  }
  hold(length);
  return frames;
}

/** The buttons of each frame as letters, digits, `-` and `_`. */
export function packInputs(frames: readonly Held[]): string {
  const bytes = bytesOf(frames);
  let text = '';
  for (let at = 0; at < bytes.length; at += 3) {
    const group = bytes.slice(at, at + 3);
    const bits = (group[0]! << 16) | ((group[1] ?? 0) << 8) | (group[2] ?? 0);
    for (let letter = 0; letter <= group.length; letter++) text += ALPHABET[(bits >> (18 - 6 * letter)) & 63];
  }
  return text;
}

/** Reads `packInputs` back; null where the text is damaged, or longer than a game may be. */
export function unpackInputs(text: string): readonly Held[] | null {
  if (text.length % 4 === 1) return null;
  const bytes: number[] = [];
  for (let at = 0; at < text.length; at += 4) {
    const letters = [...text.slice(at, at + 4)].map((letter) => VALUES.get(letter));
    if (letters.includes(undefined)) return null;
    const bits = letters.reduce<number>((sum, value, index) => sum | (value! << (18 - 6 * index)), 0);
    for (let byte = 0; byte < letters.length - 1; byte++) bytes.push((bits >> (16 - 8 * byte)) & 255);
  }
  return bytes.length === 0 ? null : framesOf(bytes);
}
