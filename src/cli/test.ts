/**
 * All tests: the fast tier, the built site below a path, its links, a real browser. `npm test` leaves out what `npm run test:all`
 * adds by `--wide`.
 */
import { testStages, wideStages } from './projectStages.ts';
import { runProject } from './runProject.ts';

await runProject(process.argv.includes('--wide') ? wideStages : testStages);
