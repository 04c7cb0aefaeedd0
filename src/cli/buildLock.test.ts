import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { halfBuilt, lockBuild } from './buildLock.ts';

let folder = '';
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'wallkick-lock-'))));
afterEach(() => rmSync(folder, { recursive: true }));

test('a second build is refused while the first one runs, and may start after it', async () => {
  const file = join(folder, 'made/build.lock');
  expect(halfBuilt(file)).toBeNull();
  expect(lockBuild(file)).toBeNull();
  const other = spawn(process.execPath, ['--eval', 'setInterval(() => {}, 1000)']);
  writeFileSync(file, String(other.pid));
  expect(lockBuild(file)).toBe(
    `Another build runs in this folder (process ${other.pid}). Wait for its end, or stop it.`,
  );
  expect(halfBuilt(file)).toBe(
    `This site is being built (process ${other.pid}). Serve it after the end of that build.`,
  );
  other.kill('SIGKILL');
  await once(other, 'exit');
  expect(halfBuilt(file)).toMatch(/^The last build of this site was cut off/);
  expect(lockBuild(file)).toBeNull();
  expect(readFileSync(file, 'utf8')).toBe(String(process.pid));
});

test('a damaged lock is no lock', () => {
  const file = join(folder, 'build.lock');
  writeFileSync(file, '');
  expect(lockBuild(file)).toBeNull();
});

test('a folder that cannot be written is named', () => {
  writeFileSync(join(folder, 'file'), '');
  expect(lockBuild(join(folder, 'file/build.lock'))).toMatch(/^The site cannot be built here: E\w+: .*file/);
});
