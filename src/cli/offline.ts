/** Writes the service worker of a built site: `node src/cli/offline.ts [FOLDER]`, the folder being dist without it. */
import { join, resolve } from 'node:path';
import { build, type Plugin } from 'vite';
import { offlineFiles } from './offlineFiles.ts';

const [folder = 'dist'] = process.argv.slice(2);
const project = join(import.meta.dirname, '../..');
const FILES = 'offline:files';

const files: Plugin = {
  name: 'wallkick-offline-files',
  resolveId: { filter: { id: /^offline:files$/ }, handler: () => `\0${FILES}` },
  load: {
    filter: { id: /^\0offline:files$/ },
    handler: () => `export default ${JSON.stringify(offlineFiles(resolve(folder)))}`,
  },
};

await build({
  configFile: false,
  root: project,
  publicDir: false,
  logLevel: 'warn',
  define: { 'process.env.NODE_ENV': '"production"' },
  plugins: [files],
  build: {
    outDir: resolve(folder),
    emptyOutDir: false,
    target: 'es2022',
    lib: { entry: join(project, 'src/offline/worker.ts'), formats: ['es'], fileName: () => 'sw.js' },
    rolldownOptions: { output: { minify: true } },
    reportCompressedSize: false,
  },
});
