import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { systemById } from '#rules/registry.ts';
import { defaultSettings, type PlaySettings } from './settings.ts';
import { settingsFromParams, settingsParams } from './settingsText.ts';

const dtet = systemById('dtet')!;

describe('settings as words', () => {
  test.each([
    [[['gravity', '1/64']], { gravity: { rows: 1, frames: 64 } }],
    [[['gravity', '20']], { gravity: { rows: 20, frames: 1 } }],
    [
      [
        ['soft', '4/256'],
        ['lock', '0'],
      ],
      { softDrop: { rows: 4, frames: 256 }, lockDelay: 0 },
    ],
    [
      [
        ['are', '600'],
        ['das', '8/2'],
      ],
      { entryDelay: 600, das: { delay: 8, repeat: 2 } },
    ],
    [
      [
        ['system', 'dtet'],
        ['lock', '17'],
      ],
      { lockDelay: 17 },
    ],
    [[], {}],
  ] as const)('%j are read', (params, settings) => {
    expect(settingsFromParams(params)).toEqual({ ok: true, value: settings });
  });

  test.each([
    [[['gravity', '1/0']], 'settings.speed', 8, 11],
    [[['gravity', '0.5']], 'settings.speed', 8, 11],
    [[['soft', '']], 'settings.speed', 5, 5],
    [[['lock', '601']], 'settings.delay', 5, 8],
    [[['lock', '-1']], 'settings.delay', 5, 7],
    [[['das', '14']], 'settings.das', 4, 6],
    [[['das', '14/0']], 'settings.das', 4, 8],
    [[['das', '1/2/3']], 'settings.das', 4, 9],
    [
      [
        ['board', '....'],
        ['lock', '5'],
        ['are', 'x'],
      ],
      'settings.delay',
      11,
      12,
    ],
  ] as const)('%j are reported', (params, code, start, end) => {
    const result = settingsFromParams(params);
    if (result.ok) throw new Error('they were read');
    expect(result.diagnostics).toHaveLength(1);
    expect(result.diagnostics[0]).toMatchObject({ code, span: { start, end } });
    expect(result.diagnostics[0]!.sentence).toContain(params.at(-1)![1]);
  });

  test('defaults are not printed', () => {
    expect(settingsParams(defaultSettings(dtet), dtet)).toEqual([]);
    expect(settingsParams({ ...defaultSettings(dtet), entryDelay: 0 }, dtet)).toEqual([['are', '0']]);
  });

  test('what is printed reads back', () => {
    const speed = fc.record({ rows: fc.integer({ min: 0, max: 9999 }), frames: fc.integer({ min: 1, max: 9999 }) });
    const delay = fc.integer({ min: 0, max: 600 });
    const part = fc.integer({ min: 1, max: 600 });
    const all: fc.Arbitrary<PlaySettings> = fc.record({
      gravity: speed,
      softDrop: speed,
      lockDelay: delay,
      entryDelay: delay,
      das: fc.record({ delay: part, repeat: part }),
      // These have no words.
      locks: fc.constant('in time'),
      hardDrop: fc.constant(null),
      hold: fc.constant(false),
    });
    fc.assert(
      fc.property(all, (settings) => {
        const read = settingsFromParams(settingsParams(settings, dtet));
        expect(read.ok && { ...defaultSettings(dtet), ...read.value }).toEqual(settings);
      }),
      { seed: 20261120 },
    );
  });
});
