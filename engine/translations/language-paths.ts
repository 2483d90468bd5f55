import type { Document } from '#schemas';
import { pagePath } from '../base/addresses/page-path.ts';
import { mapMembers } from '../base/json/json-parts.ts';

/**
 * A path or link with the beginning of a language; what leads to no page stays as it is.
 *
 * @example prefixed('/mi', '/help#hours') // '/mi/help#hours'
 */
export function prefixed(prefix: string, href: string): string {
  const path = pagePath(href);
  if (path === undefined || prefix === '') return href;
  return path === '/' ? prefix + href.slice(1) : prefix + href;
}

/** The path of the same page without the beginning of its language. */
export function withoutPrefix(prefix: string, path: string): string {
  return path.slice(prefix.length) || '/';
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

/** A document whose page paths and links begin as those of a language do; the same one if it has none. */
export function withPrefix<Of extends Document>(document: Of, prefix: string): Of {
  if (!withLinks.has(document.kind)) return document;
  // Paths of steps may be relative to that of their journey.
  const hasPaths = document.kind === 'journey' && document.steps.some(({ path }) => path !== undefined);
  const own = hasPaths ? { path: '', ...document } : document;
  const linked = mapMembers(own, (part, name) => {
    if (name === 'path' && document.kind === 'journey') return prefix + String(part).replace(/^\/$/, '');
    return linkedPart(part, name, prefix);
  }) as Of;
  return document.kind === 'site' ? withChatPages(linked, prefix) : linked;
}

/** Names of properties whose texts are paths of pages, or links to them. */
const linking: ReadonlySet<string | number> = new Set(['href', 'path', 'url']);

function linkedPart(part: unknown, name: string | number, prefix: string): unknown {
  if (typeof part === 'string') {
    if (linking.has(name)) return part.startsWith('/') ? prefixed(prefix, part) : part;
    return part.includes('href=') ? linkedHtml(part, prefix) : part;
  }
  return mapMembers(part, (inner, innerName) =>
    // A link whose address a formula puts together begins with the path.
    name === 'cat' && innerName === 0 && typeof inner === 'string' && inner.startsWith('/')
      ? prefixed(prefix, inner)
      : linkedPart(inner, innerName, prefix),
  );
}

/** HTML whose links lead to pages in a language. */
function linkedHtml(html: string, prefix: string): string {
  return html.replace(
    /(<a\s[^>]*?href=)(["'])(\/[^"']*)\2/gi,
    (_whole, before: string, quote: string, href: string) =>
      `${before}${quote}${prefixed(prefix, href)}${quote}`,
  );
}

/** The pages that have a chat are listed by their paths. */
function withChatPages<Of extends Document>(document: Of, prefix: string): Of {
  const pages = document.kind === 'site' ? document.thirdParties?.liveChat?.pages : undefined;
  if (document.kind !== 'site' || pages === undefined) return document;
  const listed = Object.entries(pages).map(([path, topic]) => [prefixed(prefix, path), topic]);
  const { thirdParties } = document;
  return {
    ...document,
    thirdParties: {
      ...thirdParties,
      liveChat: { ...thirdParties?.liveChat, pages: Object.fromEntries(listed) },
    },
  };
}
