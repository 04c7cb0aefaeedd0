import { beforeEach, describe, expect, test, vi } from 'vitest';
import { printRecording } from '#play/recording.ts';
import { KEY_PRESETS } from '#figure/hands/keyMap.ts';
import { KeyRecording } from './recording.svelte.ts';

const FRAME = 1000 / 60;

/** Frames of the display, one after the other. */
let display: ((now: number) => void)[] = [];
let painted = 0;
beforeEach(() => {
  display = [];
  painted = 0;
  vi.stubGlobal('requestAnimationFrame', (frame: (now: number) => void) => display.push(frame));
  vi.stubGlobal('cancelAnimationFrame', () => (display = []));
  return () => {
    vi.unstubAllGlobals();
  };
});
function paint(count = 1): void {
  for (let frame = 0; frame < count; frame++) {
    const now = 5000 + painted++ * FRAME;
    for (const due of display.splice(0)) due(now);
  }
}

function recording() {
  const seen: string[] = [];
  const one = new KeyRecording({
    buttons: () => ['rotate left', 'rotate right', 'left', 'right', 'soft drop'],
    keys: () => KEY_PRESETS.guideline,
    onframes: (frames) => seen.push(printRecording(frames)),
  });
  one.start();
  return { one, last: () => seen.at(-1) };
}

describe('a recording of real presses', () => {
  test('does not begin before the first press', () => {
    const { one, last } = recording();
    paint(9);
    expect([one.active, last()]).toEqual([true, '']);
  });

  test('has a frame for each of the display, the first one at once, with what is held in it', () => {
    const { one, last } = recording();
    one.press('rotate left');
    paint();
    expect(last()).toBe('L');
    paint(2);
    one.press('rotate right');
    paint(2);
    one.release('rotate left');
    paint();
    expect(last()).toBe('L*3 LR*2 R');
  });

  test('a tap within one frame counts for that frame', () => {
    const { one, last } = recording();
    one.press('rotate right');
    one.release('rotate right');
    paint(3);
    expect(last()).toBe('R .*2');
  });

  test('ends when it is full', () => {
    const { one, last } = recording();
    one.press('left');
    paint(700);
    expect([one.frames.length, one.active, last()]).toEqual([600, false, 'A*600']);
  });

  test.each([
    ['z', 'L'],
    ['X', 'R'],
    ['ArrowUp', 'R'],
    ['ArrowLeft', 'A'],
    // Not among the buttons of this system, or of the recording.
    ['a', ''],
    [' ', ''],
    ['c', ''],
    ['q', ''],
  ])('the key %j of the first preset records %j', (key, letters) => {
    const figure = new EventTarget() as HTMLElement;
    const { one, last } = recording();
    one.keys(figure);
    const event = Object.assign(new Event('keydown', { cancelable: true }), { key });
    figure.dispatchEvent(event);
    paint();
    expect([last(), event.defaultPrevented]).toEqual([letters, letters !== '']);
  });
});
