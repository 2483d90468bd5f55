import { type CompiledRelease, type ContentLists, contentLists, deliveredContent, memoize } from '#engine';
import type { Content, Document, Page, Site } from '#schemas';

/** One item as the service delivers it. */
export interface DeliveredItem {
  readonly contentID: number;
  readonly properties: {
    readonly referenceName: string;
    /** Position in its list, from 0. */
    readonly itemOrder: number;
  };
  readonly fields: Readonly<Record<string, unknown>>;
}

/** The content of one set of documents, indexed for look-up. */
export interface ContentSource {
  /** Absent while there is no site document. */
  readonly site: Site | undefined;
  readonly pages: readonly Page[];
  /** Path of the home page. */
  readonly home: string;
  /** Language to contentID to item. */
  readonly items: ReadonlyMap<string, ReadonlyMap<number, DeliveredItem>>;
  /** Language to reference name to items. */
  readonly lists: ReadonlyMap<string, ReadonlyMap<string, readonly DeliveredItem[]>>;
  /** The lists of a language, for queries. */
  readonly contentLists: (language: string) => ContentLists;
  /** The same content in a language of the site, with what is not translated in that of the documents; itself for any other. */
  readonly in: (language: string) => ContentSource;
}

/** The content of a release. */
export const sourceOfRelease = memoize((release: CompiledRelease): ContentSource => {
  const source = contentSource(release.documents.values());
  return {
    ...source,
    home: release.site.home,
    in: (language) => sourceIn(release, language) ?? source,
  };
});

function sourceIn(release: CompiledRelease, language: string): ContentSource | undefined {
  if (!release.languages.some((each) => each.language === language)) return undefined;
  return sourceOfRelease(release.in(language));
}

/** Indexes the documents of a release, or of live and drafts together. The site's header and footer are items too. */
export function contentSource(documents: Iterable<Document>): ContentSource {
  const all = [...documents];
  const site = all.find((document) => document.kind === 'site');
  const pages = all.filter((document) => document.kind === 'page');
  const items = new Map<string, Map<number, DeliveredItem>>();
  const lists = new Map<string, Map<string, DeliveredItem[]>>();
  for (const content of deliveredContent(all)) addList(content, items, lists);
  if (site !== undefined) {
    const { header, footer, language } = site;
    const add = (referenceName: string, contentID: number | undefined, fields: DeliveredItem['fields']) => {
      if (contentID === undefined) return;
      addItem(items, language, { contentID, properties: { referenceName, itemOrder: 0 }, fields });
    };
    const { contentID: headerId, simpleContentID: simpleHeaderId, ...ofHeader } = header;
    const { contentID: footerId, simpleContentID: simpleFooterId, ...ofFooter } = footer;
    const { logo, secondaryCta } = ofHeader;
    add('header', headerId, ofHeader);
    add('footer', footerId, ofFooter);
    add('simpleHeader', simpleHeaderId, { logo, ...(secondaryCta && { secondaryCta }) });
    add('simpleFooter', simpleFooterId, ofFooter);
  }
  const known = new Map<string, ContentLists>();
  const source: ContentSource = {
    site,
    pages,
    home: '/',
    items,
    lists,
    contentLists(language) {
      const found = known.get(language) ?? contentLists(all, language);
      known.set(language, found);
      return found;
    },
    in: () => source,
  };
  return source;
}

function addList(
  { language, referenceName, items: written }: Content,
  items: Map<string, Map<number, DeliveredItem>>,
  lists: Map<string, Map<string, DeliveredItem[]>>,
): void {
  const ofLanguage = lists.get(language) ?? new Map<string, DeliveredItem[]>();
  lists.set(language, ofLanguage);
  const list = ofLanguage.get(referenceName) ?? [];
  ofLanguage.set(referenceName, list);
  for (const { contentID, fields } of written) {
    const item = { contentID, properties: { referenceName, itemOrder: list.length }, fields };
    list.push(item);
    addItem(items, language, item);
  }
}

/** If an id occurs twice in a language, the first item keeps it. */
function addItem(
  items: Map<string, Map<number, DeliveredItem>>,
  language: string,
  item: DeliveredItem,
): void {
  const ofLanguage = items.get(language) ?? new Map<number, DeliveredItem>();
  items.set(language, ofLanguage);
  if (!ofLanguage.has(item.contentID)) ofLanguage.set(item.contentID, item);
}

/** A field value that refers to another item. */
export interface Link {
  readonly contentID: number;
}

/** Whether a value is `{"contentID": n}` with no other key. */
export function isLink(value: unknown): value is Link {
  return (
    typeof value === 'object' &&
    value !== null &&
    'contentID' in value &&
    typeof value.contentID === 'number' &&
    Object.keys(value).length === 1
  );
}

/** Whether a value is a list of links only, and not empty. */
export function isLinkList(value: unknown): value is readonly Link[] {
  return Array.isArray(value) && value.length > 0 && value.every(isLink);
}

/** Sources of the content service. `preview` exists only for requests that may see drafts. */
export interface ContentModes {
  readonly fetch: ContentSource;
  readonly preview?: ContentSource;
  /** All live content, also what is not seen now: GraphQL knows its fields, so that queries stay valid. */
  readonly whole?: ContentSource;
}

export type Mode = 'fetch' | 'preview';

export interface Locale {
  readonly language: string;
  readonly mode: Mode;
}

const previewSuffix = '-preview';

/** A locale is a language (`en-nz`), or a language with `-preview` for the drafts (`en-nz-preview`). */
export function readLocale(locale: string): Locale {
  return locale.endsWith(previewSuffix)
    ? { language: locale.slice(0, -previewSuffix.length), mode: 'preview' }
    : { language: locale, mode: 'fetch' };
}

/** The source of a mode in a language; undefined when the request may not see it. */
export function sourceOf(modes: ContentModes, { mode, language }: Locale): ContentSource | undefined {
  return (mode === 'preview' ? modes.preview : modes.fetch)?.in(language);
}
