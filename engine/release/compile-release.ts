import type { Asset, Document, Page, Site } from '#schemas';
import { canonicalJson } from '../base/json/canonical-json.ts';
import { Fault } from '../base/problems/fault.ts';
import { contentDocuments, contentLists } from '../content/content-lists.ts';
import { siteOf } from '../content/derived-fields.ts';
import {
  fillItemPage,
  type ItemPath,
  isItemPage,
  itemPaths,
  itemsWithPages,
  type PageOfItem,
} from '../content/item-pages.ts';
import { type WordedSite, wordedSite } from '../languages/site-words.ts';
import { linkTheme } from '../look/link-pictures.ts';
import { lazily } from '../rules/runtime/lazily.ts';
import { memoize } from '../rules/runtime/memoize.ts';
import { documentsIn } from '../translations/documents-in-language.ts';
import {
  languageAtHost,
  languagePrefix,
  languageTag,
  type SiteLanguage,
  siteLanguages,
} from '../translations/site-languages.ts';
import { expandTypes } from '../value-types/expand-types.ts';
import { typeLibrary } from '../value-types/type-library.ts';
import { type CompiledPage, LazyPage } from './compiled-page.ts';
import { areOfItems } from './linking/item-options.ts';
import { linkDocuments } from './linking/link-documents.ts';
import { namedAssets, withImages } from './named-assets.ts';
import { type NavigationItem, navigationOf } from './navigation.ts';
import { formsIncludedIn, referencesOf } from './references-of.ts';

/** A release prepared for serving, with a `Map` for every look-up of a request. */
export interface CompiledRelease {
  /** By id, linked, with expanded types, and including the pages of steps. */
  readonly documents: ReadonlyMap<string, Document>;
  /** The documents as read: not linked and without expanded types. */
  readonly written: readonly Document[];
  readonly site: WordedSite;
  /** The beginning of the paths of its pages, such as `/mi`; nothing in the language of the documents, and at a host of the language. */
  readonly prefix: string;
  /** The beginning of the paths to which its forms are posted: the language, wherever its pages are. */
  readonly pressPrefix: string;
  /** The languages of the site, that of the documents first. */
  readonly languages: readonly SiteLanguage[];
  /** The same release in another language of the site, compiled when it is first asked for; in that of the documents for any other tag. */
  readonly in: (language: string) => CompiledRelease;
  /** Shown by every page with a header. */
  readonly navigation: readonly NavigationItem[];
  /** By path, such as `/about`; without the pages of items. */
  readonly pages: ReadonlyMap<string, CompiledPage>;
  /** The pages of items. */
  readonly itemPages: CompiledItemPages;
  /** Hash over all content documents and the fields derived from them: equal digests mean equal answers to every query. */
  readonly contentDigest: string;
  /** Pictures and files, by their paths on the site. */
  readonly assets: ReadonlyMap<string, Asset>;
  /** Hash over the assets that content documents name. */
  readonly contentAssets: string;
  /** The page for unknown addresses. */
  readonly notFoundPage: CompiledPage;
}

/** The pages of items, each compiled when it is requested. */
interface CompiledItemPages {
  /** The paths of those that are listed in the sitemap. */
  readonly visiblePaths: () => readonly string[];
  readonly find: (path: string) => CompiledPage | undefined;
  /** The address of an item; undefined if it has no page. */
  readonly pathOf: ItemPath;
  /** The path of an item among the pages that a page document makes, by its `contentID`. */
  readonly pathById: (page: string, contentID: number) => string | undefined;
  /** Hash over everything that addresses of items depend on beside the items. */
  readonly digest: string;
}

/**
 * Compiles a checked release in the language of its documents; in others when they are asked for.
 *
 * @param hash hash of a text, for example SHA-256 in hexadecimal
 * @param contentHash hash of a document's canonical JSON, for callers that already know it
 * @param hosts that the site answers to, with which its languages may have hosts of their own; none if omitted
 * @throws Fault `unknown-document` when the site document or a page that it names is missing
 */
export function compileRelease(
  documents: readonly Document[],
  hash: (text: string) => string,
  contentHash = (document: Document): string => hash(canonicalJson(document)),
  hosts: readonly string[] = [],
): CompiledRelease {
  const source = siteOf(documents);
  if (source === undefined) throw new Fault('unknown-document', 'The release has no site document.');
  const languages = siteLanguages(source, documents, hosts);
  const translations = translatedInto(documents);
  const itemLanguages = languagesOfItems(documents);
  const itemFields = languages.length > 1 ? fieldsOfItems(documents) : new Map();
  const known = new Map<string, CompiledRelease>();
  const find = (wanted: string): CompiledRelease => {
    const { language, prefix } = languages.find((each) => each.language === wanted) ?? languages[0];
    const made = known.get(language);
    if (made !== undefined) return made;
    const texts = compileDocuments(documentsIn(language, documents, prefix), {
      prefix,
      languages,
      translations,
      itemLanguages,
      itemFields,
      hash,
      contentHash,
    });
    const pressPrefix = languagePrefix(source, language);
    const release = { ...texts, prefix, pressPrefix, languages, in: find };
    known.set(language, release);
    return release;
  };
  return find(source.language);
}

