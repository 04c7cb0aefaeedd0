/** All tests, `npm test`: the fast tier, the built site at a domain root and below a path, links, a real browser. */
import { allStages } from './projectStages.ts';
import { runProject } from './runProject.ts';

await runProject(allStages);
