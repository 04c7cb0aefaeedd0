/** The fast tier of the tests, `npm run check`: types, lint and unit tests. */
import { fastStages } from './projectStages.ts';
import { runProject } from './runProject.ts';

await runProject(fastStages);
