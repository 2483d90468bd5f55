import type { Change } from '#analysis';
import type { CompiledRelease } from '#engine';
import { compileWhole, storedCompiler } from '../../releases/read-stored.ts';
import type { StoredDocument } from '../../store/stored-document.ts';

export type StoredComparison =
  | { readonly outcome: 'compared'; readonly changes: readonly Change[] }
  /** The documents of one side are no release that can be compiled. */
  | { readonly outcome: 'unreadable'; readonly side: 'before' | 'after'; readonly why: string };

/** Compares two sets of stored documents. Nothing is said of a first release: everything in it is new. */
export async function compareStored(
  before: readonly StoredDocument[],
  after: readonly StoredDocument[],
): Promise<StoredComparison> {
  if (before.length === 0) return { outcome: 'compared', changes: [] };
  const compiler = storedCompiler();
  const compiled: CompiledRelease[] = [];
  for (const [side, documents] of [
    ['before', before],
    ['after', after],
  ] as const) {
    const release = await compileWhole(documents, compiler);
    if (typeof release === 'string') return { outcome: 'unreadable', side, why: release };
    compiled.push(release);
  }
  const { compareReleases } = await import('#analysis');
  const [old, now] = compiled;
  return { outcome: 'compared', changes: old && now ? compareReleases(old, now) : [] };
}
