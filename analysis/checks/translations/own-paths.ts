import { pointerOf } from '#engine';
import { languagesOf, movedPaths, ownPath, ownPathsIn, quoted } from '#engine/parts';
import type { Translation } from '#schemas';
import { reservedPaths } from '../pages/check-pages.ts';
import type { ReleaseEntry, ReleaseFinding, ReleaseIndex } from '../release/release-index.ts';
import { unknownName } from './unknown-name.ts';

/** Checks the paths that translations give to pages: their documents have them, and no two pages have the same one. */
export function* checkOwnPaths(release: ReleaseIndex): Iterable<ReleaseFinding> {
  const entries = release.of('translation').filter(({ document }) => document.paths !== undefined);
  const site = release.of('site')[0]?.document;
  if (entries.length === 0 || site === undefined) return;
  const documents = release.entries.map(({ document }) => document);
  const sources = release.of('page').map(({ document }) => document.path);
  for (const language of languagesOf(site).slice(1)) {
    const paths = ownPathsIn(language, documents);
    const taken = new Map(sources.map((path) => [ownPath(paths, path), path]));
    for (const entry of entries.filter(({ document }) => document.language === language))
      yield* checkPaths(release, entry, { sources, taken });
  }
}

interface TakenPaths {
  /** The paths of all pages in the language of the documents. */
  readonly sources: readonly string[];
  /** The same by the paths in the language. */
  readonly taken: ReadonlyMap<string, string>;
}

function* checkPaths(
  release: ReleaseIndex,
  entry: ReleaseEntry<Translation>,
  { sources, taken }: TakenPaths,
): Iterable<ReleaseFinding> {
  const { document: id, paths = {} } = entry.document;
  const source = release.entry('page', id)?.document ?? release.entry('journey', id)?.document;
  if (source === undefined) {
    if (release.kindOf(id) === undefined) return;
    yield unknown(entry, Object.keys(paths)[0] ?? '', id, []);
    return;
  }
  const named = new Set(
    source.kind === 'page'
      ? ['path']
      : [
          'path',
          ...source.steps.flatMap((step) => (step.path === undefined ? [] : [`steps/${step.id}/path`])),
        ],
  );
  for (const [name, path] of Object.entries(paths)) {
    const pointer = pointerOf('paths', name);
    if (!named.has(name)) {
      yield unknown(entry, name, id, [...named]);
      continue;
    }
    const isAbsolute = path.startsWith('/');
    const isTop = name === 'path';
    if (isTop && !isAbsolute)
      yield wrong(entry, pointer, `${quoted(path)} is no path of a page.`, `Write ${quoted(`/${path}`)}.`);
    else if (source.kind === 'page' && fieldOf(path) !== fieldOf(source.path))
      yield wrong(
        entry,
        pointer,
        `It does not end as ${quoted(source.path)} does.`,
        'End it with the same field.',
      );
    else if (isAbsolute && reservedPaths.has(path.split('/')[1] ?? ''))
      yield wrong(
        entry,
        pointer,
        `Paths such as ${quoted(path)} are the site's own.`,
        'Give it another path.',
      );
  }
  for (const [before, own] of movedPaths(source, entry.document)) {
    const other = sources.find((path) => path === own && path !== before);
    const holder = other ?? taken.get(own);
    if (holder === undefined || holder.replace(/\{.*/, '*') === before) continue;
    yield {
      entry,
      code: 'duplicate-path',
      pointer: '/paths',
      message: `The path ${quoted(own)} is taken by the page ${quoted(holder)}.`,
      help: 'Give one of the two another path.',
    };
  }
}

/** The field that completes the path of the page of an item. */
function fieldOf(path: string): string | undefined {
  return /\{.*$/.exec(path)?.[0];
}

function unknown(entry: ReleaseEntry, name: string, id: string, named: readonly string[]): ReleaseFinding {
  return {
    entry,
    code: 'unknown-text',
    severity: 'warning',
    pointer: pointerOf('paths', name),
    part: 'key',
    message: `${quoted(id)} has no ${quoted(name)}.`,
    ...unknownName(name, named, pointerOf('paths', name)),
  };
}

function wrong(entry: ReleaseEntry, pointer: string, message: string, help: string): ReleaseFinding {
  return { entry, code: 'unusable-path', pointer, message, help };
}
