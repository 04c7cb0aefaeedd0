/** Builds and serves the whole site, for `npm start` after the packages are installed. */
import { spawnSync } from 'node:child_process';
import { checkAddress } from './serveSite.ts';

const address = await checkAddress(process.env);
if (address.is === 'failed') {
  console.error(address.because);
  process.exitCode = 1;
} else {
  const { status } = spawnSync('npm', ['run', 'build'], { stdio: 'inherit', shell: process.platform === 'win32' });
  if (status === 0) await import('./serve.ts');
  else {
    console.error('The site was not built, so it is not served; the reason stands above.');
    process.exitCode = 1;
  }
}
