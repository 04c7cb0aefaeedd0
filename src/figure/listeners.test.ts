import KEYS from 'figures:keys/orientation-wheel';
import { expect, test } from 'vitest';
import { commandsByKey } from './listeners.ts';

test('a command gets the index of its key in the record', () => {
  const pressed: string[] = [];
  const note = (name: string) => (key: number) => pressed.push(`${name} ${key}`);
  const commands = Object.fromEntries(KEYS.map(({ does }) => [does, note(does)]));
  Object.values(commandsByKey(KEYS, commands)).forEach((command) => command());
  expect(pressed).toEqual(['turn 0', 'turn 1', 'outermost 0', 'outermost 1', 'mirror 0', 'reset 0']);
});

test('no figure lacks a command of its record', () => {
  expect(() => commandsByKey(KEYS, { reset: () => undefined })).toThrow('No command to turn.');
});
