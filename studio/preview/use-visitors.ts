import { useEffect, useState } from 'react';
import type { SampleVisitor } from '#analysis';
import type { SiteExtensions } from '../base/extensions.ts';
import type { Work } from '../changes/work.ts';
import type { DocumentText, PreviewStep } from './protocol.ts';

/** The task of the worker that brings visitors to the steps of a journey. */
export interface VisitorsTask {
  readonly documents: readonly DocumentText[];
  readonly extensions: SiteExtensions;
  readonly journey: string;
  /** The date of their visits, as `yyyy-mm-dd`. */
  readonly today: string;
}

type Visitors = ReadonlyMap<string, readonly SampleVisitor[]>;

const pauseMs = 800;

/** Visitors of a journey by step, found again once its author pauses; those before are kept until then. */
export function useVisitors(work: Work, extensions: SiteExtensions, step: PreviewStep | undefined): Visitors {
  const { journey, today } = step ?? {};
  const [found, setFound] = useState<Visitors>(new Map());
  useEffect(() => {
    if (journey === undefined || today === undefined) return;
    let finding: Worker | undefined;
    let pause: ReturnType<typeof setTimeout> | undefined;
    const stop = () => {
      clearTimeout(pause);
      finding?.terminate();
    };
    const find = () => {
      finding = new Worker(new URL('./visitors-worker.ts', import.meta.url), { type: 'module' });
      finding.onmessage = ({ data }: MessageEvent<Visitors>) => {
        finding?.terminate();
        if (data.size > 0) setFound(data);
      };
      const task: VisitorsTask = { documents: work.documents(), extensions, journey, today };
      finding.postMessage(task);
    };
    setFound(new Map());
    find();
    const leave = work.subscribe((changed) => {
      if (changed.length === 0) return;
      stop();
      pause = setTimeout(find, pauseMs);
    });
    return () => {
      leave();
      stop();
    };
  }, [work, extensions, journey, today]);
  return found;
}
