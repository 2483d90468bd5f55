import type { Document } from '#schemas';
import { sitePath } from '../../base/addresses/site-path.ts';
import { memoize } from '../../rules/runtime/memoize.ts';
import { pathIn, withoutLanguage } from '../../translations/language-paths.ts';
import { languageAtHost, languageTag, type SiteLanguage } from '../../translations/site-languages.ts';
import type { CompiledRelease } from '../compile-release.ts';
import type { CompiledPage } from '../compiled-page.ts';

/** A page in one of the languages of its site. */
export interface LanguageLink extends Omit<SiteLanguage, 'paths' | 'hosts'> {
  /** Leads a visitor there, with the answers. */
  readonly href: string;
  /** Where it is, for search engines: a path if all languages share their hosts. */
  readonly address: string;
  /** Whether it is the language of the page that has the link. */
  readonly isCurrent: boolean;
  /** Whether the page is translated into it. */
  readonly isTranslated: boolean;
}

type Translated = Pick<CompiledRelease, 'languages' | 'site' | 'prefix'>;

/**
 * A page in all languages of its site, that of the documents first; none if there is but one language.
 *
 * @param path of the page, as the release has it
 * @param query of its address, with the question mark
 */
export function languageLinks(release: CompiledRelease, path: string, query = ''): readonly LanguageLink[] {
  const { languages, pages, itemPages } = release;
  if (languages.length < 2) return [];
  const page = pages.get(path) ?? itemPages.find(path);
  const source = sourcePathOf(release, path);
  const here = languageOf(release);
  return languages.map(({ paths, hosts: _, ...language }) => {
    const likely = pathIn({ ...language, paths }, source);
    const item = page && itemPathIn(release, page, language.language, likely);
    const own = item ?? (page?.item ? pageAbove(release.in(language.language), likely) : likely);
    const isAtHost = language.origin === here?.origin;
    return {
      ...language,
      href: isAtHost ? own + query : leaveAddress(language.language, own + query),
      address: (language.origin ?? '') + own,
      isCurrent: language.language === here?.language,
      isTranslated:
        page?.languages.includes(language.language) === true && (!page.item || item !== undefined),
    };
  });
}

/**
 * The path of the same item's page in a language, where its name may differ; undefined if it has none there.
 *
 * @param likely the path if the item is called there as it is here
 */
function itemPathIn(
  release: CompiledRelease,
  { page, item }: CompiledPage,
  language: string,
  likely: string,
): string | undefined {
  if (item === undefined) return undefined;
  const { written } = release.in(release.languages[0]?.language ?? language);
  const withOwn = languagesOfContent(written);
  // No release has to be compiled in a language whose items are those of the documents.
  if (!withOwn.has(language) && !withOwn.has(release.site.language)) return likely;
  return release.in(language).itemPages.pathById(page.id, item.contentID);
}

/** The languages that have items of their own, or other texts in items, among which may be those that paths are made of. */
const languagesOfContent = memoize((documents: readonly Document[]): ReadonlySet<string> => {
  const contents = documents.filter((each) => each.kind === 'content');
  const ids = new Set(contents.map(({ id }) => id));
  const source = documents.find((each) => each.kind === 'site')?.language;
  const found = documents.flatMap((each) => {
    const isOwn = each.kind === 'content' || (each.kind === 'translation' && ids.has(each.document));
    return isOwn && each.language !== source ? each.language : [];
  });
  return new Set(found);
});

/** The nearest page above a path, such as that of its list; the home page if there is no other. */
function pageAbove({ pages, site }: CompiledRelease, path: string): string {
  for (let above = path; above !== ''; above = above.slice(0, above.lastIndexOf('/')))
    if (pages.has(above)) return above;
  return site.home;
}

/** Path that leads a visitor to a page at the host of another language, with the session of this one. */
export const leavePath = '/api/language/leave';

/** @param path of the page at that host, with its query */
export function leaveAddress(language: string, path: string): string {
  return `${leavePath}?to=${language}&path=${encodeURIComponent(path)}`;
}

/** The language of a release. */
function languageOf({ languages, site }: Pick<Translated, 'languages' | 'site'>): SiteLanguage | undefined {
  return languages.find(({ language }) => language === site.language);
}

/** The path that a page has in the language of the documents. */
export function sourcePathOf(release: Translated, path: string): string {
  return withoutLanguage({ prefix: release.prefix, paths: languageOf(release)?.paths }, path);
}

/** The path of a page of this language, by the one that it has in the language of the documents after the beginning of this one. */
export function ownPathOf(release: Translated, path: string): string | undefined {
  const { prefix } = release;
  const paths = languageOf(release)?.paths;
  if (paths === undefined || !path.startsWith(`${prefix}/`)) return undefined;
  return pathIn({ prefix, paths }, path.slice(prefix.length));
}

/** A page at another host of its site. */
export interface ElsewhereAtSite {
  readonly language: string;
  readonly origin: string;
  readonly path: string;
}

/**
 * The place of a page whose path begins with the tag of a language, if that is another host than the one that was asked,
 * or the path without the tag: the language has hosts of its own, or the host is that of another language.
 */
export function elsewhereAtSite(
  release: Pick<CompiledRelease, 'languages'>,
  path: string,
  host: string,
): ElsewhereAtSite | undefined {
  const tag = languageTag(path);
  const found = release.languages.slice(1).find(({ language }) => language === tag);
  if (found?.origin === undefined) return undefined;
  const { language, origin, hosts } = found;
  if (hosts === undefined)
    return languageAtHost(release, host) && { language, origin, path: sitePath(path) ?? '/' };
  return { language, origin, path: sitePath(path.slice(tag.length + 1) || '/') ?? '/' };
}

/** The languages that a page is translated into, that of the documents first; none if it is in one language. */
export function alternatesOf(release: CompiledRelease, path: string): readonly LanguageLink[] {
  const links = languageLinks(release, path).filter(({ isTranslated }) => isTranslated);
  return links.length < 2 ? [] : links;
}

/** The address that a page has for search engines: that in the language of the documents, unless it is translated. */
export function canonicalAddressOf(release: CompiledRelease, path: string): string {
  const links = languageLinks(release, path);
  const own = links.find(({ isCurrent }) => isCurrent);
  // An item may be written in another language alone.
  if (own?.isTranslated === true) return own.address;
  return (release.languages[0]?.origin ?? '') + sourcePathOf(release, path);
}

/**
 * The language of the texts of a page, where it is not that of its address: the page is not translated. Where its form is all
 * the same, the parts of the page are marked one by one.
 */
export function languageOfTexts(release: CompiledRelease, path: string): string | undefined {
  const isSource = release.site.language === release.languages[0]?.language;
  const isOwn = isSource || languageLinks(release, path).some((link) => link.isCurrent && link.isTranslated);
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
