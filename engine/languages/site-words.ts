import type { Document, LanguagePack, Site, Words } from '#schemas';
import { memoize } from '../rules/runtime/memoize.ts';
import arabic from './packs/arabic.json' with { type: 'json' };
import english from './packs/english.json' with { type: 'json' };
import french from './packs/french.json' with { type: 'json' };
import german from './packs/german.json' with { type: 'json' };
import maori from './packs/maori.json' with { type: 'json' };
import welsh from './packs/welsh.json' with { type: 'json' };
import { type PluralForms, pluralForm } from './plural-form.ts';
import { pluralForms } from './plural-forms.ts';

/** A tree of words without gaps. */
type Complete<Tree> = Tree extends string ? Tree : { readonly [name in keyof Tree]-?: Complete<Tree[name]> };

/** All words of the product, in the language of a site and as the site says them. */
export type SiteWords = Complete<Words>;

/** A site with all words of the product. */
export type WordedSite = Omit<Site, 'words'> & {
  readonly words: SiteWords;
  /** Path of its home page. */
  readonly home: string;
};

/** The words of the product in English: a pack without gaps. */
export const englishWords: SiteWords = english.words;

type Pack = Pick<LanguagePack, 'language' | 'words'>;

/** The packs of the product. TypeScript compares them with the schema; a test finds words that are missing. */
export const packsOfProduct: readonly Pack[] = [arabic, english, french, german, maori, welsh];

/**
 * The site document of a release with its words.
 *
 * @param home path of its home page, which depends on the language
 */
export function wordedSite(documents: readonly Document[], home?: string): WordedSite | undefined {
  const site = documents.find((document) => document.kind === 'site');
  return (
    site &&
    withWords(
      site,
      documents.filter((document) => document.kind === 'language-pack'),
      home,
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
 * @param home path of the home page; always the same for one site
 * @example withWords({ brand: 'Crumb', language: 'en-nz', ... }, []).words.header.home // 'Crumb home page'
 */
export function withWords(site: Site, packs: readonly LanguagePack[], home = '/'): WordedSite {
  const last = known.get(site);
  if (last && sameMembers(last.packs, packs)) return last.worded;
  const worded = { ...site, words: wordsFor(site, packs), home };
  known.set(site, { packs, worded });
  return worded;
}

function sameMembers(some: readonly unknown[], others: readonly unknown[]): boolean {
  return some.length === others.length && some.every((each, index) => each === others[index]);
}

/** All words of a site, as `withWords` completes them. */
export function wordsFor(
  { brand, language, words }: Pick<Site, 'brand' | 'language' | 'words'>,
  packs: readonly LanguagePack[],
): SiteWords {
  const layers = [words, ...packsFor(language, packs).map((pack) => pack.words)].filter(isTree);
  return overlay(englishWords, layers, brand);
}

/** The packs that have words for a language, the nearest first: those of a site before those of the product. */
export function packsFor(language: string, ofSite: readonly Pack[]): readonly Pack[] {
  const packs = [...ofSite, ...packsOfProduct];
  return [...languagesOf(language)].flatMap((each) => packs.filter((pack) => pack.language === each));
}

/** Scripts that are written from right to left. */
const rightToLeft = new Set(['Adlm', 'Arab', 'Hebr', 'Mand', 'Nkoo', 'Rohg', 'Syrc', 'Thaa']);

/** The direction in which a language is written. @example directionOf('ar-eg') // 'rtl' */
export function directionOf(language: string): 'ltr' | 'rtl' {
  return rightToLeft.has(new Intl.Locale(language).maximize().script ?? '') ? 'rtl' : 'ltr';
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

/** The words of the forms of a site, as a browser needs them. */
export type FormWords = Omit<SiteWords['forms'], 'durations' | 'limits' | 'files' | 'formatting'> & {
  readonly durations: { readonly [unit in keyof SiteWords['forms']['durations']]: PluralForms };
  readonly limits: { readonly [limit in keyof SiteWords['forms']['limits']]: PluralForms };
  readonly language: string;
  /** Phone numbers of the site; a message that contains one links it. */
  readonly phones: readonly string[];
};

/** The words of fields that take files, which only pages with such a field have. */
export type FileWords = SiteWords['forms']['files'];

/** The words of editors of rich texts, which only pages with such a field have. */
export type FormattingWords = SiteWords['forms']['formatting'];

/** The words of the forms of a site. */
export const formWordsOf = memoize(
  ({ words, language, phones }: Pick<WordedSite, 'words' | 'language' | 'phones'>): FormWords => {
    const { day, hour, minute } = words.forms.durations;
    const durations = { day: readForms(day), hour: readForms(hour), minute: readForms(minute) };
    const { limits: said, files: _, formatting: __, ...forms } = words.forms;
    const limits = {
      charactersLeft: readForms(said.charactersLeft),
      charactersOver: readForms(said.charactersOver),
      charactersAllowed: readForms(said.charactersAllowed),
      wordsLeft: readForms(said.wordsLeft),
      wordsOver: readForms(said.wordsOver),
      wordsAllowed: readForms(said.wordsAllowed),
    };
    return { ...forms, durations, limits, language, phones: Object.values(phones) };
  },
);

/** A message that cannot be read, which no checked document has, has one form. */
function readForms(message: string): PluralForms {
  return pluralForms(message) ?? { other: message };
}

/** An ICU message of the words with its number. @example countedText('{n, plural, one {# day} other {# days}}', 2, 'en') // '2 days' */
export function countedText(message: string, number: number, language: string): string {
  return pluralForm(readForms(message), number, language);
}
