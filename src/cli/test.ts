/** All tests: the fast stages, the built site below a path, its links, a real browser. `npm run test:all` adds more by `--wide`. */
import { testStages, wideStages } from './projectStages.ts';
import { runProject } from './runProject.ts';

await runProject(process.argv.includes('--wide') ? wideStages : testStages);
