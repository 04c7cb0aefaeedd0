/** The fast tier of the tests, `npm run check [-- PATH…]`: types, lint and unit tests, of all files or of those below some paths. */
import { fastStages, stagesBelow } from './projectStages.ts';
import { runProject } from './runProject.ts';

const paths = process.argv.slice(2);
await runProject(paths.length === 0 ? fastStages : stagesBelow(paths));
