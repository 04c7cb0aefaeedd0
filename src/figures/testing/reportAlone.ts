import { parentPort, workerData } from 'node:worker_threads';
import { DEFAULT_CONVENTIONS } from '#text/conventions.ts';
import { speaker } from '#text/strings.ts';
import { FIGURES } from '../registry.ts';
import { wholeReport } from './wholeReport.ts';

// A thread that makes the reports of one figure: its modules and no others are loaded.
const voice = { say: speaker(), conventions: DEFAULT_CONVENTIONS };
const { examples, report } = FIGURES.find(({ name }) => name === workerData)!;
const made = await report!();
parentPort!.postMessage(examples.map((query) => wholeReport(made.report(query, voice))));
