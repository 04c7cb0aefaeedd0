import { expect, test } from 'vitest';
import { GAME_BUTTONS, type GameButton } from '#play/buttons.ts';
import {
  buttonOfKey,
  KEY_PRESETS,
  keyName,
  KeysDown,
  keysOf,
  PRESET_NAMES,
  printKeys,
  readKeys,
  RESERVED,
  withKey,
} from './keyMap.ts';

test.each(PRESET_NAMES)('in the preset %s each key has one button, and none that is in other use', (name) => {
  const keys = GAME_BUTTONS.flatMap((button) => [...KEY_PRESETS[name][button]]);
  expect(new Set(keys).size).toBe(keys.length);
  expect(keys.filter((key) => RESERVED.includes(key))).toEqual([]);
  expect(keys.map((key) => key.toLowerCase())).toEqual(keys);
});

test('a key is found whatever its case', () => {
  expect(buttonOfKey(KEY_PRESETS.guideline, { key: 'X', code: 'KeyX' })).toBe('rotate right');
  expect(buttonOfKey(KEY_PRESETS.guideline, { key: 'ArrowLeft', code: 'ArrowLeft' })).toBe('left');
  expect(buttonOfKey(KEY_PRESETS.guideline, { key: 'q', code: 'KeyQ' })).toBeNull();
});

// `key` and `code` as browsers give them: https://w3c.github.io/uievents-key/ and https://w3c.github.io/uievents-code/.
test.each([
  ['a French keyboard, by what is printed on the key', 'z', 'KeyW', 'z'],
  ['a Russian keyboard', 'я', 'KeyZ', 'z'],
  ['a Greek keyboard', 'Χ', 'KeyX', 'x'],
  ['a Hebrew keyboard', 'ש', 'KeyA', 'a'],
  ['an input method', 'Process', 'KeyC', 'c'],
  ['Option on a Mac', 'Ω', 'KeyZ', 'z'],
  ['an Arabic keyboard, a digit', '٢', 'Digit2', '2'],
  ['a letter that no English keyboard has in its place', 'ö', 'Semicolon', 'ö'],
  ['the space bar', ' ', 'Space', ' '],
  ['a touch keyboard without codes', 'z', '', 'z'],
])('a key has a name on %s', (_what, key, code, name) => {
  expect(keyName({ key, code })).toBe(name);
});

test('a key lets go what it went down as, whatever Shift makes of it', () => {
  const down = new KeysDown<GameButton>();
  down.press({ key: '2', code: 'Digit2' }, 'right');
  down.press({ key: 'x', code: '' }, 'left');
  expect(down.release({ key: '"', code: 'Digit2' })).toBe('right');
  expect(down.release({ key: '2', code: 'Digit2' })).toBeNull();
  expect(down.release({ key: 'X', code: '' })).toBe('left');
});

test('a button takes a key from another one', () => {
  const keys = withKey(KEY_PRESETS.guideline, 'hold', 'x');
  expect(keys.hold).toEqual(['x']);
  expect(keys['rotate right']).toEqual(['arrowup']);
});

test('a choice is kept', () => {
  const own = withKey(KEY_PRESETS.tgm, 'left', 'j');
  expect(readKeys(printKeys('tgm'))).toBe('tgm');
  expect(keysOf(readKeys(printKeys(own)))).toEqual(own);
});

test.each([null, '', '{', '"other"', '{"left":[]}', '{"left":"x"}', '[1]', '{"__proto__":{}}'])(
  'stored %j gives the first preset',
  (text) => {
    expect(readKeys(text)).toBe('guideline');
  },
);

test.each(RESERVED)('a stored choice without the key %j is kept, and one with it is not', (key) => {
  expect(readKeys(printKeys({ ...KEY_PRESETS.tgm, left: ['j'] }))).not.toBe('guideline');
  expect(readKeys(printKeys({ ...KEY_PRESETS.tgm, left: [key] }))).toBe('guideline');
});
