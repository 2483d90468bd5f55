import type { Document, Site } from '#schemas';
import { canonicalJson } from '../../documents/canonical-json.ts';
import { isDataModule } from '../pages/check-data-modules.ts';
import type { ReleaseEntry, ReleaseIndex } from '../release-index.ts';
import { mentionedIn } from './related-documents.ts';
import { idleIn, usedBy, usedByOperations } from './used-documents.ts';

/**
 * The documents whose own check may give a different result after a change, and all documents they need. Not
 * pages without data of operations and content without a type, which only the comparison of all documents checks.
 *
 * @param fresh new versions of added or changed documents
 * @param old old versions of changed or removed documents
 */
export function affectedBy(
  release: ReleaseIndex,
  fresh: readonly Document[],
  old: readonly Document[],
): readonly ReleaseEntry[] {
  const entries = release.entries.filter(({ document }) => isChecked(document));
  if (siteFacts(fresh) !== siteFacts(old)) return entries;
  const changed = new Set([...fresh, ...old].filter(isChecked).map(({ id }) => id));
  if (changed.size === 0) return [];

  const ids = new Set([...release.entries.map(({ document }) => document.id), ...old.map(({ id }) => id)]);
  const mentions = new Map(
    entries.map(({ document, types = [], includes = [] }) => [
      document.id,
      // Content mentions nothing but the type of its items, and is long.
      new Set([
        ...(document.kind === 'content' ? [] : mentionedIn(document, ids)),
        ...types,
        ...includes.map(({ form }) => form),
      ]),
    ]),
  );
  const affected = whoeverMentions(changed, mentions);
  const isForm = (document: Document) => document.kind === 'form';
  const asksOtherwise = old.some(isForm) || [...affected].some((id) => release.find('form', id));
  if (asksOtherwise) for (const id of idleDocuments(release)) affected.add(id);
  // A document that is no longer mentioned may have become unused.
  for (const document of old) for (const id of mentionedIn(document, ids)) affected.add(id);
  for (const id of affected) for (const mentioned of mentions.get(id) ?? []) affected.add(mentioned);
  return entries.filter(({ document }) => affected.has(document.id));
}

function isChecked(document: Document): boolean {
  const { kind } = document;
  if (kind === 'content') return document.itemType !== undefined;
  if (kind === 'page') return document.zones.content.some(isDataModule);
  return kind !== 'site';
}

/** The parts of the site document that other documents' checks read, as text to compare. */
function siteFacts(documents: readonly Document[]): string {
  const sites = documents.filter((document): document is Site => document.kind === 'site');
  return canonicalJson(sites.map(({ brand, phones, messages }) => [brand, phones, messages.fieldErrors]));
}

/** Documents, and those that mention them directly or indirectly. */
function whoeverMentions(
  documents: ReadonlySet<string>,
  mentions: ReadonlyMap<string, ReadonlySet<string>>,
): Set<string> {
  const mentionedBy = new Map<string, string[]>();
  for (const [id, mentioned] of mentions) {
    for (const other of mentioned) {
      const known = mentionedBy.get(other);
      if (known) known.push(id);
      else mentionedBy.set(other, [id]);
    }
  }
  const found = new Set(documents);
  for (const id of found) for (const other of mentionedBy.get(id) ?? []) found.add(other);
  return found;
}

/** Documents that no journey or operation uses: they are checked against the answers of every form. */
function idleDocuments(release: ReleaseIndex): readonly string[] {
  const used = new Set(usedByOperations(release));
  for (const journey of release.of('journey')) for (const id of usedBy(release, journey)) used.add(id);
  return idleIn(release, used);
}
