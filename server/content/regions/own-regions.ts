import { setTimeout } from 'node:timers/promises';
import type { CompiledRelease, RunResult } from '#engine';
import type { ExtensionRegion } from '../../extensions/extension-code.ts';
import type { RegionReader, RegionReaders } from './region.ts';

/** Data of a region of a site's own, as its component gets it. */
interface OwnRegionData {
  readonly data:
    | { readonly state: 'ready'; readonly result?: unknown }
    | { readonly state: 'late' }
    | { readonly state: 'failed' };
  /** Where browsers ask for the result again, if they may. */
  readonly operationPath?: string;
}

/** The readers of the product's regions and of a site's own. */
export function withOwnRegions(
  readers: RegionReaders,
  regions: ReadonlyMap<string, ExtensionRegion>,
): RegionReaders {
  if (regions.size === 0) return readers;
  const own = [...regions].map(([type, region]) => [type, ownRegionReader(region)]);
  return { ...Object.fromEntries(own), ...readers };
}

/** Reads the result of the operation that a module names, or nothing. */
export function ownRegionReader({ operation, parameters, patienceSeconds }: ExtensionRegion): RegionReader {
  return {
    parameters,
    reads: operation === undefined ? 'release' : 'moment',
    async read({ module, release, perform }): Promise<OwnRegionData> {
      if (operation === undefined) return { data: { state: 'ready' } };
      const id = new Map<string, unknown>(Object.entries(module)).get(operation);
      if (typeof id !== 'string') return { data: { state: 'failed' } };
      const answer = await answerInTime(perform(id, {}), patienceSeconds);
      const operationPath = exposedPath(release, id);
      return { data: shown(answer), ...(operationPath !== undefined && { operationPath }) };
    },
  };
}

function shown(answer: RunResult | undefined): OwnRegionData['data'] {
  if (!answer) return { state: 'late' };
  return answer.ok ? { state: 'ready', result: answer.result } : { state: 'failed' };
}

function exposedPath(release: CompiledRelease, id: string): string | undefined {
  const operation = release.documents.get(id);
  return operation?.kind === 'operation' ? operation.expose?.path : undefined;
}

/** Undefined when there is no answer in time; it is kept for the next page all the same. */
async function answerInTime(answer: Promise<RunResult>, seconds: number): Promise<RunResult | undefined> {
  const patience = new AbortController();
  const late = setTimeout(1000 * seconds, undefined, { signal: patience.signal }).catch(() => undefined);
  try {
    return await Promise.race([answer, late]);
  } finally {
    patience.abort();
  }
}
