import { pathIn, withoutLanguage } from '../../translations/language-paths.ts';
import type { SiteLanguage } from '../../translations/site-languages.ts';
import type { CompiledRelease } from '../compile-release.ts';

/** A page in one of the languages of its site. */
export interface LanguageLink extends Omit<SiteLanguage, 'paths'> {
  readonly href: string;
  /** Whether it is the language of the page that has the link. */
  readonly isCurrent: boolean;
  /** Whether the page is translated into it. */
  readonly isTranslated: boolean;
}

/**
 * A page in all languages of its site, that of the documents first; none if there is but one language.
 *
 * @param path of the page, as the release has it
 */
export function languageLinks(
  {
    languages,
    prefix,
    pages,
    itemPages,
  }: Pick<CompiledRelease, 'languages' | 'prefix' | 'pages' | 'itemPages'>,
  path: string,
): readonly LanguageLink[] {
  if (languages.length < 2) return [];
  const page = pages.get(path) ?? itemPages.find(path);
  const source = sourcePathOf({ languages, prefix }, path);
  return languages.map(({ paths, ...language }) => ({
    ...language,
    href: pathIn({ ...language, paths }, source),
    isCurrent: language.prefix === prefix,
    isTranslated: page?.languages.includes(language.language) === true,
  }));
}

/** The path that a page has in the language of the documents. */
export function sourcePathOf(
  { languages, prefix }: Pick<CompiledRelease, 'languages' | 'prefix'>,
  path: string,
): string {
  const paths = languages.find((each) => each.prefix === prefix)?.paths;
  return withoutLanguage({ prefix, paths }, path);
}

/** The path of a page of this language, by the one that it has in the language of the documents after the beginning of this one. */
export function ownPathOf({ languages, prefix }: CompiledRelease, path: string): string | undefined {
  const paths = languages.find((each) => each.prefix === prefix)?.paths;
  if (paths === undefined || !path.startsWith(`${prefix}/`)) return undefined;
  return pathIn({ prefix, paths }, path.slice(prefix.length));
}

/** The languages that a page is translated into, that of the documents first; none if it is in one language. */
export function alternatesOf(release: CompiledRelease, path: string): readonly LanguageLink[] {
  const links = languageLinks(release, path).filter(({ isTranslated }) => isTranslated);
  return links.length < 2 ? [] : links;
}

/** The address that a page has for search engines: that in the language of the documents, unless it is translated. */
export function canonicalPathOf(release: CompiledRelease, path: string): string {
  const own = alternatesOf(release, path).find(({ isCurrent }) => isCurrent);
  return own?.href ?? sourcePathOf(release, path);
}

/**
 * The language of the texts of a page, where it is not that of its address: the page is not translated. Where its form is all
 * the same, the parts of the page are marked one by one.
 */
export function languageOfTexts(release: CompiledRelease, path: string): string | undefined {
  const isOwn = release.prefix === '' || alternatesOf(release, path).some(({ isCurrent }) => isCurrent);
  return isOwn || hasTranslatedForm(release, path) ? undefined : release.languages[0]?.language;
}

/** Whether a form or options on a page are translated. */
function hasTranslatedForm(release: CompiledRelease, path: string): boolean {
  const { language: own, id: site } = release.site;
  const page = release.pages.get(path);
  if (page?.personal !== true) return false;
  const { written } = release.in(release.languages[0]?.language ?? own);
  return written.some(
    (each) =>
      each.kind === 'translation' &&
      each.language === own &&
      each.document !== site &&
      page.documents.includes(each.document),
  );
}
