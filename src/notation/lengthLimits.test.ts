import { describe, expect, test } from 'vitest';
import { convert, FORMATS, SOURCE_FORMATS } from './convert.ts';
import { lengthFault } from './lengthLimits.ts';
import { SAMPLE_GAME } from './games.ts';

describe('how long a text may be that is converted on a page', () => {
  test.each(SOURCE_FORMATS.flatMap((from) => FORMATS.map((to) => [from, to] as const)))('%s to %s', (from, to) => {
    expect(lengthFault('x'.repeat(20_000), from, to)).toBeNull();
    expect(lengthFault('x'.repeat(1_100_000), from, to)).toMatchObject({ code: 'E_CONVERT_LONG', severity: 'error' });
  });

  test('is said with what to do', () => {
    // As long as 50,000 pages of a fumen.
    expect(lengthFault(`v115@${'A'.repeat(152_000)}`, 'fumen', 'ptn')?.message).toBe(
      'the text has 152005 characters; up to 20000 are converted, about 4000 moves. Convert the game in parts',
    );
  });

  test('leaves room for the longest games: what is written of 3800 moves can be read again', () => {
    const game = `=Level 0\n${'O-12 O-34 O-56 O-78 O-90/DOUBLE\n'.repeat(760)}`;
    const written = convert(game, 'ptn', 'fumen').text!;
    expect([lengthFault(game, 'ptn', 'fumen'), lengthFault(written, 'fumen', 'ptn')]).toEqual([null, null]);
    expect(lengthFault(SAMPLE_GAME, 'ptn', 'tbp')).toBeNull();
  });
});
