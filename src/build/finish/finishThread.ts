/** Thread of a build: finishes pages. */
import { workerData } from 'node:worker_threads';
import { pageFinisher, type Site } from './pageFinisher.ts';
import { answerCalls } from './thread.ts';

answerCalls(await pageFinisher(workerData as Site));
