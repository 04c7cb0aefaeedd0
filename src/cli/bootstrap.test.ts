import { spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';

const bootstrap = fileURLToPath(new URL('./bootstrap.mjs', import.meta.url));

let folder = '';
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'wallkick-bootstrap-'))));
afterEach(() => rmSync(folder, { recursive: true }));

test('the script gets the arguments, and its output and exit code come through', () => {
  const links = (): ReturnType<typeof spawnSync> =>
    spawnSync(process.execPath, [bootstrap, 'src/cli/links.ts', folder], { encoding: 'utf8' });
  expect(links()).toMatchObject({ status: 1, stdout: '0 pages, 0 links into the site, 0 wrong\n', stderr: '' });
  writeFileSync(join(folder, 'index.html'), '<a href="#top">up</a>');
  expect(links()).toMatchObject({ status: 0, stdout: '1 pages, 1 links into the site, 0 wrong\n', stderr: '' });
});

test('without a script it says how it is used', () => {
  const { status, stderr } = spawnSync(process.execPath, [bootstrap], { encoding: 'utf8' });
  expect(status).toBe(1);
  expect(stderr).toContain('node src/cli/bootstrap.mjs SCRIPT');
});

// npm runs a script through a shell, and a signal to npm ends only that shell.
test('when the shell that npm started is ended, the script is ended too', async () => {
  writeFileSync(join(folder, 'index.html'), '');
  const command = `"${process.execPath}" "${bootstrap}" src/cli/serve.ts "${folder}"; exit $?`;
  const shell = spawn('sh', ['-c', command], { env: { ...process.env, PORT: '0', npm_lifecycle_event: 'serve' } });
  const address = await new Promise<string>((resolve) => {
    shell.stdout.on('data', (said) => resolve(/http:\S+/.exec(String(said))?.[0] ?? ''));
  });
  expect((await fetch(address)).status).toBe(200);
  // The pipe closes when the last process that writes to it has ended.
  const closed = new Promise((resolve) => shell.once('close', resolve));
  shell.kill('SIGTERM');
  await closed;
  await expect(fetch(address)).rejects.toThrow();
});

/** Makes a small project with one package from a file, so that npm needs no network. */
function makeProject(): void {
  const npm = (...args: readonly string[]): void => {
    const { status, stderr } = spawnSync('npm', args, {
      cwd: folder,
      encoding: 'utf8',
      shell: process.platform === 'win32',
    });
    expect(status, stderr).toBe(0);
  };
  for (const part of ['bootstrap.mjs', 'installed.mjs', 'toolchain']) {
    cpSync(new URL(part, import.meta.url), join(folder, 'src/cli', part), {
      recursive: true,
      filter: (path) => !path.endsWith('node_modules'),
    });
  }
  mkdirSync(join(folder, 'greeting'));
  const manifest = { name: 'greeting', version: '1.0.0', type: 'module', exports: './index.js' };
  writeFileSync(join(folder, 'greeting/package.json'), JSON.stringify(manifest));
  writeFileSync(join(folder, 'greeting/index.js'), "export const greeting = 'good morning';");
  npm('pack', './greeting');
  writeFileSync(join(folder, 'package.json'), '{ "dependencies": { "greeting": "file:greeting-1.0.0.tgz" } }');
  npm('install', '--package-lock-only', '--offline');
  writeFileSync(join(folder, 'greet.mjs'), "import { greeting } from 'greeting';\nconsole.log(greeting);");
}

test('packages are installed where they are missing, and again where npm was interrupted', () => {
  makeProject();
  const greet = (): ReturnType<typeof spawnSync> =>
    spawnSync(process.execPath, [join(folder, 'src/cli/bootstrap.mjs'), 'greet.mjs'], { encoding: 'utf8' });
  const installing = expect.stringContaining('Installing packages (greeting is missing or outdated) …') as unknown;
  const greeting = { status: 0, stdout: 'good morning\n' };

  expect(greet()).toMatchObject({ ...greeting, stderr: installing });
  expect(greet()).toMatchObject({ ...greeting, stderr: '' });
  truncateSync(join(folder, 'node_modules/.package-lock.json'), 20);
  expect(greet()).toMatchObject({ ...greeting, stderr: installing });
  rmSync(join(folder, 'node_modules/greeting'), { recursive: true });
  expect(greet()).toMatchObject({ ...greeting, stderr: installing });
});