/** The release in the language of a host, else in the one that a path begins with. */
export function releaseAt(release: CompiledRelease, path: string, host = ''): CompiledRelease {
  return release.in(languageAtHost(release, host)?.language ?? languageTag(path));
}

interface Compiling extends Pick<CompiledRelease, 'prefix' | 'languages'> {
  /** Tags of languages, by the ids of the documents that are translated. */
  readonly translations: ReadonlyMap<string, ReadonlySet<string>>;
  /** Tags of languages, by the contentIDs of the items that are written in them. */
  readonly itemLanguages: ReadonlyMap<number, ReadonlySet<string>>;
  /** Languages with the fields that items have in them, by their contentIDs. */
  readonly itemFields: ReadonlyMap<number, readonly FieldsIn[]>;
  readonly hash: (text: string) => string;
  readonly contentHash: (document: Document) => string;
}

function translatedInto(documents: readonly Document[]): Compiling['translations'] {
  const found = new Map<string, Set<string>>();
  for (const each of documents) {
    if (each.kind !== 'translation') continue;
    found.set(each.document, (found.get(each.document) ?? new Set()).add(each.language));
  }
  return found;
}

function languagesOfItems(documents: readonly Document[]): Compiling['itemLanguages'] {
  const found = new Map<number, Set<string>>();
  for (const { language, items } of documents.filter((document) => document.kind === 'content'))
    for (const { contentID } of items)
      found.set(contentID, (found.get(contentID) ?? new Set()).add(language));
  return found;
}

type FieldsIn = readonly [language: string, fields: Readonly<Record<string, unknown>>];

/** The fields of items as they are written and translated. */
function fieldsOfItems(documents: readonly Document[]): Compiling['itemFields'] {
  const found = new Map<number, FieldsIn[]>();
  const add = (contentID: number, fields: FieldsIn) => {
    const ofItem = found.get(contentID);
    if (ofItem) ofItem.push(fields);
    else found.set(contentID, [fields]);
  };
  for (const each of documents) {
    if (each.kind === 'content')
      for (const { contentID, fields } of each.items) add(contentID, [each.language, fields]);
    if (each.kind !== 'translation') continue;
    for (const [path, { text }] of Object.entries(each.texts)) {
      const [, contentID, name] = /^items\/(\d+)\/fields\/([^/]+)$/.exec(path) ?? [];
      if (name !== undefined) add(Number(contentID), [each.language, { [name]: text }]);
    }
  }
  return found;
}

function compileDocuments(
  documents: readonly Document[],
  { prefix, languages, translations, itemLanguages, itemFields, hash, contentHash }: Compiling,
): Omit<CompiledRelease, 'prefix' | 'pressPrefix' | 'languages' | 'in'> {
  const worded = wordedSite(documents, prefix || '/');
  if (worded === undefined) throw new Fault('unknown-document', 'The release has no site document.');
  const assets = new Map(
    documents.flatMap((each) => (each.kind === 'asset' ? [[each.id, each] as const] : [])),
  );
  const site = worded.theme ? { ...worded, theme: linkTheme(worded.theme, assets) } : worded;
  const linked = linkDocuments(documents).map((document) => (document.kind === 'site' ? site : document));
  const byId = mapById(linked);
  const library = typeLibrary(documents);

  // A page depends on the documents that its journey takes parts from, and on the items that options are made of.
  const ofItems = linked.filter((document) => document.kind === 'options' && areOfItems(document));
  const changed = mapById([...ofItems, site]);
  const read = lazily(() => mapById(documents));
  const written = (id: string) => changed.get(id) ?? read().get(id) ?? byId.get(id);
  const hashOfDocument = memoize(contentHash);
  const hashOf = (id: string) => {
    const document = written(id);
    return document && hashOfDocument(document);
  };
  // All steps of a journey are made of the same documents.
  const referredTo = memoize((document: Document): readonly string[] => [
    ...referencesOf(document),
    ...formsIncludedIn(written(document.id)),
    ...expandTypes(document, library).madeOf,
    ...namedAssets(document),
  ]);
  const pages = linked.filter((document) => document.kind === 'page');
  const inSource = languages.slice(0, 1).map(({ language }) => language);
  const languagesOfPage = (page: Page) => {
    if (languages.length === 1) return inSource;
    const forms = page.zones.content.flatMap((module) => (module.type === 'form' ? [module.journey] : []));
    const ids = [page.id, ...forms];
    const isIn = (tag: string) => ids.some((each) => translations.get(each)?.has(tag));
    return languages.flatMap(({ language }, index) => (index === 0 || isIn(language) ? [language] : []));
  };
  const source = languages[0]?.language;
  const navigation = navigationOf(site, pages, (page) =>
    languagesOfPage(page).includes(site.language) ? undefined : source,
  );
  // Every page has the navigation, which contains titles of others, and links to the languages.
  const shared = hash(canonicalJson([navigation, languages]));
  const madeOf = {
    documentsOf: (page: Page) => documentsOf(page, site, byId, referredTo),
    digestOf({ page, documents, languages: inLanguages }: CompiledPage) {
      // The page's own id comes first, to distinguish two pages of the same documents.
      const own = hash([...[page.id, ...documents].map(hashOf), shared].join('\n'));
      // The page names its languages.
      return inLanguages.length > 1 ? hash([own, ...inLanguages].join('\n')) : own;
    },
  };
  const compile = (page: Page) => new LazyPage(page, languagesOfPage(page), madeOf);
  const compiled = pages.filter((page) => !isItemPage(page)).map(compile);

  const notFoundPage = compiled.find(({ page }) => page.id === site.notFoundPage);
  if (notFoundPage === undefined) {
    throw new Fault(
      'unknown-document',
      `The site names "${site.notFoundPage}" for unknown addresses; there is no such page.`,
    );
  }
  const ofContent = new Set(contentDocuments(linked).flatMap(namedAssets));
  return {
    documents: mapById(linked, (each) => withImages(expandTypes(each, library).document, assets)),
    written: documents,
    site,
    navigation,
    pages: new Map(compiled.map((page) => [page.page.path, page])),
    itemPages: compileItemPages(pages.filter(isItemPage).map(compile), linked, site, {
      languages,
      itemLanguages,
      itemFields,
      hash,
    }),
    contentDigest: hash(
      [...contentDocuments(linked).map(({ id }) => hashOf(id)), canonicalJson(site.derivedFields ?? {})].join(
        '\n',
      ),
    ),
    assets,
    contentAssets: hash([...ofContent].map(hashOf).join('\n')),
    notFoundPage,
  };
}

