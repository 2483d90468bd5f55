import type { Document, LanguagePack, Site, Words } from '#schemas';
import english from './english.json' with { type: 'json' };

/** A tree of words without gaps. */
type Complete<Tree> = Tree extends string ? Tree : { readonly [name in keyof Tree]-?: Complete<Tree[name]> };

/** All words of the product, in the language of a site and as the site says them. */
export type SiteWords = Complete<Words>;

/** A site with all words of the product. */
export type WordedSite = Omit<Site, 'words'> & { readonly words: SiteWords };

/** The words of the product in English: a pack without gaps. */
export const englishWords: SiteWords = english.words;

/** The site document of a release with its words. */
export function wordedSite(documents: readonly Document[]): WordedSite | undefined {
  const site = documents.find((document) => document.kind === 'site');
  return (
    site &&
    withWords(
      site,
      documents.filter((document) => document.kind === 'language-pack'),
    )
  );
}

interface Known {
  readonly packs: readonly LanguagePack[];
  readonly worded: WordedSite;
}

const known = new WeakMap<Site, Known>();

/**
 * Completes the words of a site: what it says itself, else what the pack of its language says, else what the pack
 * of the language without region says, else English. `{brand}` becomes the brand. Memoized by the documents.
 *
 * @param packs the packs among the documents of the site
 * @example withWords({ brand: 'Crumb', language: 'en-nz', ... }, []).words.header.home // 'Crumb home page'
 */
export function withWords(site: Site, packs: readonly LanguagePack[]): WordedSite {
  const last = known.get(site);
  if (last && sameMembers(last.packs, packs)) return last.worded;
  const worded = wordAnew(site, packs);
  known.set(site, { packs, worded });
  return worded;
}

function sameMembers(some: readonly unknown[], others: readonly unknown[]): boolean {
  return some.length === others.length && some.every((each, index) => each === others[index]);
}

function wordAnew(site: Site, packs: readonly LanguagePack[]): WordedSite {
  const chosen = [...languagesOf(site.language)].flatMap((language) =>
    packs.filter((pack) => pack.language === language),
  );
  const layers = [site.words, ...chosen.map(({ words }) => words)].filter(isTree);
  return { ...site, words: overlay(englishWords, layers, site.brand) };
}

/** A language, then the languages that it is a variety of: `en-nz`, `en`. */
function* languagesOf(language: string): Iterable<string> {
  for (let each = language; each !== ''; each = each.slice(0, Math.max(0, each.lastIndexOf('-')))) yield each;
}

type Tree = { readonly [name: string]: unknown };

/** Replaces the leaves of a tree by those of the first layer that has them. */
function overlay<Whole extends object>(whole: Whole, layers: readonly Tree[], brand: string): Whole;
function overlay(whole: Tree, layers: readonly Tree[], brand: string): Tree {
  return Object.fromEntries(
    Object.entries(whole).map(([name, word]) => {
      const said = layers.map((layer) => layer[name]).filter((each) => each !== undefined);
      if (isTree(word)) return [name, overlay(word, said.filter(isTree), brand)];
      return [name, String(said[0] ?? word).replaceAll('{brand}', () => brand)];
    }),
  );
}

function isTree(value: unknown): value is Tree {
  return typeof value === 'object' && value !== null;
}
