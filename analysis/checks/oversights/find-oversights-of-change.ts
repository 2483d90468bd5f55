import { type DocumentSource, type Problem, queriesIn, type ReadDocument, toProblem } from '#engine';
import { byPlace } from '#engine/parts';
import type { Document } from '#schemas';
import { mentionedIn } from '../references/related-documents.ts';
import {
  indexEntries,
  indexRelease,
  type ReleaseFinding,
  type ReleaseIndex,
} from '../release/release-index.ts';
import { findHiddenModules } from './hidden-modules.ts';
import { findMainHeadings } from './main-headings.ts';
import { findUnlinkedPages, pathsNamedIn } from './unlinked-pages.ts';
import { findUnreadInputs } from './unread-inputs.ts';
import { findUnusedDocuments } from './unused-documents.ts';
import { findUnusedFacts, mayReadFacts } from './unused-facts.ts';

export interface OversightsOfChange {
  readonly problems: readonly Problem[];
  /** Whether an oversight of the old release was looked for again: it is among the problems if it still holds. */
  readonly isLookedAt: (oversight: Problem) => boolean;
}

export interface ReadChange {
  /** All documents of the new release, linked. */
  readonly release: ReleaseIndex;
  /** All documents of the new release as they are written, with their texts. */
  readonly written: readonly ReadDocument[];
  readonly sources: readonly DocumentSource[];
  /** Added and changed documents. */
  readonly fresh: readonly Document[];
  /** Changed and removed documents in their old versions. */
  readonly old: readonly Document[];
  /** Ids of the documents that the old release had oversights of. */
  readonly overlooked: ReadonlySet<string>;
}

/**
 * Oversights that a change can cause, without looking at all documents: those of the changed pages, of the pages
 * that list changed content, and of the operations that read their inputs otherwise; and which are unused or unlinked
 * among new documents, those that the old versions named and the new ones do not, and those that were so and are named
 * now. Facts are looked at if a document with rules changed.
 */
export function findOversightsOfChange(change: ReadChange): OversightsOfChange {
  const { release } = change;
  const pages = indexEntries(pagesConcerned(change));
  const operations = operationsConcerned(change);
  const doubtful = findDoubtful(change);
  const related = indexRelated(doubtful, change);
  const concernsFacts = [...change.fresh, ...change.old].some(mayReadFacts);
  const isDoubtful = ({ entry }: ReleaseFinding) => doubtful.has(entry.document.id);
  const findings = [
    ...findMainHeadings(pages),
    ...findHiddenModules(pages, release),
    ...[...findUnlinkedPages(related.linked)].filter(isDoubtful),
    ...findUnreadInputs(release, operations),
    ...findUnusedDocuments(related.written, doubtful),
    ...(concernsFacts ? findUnusedFacts(release) : []),
  ];
  const concerned = new Set([...pages.entries, ...operations].map(({ document }) => document.id));
  return {
    problems: findings
      .map(({ entry, ...finding }) =>
        toProblem({ ...finding, severity: 'warning' }, entry.document.id, entry.locate),
      )
      .sort(byPlace),
    isLookedAt: ({ code, document }) => {
      if (code === 'unused-fact') return concernsFacts;
      return code === 'unlinked-page' || code === 'unused-document'
        ? doubtful.has(document)
        : concerned.has(document);
    },
  };
}

/** The changed pages, and the pages that list changed content. */
function pagesConcerned({ release, fresh, old }: ReadChange) {
  const changed = new Set(fresh.map(({ id }) => id));
  const lists = new Set(
    [...fresh, ...old].flatMap((document) => (document.kind === 'content' ? [document.referenceName] : [])),
  );
  return release.of('page').filter(({ document }) => {
    if (changed.has(document.id)) return true;
    return (
      lists.size > 0 &&
      queriesIn(document.zones).some(({ query }) => [query.list].flat().some((list) => lists.has(list)))
    );
  });
}

/** The changed operations; all of them after a change of a decision or function, by which they may read an input. */
function operationsConcerned({ release, fresh, old }: ReadChange) {
  const all = release.of('operation');
  if ([...fresh, ...old].some(({ kind }) => kind === 'decision' || kind === 'function')) return all;
  const changed = new Set(fresh.map(({ id }) => id));
  return all.filter(({ document }) => changed.has(document.id));
}

/** Ids of the documents that may be unused or unlinked now, or no longer. */
function findDoubtful({ release, fresh, old, overlooked }: ReadChange): ReadonlySet<string> {
  const before = new Set(old.map(({ id }) => id));
  const doubtful = new Set(
    fresh.filter(({ id, kind }) => kind === 'page' || !before.has(id)).map(({ id }) => id),
  );
  const kept = new Set(fresh.flatMap((document) => [...namesIn(document, release)]));
  for (const document of old)
    for (const id of namesIn(document, release)) if (!kept.has(id)) doubtful.add(id);
  for (const id of kept) if (overlooked.has(id)) doubtful.add(id);
  // A document that only unused documents use is unused, too.
  const documents = new Map(release.entries.map(({ document }) => [document.id, document]));
  for (const id of doubtful) {
    const document = documents.get(id);
    if (document && document.kind !== 'page' && document.kind !== 'journey')
      for (const named of namesIn(document, release)) doubtful.add(named);
  }
  return doubtful;
}

/** Ids of the other documents that a document names: by id, by the path of a page or by a list. */
function namesIn(document: Document, release: ReleaseIndex): ReadonlySet<string> {
  const ids = idsByName(release);
  const named = [...mentionedIn(document, ids.names), ...pathsNamedIn(document)];
  return new Set(named.flatMap((name) => ids.of.get(name) ?? []).filter((id) => id !== document.id));
}

interface Names {
  readonly of: ReadonlyMap<string, readonly string[]>;
  readonly names: ReadonlySet<string>;
}

const namesOf = new WeakMap<ReleaseIndex, Names>();

function idsByName(release: ReleaseIndex): Names {
  const known = namesOf.get(release);
  if (known) return known;
  const of = new Map<string, string[]>();
  for (const { document } of release.entries) {
    for (const name of ownNames(document)) of.set(name, [...(of.get(name) ?? []), document.id]);
  }
  const names = { of, names: new Set(of.keys()) };
  namesOf.set(release, names);
  return names;
}

function ownNames(document: Document): readonly string[] {
  if (document.kind === 'page') return [document.id, document.path];
  return document.kind === 'content' ? [document.id, document.referenceName] : [document.id];
}

/** The doubtful documents, and those whose texts contain one of their names. */
function indexRelated(doubtful: ReadonlySet<string>, { release, written, sources }: ReadChange) {
  const texts = new Map(sources.map(({ path, text }) => [path, text]));
  const names = release.entries.flatMap(({ document }) =>
    doubtful.has(document.id) ? ownNames(document) : [],
  );
  const hasContent = [...doubtful].some((id) => release.kindOf(id) === 'content');
  const isRelated = ({ path, document }: ReadDocument | ReleaseIndex['entries'][number]) => {
    if (document.kind === 'site' || doubtful.has(document.id)) return true;
    const text = texts.get(path) ?? '';
    // A path may be written with escapes, and items of content are named by their numbers.
    return (
      names.some((name) => text.includes(name)) ||
      text.includes('\\/') ||
      (hasContent && text.includes('"contentID"'))
    );
  };
  return {
    linked: indexEntries(release.entries.filter(isRelated)),
    written: indexRelease(written.filter(isRelated)),
  };
}
