import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

/** Packs a folder with npm and returns the path of the archive. */
export function packFolder(folder: string, target: string): string {
  const args = ['pack', '--json', '--ignore-scripts', '--pack-destination', target];
  const said = execFileSync('npm', args, { cwd: folder, encoding: 'utf8', shell: process.platform === 'win32' });
  const [packed] = JSON.parse(said) as readonly { readonly filename: string }[];
  return join(target, packed!.filename);
}
