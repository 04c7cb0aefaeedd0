/**
 * Checks every link of a built site: `node src/cli/links.ts [FOLDER]`, the folder being dist without it.
 * BASE is read from the environment and must be that of the build.
 */
import { resolve } from 'node:path';
import { checkLinks } from './linkCheck.ts';
import { basePath } from './siteFiles.ts';

const [folder = 'dist'] = process.argv.slice(2);
const { pages, links, faults } = checkLinks({ root: resolve(folder), base: basePath(process.env['BASE'] ?? '') });
faults.forEach((fault) => console.error(fault));
console.log(`${pages} pages, ${links} links into the site, ${faults.length} wrong`);
if (faults.length > 0 || pages === 0) process.exitCode = 1;
