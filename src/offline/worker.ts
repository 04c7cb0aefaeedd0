import site from 'offline:files';
import { runWorker } from './offlineWorker.ts';
import type { WorkerScope } from './workerScope.ts';

runWorker(site, globalThis as unknown as WorkerScope);