function compileItemPages(
  templates: readonly CompiledPage[],
  documents: readonly Document[],
  site: Site,
  {
    languages,
    itemLanguages,
    itemFields,
    hash,
  }: Pick<Compiling, 'languages' | 'itemLanguages' | 'itemFields' | 'hash'>,
): CompiledItemPages {
  const pages = templates.map(({ page }) => page).filter(isItemPage);
  const byId = new Map(templates.map((template) => [template.page.id, template]));
  const places = pages.map(({ path, each }) => ({ path, each }));
  const findAll = lazily(
    (): ReadonlyMap<string, PageOfItem> =>
      pages.length === 0 ? new Map() : itemsWithPages(pages, contentLists(documents, site.language)),
  );
  const idOf = (page: string, contentID: number) => `${page} ${contentID}`;
  const pathsById = lazily(
    () => new Map([...findAll()].map(([path, { page, item }]) => [idOf(page.id, item.contentID), path])),
  );
  return {
    visiblePaths: () => [...findAll()].flatMap(([path, { page }]) => (page.seo.sitemapVisible ? [path] : [])),
    find(path) {
      const found = findAll().get(path);
      if (found === undefined) return undefined;
      const template = byId.get(found.page.id);
      if (template === undefined) return undefined;
      const page = fillItemPage(found, path);
      // The template is translated, or the item itself is written in the language.
      const inLanguages = languages.flatMap(({ language }) =>
        template.languages.includes(language) || itemLanguages.get(found.item.contentID)?.has(language)
          ? [language]
          : [],
      );
      const madeOf = [template.digest, page.title, page.seo, page.zones];
      // The page links to itself in other languages, under the names that the item has in them.
      const names = (itemFields.get(found.item.contentID) ?? []).flatMap(([language, fields]) => {
        const name = fields[found.page.each.slug];
        return typeof name === 'string' ? [[language, name]] : [];
      });
      const isAlone = inLanguages.length < 2 && names.length < 2;
      const digest = hash(canonicalJson(isAlone ? madeOf : [...madeOf, inLanguages, names]));
      const { documents: ids, personal } = template;
      return { page, documents: ids, digest, personal, languages: inLanguages, item: found.item };
    },
    pathOf: itemPaths(pages, site.defaultItemList),
    pathById: (page, contentID) => pathsById().get(idOf(page, contentID)),
    digest: hash(canonicalJson([places, site.defaultItemList])),
  };
}

/** Documents, or what is made of each, by their ids. */
function mapById<Made = Document>(
  documents: readonly Document[],
  make: (document: Document) => Made = (document) => document as Made,
): ReadonlyMap<string, Made> {
  const found = new Map<string, Made>();
  for (const document of documents) found.set(document.id, make(document));
  return found;
}

/** Ids of all documents in a page, including its own, sorted. */
function documentsOf(
  page: Page,
  site: Site,
  byId: ReadonlyMap<string, Document>,
  referredTo: (document: Document) => readonly string[],
): readonly string[] {
  const found = new Set([page.id, site.id]);
  for (const id of found) {
    const document = byId.get(id);
    if (document === undefined) continue;
    for (const reference of referredTo(document)) if (byId.has(reference)) found.add(reference);
  }
  return [...found].sort();
}
