import { canonicalJson } from '#engine';
import type { Document } from '#schemas';
import { mentionedIn } from '../references/related-documents.ts';
import { indexEntries } from '../release/index-release.ts';
import type { ReleaseIndex } from '../release/release-index.ts';
import { createNeededBy } from './beside-errors/needed-by.ts';
import { siteInRules } from './prove-release.ts';

/** A change of some documents of a release. */
export interface DocumentChange {
  /** Whether the document of a path was added or changed. */
  readonly isChanged: (path: string) => boolean;
  /** Changed and removed documents as they were. */
  readonly old: readonly Document[];
}

/** Kinds of which nothing is proved, and nothing of a proof depends on. */
const shownKinds: ReadonlySet<string> = new Set(['site', 'page', 'content']);

const provedKinds: ReadonlySet<string> = new Set(['journey', 'function', 'decision', 'operation']);

/**
 * The part of a release to prove again after a change: the documents that need a changed one, and all that they need.
 * Documents that an old version named count as changed, since conditions of a form are judged by all journeys that show it.
 */
export function affectedProofs(release: ReleaseIndex, { isChanged, old }: DocumentChange): ReleaseIndex {
  const fresh = release.entries.filter(({ path }) => isChanged(path)).map(({ document }) => document);
  if (siteText(fresh) !== siteText(old)) return release;
  const changes = [...fresh, ...old].filter(({ kind }) => !shownKinds.has(kind));
  const changed = new Set(changes.map(({ id }) => id));
  const ids = new Set([...release.entries.map(({ document }) => document.id), ...changed]);
  for (const id of optionsOfItems(release, [...fresh, ...old])) changed.add(id);
  const replaced = old.filter(({ kind }) => !shownKinds.has(kind));
  for (const document of replaced) for (const id of mentionedIn(document, ids)) changed.add(id);
  if (changed.size === 0) return indexEntries([]);
  // Shared answers may be asked for by the forms of any journey.
  const asksOtherwise = changes.some(({ kind }) => kind === 'form');
  const neededBy = createNeededBy(release, changed);
  const affected = new Set(changed);
  for (const entry of release.entries) {
    const { document } = entry;
    if (!provedKinds.has(document.kind)) continue;
    const needed = neededBy(entry);
    const isShared = asksOtherwise && document.kind === 'journey' && document.sharedAnswers !== undefined;
    if (isShared || needed.some((id) => changed.has(id))) for (const id of needed) affected.add(id);
  }
  return indexEntries(release.entries.filter(({ document }) => affected.has(document.id)));
}

/** Ids of the options documents whose options are made of items of changed documents. */
function optionsOfItems(release: ReleaseIndex, changes: readonly Document[]): readonly string[] {
  const lists = new Set(
    changes.flatMap((document) => (document.kind === 'content' ? document.referenceName : [])),
  );
  return release
    .of('options')
    .flatMap(({ document: { id, query } }) =>
      [query?.list ?? []].flat().some((list) => lists.has(list)) ? [id] : [],
    );
}

function siteText(documents: readonly Document[]): string {
  return canonicalJson(
    documents.flatMap((document) =>
      document.kind === 'site' ? [siteInRules(document), document.everyField ?? {}] : [],
    ),
  );
}
