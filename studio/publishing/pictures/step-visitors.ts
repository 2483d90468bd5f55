import type { SampleVisitor, TextPlace } from '#analysis';
import type { ScenarioFile } from '#schemas';
import type { SiteExtensions } from '../../base/extensions.ts';
import { request } from '../../base/request.ts';
import type { StoredDocument } from '../../base/types.ts';
import type { PreviewStep, PreviewVisitor } from '../../preview/protocol.ts';
import type { FromVisitors, ToVisitors } from '../../preview/use-visitors.ts';

type Visitors = ReadonlyMap<string, readonly SampleVisitor[]>;

/** Visitors of the journeys of one version of the documents, by the ids of journeys. */
const known = new WeakMap<readonly StoredDocument[], Map<string, Promise<Visitors>>>();

/**
 * Somebody who has come to a step and answered every question that it asks of them, if there is one who is asked those that
 * differ; undefined if nobody comes there.
 *
 * @param texts those that differ
 */
export async function visitorAt(
  documents: readonly StoredDocument[],
  extensions: SiteExtensions,
  { journey, step, today }: PreviewStep,
  texts: readonly TextPlace[],
): Promise<PreviewVisitor | undefined> {
  const journeys = known.get(documents) ?? new Map<string, Promise<Visitors>>();
  known.set(documents, journeys);
  const finding = journeys.get(journey) ?? findVisitors(documents, extensions, journey, today);
  journeys.set(journey, finding);
  const visitors = (await finding).get(step) ?? [];
  const names = texts.flatMap(({ part }) => /^fields\/([^/]+)\//.exec(part)?.[1] ?? []);
  const rankOf = ({ state, isThorough }: SampleVisitor) =>
    names.filter((name) => Object.hasOwn(state.answers, name)).length + (isThorough ? 0.5 : 0);
  const [visitor] = visitors.toSorted((one, other) => rankOf(other) - rankOf(one));
  return visitor && { journey, state: { ...visitor.state, run: `picture of ${step}` } };
}

async function findVisitors(
  documents: readonly StoredDocument[],
  extensions: SiteExtensions,
  journey: string,
  today: string,
): Promise<Visitors> {
  const scenarios = await request<readonly ScenarioFile[]>('/scenarios').catch(() => []);
  const worker = new Worker(new URL('../../preview/visitors-worker.ts', import.meta.url), { type: 'module' });
  return await new Promise((resolve) => {
    const end = (visitors: Visitors) => {
      worker.terminate();
      resolve(visitors);
    };
    worker.onmessage = ({ data }: MessageEvent<FromVisitors>) => {
      if (data.type === 'found') end(data.visitors);
    };
    // The picture stays as somebody sees the step who opens it first.
    worker.onerror = () => end(new Map());
    const message: ToVisitors = {
      type: 'open',
      documents: documents.map(({ id, body }) => ({ id, body })),
      extensions,
      journey,
      today,
      language: undefined,
      scenarios,
    };
    worker.postMessage(message);
  });
}
