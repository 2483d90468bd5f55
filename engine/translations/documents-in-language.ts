import type { Content, Document, LanguagePack, Site, Translation } from '#schemas';
import { packsFor } from '../languages/site-words.ts';
import { type LanguagePaths, withPathsOf } from './language-paths.ts';
import { ownPathsIn, withOwnPaths } from './own-paths.ts';
import { languagePrefix } from './site-languages.ts';
import { saysText, withSourceMarks } from './source-marks.ts';
import { mapTexts, textTree } from './text-paths.ts';

/**
 * The documents of a release as they are in one of the languages of its site: texts are translated as far as there are
 * translations, and pages and their links have the paths of the language. Items are those of the language, else those of
 * the site. Documents in which nothing changes are the same, and the others are kept with what they are made of.
 *
 * @param pathPrefix the beginning of the paths of pages; the tag of the language if omitted
 */
export function documentsIn(
  language: string,
  documents: readonly Document[],
  pathPrefix?: string,
): readonly Document[] {
  const site = documents.find((document) => document.kind === 'site');
  if (site === undefined || language === site.language) return documents;
  const paths = ownPathsIn(language, documents);
  const place: LanguagePaths = { prefix: pathPrefix ?? languagePrefix(site, language), paths };
  const placeKey = JSON.stringify(place);
  const translations = new Map<string, Translation>();
  for (const each of documents)
    if (each.kind === 'translation' && each.language === language) translations.set(each.document, each);
  const packs = documents.filter((document) => document.kind === 'language-pack');
  const contents = documents.filter(
    (document): document is Content =>
      document.kind === 'content' && [site.language, language].includes(document.language),
  );
  return documents.flatMap((document) => {
    const translation = translations.get(document.id);
    const translated = <Of extends Document>(each: Of) => {
      const texts = withTexts(withOwnPaths(each, translation), translation);
      const isMarked = translation !== undefined || !isWhollyInSource(each);
      return isMarked ? withSourceMarks(texts, each, translation, site.language) : texts;
    };
    switch (document.kind) {
      case 'translation':
        return [];
      case 'site':
        return derived(document, language, [placeKey, translation, ...packs], () =>
          withPathsOf(siteIn(language, translated(document), document, packs), place),
        );
      case 'content':
        return derived(document, language, [placeKey, translation, ...contents], () =>
          withPathsOf(contentIn(language, withTexts(document, translation), contents, site.language), place),
        );
      default:
        return derived(document, language, [placeKey, translation], () =>
          withPathsOf(translated(document), place),
        );
    }
  });
}

interface Derived {
  readonly madeOf: readonly unknown[];
  readonly document: Document;
}

const known = new WeakMap<Document, Map<string, Derived>>();

/** A document in a language, kept until what it is made of changes: releases share most documents. */
function derived(
  document: Document,
  language: string,
  madeOf: readonly unknown[],
  derive: () => Document,
): Document {
  const ofDocument = known.get(document) ?? new Map<string, Derived>();
  known.set(document, ofDocument);
  const last = ofDocument.get(language);
  if (last?.madeOf.length === madeOf.length && last.madeOf.every((each, at) => each === madeOf[at]))
    return last.document;
  const made = derive();
  ofDocument.set(language, { madeOf, document: made });
  return made;
}

/**
 * A document with the texts of a translation. A text whose place is only known by its number is translated as long as
 * the source is the text that it was translated from, since another entry may be there now.
 */
export function withTexts<Of extends Document>(document: Of, translation: Translation | undefined): Of {
  if (translation === undefined) return document;
  const texts = Object.entries(translation.texts).map(([path, { text }]) => [path, { path, text }] as const);
  return mapTexts(document, textTree(texts), (source, { path, text }) =>
    saysText(translation, path, source) ? text : source,
  ) as Of;
}

/** Whether a document without a translation is a page that is marked as a whole: it has no form, whose parts may be translated. */
function isWhollyInSource(document: Document): boolean {
  return document.kind === 'page' && document.zones.content.every(({ type }) => type !== 'form');
}

/** The site in a language. Words that no pack has in it are said in the language of the site. */
function siteIn(language: string, site: Site, source: Site, packs: readonly LanguagePack[]): Site {
  const layers = [
    ...(site.words === source.words ? [] : [changed(site.words, source.words)]),
    ...packsFor(language, packs).map(({ words }) => words),
    source.words,
    ...packsFor(source.language, packs).map(({ words }) => words),
  ];
  return { ...site, language, words: firstOf(layers) as NonNullable<Site['words']> };
}

type Tree = { readonly [name: string]: unknown };

/** The leaves of a tree that are not those of another. */
function changed(tree: unknown, other: unknown): unknown {
  if (!isTree(tree)) return tree === other ? undefined : tree;
  const before = isTree(other) ? other : {};
  return Object.fromEntries(Object.entries(tree).map(([name, part]) => [name, changed(part, before[name])]));
}

/** One tree of several: each leaf is that of the first that has it. */
function firstOf(trees: readonly unknown[]): unknown {
  const given = trees.filter((tree) => tree !== undefined);
  if (!isTree(given[0])) return given[0];
  const among = given.filter(isTree);
  const names = new Set(among.flatMap((tree) => Object.keys(tree)));
  return Object.fromEntries([...names].map((name) => [name, firstOf(among.map((tree) => tree[name]))]));
}

function isTree(value: unknown): value is Tree {
  return typeof value === 'object' && value !== null;
}

/**
 * A document of items for pages in a language: each item of the site's language is replaced by that of the language, which
 * its own document gives up. Documents in yet other languages stay.
 */
function contentIn(
  language: string,
  document: Content,
  contents: readonly Content[],
  source: string,
): Content {
  if (document.language !== source && document.language !== language) return document;
  const others = contents.filter(
    (other) => other.referenceName === document.referenceName && other.language !== document.language,
  );
  const byId = new Map(others.flatMap(({ items }) => items.map((item) => [item.contentID, item] as const)));
  const items =
    document.language === source
      ? document.items.map((item) => byId.get(item.contentID) ?? item)
      : document.items.filter((item) => !byId.has(item.contentID));
  return { ...document, language, items };
}
