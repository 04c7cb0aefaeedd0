import { hydrateWhen } from './hydrateWhen.ts';
import { whenNear } from './whenNear.ts';

/** `client:near`: a figure is hydrated when it is near the screen. */
// Astro asks for what a module exports by default.
// eslint-disable-next-line no-restricted-syntax
export default hydrateWhen(whenNear);
