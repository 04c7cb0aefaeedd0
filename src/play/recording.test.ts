import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BUTTONS, held, NOTHING_HELD } from './buttons.ts';
import { LETTERS, MOST_FRAMES, parseRecording, printRecording } from './recording.ts';

const LEFT = held('rotate left');
const BOTH = held('rotate left', 'rotate right');

describe('recordings', () => {
  test.each([
    ['', []],
    ['  \n ', []],
    ['.', [NOTHING_HELD]],
    ['L*3 LR .*2', [LEFT, LEFT, LEFT, BOTH, NOTHING_HELD, NOTHING_HELD]],
    ['L*3_LR', [LEFT, LEFT, LEFT, BOTH]],
    ['RL', [BOTH]],
    ['ADSWLRH', [held(...BUTTONS)]],
  ])('%j is read', (text, frames) => {
    expect(parseRecording(text)).toEqual({ ok: true, value: frames });
  });

  test.each([
    ['L X', 'recording.button', 2, 3, '"X" is not a button'],
    ['l', 'recording.button', 0, 1, 'A (left), D (right), S (soft drop), W (hard drop)'],
    ['L <b>', 'recording.button', 2, 3, '"<" is not a button'],
    ['LRL', 'recording.twice', 2, 3, 'The button L is in one frame twice'],
    ['L.', 'recording.nothing', 0, 2, 'A frame is a dot or letters of buttons, not both.'],
    ['L*', 'recording.count', 1, 2, '"" is not a number of frames'],
    ['L*0', 'recording.count', 1, 3, '"0" is not a number of frames'],
    ['L*2*3', 'recording.count', 1, 5, '"2*3" is not a number of frames'],
    ['*3', 'recording.button', 0, 1, '"*" is not a button'],
    ['.*36001', 'recording.long', 0, 7, `The recording has 36001 frames; ${MOST_FRAMES} are allowed.`],
    ['L 🂡', 'recording.button', 2, 4, '"🂡" is not a button'],
  ])('%j is reported as %s', (text, code, start, end, sentence) => {
    const result = parseRecording(text);
    if (result.ok) throw new Error('it was read');
    const [first] = result.diagnostics;
    expect(first).toMatchObject({ code, span: { start, end } });
    expect(first!.sentence).toContain(sentence);
  });

  test('every wrong word is reported, not only the first', () => {
    const result = parseRecording('X L*0 LL');
    expect(result.ok || result.diagnostics.map(({ code }) => code)).toEqual([
      'recording.button',
      'recording.count',
      'recording.twice',
    ]);
  });

  test('a huge number of frames is refused before any of them is made', () => {
    expect(parseRecording('L*999999 R*999999').ok).toBe(false);
  });

  test('what is printed reads back as the same frames, in as few words as there are changes', () => {
    const frames = fc.array(fc.integer({ min: 0, max: (1 << BUTTONS.length) - 1 }), { maxLength: 60 });
    fc.assert(
      fc.property(frames, (sets) => {
        const text = printRecording(sets);
        expect(parseRecording(text)).toEqual({ ok: true, value: sets });
        expect(parseRecording(printRecording(sets, '_'))).toEqual({ ok: true, value: sets });
        const changes = sets.filter((set, n) => n === 0 || set !== sets[n - 1]).length;
        expect(text.split(' ').filter(Boolean)).toHaveLength(changes);
      }),
      { seed: 20261120 },
    );
  });

  test('each button has a letter of its own', () => {
    expect(new Set(Object.values(LETTERS)).size).toBe(BUTTONS.length);
  });
});
