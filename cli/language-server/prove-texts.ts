import { parentPort, workerData } from 'node:worker_threads';
import { type LateTask, lateFindings } from './late-findings.ts';

// Runs in a separate thread, so typing does not wait for it. The next keystroke ends it.
parentPort?.postMessage(lateFindings(workerData as LateTask));
