import { queriesIn } from '#engine';
import { type DocumentKind, languagesOf, packsFor, quoted, visitParts } from '#engine/parts';
import type { Document } from '#schemas';
import { mentionedIn } from '../references/related-documents.ts';
import type { ReleaseEntry, ReleaseFinding, ReleaseIndex } from '../release/release-index.ts';

/** How each kind of document is used by others. Sites, pages and journeys are where visitors begin. */
const uses = {
  analytics: 'no "track" and no "pressEvent" names it',
  content: 'no query reads its list, and no item links to one of its items',
  contract: 'no operation names it',
  decision: 'no rule decides by it',
  facts: 'no journey has it in its "uses"',
  form: 'no step shows it, and no form includes it',
  function: 'no rule calls it',
  'language-pack': 'the site is in another language',
  operation: 'nothing calls it, and browsers may not',
  options: 'no field and no rule takes its options',
  types: 'no document names one of its types',
} satisfies {
  readonly [kind in Exclude<
    DocumentKind,
    'answer-set' | 'asset' | 'preset' | 'site' | 'page' | 'journey' | 'translation'
  >]: string;
};

/** Finds documents that no page, no journey and not the site uses, directly or through others. */
export function* findUnusedDocuments(release: ReleaseIndex): Iterable<ReleaseFinding> {
  const used = usedDocuments(release);
  for (const entry of release.entries) {
    const { id, kind } = entry.document;
    if (!isUsable(kind) || used.has(entry)) continue;
    yield {
      entry,
      code: 'unused-document',
      pointer: '/id',
      message: `Nothing uses ${quoted(id)}: ${uses[kind]}.`,
      help: 'Use it, or delete the document.',
    };
  }
}

function isUsable(kind: string): kind is keyof typeof uses {
  return Object.hasOwn(uses, kind);
}

function usedDocuments(release: ReleaseIndex): ReadonlySet<ReleaseEntry> {
  const byName = new Map<string, ReleaseEntry[]>();
  const byItem = new Map<number, ReleaseEntry[]>();
  for (const entry of release.entries) {
    const { document } = entry;
    addTo(byName, document.id, entry);
    if (document.kind !== 'content') continue;
    // Queries name the list.
    addTo(byName, document.referenceName, entry);
    for (const { contentID } of document.items) addTo(byItem, contentID, entry);
  }
  const names = new Set(byName.keys());
  const hasQueries = [...release.of('page'), ...release.of('options'), ...release.of('site')].some(
    ({ document }) => queriesIn(document).length > 0,
  );
  const used = new Set(release.entries.filter(({ document }) => isRoot(document, hasQueries)));
  for (const entry of packsOfSite(release)) used.add(entry);
  for (const { document, types = [] } of used) {
    for (const name of [...mentionedIn(document, names), ...types]) {
      for (const entry of byName.get(name) ?? []) used.add(entry);
    }
    for (const id of linkedItems(document)) for (const entry of byItem.get(id) ?? []) used.add(entry);
  }
  return used;
}

function addTo<Key>(known: Map<Key, ReleaseEntry[]>, key: Key, entry: ReleaseEntry): void {
  const entries = known.get(key);
  if (entries) entries.push(entry);
  else known.set(key, [entry]);
}

/**
 * Whether a document is used without being named: browsers ask exposed operations by their path, and a site
 * without any query has its content for other programs.
 */
function isRoot(document: Document, hasQueries: boolean): boolean {
  if (document.kind === 'operation') return document.expose !== undefined;
  if (document.kind === 'content') return !hasQueries;
  // A translation uses no document: one that is only translated is unused.
  return document.kind !== 'translation' && !isUsable(document.kind);
}

/** The language packs whose words the site takes, with or without its region. */
function packsOfSite(release: ReleaseIndex): readonly ReleaseEntry[] {
  const languages = release.of('site').flatMap(({ document }) => languagesOf(document));
  return release
    .of('language-pack')
    .filter(({ document }) =>
      languages.some((language) => packsFor(language, [document]).includes(document)),
    );
}

/** The contentIDs that a document links to. */
function linkedItems(document: Document): ReadonlySet<number> {
  const found = new Set<number>();
  visitParts(document, (part, path) => {
    if (typeof part === 'number' && path.at(-1) === 'contentID') found.add(part);
    return true;
  });
  return found;
}
