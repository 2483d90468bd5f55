import { parentPort, workerData } from 'node:worker_threads';
import { proveEdit, type ReadText } from '#analysis';
import { type DocumentSource, readDocument } from '#engine';

/** Texts whose journeys are proved: all of them, and what an edit changed. */
export interface ProofTask {
  readonly sources: readonly DocumentSource[];
  /** Paths of changed documents; undefined to prove every journey. */
  readonly changed: readonly string[] | undefined;
  /** Changed and removed documents as they were before. */
  readonly old: readonly DocumentSource[];
}

// Runs in a separate thread, so typing does not wait for it. The next keystroke ends it.
const { sources, changed, old } = workerData as ProofTask;
const read = (source: DocumentSource): ReadText => ({ source, reading: readDocument(source) });
const texts = sources.map(read);
const isChanged = (path: string) => changed?.includes(path) === true;
const documents = old
  .map(read)
  .flatMap(({ reading }) => (reading.outcome === 'read' ? reading.document : []));
parentPort?.postMessage(proveEdit(texts, changed && { isChanged, old: documents }));
