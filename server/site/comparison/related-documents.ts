import type { StoredDocument } from '../../store/stored-document.ts';

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
