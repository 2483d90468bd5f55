import type { Document, Site } from '#schemas';
import { packsFor } from '../languages/site-words.ts';
import { type OwnPaths, ownPathsIn } from './own-paths.ts';

/** A language in which a site can be read. */
export interface SiteLanguage {
  /** BCP 47 tag. */
  readonly language: string;
  /** Its name, in the language itself. */
  readonly name: string;
  /** The beginning of the paths of its pages; nothing for the language of the documents, and at hosts of its own. */
  readonly prefix: string;
  /** Hosts whose pages are in it alone, or those of the language of the documents, the first of which has its addresses. */
  readonly hosts?: readonly [string, ...string[]];
  /** Origin of its pages; undefined where all languages share their hosts. */
  readonly origin?: string;
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

/**
 * The languages of a site, that of its documents first.
 *
 * @param hosts that the site answers to here: a language is at those of its own among them, else under its tag
 */
export function siteLanguages(
  site: Site,
  documents: readonly Document[],
  hosts: readonly string[] = [],
): readonly [SiteLanguage, ...SiteLanguage[]] {
  const hostsOf = hostsByLanguage(site, hosts);
  const shared = hostsOf.get(site.language);
  const packs = documents.filter((document) => document.kind === 'language-pack');
  const named = (language: string): SiteLanguage => {
    const words = packsFor(language, packs).map((pack) => pack.words);
    const name = words.find((each) => each.languages?.name)?.languages?.name ?? language;
    const text = words.find((each) => each.languages?.suggestion)?.languages?.suggestion;
    const closeLabel = words.find((each) => each.alerts?.closeLabel)?.alerts?.closeLabel;
    const suggestion = text !== undefined && closeLabel !== undefined && { text, closeLabel };
    const paths = language === site.language ? {} : ownPathsIn(language, documents);
    const own = hostsOf.get(language);
    const [host] = own ?? shared ?? [];
    return {
      language,
      name,
      prefix: own ? '' : languagePrefix(site, language),
      ...(own && { hosts: own }),
      ...(host !== undefined && { origin: originAt(host) }),
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

/** The language whose host that is, if it is not that of the documents. */
export function languageAtHost(
  { languages }: { readonly languages: readonly SiteLanguage[] },
  host: string,
): SiteLanguage | undefined {
  return languages.slice(1).find(({ hosts }) => hosts?.includes(host.toLowerCase()));
}

/** The tag that a path begins with, if it is that of a language. */
export function languageTag(path: string): string {
  return path.split('/', 2)[1]?.toLowerCase() ?? '';
}

/** The hosts of the languages that have some here, and of the language of the documents, whose hosts are the others. */
function hostsByLanguage(
  { language: source, languages = [] }: Pick<Site, 'language' | 'languages'>,
  hosts: readonly string[],
): ReadonlyMap<string, readonly [string, ...string[]]> {
  const found = new Map<string, readonly [string, ...string[]]>();
  const rest = new Set(hosts);
  for (const { language, hosts: named = [] } of languages) {
    const [first, ...others] = named.filter((host) => rest.delete(host));
    if (first !== undefined && language !== source) found.set(language, [first, ...others]);
  }
  const [first, ...others] = rest;
  // Without a host for its documents, a site has none for a language.
  return first === undefined || found.size === 0 ? new Map() : found.set(source, [first, ...others]);
}

/** The origin of a host, with its port: encrypted, but on this machine. @example originAt('localhost:3000') // 'http://localhost:3000' */
export function originAt(host: string): string {
  return `${/^(?:(?:[\w-]+\.)*localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/.test(host) ? 'http' : 'https'}://${host}`;
}
