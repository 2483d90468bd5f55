import { quoted } from '../documents/describe-value.ts';
import { pointerOf } from '../documents/json-pointer.ts';
import { didYouMean } from '../problems/suggest.ts';
import type { ReleaseEntry, ReleaseFinding, ReleaseIndex } from './release-index.ts';

/** Links to paths of this site lead to pages. A link to nowhere is a nuisance, not a reason to stop a release. */
export function* checkLinks(release: ReleaseIndex): Iterable<ReleaseFinding> {
  const paths = release.of('page').map(({ document }) => document.path);
  const known = new Set(paths);
  const entries: readonly ReleaseEntry[] = [
    ...release.of('page'),
    ...release.of('site'),
    ...release.of('journey'),
    ...release.of('form'),
  ];
  for (const entry of entries) {
    for (const [pointer, href] of hrefsIn(entry.document, '')) {
      const path = pagePath(href);
      if (path === undefined || known.has(path) || release.unread.mention(path)) continue;
      const message = `No page has the path ${quoted(path)}.`;
      yield {
        entry,
        code: 'broken-link',
        severity: 'warning',
        pointer,
        message,
        help: didYouMean(path, paths),
      };
    }
  }
}

function* hrefsIn(value: unknown, pointer: string): Iterable<readonly [string, string]> {
  if (typeof value !== 'object' || value === null) return;
  for (const [name, part] of Object.entries(value)) {
    const at = pointer + pointerOf(name);
    if (name === 'href' && typeof part === 'string') yield [at, part];
    else yield* hrefsIn(part, at);
  }
}

/** The path of the page a link leads to; undefined for a fragment, a file, an endpoint or another site. */
function pagePath(href: string): string | undefined {
  if (!href.startsWith('/') || href.startsWith('/api/')) return undefined;
  const path = href.replace(/[?#].*$/s, '');
  return /\.[a-z0-9]+$/i.test(path) ? undefined : path;
}
