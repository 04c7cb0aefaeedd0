/** Builds the whole site and serves it: what `npm start` runs once the packages are installed. */
import { spawnSync } from 'node:child_process';
import { checkPort } from './serveSite.ts';

const port = await checkPort(process.env);
if (port.is === 'failed') {
  console.error(port.because);
  process.exitCode = 1;
} else {
  const { status } = spawnSync('npm', ['run', 'build'], { stdio: 'inherit', shell: process.platform === 'win32' });
  if (status === 0) await import('./serve.ts');
  else {
    console.error('The site was not built, so it is not served; the reason stands above.');
    process.exitCode = 1;
  }
}
