import { canonicalJson } from '#engine';
import type { Document, Site } from '#schemas';
import { idleIn, usedBy, usedByOperations } from '../contexts/used-documents.ts';
import { isDataModule } from '../pages/check-data-modules.ts';
import type { ReleaseEntry, ReleaseIndex } from '../release/release-index.ts';
import { mentionedIn } from './related-documents.ts';

/** Part of a release to check again after a change. */
export interface Affected {
  /** Documents whose own check may give a different result, and all documents they need. */
  readonly entries: readonly ReleaseEntry[];
  /** These, every journey that uses one of them, and all that those need: a shared form is right by all its journeys. */
  readonly context: readonly ReleaseEntry[];
}

/**
 * The documents that a change may affect. Not pages without data of operations and content without a type, which
 * only the comparison of all documents checks.
 *
 * @param fresh new versions of added or changed documents
 * @param old old versions of changed or removed documents
 */
export function affectedBy(
  release: ReleaseIndex,
  fresh: readonly Document[],
  old: readonly Document[],
): Affected {
  const entries = release.entries.filter(({ document }) => isChecked(document));
  if (siteFacts(fresh) !== siteFacts(old)) return { entries, context: entries };
  const changed = new Set([...fresh, ...old].filter(isChecked).map(({ id }) => id));
  if (changed.size === 0) return { entries: [], context: [] };

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
  addMentioned(affected, mentions);
  const context = new Set(affected);
  for (const id of whoeverMentions(affected, mentions)) if (release.find('journey', id)) context.add(id);
  addMentioned(context, mentions);
  return {
    entries: entries.filter(({ document }) => affected.has(document.id)),
    context: entries.filter(({ document }) => context.has(document.id)),
  };
}

/** Adds what documents mention, directly or indirectly. */
function addMentioned(documents: Set<string>, mentions: ReadonlyMap<string, ReadonlySet<string>>): void {
  for (const id of documents) for (const mentioned of mentions.get(id) ?? []) documents.add(mentioned);
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
