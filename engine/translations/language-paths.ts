import type { Document } from '#schemas';
import { pagePath } from '../base/addresses/page-path.ts';
import { mapMembers } from '../base/json/json-parts.ts';
import { type OwnPaths, ownPath, sourcePath } from './own-paths.ts';

/** How the paths of pages are made in a language. */
export interface LanguagePaths {
  /** The beginning of all; nothing in the language of the documents, and at a host of the language. */
  readonly prefix: string;
  /** Where they differ by more than that. */
  readonly paths?: OwnPaths | undefined;
}

/**
 * A path or link to a page as it is in a language; what leads to no page stays as it is.
 *
 * @example pathIn({ prefix: '/mi' }, '/help#hours') // '/mi/help#hours'
 * @example pathIn({ prefix: '/mi', paths: { '/help': '/awhina' } }, '/help#hours') // '/mi/awhina#hours'
 */
export function pathIn({ prefix, paths }: LanguagePaths, href: string): string {
  const path = pagePath(href);
  if (path === undefined || (prefix === '' && paths === undefined)) return href;
  if (path === '/') return prefix + href.slice(prefix === '' ? 0 : 1);
  const isBare = paths !== undefined && href.startsWith(path);
  return prefix + (isBare ? ownPath(paths, path) + href.slice(path.length) : href);
}

/** The path that the same page has in the language of the documents. */
export function withoutLanguage({ prefix, paths }: LanguagePaths, path: string): string {
  const bare = path.slice(prefix.length) || '/';
  return paths === undefined ? bare : sourcePath(paths, bare);
}

/** Kinds of documents that pages are made of, whose links lead to pages in the same language. */
const withLinks: ReadonlySet<Document['kind']> = new Set([
  'content',
  'facts',
  'form',
  'journey',
  'options',
  'page',
  'site',
]);

/** A document whose page paths and links are those of a language; the same one if it has none. */
export function withPathsOf<Of extends Document>(document: Of, language: LanguagePaths): Of {
  if (!withLinks.has(document.kind)) return document;
  // Paths of steps may be relative to that of their journey.
  const hasPaths =
    language.prefix !== '' &&
    document.kind === 'journey' &&
    document.steps.some(({ path }) => path !== undefined);
  const own = hasPaths ? { path: '', ...document } : document;
  const linked = mapMembers(own, (part, name) => {
    if (name === 'path' && document.kind === 'journey')
      return language.prefix === '' ? part : language.prefix + String(part).replace(/^\/$/, '');
    return linkedPart(part, name, language);
  }) as Of;
  return document.kind === 'site' ? withChatPages(linked, language) : linked;
}

/** Names of properties whose texts are paths of pages, or links to them. */
const linking: ReadonlySet<string | number> = new Set(['href', 'path', 'url']);

function linkedPart(part: unknown, name: string | number, language: LanguagePaths): unknown {
  if (typeof part === 'string') {
    if (linking.has(name)) return part.startsWith('/') ? pathIn(language, part) : part;
    return part.includes('href=') ? linkedHtml(part, language) : part;
  }
  return mapMembers(part, (inner, innerName) =>
    // A link whose address a formula puts together begins with the path.
    name === 'cat' && innerName === 0 && typeof inner === 'string' && inner.startsWith('/')
      ? pathIn(language, inner)
      : linkedPart(inner, innerName, language),
  );
}

/** HTML whose links lead to pages in a language. */
function linkedHtml(html: string, language: LanguagePaths): string {
  return html.replace(
    /(<a\s[^>]*?href=)(["'])(\/[^"']*)\2/gi,
    (_whole, before: string, quote: string, href: string) =>
      `${before}${quote}${pathIn(language, href)}${quote}`,
  );
}

/** The pages that have a chat are listed by their paths. */
function withChatPages<Of extends Document>(document: Of, language: LanguagePaths): Of {
  const pages = document.kind === 'site' ? document.thirdParties?.liveChat?.pages : undefined;
  if (document.kind !== 'site' || pages === undefined) return document;
  const listed = Object.entries(pages).map(([path, topic]) => [pathIn(language, path), topic]);
  const { thirdParties } = document;
  return {
    ...document,
    thirdParties: {
      ...thirdParties,
      liveChat: { ...thirdParties?.liveChat, pages: Object.fromEntries(listed) },
    },
  };
}
