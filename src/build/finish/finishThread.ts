import { parentPort, workerData } from 'node:worker_threads';
import { finishShare, type PagesToFinish } from './pageFinisher.ts';

// The second thread of finishPages.ts.
parentPort!.postMessage(await finishShare(workerData as PagesToFinish));
