import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { DocumentSource, Problem } from '#engine';
import { afterProof, type LateFindings, type LateTask } from './late-findings.ts';
import type { Workspace } from './workspace.ts';

/** The worker, which is built beside this program where that is built. */
const program = new URL(`./prove-texts${extname(import.meta.url)}`, import.meta.url);

/** Proofs wait for a pause in typing of this length. */
const pauseMs = 600;

/** Slow findings of an editor's documents: proofs of journeys, and warnings about the whole site. */
export interface Proofs {
  /** Findings of the documents that are as they were when they were found. */
  readonly problems: readonly Problem[];
  /** Takes note of changed documents, and proves the journeys that they affect after a pause; ends a proof that runs. */
  readonly change: (paths: readonly string[], ids: readonly string[]) => void;
  readonly end: () => void;
}

/**
 * Finds them in a thread of their own.
 * @param site finds the paths of the files that documents may name, and the folder of the site's modules
 * @param isSound whether what is found without proofs has no error
 * @param onProved called when findings have changed
 */
export function createProofs(
  workspace: Workspace,
  site: () => Pick<LateTask, 'files' | 'extensions' | 'builtExtensions'>,
  isSound: () => boolean,
  onProved: () => void,
): Proofs {
  let found: readonly Problem[] = [];
  let ofSite: readonly Problem[] = [];
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
    const now = workspace.texts.map(({ source }) => source);
    const change = changeSince(now, proved);
    if (change.changed?.length === 0 && change.old.length === 0) return;
    const task: LateTask = {
      texts: now,
      ...site(),
      unreadable: workspace.unreadable,
      ...change,
      isSound: isSound(),
      proved: found,
      time: Date.now(),
    };
    const own = new Worker(program, { workerData: task });
    worker = own;
    own.on('message', (late: LateFindings) => {
      if (worker !== own) return;
      found = afterProof(found, late.proof);
      ofSite = late.ofSite;
      proved = new Map(now.map(({ path, text }) => [path, text]));
      onProved();
    });
    // Without proofs the check still says what it finds.
    own.on('error', () => {});
  };
  return {
    get problems() {
      return [...found, ...ofSite];
    },
    change(paths, ids) {
      stop();
      // Their places may be others now.
      const changed = new Set(ids);
      const isKept = ({ document }: Problem) => !changed.has(document);
      if (paths.length > 0) [found, ofSite] = [found.filter(isKept), ofSite.filter(isKept)];
      timer = setTimeout(prove, pauseMs);
    },
    end: stop,
  };
}

function changeSince(
  sources: readonly DocumentSource[],
  proved: ReadonlyMap<string, string> | undefined,
): Pick<LateTask, 'changed' | 'old'> {
  if (proved === undefined) return { changed: undefined, old: [] };
  const now = new Set(sources.map(({ path }) => path));
  const changed = sources.filter(({ path, text }) => proved.get(path) !== text).map(({ path }) => path);
  const old = [...proved].flatMap(([path, text]) =>
    changed.includes(path) || !now.has(path) ? [{ path, text }] : [],
  );
  return { changed, old };
}
