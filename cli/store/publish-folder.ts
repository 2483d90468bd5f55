import type { Entries, PublishOutcome, PublishRequest } from '#server';
import { type Base, findBase, writeBase } from './base.ts';
import { type PlanRequest, type PublishPlan, planPublish } from './plan-publish.ts';
import { entriesOf, type FolderDocument } from './read-folder.ts';
import type { ReleaseStore } from './release-store.ts';
import { writeAsset, writeDocument } from './write-folder.ts';

export interface FolderRequest extends PlanRequest, Pick<PublishRequest, 'author' | 'message' | 'accept'> {
  /** When it goes live (ISO 8601, UTC); at once if undefined. */
  readonly at?: string | undefined;
  readonly folder: string;
  /** Every document of the folder that can be read. */
  readonly documents: readonly FolderDocument[];
  /** The release that the changes are based on, if the author names it. */
  readonly expected: string | null | undefined;
}

export type FolderOutcome =
  | { readonly outcome: 'conflicts' | 'gone'; readonly plan: PublishPlan }
  | { readonly outcome: 'done'; readonly plan: PublishPlan; readonly published: PublishOutcome };

/** Attempts when somebody else publishes between our read and our write. */
const mostAttempts = 10;

/** Publishes the changes of a folder, and only those, on top of what others published. */
export async function publishFolder(store: ReleaseStore, request: FolderRequest): Promise<FolderOutcome> {
  const { folder, author, message, accept = [], at, expected } = request;
  const base = await baseOf(store, request);
  for (let attempt = 1; ; attempt += 1) {
    const live = await store.liveId();
    const entries = live === null ? new Map<string, string>() : await store.releaseEntries(live);
    const plan = await planPublish(request, base, entries, store);
    if (plan.conflicts.length > 0) return { outcome: 'conflicts', plan };
    if (plan.gone.length > 0) return { outcome: 'gone', plan };
    const merged = plan.merged.flatMap(({ text }) => text ?? []);
    for (const document of plan.changed) await document.store?.(store.assets);
    const published = await store.publish({
      changed: [...plan.changed.map(({ readText }) => readText()), ...merged],
      removed: plan.removed,
      author,
      message,
      accept,
      ...(at !== undefined && { at }),
      expectedLive: expected === undefined ? live : expected,
    });
    const isOvertaken = published.outcome === 'conflict' && expected === undefined;
    if (isOvertaken && attempt < mostAttempts) continue;
    if (published.outcome === 'published' || published.outcome === 'unchanged')
      await noteRelease(
        store,
        folder,
        base,
        plan,
        request.asked,
        await entriesAfter(store, published, { live, entries }),
      );
    return { outcome: 'done', plan, published };
  }
}

async function baseOf(store: ReleaseStore, { folder, documents, expected }: FolderRequest): Promise<Base> {
  if (expected === undefined) return await findBase(folder, entriesOf(documents), store);
  const entries = expected === null ? new Map() : await store.releaseEntries(expected);
  return { entries, knowsRemovals: true };
}

type Done = Extract<PublishOutcome, { readonly outcome: 'published' | 'unchanged' }>;

/** Entries of the release that our documents are now in. Another may be live already. */
async function entriesAfter(
  store: ReleaseStore,
  published: Done,
  known: { readonly live: string | null; readonly entries: Entries },
): Promise<Entries> {
  const { release } = published;
  const before = published.outcome === 'published' ? release.parent : release.id;
  if (before !== known.live) return await store.releaseEntries(release.id);
  const entries = new Map(known.entries);
  for (const { id, after } of published.outcome === 'published' ? published.changes : []) {
    if (after === null) entries.delete(id);
    else entries.set(id, after);
  }
  return entries;
}

/** Writes merged documents to the folder, and records the revision of every published document as its base. */
async function noteRelease(
  store: ReleaseStore,
  folder: string,
  base: Base,
  { sides, left, merged }: PublishPlan,
  asked: readonly FolderDocument[],
  entries: Entries,
): Promise<void> {
  for (const { id, text } of merged) {
    const file = asked.find((document) => document.id === id);
    if (file === undefined || text === undefined) continue;
    if (file.kind === 'asset') await writeAsset(store.assets, file.path, text);
    else await writeDocument(file.path, text);
  }
  const noted = new Map(base.entries);
  for (const { id } of sides) {
    if (left.includes(id)) continue;
    const hash = entries.get(id);
    if (hash === undefined) noted.delete(id);
    else noted.set(id, hash);
  }
  await writeBase(folder, noted, store);
}
