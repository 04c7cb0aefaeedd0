import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SAMPLE_GAME } from '#notation/games.ts';
import { packText, unpackText } from './packedText.ts';
import { editorLink, plainText } from './textLink.ts';

describe('a text in a link', () => {
  test.each(['', 'O-12', SAMPLE_GAME, '\ufeffTitle: é → 🎲\r\n(\u00a0)', 'O-12 '.repeat(2000)])(
    '%j comes back',
    async (text) => {
      expect(await unpackText(await packText(text))).toBe(text);
      expect(await unpackText(plainText(text))).toBe(text);
    },
  );

  test('any text comes back', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary' }), async (text) => {
        // A lone half of a surrogate pair is no character; UTF-8 has none.
        const whole = text.toWellFormed();
        expect(await unpackText(await packText(text))).toBe(whole);
      }),
      { seed: 6, numRuns: 200 },
    );
  });

  test('is deflated where that is shorter, and needs no escape in an address', async () => {
    const packed = await packText(SAMPLE_GAME);
    expect(packed).toMatch(/^1[\w-]+$/);
    expect(packed.length).toBeLessThan(plainText(SAMPLE_GAME).length);
    expect(await packText('O-12')).toMatch(/^0/);
  });

  test.each([
    ['nothing', ''],
    ['another version', '2TzEy'],
    ['foreign characters', '0<b>'],
    ['half a byte', '0A'],
    ['no deflated data', '1TzEy'],
    ['bytes that are no UTF-8', `0${Buffer.from([0xff, 0xfe]).toString('base64url')}`],
  ])('%s is refused', async (_what, packed) => {
    expect(await unpackText(packed)).toBeNull();
  });

  test('that would unfold to more than a million characters is refused', async () => {
    expect(await unpackText(await packText('O-12 '.repeat(190_000)))).not.toBeNull();
    expect(await unpackText(await packText('O-12 '.repeat(210_000)))).toBeNull();
  });

  test('opens in the editor', async () => {
    const link = new URL(editorLink('/base/lab/notation/', 'O-12'), 'https://example.org');
    expect([link.pathname, link.searchParams.get('figure'), link.hash]).toEqual([
      '/base/lab/notation/',
      'editor',
      '#editor',
    ]);
    expect(await unpackText(link.searchParams.get('ptn')!)).toBe('O-12');
  });
});
