import { prefixed, withoutPrefix } from '../../translations/language-paths.ts';
import type { SiteLanguage } from '../../translations/site-languages.ts';
import type { CompiledRelease } from '../compile-release.ts';

/** A page in one of the languages of its site. */
export interface LanguageLink extends SiteLanguage {
  readonly href: string;
  /** Whether it is the language of the page that has the link. */
  readonly isCurrent: boolean;
}

/**
 * A page in all languages of its site, that of the documents first; none if there is but one language.
 *
 * @param path of the page, as the release has it
 */
export function languageLinks(
  { languages, prefix }: Pick<CompiledRelease, 'languages' | 'prefix'>,
  path: string,
): readonly LanguageLink[] {
  if (languages.length < 2) return [];
  const bare = withoutPrefix(prefix, path);
  return languages.map((language) => ({
    ...language,
    href: prefixed(language.prefix, bare),
    isCurrent: language.prefix === prefix,
  }));
}
