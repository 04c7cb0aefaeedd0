import { FIGURE_KEYS } from 'figures:keys';
import { expect, test } from 'vitest';
import { commandsByKey } from './listeners.ts';

test('a command gets the index of its key in the record', () => {
  const pressed: string[] = [];
  const note = (name: string) => (key: number) => pressed.push(`${name} ${key}`);
  const uses = FIGURE_KEYS['orientation-wheel']!;
  const commands = Object.fromEntries(uses.map(({ does }) => [does, note(does)]));
  Object.values(commandsByKey('orientation-wheel', commands)).forEach((command) => command());
  expect(pressed).toEqual(['turn 0', 'turn 1', 'outermost 0', 'outermost 1', 'mirror 0', 'reset 0']);
});

test('a figure without keys has reset, and none does without the commands of its record', () => {
  expect(Object.keys(commandsByKey('kick-table', { reset: () => undefined }))).toEqual(['r']);
  expect(() => commandsByKey('kick-stepper', { reset: () => undefined })).toThrow('kick-stepper has a key to step');
});
