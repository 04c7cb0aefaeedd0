/** Checks every link of a built site: `node src/cli/links.ts [FOLDER]`, by default dist. */
import { resolve } from 'node:path';
import { checkLinks } from './linkCheck.ts';
import { builtBase } from './siteFiles.ts';

const [folder = 'dist'] = process.argv.slice(2);
const { pages, links, faults } = checkLinks({ root: resolve(folder), base: builtBase(resolve(folder)) });
faults.forEach((fault) => console.error(fault));
console.log(`${pages} pages, ${links} links into the site, ${faults.length} wrong`);
if (faults.length > 0 || pages === 0) process.exitCode = 1;
