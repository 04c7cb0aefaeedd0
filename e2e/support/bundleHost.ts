import { fileURLToPath } from 'node:url';
import type { Rollup } from 'vite';

const hosts = new URL('hosts/', import.meta.url);
const bundles = new Map<string, Promise<string>>();

async function bundle(name: string): Promise<string> {
  // A large module, which few tests need.
  const { build } = await import('vite');
  const output = (await build({
    configFile: false,
    logLevel: 'warn',
    define: { 'process.env.NODE_ENV': '"production"', __VUE_OPTIONS_API__: 'false', __VUE_PROD_DEVTOOLS__: 'false' },
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: { input: fileURLToPath(new URL(`${name}.ts`, hosts)) },
    },
  })) as Rollup.RollupOutput;
  return output.output[0].code;
}

/** Bundles the script of a page in hosts/ with its framework, as the build of its author would. */
export function bundleHost(name: string): Promise<string> {
  const made = bundles.get(name) ?? bundle(name);
  bundles.set(name, made);
  return made;
}
