import { advise, pointerOf } from '#engine';
import { quoted } from '#engine/parts';
import type { NavigationEntry, NavigationLink, NavigationSection, Site } from '#schemas';
import type { ReleaseEntry, ReleaseFinding, ReleaseIndex } from '../release/release-index.ts';
import { isOfUnread } from './check-links.ts';

/** Warns of entries of the navigation that lead to no page: menus leave them out. */
export function* checkNavigation(release: ReleaseIndex): Iterable<ReleaseFinding> {
  const paths = release.of('page').map(({ document }) => document.path);
  for (const entry of release.of('site')) {
    yield* checkEntries(release, entry, entry.document.navigation ?? [], [], paths);
  }
}

function* checkEntries(
  release: ReleaseIndex,
  site: ReleaseEntry<Site>,
  entries: readonly (NavigationSection | NavigationEntry | NavigationLink)[],
  way: readonly (string | number)[],
  paths: readonly string[],
): Iterable<ReleaseFinding> {
  for (const [index, entry] of entries.entries()) {
    const place = ['navigation', ...way, index];
    const { path, redirect } = entry;
    const broken = { entry: site, code: 'broken-link', severity: 'warning' } as const;
    if (path === undefined && redirect === undefined) {
      const message = 'This entry has no path and no redirect, so menus leave it out.';
      yield { ...broken, pointer: pointerOf(...place), message, help: 'Add the path of a page.' };
    } else if (path !== undefined && !paths.includes(path) && !isOfUnread(release, path)) {
      const message = `No page has the path ${quoted(path)}, so menus leave it out.`;
      yield { ...broken, pointer: pointerOf(...place, 'path'), message, help: advise(path, paths) };
    }
    if ('children' in entry)
      yield* checkEntries(release, site, entry.children ?? [], [...way, index, 'children'], paths);
  }
}
