import type { Document, Page, Site } from '#schemas';
import { canonicalJson } from '../documents/canonical-json.ts';
import { linkDocuments } from '../linking/link-documents.ts';
import { Fault } from '../problems/fault.ts';
import { expandTypes } from '../value-types/expand-types.ts';
import { typeLibrary } from '../value-types/type-library.ts';
import { formsIncludedIn, referencesOf } from './references/references-of.ts';

/** A page, together with what it is made of. */
export interface CompiledPage {
  readonly page: Page;
  /** Ids of every document the page is made of, its own included, sorted. */
  readonly documents: readonly string[];
  /** Hash over those documents: equal digests, equal pages. */
  readonly digest: string;
  /** A page with a form belongs to one visitor, so nobody else may be shown a stored copy. */
  readonly personal: boolean;
}

/** A release made ready for serving: every look-up a request needs is a `Map`. */
export interface CompiledRelease {
  /** By id, linked, and with types written out; with a page for each step that is one. */
  readonly documents: ReadonlyMap<string, Document>;
  /** The documents as they were read: not linked, and with the names of types in place of the types. */
  readonly written: readonly Document[];
  readonly site: Site;
  /** By path, as in `/about`. */
  readonly pages: ReadonlyMap<string, CompiledPage>;
  /** The page shown at unknown addresses. */
  readonly notFoundPage: CompiledPage;
}

/**
 * Works out, for a release that has been checked, what each page is made of.
 *
 * @param hash turns a text into a short name for it, for example SHA-256 in hexadecimal
 * @param contentHash hash of the canonical JSON of a document, for callers that know it already
 * @throws Fault `unknown-document` when there is no site document or it names a page that is not there
 */
export function compileRelease(
  documents: readonly Document[],
  hash: (text: string) => string,
  contentHash = (document: Document): string => hash(canonicalJson(document)),
): CompiledRelease {
  const linked = linkDocuments(documents);
  const byId = new Map(linked.map((document) => [document.id, document]));
  const library = typeLibrary(documents);
  const site = documents.find((document) => document.kind === 'site');
  if (site === undefined) throw new Fault('unknown-document', 'The release has no site document.');

  // Parts that a journey takes from other documents count as theirs.
  const written = new Map([...linked, ...documents].map((document) => [document.id, document]));
  const hashes = new Map([...written].map(([id, document]) => [id, contentHash(document)]));
  const referredTo = (document: Document) => [
    ...referencesOf(document),
    ...formsIncludedIn(written.get(document.id)),
    ...expandTypes(document, library).madeOf,
  ];
  const digestOf = (ids: readonly string[]) => hash(ids.map((id) => hashes.get(id)).join('\n'));
  const compiled = linked
    .filter((document) => document.kind === 'page')
    .map((page) => compilePage(page, site, byId, referredTo, digestOf));

  const notFoundPage = compiled.find(({ page }) => page.id === site.notFoundPage);
  if (notFoundPage === undefined) {
    throw new Fault(
      'unknown-document',
      `The site names "${site.notFoundPage}" for unknown addresses; there is no such page.`,
    );
  }
  return {
    documents: new Map(linked.map((each) => [each.id, expandTypes(each, library).document])),
    written: documents,
    site,
    pages: new Map(compiled.map((page) => [page.page.path, page])),
    notFoundPage,
  };
}

function compilePage(
  page: Page,
  site: Site,
  byId: ReadonlyMap<string, Document>,
  referredTo: (document: Document) => readonly string[],
  digestOf: (ids: readonly string[]) => string,
): CompiledPage {
  const found = new Set([page.id, site.id]);
  for (const id of found) {
    const document = byId.get(id);
    if (document === undefined) continue;
    for (const reference of referredTo(document)) if (byId.has(reference)) found.add(reference);
  }
  const documents = [...found].sort();
  return {
    page,
    documents,
    // The page's own id comes first: two pages made of the same documents are still two pages.
    digest: digestOf([page.id, ...documents]),
    personal: page.zones.content.some((module) => module.type === 'form'),
  };
}
