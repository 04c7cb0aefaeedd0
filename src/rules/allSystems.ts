import { LATER } from './later.ts';
import { addSystems } from './registry.ts';

// A figure that looks at every system at once imports this module before the registry.

addSystems(LATER);
