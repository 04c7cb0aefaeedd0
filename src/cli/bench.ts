import '#build/sourceModules.ts';
import { benchNotation } from './bench/notation.ts';
import { benchBuild } from './bench/build.ts';
import { benchBrowser } from './bench/browser.ts';
import { benchAnalysis } from './bench/analysis.ts';
import { benchData } from './bench/data.ts';
import { benchEmbed } from './bench/embed.ts';
import { benchLighthouse } from './bench/lighthouse.ts';
import { benchPlay } from './bench/play.ts';
import { benchRotatris } from './bench/rotatris.ts';
import { benchTables } from './bench/tables.ts';
import { benchViews } from './bench/views.ts';
import { benchWeights } from './bench/weights.ts';

/** All benchmarks, by the name that runs one alone: `npm run bench -- rotation`. */
const BENCHMARKS: Readonly<Record<string, () => readonly string[] | Promise<readonly string[]>>> = {
  // These two measure the entry points of the package, whose texts Node loads by the hooks of build/sourceModules.ts.
  rotation: async () => (await import('./bench/rotation.ts')).benchRotation(),
  reach: async () => (await import('./bench/reach.ts')).benchReach(),
  analysis: benchAnalysis,
  play: benchPlay,
  rotatris: benchRotatris,
  notation: benchNotation,
  data: benchData,
  tables: benchTables,
  build: benchBuild,
  weights: benchWeights,
  views: benchViews,
  browser: benchBrowser,
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
