import type { Change, Naming } from '#analysis';
import type { CompiledRelease } from '#engine';
import { compileWhole, storedCompiler } from '../../releases/read-stored.ts';
import type { CompareDocuments } from '../../store/context.ts';
import type { StoredDocument } from '../../store/stored-document.ts';

export type StoredComparison =
  | { readonly outcome: 'compared'; readonly changes: readonly Change[] }
  /** The documents of one side are no release that can be compiled. */
  | { readonly outcome: 'unreadable'; readonly side: 'before' | 'after'; readonly why: string };

/** Compares two sets of stored documents. Nothing is said of a first release: everything in it is new. */
export async function compareStored(
  before: readonly StoredDocument[],
  after: readonly StoredDocument[],
  naming?: Naming,
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
  return { outcome: 'compared', changes: old && now ? compareReleases(old, now, naming) : [] };
}

/** Releases up to this size are compared as a whole. */
const mostWhole = 1000;

/**
 * Compares two releases for the report of a publication. Of large releases only the documents around the changed ones
 * are compared, so that publishing one of ten thousand documents stays fast.
 */
export const compareForReport: CompareDocuments = async (before, after) => {
  const [old, now] = after.length > mostWhole ? relatedDocuments(before, after) : [before, after];
  const compared = await compareStored(old, now);
  return compared.outcome === 'compared' ? compared.changes : undefined;
};

type Both = readonly [before: readonly StoredDocument[], after: readonly StoredDocument[]];

/** If more documents than this use the changed ones, all are compared. */
const mostUsers = 20;

/**
 * The documents that differ, all that use them, all that those need, and the site. All documents where every page may
 * differ, or where many use the changed ones.
 */
export function relatedDocuments(before: readonly StoredDocument[], after: readonly StoredDocument[]): Both {
  const old = new Map(before.map((document) => [document.id, document]));
  const now = new Map(after.map((document) => [document.id, document]));
  const related = new Set(
    [...old.keys(), ...now.keys()].filter((id) => old.get(id)?.hash !== now.get(id)?.hash),
  );
  const sites = [...before, ...after].filter(({ kind }) => kind === 'site');
  for (const id of related) if (changesEveryPage([old.get(id), now.get(id)], sites)) return [before, after];
  for (const id of related) {
    if (related.size > mostUsers) return [before, after];
    for (const user of after) if (isNamedIn(user.body, id)) related.add(user.id);
  }
  for (const { id, kind } of after) if (kind === 'site') related.add(id);
  for (const id of related) {
    for (const document of [old.get(id), now.get(id)]) {
      for (const [word] of document?.body.matchAll(/[a-z0-9-]+/gi) ?? [])
        if (now.has(word)) related.add(word);
    }
  }
  const isRelated = ({ id }: StoredDocument) => related.has(id);
  return [before.filter(isRelated), after.filter(isRelated)];
}

/** Every page shows the site's navigation, which names pages by their paths and shows their titles. */
function changesEveryPage(
  versions: readonly (StoredDocument | undefined)[],
  sites: readonly StoredDocument[],
): boolean {
  if (versions.some((version) => version?.kind === 'site')) return true;
  const [old, now] = versions.map((version) => (version?.kind === 'page' ? JSON.parse(version.body) : {}));
  if (old.path === now.path && old.title === now.title) return false;
  return sites.some(({ body }) =>
    [old.path, now.path].some((path) => path !== undefined && body.includes(JSON.stringify(path))),
  );
}

/** Whether an id stands in a text as a word of its own. */
function isNamedIn(text: string, id: string): boolean {
  for (let at = text.indexOf(id); at !== -1; at = text.indexOf(id, at + 1)) {
    const [before = '', after = ''] = [text[at - 1], text[at + id.length]];
    if (!/[\w-]/.test(before) && !/[\w-]/.test(after)) return true;
  }
  return false;
}
