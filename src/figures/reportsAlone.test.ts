import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { beforeAll, expect, test } from 'vitest';
import { WIDE } from '#engine/testing/wide.ts';
import { FIGURES } from './registry.ts';
import { voice } from './testing/reports.ts';
import { wholeReport } from './testing/wholeReport.ts';

// Interface strings are registered by whichever module imports them first. A module that says the strings of another one works only until
// pages are made in another order, so each figure makes its reports here in a thread where nothing else is loaded.

// What a thread needs to load strings and style sheets, and no compiler of components, which every thread would load again.
const execArgv = ['--import', import.meta.resolve('#build/sourceModules.ts')];
/** Figures that say most kinds of texts: verdicts on a table, names of games. A thread loads modules for two seconds. */
const USUAL = ['table-checker', 'one-press'];
const reported = FIGURES.filter(({ report }) => report !== null);
const tested = WIDE ? reported : USUAL.map((usual) => reported.find(({ name }) => name === usual)!);

beforeAll(async () => {
  await Promise.all(tested.map(({ report }) => report!()));
});

test.concurrent.each(tested)('$name says and draws the same without other figures', async (figure) => {
  const alone = new Worker(new URL('testing/reportAlone.ts', import.meta.url), { workerData: figure.name, execArgv });
  const [reports] = (await once(alone, 'message')) as [readonly string[]];
  const { report } = await figure.report!();
  expect(reports).toEqual(figure.examples.map((query) => wholeReport(report(query, voice))));
});
