import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { checksums } from './checksums.ts';

test('every file that matches has its line', () => {
  const folder = mkdtempSync(join(tmpdir(), 'wallkick-sums-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [path, text] of [
    ['runners/v1/b.py', ''],
    ['runners/v1/a.py', 'abc'],
    ['other/c.py', ''],
  ] as const) {
    mkdirSync(join(folder, path, '..'), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  // SHA-256 of "abc" and of the empty text, from FIPS 180-2 and RFC 4634.
  expect(checksums(folder, ['runners/**/*.*'])).toBe(
    'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad  runners/v1/a.py\n' +
      'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855  runners/v1/b.py\n',
  );
});
