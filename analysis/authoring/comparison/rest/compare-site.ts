import type { CompiledRelease, NavigationItem } from '#engine';
import { type Change, type Notice, noticeIn, quote } from '../change.ts';
import { otherChanges } from '../changed-settings.ts';
import { pairBy } from '../pair-by.ts';
import { changedProperties } from '../same-json.ts';
import { labelOfSetting } from '../setting-labels.ts';
import type { Side } from '../side.ts';

const parts = { colors: 'colour', fonts: 'font', radii: 'rounding' } as const;
const handled: ReadonlySet<string> = new Set(['$schema', 'id', 'theme', 'navigation']);
const handledOfEntries: ReadonlySet<string> = new Set(['menuText', 'name', 'children', 'href']);

/** Changes of the navigation, the theme and other properties of the site. */
export function* compareSite(before: Side, after: Side): Iterable<Change> {
  const [old, now] = [before.release.site, after.release.site];
  const notice = noticeIn('site', now.id);
  yield* compareNavigation(before.release, after.release, notice);
  for (const part of ['colors', 'fonts', 'radii'] as const)
    yield* compareLook(parts[part], old.theme?.[part], now.theme?.[part], notice);
  const themes = [old.theme ?? {}, now.theme ?? {}] as const;
  yield* otherChanges(notice, 'theme-changed', 'The look of the site', themes, new Set(Object.keys(parts)));
  yield* otherChanges(notice, 'site-other', 'The site', [old, now], handled);
}

/** Changes of the values of one kind of the theme, such as its colours. */
function* compareLook(kind: string, old: object = {}, now: object = {}, notice: Notice): Iterable<Change> {
  const valueIn = (values: { readonly [name: string]: unknown }, name: string) =>
    values[name] === undefined ? 'as usual' : String(values[name]);
  for (const name of changedProperties(old, now))
    yield notice('theme-changed', `The ${kind} ${quote(labelOfSetting(name))} changes.`, [
      `Before: ${valueIn({ ...old }, name)}.`,
      `Now: ${valueIn({ ...now }, name)}.`,
    ]);
}

interface MenuEntry {
  /** Names of the entries that it is below of, and its address. */
  readonly key: string;
  readonly path: string;
  readonly item: NavigationItem;
}

function* compareNavigation(
  before: CompiledRelease,
  after: CompiledRelease,
  notice: Notice,
): Iterable<Change> {
  const moved = movedPages(before, after);
  const { added, removed, both, isReordered } = pairBy(
    entriesIn(before.navigation, moved),
    entriesIn(after.navigation),
    ({ key }) => key,
  );
  for (const { path, item } of added)
    yield notice('navigation-added', `The menu has a new entry, ${quote(path)}, to ${item.href}.`);
  for (const { path } of removed)
    yield notice('navigation-removed', `The menu no longer has the entry ${quote(path)}.`);
  for (const [{ item: was, path }, { item: is }] of both) {
    if (was.menuText !== is.menuText)
      yield notice(
        'navigation-text',
        `The menu entry ${quote(was.menuText)} now reads ${quote(is.menuText)}.`,
      );
    const subject = `The menu entry ${quote(path)}`;
    yield* otherChanges(notice, 'navigation-other', subject, [was, is], handledOfEntries);
  }
  if (isReordered) yield notice('navigation-reordered', 'The entries of the menu come in another order.');
}

/** New addresses of pages by their old ones: an entry that follows its page is the same. */
function movedPages(before: CompiledRelease, after: CompiledRelease): ReadonlyMap<string, string> {
  const now = new Map([...after.pages.values()].map(({ page }) => [page.id, page.path]));
  return new Map([...before.pages.values()].map(({ page }) => [page.path, now.get(page.id) ?? page.path]));
}

function entriesIn(
  items: readonly NavigationItem[],
  moved: ReadonlyMap<string, string> = new Map(),
  above: readonly string[] = [],
): readonly MenuEntry[] {
  return items.flatMap((item) => {
    const names = [...above, item.menuText];
    const key = `${above.length} ${moved.get(item.href) ?? item.href}`;
    return [{ key, path: names.join(' › '), item }, ...entriesIn(item.children, moved, names)];
  });
}
