import { describe, expect, test } from 'vitest';
import { printRecording } from '#play/recording.ts';
import { advanced, buttonOfKey, isFull, pressed, released, WAITING } from './recorder.ts';

const FRAME = 1000 / 60;
const START = 5000;
const at = (frame: number): number => START + frame * FRAME + 1;

describe('a recording of real presses', () => {
  test('does not begin before the first press', () => {
    expect(advanced(WAITING, at(100))).toBe(WAITING);
  });

  test('has sixty frames a second, the first one at once', () => {
    const recorder = pressed(WAITING, 'rotate left', START);
    expect(printRecording(advanced(recorder, at(0)).frames)).toBe('L');
    expect(printRecording(advanced(recorder, at(2)).frames)).toBe('L*3');
    expect(advanced(recorder, at(59)).frames).toHaveLength(60);
  });

  test('holds what is down and lets go what is let go', () => {
    let recorder = advanced(pressed(WAITING, 'rotate left', START), at(2));
    recorder = advanced(pressed(recorder, 'rotate right', at(2.5)), at(4));
    recorder = advanced(released(recorder, 'rotate left', at(4.5)), at(5));
    expect(printRecording(recorder.frames)).toBe('L*3 LR*2 R');
  });

  test('puts presses where they were, however seldom it is asked', () => {
    let recorder = pressed(WAITING, 'rotate left', START);
    recorder = pressed(recorder, 'rotate right', at(9));
    recorder = released(recorder, 'rotate left', at(19));
    expect(printRecording(advanced(recorder, at(29)).frames)).toBe('L*10 LR*10 R*10');
  });

  test('a tap within one frame counts for that frame', () => {
    let recorder = advanced(pressed(WAITING, 'rotate left', START), at(0));
    recorder = released(recorder, 'rotate left', at(0.1));
    recorder = released(pressed(recorder, 'rotate right', at(0.2)), 'rotate right', at(0.3));
    expect(printRecording(advanced(recorder, at(3)).frames)).toBe('L R .*2');
  });

  test('a key that repeats itself changes nothing', () => {
    const once = advanced(pressed(WAITING, 'left', START), at(3));
    expect(advanced(pressed(once, 'left', at(3.5)), at(4)).frames).toHaveLength(5);
  });

  test('ends when it is full', () => {
    const recorder = advanced(pressed(WAITING, 'left', START), at(1000));
    expect([recorder.frames.length, isFull(recorder)]).toEqual([600, true]);
    expect(advanced(recorder, at(2000))).toBe(recorder);
  });

  test.each([
    ['z', 'rotate left'],
    ['Z', 'rotate left'],
    ['x', 'rotate right'],
    ['ArrowLeft', 'left'],
    ['c', null],
    ['q', null],
  ])('key %s', (key, button) => {
    expect(buttonOfKey(key, ['rotate left', 'rotate right', 'left', 'right', 'soft drop'])).toBe(button);
  });
});
