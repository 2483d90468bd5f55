import type { Entries, PublishOutcome, PublishRequest, Store } from '#server';
import { type Base, findBase, writeBase } from './base.ts';
import { type PublishPlan, planPublish } from './plan-publish.ts';
import { entriesOf, type FolderDocument } from './read-folder.ts';
import { writeDocument } from './write-folder.ts';

export interface FolderRequest extends Pick<PublishRequest, 'author' | 'message' | 'accept'> {
  /** When it goes live (ISO 8601, UTC); at once if undefined. */
  readonly at?: string | undefined;
  readonly folder: string;
  /** Every document of the folder that can be read. */
  readonly documents: readonly FolderDocument[];
  readonly asked: readonly FolderDocument[];
  /** Whether the whole folder is published, so that a missing document was removed. */
  readonly whole: boolean;
  readonly remove: readonly string[] | 'all';
  /** The release that the changes are based on, if the author names it. */
  readonly expected: string | null | undefined;
}

export type FolderOutcome =
  | { readonly outcome: 'conflicts' | 'gone'; readonly plan: PublishPlan }
  | { readonly outcome: 'done'; readonly plan: PublishPlan; readonly published: PublishOutcome };

/** Attempts when somebody else publishes between our read and our write. */
const mostAttempts = 10;

/** Publishes the changes of a folder, and only those, on top of what others published. */
export async function publishFolder(store: Store, request: FolderRequest): Promise<FolderOutcome> {
  const { folder, author, message, accept = [], at, expected } = request;
  const base = await baseOf(store, request);
  for (let attempt = 1; ; attempt += 1) {
    const live = await store.liveId();
    const entries = live === null ? new Map<string, string>() : await store.releaseEntries(live);
    const plan = await planPublish(request.asked, request.whole, request.remove, base, entries, store);
    if (plan.conflicts.length > 0) return { outcome: 'conflicts', plan };
    if (plan.gone.length > 0) return { outcome: 'gone', plan };
    const merged = plan.merged.flatMap(({ text }) => text ?? []);
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
      await noteWhatIsLive(store, folder, base, plan, request.asked);
    return { outcome: 'done', plan, published };
  }
}

async function baseOf(store: Store, { folder, documents, expected }: FolderRequest): Promise<Base> {
  if (expected === undefined) return await findBase(folder, entriesOf(documents), store);
  const entries = expected === null ? new Map() : await store.releaseEntries(expected);
  return { entries, knowsRemovals: true };
}

/**
 * Writes merged documents to the folder, and records the live revision of every published document as its
 * base.
 */
async function noteWhatIsLive(
  store: Store,
  folder: string,
  base: Base,
  { sides, left, merged }: PublishPlan,
  asked: readonly FolderDocument[],
): Promise<void> {
  const live = await store.liveId();
  const entries: Entries = live === null ? new Map() : await store.releaseEntries(live);
  for (const { id, text } of merged) {
    const path = asked.find((document) => document.id === id)?.path;
    if (path !== undefined && text !== undefined) await writeDocument(path, text);
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
