import { useEffect, useReducer, useState } from 'react';
import type { Problem } from '#engine';
import type { SiteExtensions } from '../base/extensions.ts';
import type { FromCheck, ProofTask, ToCheck } from './check-protocol.ts';
import type { Work } from './work.ts';

/** Problems that the changes bring, as far as they are known. */
export interface Found {
  readonly problems: readonly Problem[];
  /** Whether the journeys that are affected have been proved. */
  readonly isProved: boolean;
}

const proofPauseMs = 800;

/** Finds the problems of a change set while its author works, in threads of their own, until the returned function is called. */
function findProblems(work: Work, extensions: SiteExtensions, onFound: (found: Found) => void): () => void {
  const checking = new Worker(new URL('./check-worker.ts', import.meta.url), { type: 'module' });
  const send = (message: ToCheck) => checking.postMessage(message);
  let proving: Worker | undefined;
  let pause: ReturnType<typeof setTimeout> | undefined;
  let turn = 0;

  function stopProving(): void {
    clearTimeout(pause);
    proving?.terminate();
    proving = undefined;
  }

  function prove(problems: readonly Problem[]): void {
    const changed = work.changed();
    if (changed.length === 0) {
      onFound({ problems, isProved: true });
      return;
    }
    proving = new Worker(new URL('./proof-worker.ts', import.meta.url), { type: 'module' });
    proving.onmessage = ({ data }: MessageEvent<readonly Problem[]>) => {
      stopProving();
      onFound({ problems: [...problems, ...data], isProved: true });
    };
    const task: ProofTask = {
      documents: work.documents(),
      changed,
      old: work.liveTexts(changed),
      extensions,
    };
    proving.postMessage(task);
  }

  checking.onmessage = ({ data }: MessageEvent<FromCheck>) => {
    // An answer about documents that have changed again since.
    if (data.turn !== turn) return;
    const { problems } = data;
    const hasErrors = problems.some(({ severity }) => severity === 'error');
    onFound({ problems, isProved: false });
    if (!hasErrors) pause = setTimeout(() => prove(problems), proofPauseMs);
  };

  const change = (documents: ToCheck & { type: 'change' }) => {
    stopProving();
    send(documents);
  };
  send({ type: 'open', documents: work.liveTexts(), extensions });
  change({ type: 'change', documents: work.changes(), turn: ++turn });
  const stop = work.subscribe((documents) => {
    if (documents.length > 0) change({ type: 'change', documents, turn: ++turn });
  });
  return () => {
    stop();
    stopProving();
    checking.terminate();
  };
}

/** Renders again whenever the work changes or is saved. */
export function useWork(work: Work): void {
  const [, rerender] = useReducer((count: number) => count + 1, 0);
  useEffect(() => work.subscribe(rerender), [work]);
}

/** The problems of a work as one types; undefined until it was checked for the first time. */
export function useFindings(work: Work, extensions: SiteExtensions): Found | undefined {
  const [found, setFound] = useState<Found>();
  useEffect(() => findProblems(work, extensions, setFound), [work, extensions]);
  return found;
}
