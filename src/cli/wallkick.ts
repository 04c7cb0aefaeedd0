/** The commands of the package, from the sources: `npm run --silent vectors -- FILE…` runs `wallkick vectors FILE…`. */
import '#build/sourceModules.ts';

await import('./wallkick/program.ts');
