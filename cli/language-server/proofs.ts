import { Worker } from 'node:worker_threads';
import type { EditProof } from '#analysis';
import type { DocumentSource, Problem } from '#engine';
import type { ProofTask } from './prove-texts.ts';

/** Proofs wait for a pause in typing of this length. */
const pauseMs = 600;

/** The proofs of the journeys of an editor's documents, as far as they are known. */
export interface Proofs {
  /** Findings of the documents that are as they were when they were proved. */
  readonly problems: readonly Problem[];
  /** Takes note of changed documents, and proves the journeys that they affect after a pause; ends a proof that runs. */
  readonly change: (paths: readonly string[], ids: readonly string[]) => void;
  readonly end: () => void;
}

/**
 * Proves journeys in a thread of their own.
 * @param sources all documents as they are in the editor
 * @param onProved called when findings have changed
 */
export function createProofs(sources: () => readonly DocumentSource[], onProved: () => void): Proofs {
  let found: readonly Problem[] = [];
  /** The documents of the last proof that came to its end. */
  let proved: ReadonlyMap<string, string> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let worker: Worker | undefined;

  const stop = () => {
    clearTimeout(timer);
    void worker?.terminate();
    worker = undefined;
  };
  const prove = () => {
    const now = sources();
    const task = taskOf(now, proved);
    if (task.changed?.length === 0 && task.old.length === 0) return;
    const own = new Worker(new URL('./prove-texts.ts', import.meta.url), { workerData: task });
    worker = own;
    own.on('message', ({ problems, documents }: EditProof) => {
      if (worker !== own) return;
      const replaced = new Set(documents);
      found = [...found.filter(({ document }) => !replaced.has(document)), ...problems];
      proved = new Map(now.map(({ path, text }) => [path, text]));
      onProved();
    });
    // Without proofs the check still says what it finds.
    own.on('error', () => {});
  };
  return {
    get problems() {
      return found;
    },
    change(paths, ids) {
      stop();
      // Their places may be others now.
      const changed = new Set(ids);
      if (paths.length > 0) found = found.filter(({ document }) => !changed.has(document));
      timer = setTimeout(prove, pauseMs);
    },
    end: stop,
  };
}

function taskOf(
  sources: readonly DocumentSource[],
  proved: ReadonlyMap<string, string> | undefined,
): ProofTask {
  if (proved === undefined) return { sources, changed: undefined, old: [] };
  const now = new Set(sources.map(({ path }) => path));
  const changed = sources.filter(({ path, text }) => proved.get(path) !== text).map(({ path }) => path);
  const old = [...proved].flatMap(([path, text]) =>
    changed.includes(path) || !now.has(path) ? [{ path, text }] : [],
  );
  return { sources, changed, old };
}
