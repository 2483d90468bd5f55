import { setImmediate } from 'node:timers/promises';
import {
  type CompiledPage,
  type CompiledRelease,
  canonicalJson,
  cutText,
  itemText,
  memoize,
  pageText,
} from '#engine';
import { hashJson, sha256 } from '../keys/hash.ts';

/** A page as the index holds it. */
export interface SearchRecord {
  /** The path under the tag of its language, which is unique. */
  readonly objectID: string;
  readonly path: string;
  readonly title: string;
  /**
   * The text of the page's modules. For the page of an item it is that of the item, as its modules say the same
   * on all of them.
   */
  readonly pageData: string;
  /** Language of the texts. */
  readonly language: string;
  /** Other languages of the site, whose searches find it, too, since it is not translated into them. */
  readonly untranslated?: readonly string[];
  /** Hash of the rest, by which the record is compared with what the index holds. */
  readonly digest: string;
}

/** A record, made when it is asked for, and the hash of its content. */
export interface WantedRecord {
  readonly digest: string;
  readonly record: () => SearchRecord;
}

/** The service refuses records of 100 kB; a character has three bytes at most. */
const longestText = 30_000;

/** Pages between two pauses, in which requests are answered. */
const batch = 100;

/** Finds the records of releases. Pages that releases share are read once. */
export type SearchRecords = (release: CompiledRelease) => Promise<ReadonlyMap<string, WantedRecord>>;

const fieldsDigest = memoize((fields: object) => hashJson(fields));

export function searchRecords(): SearchRecords {
  /** Digests of records, by what their pages are made of; of the last release. */
  let known: ReadonlyMap<string, string> = new Map();

  return async (release) => {
    const digests = new Map<string, string>();
    const wanted = new Map<string, WantedRecord>();
    const tags = release.languages.map(({ language }) => language);
    /** Languages that a page is translated into: a release is compiled in no others. */
    const translatedInto = new Set<string>();
    for (const tag of tags) {
      const isSource = tag === tags[0];
      if (!isSource && !translatedInto.has(tag)) continue;
      const inTag = release.in(tag);
      for (const page of indexedPages(inTag)) {
        if (wanted.size % batch === batch - 1) await setImmediate();
        for (const each of page.languages) translatedInto.add(each);
        if (!page.languages.includes(tag)) continue;
        const { path } = page.page;
        const untranslated = isSource ? tags.filter((each) => !page.languages.includes(each)) : [];
        const id = inTag.pressPrefix + path.slice(inTag.prefix.length);
        const content = () => recordOf(id, page, tag, untranslated);
        const key = [tag, path, page.digest, page.item ? fieldsDigest(page.item.fields) : ''].join(' ');
        const digest = known.get(key) ?? sha256(canonicalJson(content()));
        digests.set(key, digest);
        wanted.set(id, { digest, record: () => ({ ...content(), digest }) });
      }
    }
    known = digests;
    return wanted;
  };
}

/**
 * The pages that can be found: those that the sitemap shows. Records are made of documents, so they hold
 * nothing that a visitor has typed.
 */
function* indexedPages({ pages, itemPages, notFoundPage }: CompiledRelease): Generator<CompiledPage> {
  for (const page of pages.values()) {
    const { id, seo, redirect } = page.page;
    if (seo.sitemapVisible && redirect === undefined && id !== notFoundPage.page.id) yield page;
  }
  for (const path of itemPages.visiblePaths()) {
    const page = itemPages.find(path);
    if (page) yield page;
  }
}

function recordOf(
  objectID: string,
  { page, item }: CompiledPage,
  language: string,
  untranslated: readonly string[],
): Omit<SearchRecord, 'digest'> {
  const { path, title } = page;
  const text = item ? itemText(withoutTitle(item.fields, title)) : pageText(page);
  return {
    objectID,
    path,
    title: searchable(title),
    pageData: cutText(searchable(text), longestText),
    language,
    ...(untranslated.length > 0 && { untranslated }),
  };
}

function withoutTitle(fields: Readonly<Record<string, unknown>>, title: string) {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== title));
}

/** Without control characters and those that mark matches. */
function searchable(text: string): string {
  return text.replace(/[\p{Cc}\p{Co}\p{Cs}\s]+/gu, ' ').trim();
}

export function* batchesOf<Item>(items: readonly Item[], size: number): Generator<readonly Item[]> {
  for (let start = 0; start < items.length; start += size) yield items.slice(start, start + size);
}

/** Changes that make an index equal to the wanted records. */
export interface IndexChanges {
  readonly saved: readonly WantedRecord[];
  readonly removed: readonly string[];
}

/** @param found digests of the records that the index holds */
export function indexChanges(
  found: ReadonlyMap<string, string>,
  wanted: ReadonlyMap<string, WantedRecord>,
): IndexChanges {
  return {
    saved: [...wanted].filter(([id, { digest }]) => found.get(id) !== digest).map(([, record]) => record),
    removed: [...found.keys()].filter((id) => !wanted.has(id)),
  };
}
