import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { runCommand } from '#cli/command.ts';
import { findPair } from '#cli/toolchain/pair.mjs';
import type { Host, Material } from './host.ts';

/** A site of another tool: the version of the tool, and why the site was not built; null where it was. */
export interface Made {
  readonly version: string;
  readonly fault: string | null;
}

const QUIET = ['--no-audit', '--no-fund', '--loglevel=error'];

/** No tool sends statistics or asks for anything. */
const ENVIRONMENT = {
  CI: '1',
  DO_NOT_TRACK: '1',
  NEXT_TELEMETRY_DISABLED: '1',
  NUXT_TELEMETRY_DISABLED: '1',
  ASTRO_TELEMETRY_DISABLED: '1',
};

/** Makes a site with the newest packages in an empty folder, and builds it. */
export async function makeHost(host: Host, folder: string, material: Material, elements: string): Promise<Made> {
  const files = { 'package.json': '{ "private": true, "type": "module" }\n', ...host.files(material) };
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  if (host.vendor !== undefined) cpSync(elements, join(folder, host.vendor), { recursive: true });
  const [program, ...args] = findPair().npm;
  const newest = host.packages.map((name) => (name.includes('@', 1) ? name : `${name}@latest`));
  const installed = await runCommand(
    [program, ...args, 'install', `--prefix=${folder}`, ...QUIET, ...newest],
    ENVIRONMENT,
  );
  if (!installed.succeeded) return { version: '', fault: installed.output };
  const tool = join(folder, 'node_modules', host.packages[0]!, 'package.json');
  const { version } = JSON.parse(readFileSync(tool, 'utf8')) as { readonly version: string };
  const path = `${join(folder, 'node_modules/.bin')}${delimiter}${process.env['PATH']}`;
  const built = await runCommand(['env', '-C', folder, ...host.build], { ...ENVIRONMENT, PATH: path });
  return { version, fault: built.succeeded ? null : built.output };
}
