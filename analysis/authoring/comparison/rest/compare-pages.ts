import { type CompiledPage, type CompiledRelease, queriesIn } from '#engine';
import type { Page } from '#schemas';
import { type Change, noticeIn, quote } from '../change.ts';
import { pairBy } from '../pair-by.ts';
import type { Side } from '../side.ts';
import { compareTimes, timesOf } from './compare-times.ts';

/**
 * Changes of pages: their addresses and titles, and which of them are rendered anew.
 * @param changedLists reference names of the content lists that change
 */
export function* comparePages(
  before: Side,
  after: Side,
  changedLists: ReadonlySet<string>,
): Iterable<Change> {
  const pages = [before, after].map(({ release }) => [...release.pages.values()]);
  const [old = [], now = []] = pages;
  const { added, removed, both } = pairBy(old, now, ({ page }) => page.id);
  for (const { page } of added) {
    if (page.redirect) {
      const text = `Visitors of ${page.path} are sent on to ${page.redirect.url}.`;
      yield noticeIn('pages', page.id)('page-redirect', text);
      continue;
    }
    const times = timesOf({ times: page, timeZone: after.release.site.timeZone });
    yield noticeIn('pages', page.id)('page-added', `There is a new page, ${nameOf(page)}.`, times);
  }
  for (const { page } of removed) yield noticeOf(page, 'page-removed', `The page ${nameOf(page)} is gone.`);
  for (const [{ page: was }, { page: is }] of both) {
    if (was.path !== is.path)
      yield noticeOf(is, 'page-moved', `The page ${quote(is.title)} moves from ${was.path} to ${is.path}.`);
    if (was.title !== is.title)
      yield noticeOf(
        is,
        'page-title',
        `The page ${is.path} is called ${quote(is.title)} now; it was ${quote(was.title)}.`,
      );
    if (was.redirect?.url !== is.redirect?.url)
      yield noticeOf(
        is,
        'page-redirect',
        is.redirect
          ? `Visitors of ${is.path} are sent on to ${is.redirect.url}${was.redirect ? ` instead of ${was.redirect.url}` : ''}.`
          : `Visitors of ${is.path} are no longer sent on to ${was.redirect?.url}.`,
      );
    yield* compareTimes(
      `The page ${nameOf(is)}`,
      { times: was, timeZone: before.release.site.timeZone },
      { times: is, timeZone: after.release.site.timeZone },
      noticeIn('pages', is.id),
    );
  }
  yield* compareItemPages(before.release, after.release);
  const notice = noticeIn('pages', after.release.site.id);
  const rendered = both.filter(([was, is]) => was.digest !== is.digest).map(([, { page }]) => page.path);
  if (rendered.length > 0) yield notice('pages-rendered', `${counted(rendered)} made anew.`, rendered.sort());
  const lists = both
    .map(([, { page }]) => page)
    .filter(
      ({ path, zones }) => !rendered.includes(path) && listsIn(zones).some((list) => changedLists.has(list)),
    )
    .map(({ path }) => path);
  if (lists.length > 0)
    yield notice(
      'pages-listing',
      `${counted(lists)} made anew if what ${lists.length === 1 ? 'it lists' : 'they list'} changes.`,
      lists.sort(),
    );
}

function* compareItemPages(before: CompiledRelease, after: CompiledRelease): Iterable<Change> {
  const [old, now] = [before, after].map(({ itemPages }) => new Set(itemPages.visiblePaths()));
  if (old === undefined || now === undefined) return;
  const notice = noticeIn('pages', after.site.id);
  const added = [...now].filter((path) => !old.has(path));
  const removed = [...old].filter((path) => !now.has(path));
  const differs = (path: string) => digestAt(before, path) !== digestAt(after, path);
  const changed = [...now].filter((path) => old.has(path) && differs(path));
  if (added.length > 0) yield notice('item-pages-added', `Items get ${many(added, 'new page')}.`, added);
  if (removed.length > 0) yield notice('item-pages-removed', `Items lose ${many(removed, 'page')}.`, removed);
  if (changed.length > 0)
    yield notice(
      'item-pages-rendered',
      `${many(changed, 'page')} of items ${changed.length === 1 ? 'is' : 'are'} made anew.`,
      changed,
    );
}

function digestAt({ itemPages }: CompiledRelease, path: string): string | undefined {
  return itemPages.find(path)?.digest;
}

function listsIn(zones: CompiledPage['page']['zones']): readonly string[] {
  return queriesIn(zones).flatMap(({ query }) => query.list);
}

function noticeOf({ id }: Page, code: string, text: string): Change {
  return noticeIn('pages', id)(code, text);
}

function nameOf({ path, title }: Page): string {
  return `${path} (${quote(title)})`;
}

function counted(paths: readonly string[]): string {
  return `${many(paths, 'page')} ${paths.length === 1 ? 'is' : 'are'}`;
}

function many({ length }: readonly unknown[], noun: string): string {
  return `${length} ${noun}${length === 1 ? '' : 's'}`;
}
