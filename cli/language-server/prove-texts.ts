import { parentPort, workerData } from 'node:worker_threads';
import { applyExtensionSchemas, applyOperators } from '#server/extensions';
import { type LateTask, lateFindings } from './late-findings.ts';

// Runs in a separate thread, so typing does not wait for it. The next keystroke ends it.
const task = workerData as LateTask;
applyExtensionSchemas(task.extensions);
await applyOperators(task.extensions, task.builtExtensions);
parentPort?.postMessage(lateFindings(task));
