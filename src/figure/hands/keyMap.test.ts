import { expect, test } from 'vitest';
import { GAME_BUTTONS } from '#play/buttons.ts';
import { buttonOfKey, KEY_PRESETS, keysOf, PRESET_NAMES, printKeys, readKeys, RESERVED, withKey } from './keyMap.ts';

test.each(PRESET_NAMES)('in the preset %s each key has one button, and none that is in other use', (name) => {
  const keys = GAME_BUTTONS.flatMap((button) => [...KEY_PRESETS[name][button]]);
  expect(new Set(keys).size).toBe(keys.length);
  expect(keys.filter((key) => RESERVED.includes(key))).toEqual([]);
  expect(keys.map((key) => key.toLowerCase())).toEqual(keys);
});

test('a key is found whatever its case', () => {
  expect(buttonOfKey(KEY_PRESETS.guideline, 'X')).toBe('rotate right');
  expect(buttonOfKey(KEY_PRESETS.guideline, 'ArrowLeft')).toBe('left');
  expect(buttonOfKey(KEY_PRESETS.guideline, 'q')).toBeNull();
});

test('a button takes a key from another one', () => {
  const keys = withKey(KEY_PRESETS.guideline, 'hold', 'X');
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
