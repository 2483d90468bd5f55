import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type {
  HiddenQuestion,
  SampleVisitor,
  ServiceFault,
  SkippedStep,
  StepMessage,
  StepUnderFaults,
} from '#analysis';
import type { JourneyState } from '#engine';
import type { ScenarioFile } from '#schemas';
import type { SiteExtensions } from '../base/extensions.ts';
import { request } from '../base/request.ts';
import type { Work } from '../changes/work.ts';
import type { DocumentText, PreviewStep } from './protocol.ts';

/** Messages to the worker that brings visitors to the steps of a journey. */
export type ToVisitors =
  /** All documents, at the beginning. */
  | {
      readonly type: 'open';
      readonly documents: readonly DocumentText[];
      readonly extensions: SiteExtensions;
      readonly journey: string;
      /** The date of their visits, as `yyyy-mm-dd`. */
      readonly today: string;
      /** The language in which messages and notices are read; that of the documents without. */
      readonly language: string | undefined;
      readonly scenarios: readonly ScenarioFile[];
    }
  | (Question & { readonly ask: number });

type Question =
  /** Which questions does a step not ask for some answers? */
  | { readonly type: 'hidden'; readonly step: string; readonly state: JourneyState }
  /** Why does somebody with some answers not come to a step? */
  | { readonly type: 'skipped'; readonly step: string; readonly state: JourneyState }
  /** How does a step answer a visitor while services fail? */
  | ({ readonly type: 'press' } & Press);

/** The press of a step's button by a visitor, while the services of some operations fail. */
interface Press {
  readonly step: string;
  readonly visitor: Pick<SampleVisitor, 'arrived' | 'state'>;
  readonly faults: Readonly<Record<string, ServiceFault>>;
}

/** Its answers. */
export type FromVisitors =
  | ({ readonly type: 'found' } & Omit<Visitors, 'press' | 'hiddenAt' | 'skippedAt'>)
  | { readonly type: 'hidden'; readonly ask: number; readonly questions: readonly HiddenQuestion[] }
  | { readonly type: 'skipped'; readonly ask: number; readonly skipped: SkippedStep | undefined }
  | { readonly type: 'pressed'; readonly ask: number; readonly result: StepUnderFaults | undefined };

/** Where a step of the journey is. */
export interface StepPlace {
  readonly step: string;
  readonly title: string;
  /** Of its page, in the language of the documents. */
  readonly path: string;
}

/** Who comes to the steps of a journey, and what they can meet there; all by the ids of steps. */
export interface Visitors {
  readonly steps: readonly StepPlace[];
  readonly visitors: ReadonlyMap<string, readonly SampleVisitor[]>;
  /** The operations that steps call, with their fallbacks. */
  readonly calls: ReadonlyMap<string, readonly string[]>;
  readonly messages: ReadonlyMap<string, readonly StepMessage[]>;
  /** Undefined if the visitor does not come to the step, or the documents have changed meanwhile. */
  readonly press: (press: Press) => Promise<StepUnderFaults | undefined>;
  /** The questions that a step does not ask for some answers; never if the documents have changed meanwhile. */
  readonly hiddenAt: (step: string, state: JourneyState) => Promise<readonly HiddenQuestion[]>;
  /** Why somebody with some answers does not come to a step; undefined if they do. */
  readonly skippedAt: (step: string, state: JourneyState) => Promise<SkippedStep | undefined>;
}

const nobody: Visitors = {
  steps: [],
  visitors: new Map(),
  calls: new Map(),
  messages: new Map(),
  press: async () => undefined,
  hiddenAt: async () => [],
  skippedAt: async () => undefined,
};

const pauseMs = 800;

/** Visitors of a journey, found again once its author pauses; those before are kept until then. */
export function useVisitors(
  work: Work,
  extensions: SiteExtensions,
  step: PreviewStep | undefined,
  language: string | undefined,
  scenarios: readonly ScenarioFile[],
): Visitors {
  const { journey, today } = step ?? {};
  const [found, setFound] = useState(nobody);
  // biome-ignore lint/correctness/useExhaustiveDependencies: visitors of another journey are others, in another language the same.
  useEffect(() => setFound(nobody), [work, journey]);
  useEffect(() => {
    if (journey === undefined || today === undefined) return;
    let finding: Worker | undefined;
    let pause: ReturnType<typeof setTimeout> | undefined;
    let asked = 0;
    const stop = () => {
      clearTimeout(pause);
      finding?.terminate();
    };
    const find = () => {
      const worker = new Worker(new URL('./visitors-worker.ts', import.meta.url), { type: 'module' });
      finding = worker;
      const send = (message: ToVisitors) => worker.postMessage(message);
      const waiting = new Map<number, (answer: FromVisitors) => void>();
      const ask = (question: Question) =>
        new Promise<FromVisitors>((resolve) => {
          asked += 1;
          waiting.set(asked, resolve);
          send({ ...question, ask: asked });
        });
      const questions: Pick<Visitors, 'press' | 'hiddenAt' | 'skippedAt'> = {
        async press(pressed) {
          const answer = await ask({ type: 'press', ...pressed });
          return answer.type === 'pressed' ? answer.result : undefined;
        },
        async hiddenAt(at, state) {
          const answer = await ask({ type: 'hidden', step: at, state });
          return answer.type === 'hidden' ? answer.questions : [];
        },
        async skippedAt(at, state) {
          const answer = await ask({ type: 'skipped', step: at, state });
          return answer.type === 'skipped' ? answer.skipped : undefined;
        },
      };
      worker.onmessage = ({ data }: MessageEvent<FromVisitors>) => {
        if (data.type === 'found') {
          const { type: _, ...others } = data;
          if (others.visitors.size > 0) setFound({ ...others, ...questions });
        } else {
          waiting.get(data.ask)?.(data);
          waiting.delete(data.ask);
        }
      };
      send({ type: 'open', documents: work.documents(), extensions, journey, today, language, scenarios });
    };
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
  }, [work, extensions, journey, today, language, scenarios]);
  return found;
}

const none: readonly ScenarioFile[] = [];

/** The recorded visits of the site's journeys, asked for once they are needed; none until they are here. */
export function useScenarios(isNeeded: boolean): readonly ScenarioFile[] {
  const { data = none } = useQuery({
    queryKey: ['scenarios'],
    queryFn: () => request<readonly ScenarioFile[]>('/scenarios'),
    enabled: isNeeded,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data;
}
