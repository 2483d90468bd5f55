import { answerNames, canonicalJson, queriesIn, type ReadDocument } from '#engine';
import { typesDocumentOf } from '#engine/parts';
import type { Document, Form, Page, Translation } from '#schemas';
import { answerTypesOf } from '../../contexts/answer-types.ts';
import { pathsNamedIn } from '../../oversights/unlinked-pages.ts';
import { hrefsIn } from '../../pages/hrefs-in.ts';
import { anchorsOf } from '../../pages/page-anchors.ts';
import type { ReleaseIndex } from '../../release/release-index.ts';
import { mayHideNames, type StoredSource } from './near-documents.ts';

/** A form, page or translation before and after a change, as it is written. */
export interface ChangedDocument {
  readonly before: Document;
  readonly after: Document;
}

/** Releases that hold a document before and after a change, and all that it is made of. */
export interface BothReleases {
  readonly before: ReleaseIndex;
  readonly after: ReleaseIndex;
}

/**
 * Whether documents that do not mention a changed one may find something else in it than before: the answers that a form
 * asks for, the address and the parts of a page, what a translation is of and its paths, what it links to, and which documents it
 * names. False for all other kinds.
 */
export function looksTheSame(
  { before, after }: ChangedDocument,
  releases: BothReleases,
  unchanged: readonly StoredSource[],
): boolean {
  if (before.id !== after.id || !isSame(linksOf(before), linksOf(after))) return false;
  if (namesAnother(before, after, unchanged)) return false;
  if (before.kind === 'form' && after.kind === 'form')
    return isSame(answersOf(before, releases.before), answersOf(after, releases.after));
  if (before.kind === 'translation' && after.kind === 'translation')
    return isSame(purposeOf(before), purposeOf(after));
  if (before.kind !== 'page' || after.kind !== 'page') return false;
  return isSame(placeOf(before), placeOf(after)) && !losesAnchors(before, after, releases, unchanged);
}

function isSame(before: unknown, after: unknown): boolean {
  return canonicalJson(before) === canonicalJson(after);
}

function linksOf(document: Document): unknown {
  const items = [...new Set(itemsIn(document))].sort((a, b) => a - b);
  const links = new Set([...hrefsIn(document).map(([, href]) => href), ...pathsNamedIn(document)]);
  return [items, [...links].sort()];
}

/** The contentIDs that a document names. */
function itemsIn(part: unknown): readonly number[] {
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([name, inner]) =>
    name === 'contentID' && typeof inner === 'number' ? [inner] : itemsIn(inner),
  );
}

/** The answers of a form that rules and fields of other documents may read, with their types and units. */
function answersOf({ id }: Form, release: ReleaseIndex): unknown {
  const fields = release.find('form', id)?.fields ?? [];
  return [fields.flatMap(answerNames), answerTypesOf(release, fields)];
}

/** The parts of a page that affect other documents: all but its title and search texts; of its modules, steps and queries. */
function placeOf({ title: _, seo, zones, ...rest }: Page): unknown {
  const steps = zones.content.flatMap((module) =>
    module.type === 'form' ? [[module.journey, module.step]] : [],
  );
  return [rest, seo.sitemapVisible, steps, queriesIn(zones).map(({ query }) => query)];
}

/** The parts of a translation that affect other documents: all but its texts. */
function purposeOf({ language, document, paths }: Translation): unknown {
  return [language, document, paths ?? {}];
}

/** Whether only one version names some document, by its id or, for content, by the name of its list. */
function namesAnother(before: Document, after: Document, unchanged: readonly StoredSource[]): boolean {
  const [old, fresh] = [wordsIn(before), wordsIn(after)];
  const differing = new Set([...old, ...fresh].filter((word) => !old.has(word) || !fresh.has(word)));
  if (differing.size === 0) return false;
  return unchanged.some(
    ({ path, kind, text }) =>
      differing.has(path) ||
      (kind === 'content' &&
        (mayHideNames(text) || [...differing].some((word) => text.includes(JSON.stringify(word))))),
  );
}

/** Every text that may be the name of a document. See `mentionedIn`. */
function wordsIn(part: unknown, found = new Set<string>()): ReadonlySet<string> {
  if (typeof part === 'string') {
    found.add(part);
    if (part.startsWith('=') || part.includes('{{'))
      for (const word of part.split(/[^A-Za-z0-9-]+/)) found.add(word);
    const library = typesDocumentOf(part);
    if (library !== undefined) found.add(library);
  } else if (typeof part === 'object' && part !== null)
    for (const inner of Object.values(part)) wordsIn(inner, found);
  return found;
}

/** Whether a page has parts no more that another document may link to. */
function losesAnchors(
  before: Page,
  after: Page,
  releases: BothReleases,
  unchanged: readonly StoredSource[],
): boolean {
  const left = anchorsOf(releases.after)(after);
  if ([...anchorsOf(releases.before)(before)].every((anchor) => left.has(anchor))) return false;
  const last = after.path.slice(after.path.lastIndexOf('/') + 1);
  // The path of an item's page ends with a field of the item.
  if (after.each !== undefined) return true;
  return unchanged.some(
    ({ text }) => text.includes(`${last}#`) || text.includes(`${last}?`) || mayHideNames(text),
  );
}

/** Documents as they are written, by id. */
export function byId(documents: readonly ReadDocument[]): ReadonlyMap<string, Document> {
  return new Map(documents.map(({ document }) => [document.id, document]));
}
