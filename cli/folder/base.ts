import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Entries, Store } from '#server';

/** The revisions that the documents of a folder were made from. */
export interface Base {
  readonly entries: Entries;
  /** Whether a document of the base that is not in the folder was taken out of it. */
  readonly knowsRemovals: boolean;
}

const nothing: Base = { entries: new Map(), knowsRemovals: false };

/**
 * The base of a folder: as it was noted when the folder was last published or pulled with this store; else that of the
 * release which holds most of its documents, the oldest of several, so that a change of others is rather told too often.
 */
export async function findBase(folder: string, documents: Entries, store: Store): Promise<Base> {
  const file = await baseFile(folder, store);
  if (file === undefined) return nothing;
  const noted = await readBase(file);
  if (noted !== undefined) return { entries: noted, knowsRemovals: true };
  const release = await store.releaseHolding([...documents.values()]);
  if (release === null) return { entries: await onlyRelease(documents, store), knowsRemovals: false };
  const entries = await store.releaseEntries(release);
  // The folder may be older than what is kept: only what is the same is known not to be somebody's change.
  if ((await store.retiredReleases()).size > 0) {
    const same = [...entries].filter(([id, hash]) => documents.get(id) === hash);
    return { entries: new Map(same), knowsRemovals: false };
  }
  const held = [...entries.keys()].filter((id) => documents.has(id)).length;
  if (held * 2 > entries.size) return { entries, knowsRemovals: true };
  return { entries: new Map([...entries].filter(([id]) => documents.has(id))), knowsRemovals: false };
}

/** Notes the base of a folder. A file for each store, a line for each document: git merges what two authors note. */
export async function writeBase(folder: string, entries: Entries, store: Store): Promise<void> {
  const file = await baseFile(folder, store);
  if (file === undefined) return;
  const documents = Object.fromEntries([...entries].sort(([a], [b]) => (a < b ? -1 : 1)));
  await mkdir(join(folder, '.base'), { recursive: true });
  await writeFile(`${file}.new`, `${JSON.stringify({ documents }, undefined, 2)}\n`);
  await rename(`${file}.new`, file);
}

async function baseFile(folder: string, store: Store): Promise<string | undefined> {
  const id = await store.firstReleaseId();
  return id === null ? undefined : join(folder, '.base', `${id.slice(0, 16)}.json`);
}

/** Undefined when nothing was noted, or nothing that can be made out. */
async function readBase(file: string): Promise<Entries | undefined> {
  try {
    const { documents } = JSON.parse(await readFile(file, 'utf8'));
    const entries = Object.entries(documents).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    );
    return new Map(entries);
  } catch {
    return undefined;
  }
}

/** While there is but one release, whoever changed a document began from that. */
async function onlyRelease(documents: Entries, store: Store): Promise<Entries> {
  const [release, another] = await store.listReleases(2);
  if (release === undefined || another !== undefined) return new Map();
  const entries = await store.releaseEntries(release.id);
  return new Map([...entries].filter(([id]) => documents.has(id)));
}
