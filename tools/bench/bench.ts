import '#build/sourceModules.ts';
import { benchNotation } from './notation.ts';
import { benchBuild } from './build.ts';
import { benchBrowser } from './browser.ts';
import { benchAnalysis } from './analysis.ts';
import { benchData } from './data.ts';
import { benchEmbed } from './embed.ts';
import { benchLighthouse } from './lighthouse.ts';
import { benchPlay } from './play.ts';
import { benchRotatris } from './rotatris.ts';
import { benchSlowLinks } from './slowLinks.ts';
import { benchSteps } from './steps.ts';
import { benchTables } from './tables.ts';
import { benchViews } from './views.ts';
import { benchWeights } from './weights.ts';

/** All benchmarks, by the name that runs one alone: `npm run bench -- rotation`. */
const BENCHMARKS: Readonly<Record<string, () => readonly string[] | Promise<readonly string[]>>> = {
  // These two measure the entry points of the package, whose texts Node loads by the hooks of build/sourceModules.ts.
  rotation: async () => (await import('./rotation.ts')).benchRotation(),
  reach: async () => (await import('./reach.ts')).benchReach(),
  analysis: benchAnalysis,
  play: benchPlay,
  rotatris: benchRotatris,
  notation: benchNotation,
  data: benchData,
  tables: benchTables,
  build: benchBuild,
  weights: benchWeights,
  views: benchViews,
  steps: benchSteps,
  browser: benchBrowser,
  slowLinks: benchSlowLinks,
  lighthouse: benchLighthouse,
  embed: benchEmbed,
};

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in BENCHMARKS));
if (unknown.length > 0) {
  console.error(`There is no benchmark ${unknown.join(', ')}; there are ${Object.keys(BENCHMARKS).join(', ')}.`);
  process.exit(2);
}
for (const [name, bench] of Object.entries(BENCHMARKS)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  console.log(`${(await bench()).join('\n')}\n`);
}
