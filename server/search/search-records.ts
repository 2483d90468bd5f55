import { type CompiledPage, type CompiledRelease, canonicalJson, cutText, pageText } from '#engine';
import { sha256 } from '../store/hash.ts';

/** What the index holds of a page. */
export interface SearchRecord {
  /** The path, which is unique. */
  readonly objectID: string;
  readonly path: string;
  readonly title: string;
  /** The text of the page's modules. */
  readonly pageData: string;
  readonly language: string;
}

/** A record, made when it is asked for, and the hash of its content. */
export interface WantedRecord {
  readonly digest: string;
  readonly record: () => SearchRecord;
}

/** The service refuses records of 100 kB; a character has three bytes at most. */
const longestText = 30_000;

/** Finds the records of releases. Pages that releases share are read once. */
export type SearchRecords = (release: CompiledRelease) => ReadonlyMap<string, WantedRecord>;

export function searchRecords(): SearchRecords {
  /** Digests of records, by the digests of their pages; of the last release. */
  let known: ReadonlyMap<string, string> = new Map();

  return (release) => {
    const { language } = release.site;
    const digests = new Map<string, string>();
    const wanted = new Map<string, WantedRecord>();
    for (const page of indexedPages(release)) {
      const record = () => recordOf(page, language);
      const key = `${language} ${page.page.path} ${page.digest}`;
      const digest = known.get(key) ?? sha256(canonicalJson(record()));
      digests.set(key, digest);
      wanted.set(page.page.path, { digest, record });
    }
    known = digests;
    return wanted;
  };
}

/**
 * The pages that can be found: those that the sitemap shows. Records are made of documents, so they hold
 * nothing that a visitor has typed.
 */
function* indexedPages({ pages, notFoundPage }: CompiledRelease): Generator<CompiledPage> {
  for (const page of pages.values()) {
    if (page.page.seo.sitemapVisible && page.page.id !== notFoundPage.page.id) yield page;
  }
}

function recordOf({ page }: CompiledPage, language: string): SearchRecord {
  const { path, title } = page;
  return {
    objectID: path,
    path,
    title: searchable(title),
    pageData: cutText(searchable(pageText(page)), longestText),
    language,
  };
}

/** Without control characters and those that stand around matches. */
function searchable(text: string): string {
  return text.replace(/[\p{Cc}\p{Co}\p{Cs}]+/gu, ' ').trim();
}
