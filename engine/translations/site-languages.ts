import type { Document, Site } from '#schemas';
import { packsFor } from '../languages/site-words.ts';
import { type OwnPaths, ownPathsIn } from './own-paths.ts';

/** A language in which a site can be read. */
export interface SiteLanguage {
  /** BCP 47 tag. */
  readonly language: string;
  /** Its name, in the language itself. */
  readonly name: string;
  /** The beginning of the paths of its pages; nothing for the language of the documents. */
  readonly prefix: string;
  /** The paths that its pages have, where they differ from those of the documents by more than that. */
  readonly paths?: OwnPaths;
  /** Said to visitors who may prefer it, and the name of the button that closes this. */
  readonly suggestion?: { readonly text: string; readonly closeLabel: string };
}

/** The tags of the languages of a site, that of its documents first. */
export function languagesOf({
  language,
  languages = [],
}: Pick<Site, 'language' | 'languages'>): readonly [string, ...string[]] {
  const others = new Set(languages.map((each) => each.language));
  others.delete(language);
  return [language, ...others];
}

/** The languages of a site, that of its documents first. */
export function siteLanguages(
  site: Site,
  documents: readonly Document[],
): readonly [SiteLanguage, ...SiteLanguage[]] {
  const packs = documents.filter((document) => document.kind === 'language-pack');
  const named = (language: string): SiteLanguage => {
    const words = packsFor(language, packs).map((pack) => pack.words);
    const name = words.find((each) => each.languages?.name)?.languages?.name ?? language;
    const text = words.find((each) => each.languages?.suggestion)?.languages?.suggestion;
    const closeLabel = words.find((each) => each.alerts?.closeLabel)?.alerts?.closeLabel;
    const suggestion = text !== undefined && closeLabel !== undefined && { text, closeLabel };
    const paths = language === site.language ? {} : ownPathsIn(language, documents);
    return {
      language,
      name,
      prefix: languagePrefix(site, language),
      ...(suggestion && { suggestion }),
      ...(Object.keys(paths).length > 0 && { paths }),
    };
  };
  const [first, ...others] = languagesOf(site);
  return [named(first), ...others.map(named)];
}

/**
 * The beginning of the paths of all pages in a language; nothing for the language of the documents.
 *
 * @example languagePrefix(site, 'mi') // '/mi'
 */
export function languagePrefix({ language: source }: Pick<Site, 'language'>, language: string): string {
  return language === source ? '' : `/${language}`;
}
