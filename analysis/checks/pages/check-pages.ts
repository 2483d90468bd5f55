import { pointerOf } from '#engine';
import { pageIdOf, quoted } from '#engine/parts';
import type { Journey, Page } from '#schemas';
import { freeName, guess } from '../release/free-name.ts';
import type { ReleaseEntry, ReleaseFinding, ReleaseIndex } from '../release/release-index.ts';
import { checkModuleIds } from './check-module-ids.ts';

/** First path segments of the site's own endpoints and files. */
export const reservedPaths: ReadonlySet<string> = new Set([
  'api',
  'assets',
  'documents',
  'films',
  'fonts',
  'images',
  'render',
  'scripts',
  'studio',
  'theme',
  'validators',
]);

/** Checks that every page has a unique path, and that every step has exactly one page. */
export function* checkPages(release: ReleaseIndex): Iterable<ReleaseFinding> {
  const pages = new Map<string, string>();
  const steps = new Map<string, string>();
  for (const entry of release.of('page')) {
    const { id, path } = entry.document;
    const taken = pages.get(path);
    if (taken !== undefined) {
      const message = `The path ${quoted(path)} is taken by the page ${quoted(taken)}.`;
      yield {
        entry,
        code: 'duplicate-path',
        pointer: '/path',
        message,
        help: 'Give one of the two another path.',
        fix: freePath(release, entry),
      };
    } else pages.set(path, id);
    const first = path.split('/')[1] ?? '';
    if (reservedPaths.has(first)) {
      const message = `Paths under "/${first}" are the site's own.`;
      yield { entry, code: 'reserved-path', pointer: '/path', message, help: 'Give the page another path.' };
    }
    yield* checkForms(entry, steps);
    yield* checkModuleIds(entry);
    if (release.of('site').some(({ document }) => document.notFoundPage === id)) yield* checkNoForm(entry);
  }
  for (const entry of release.of('journey')) yield* checkSteps(release, entry, steps);
}

/** The remedy that gives a page, or its step, the path with a number. */
function freePath(
  release: ReleaseIndex,
  { document: { path }, locate }: ReleaseEntry<Page>,
): ReleaseFinding['fix'] {
  const written = locate.written('/path')?.text;
  // The path of a list's pages ends with a field.
  if (written === undefined || written.includes('{') || !path.endsWith(written)) return undefined;
  const before = path.slice(0, path.length - written.length);
  const all = new Set(release.of('page').map(({ document }) => document.path));
  const free = freeName(written, (other) => all.has(before + other));
  return guess(`Give it the path ${quoted(before + free)}`, { '/path': free });
}

/** Records which step each form module shows, and reports a step that is shown twice. */
function* checkForms(entry: ReleaseEntry<Page>, steps: Map<string, string>): Iterable<ReleaseFinding> {
  for (const [index, module] of entry.document.zones.content.entries()) {
    if (module.type !== 'form') continue;
    const key = stepKey(module.journey, module.step);
    const taken = steps.get(key);
    if (taken !== undefined) {
      yield {
        entry,
        code: 'step-on-two-pages',
        pointer: pointerOf('zones', 'content', index),
        message: `The step ${quoted(module.step)} of ${quoted(module.journey)} is on the page ${quoted(taken)} already.`,
        help: 'Keep the form module on one page: that page is the address of the step.',
      };
    } else steps.set(key, entry.document.id);
  }
}

/** Checks that the page for unknown addresses has no form. */
function* checkNoForm(entry: ReleaseEntry<Page>): Iterable<ReleaseFinding> {
  const index = entry.document.zones.content.findIndex(({ type }) => type === 'form');
  if (index < 0) return;
  yield {
    entry,
    code: 'form-on-not-found-page',
    pointer: pointerOf('zones', 'content', index),
    message: 'The page for unknown addresses shows a form.',
    help: 'Put the form on a page of its own, and link to that.',
  };
}

function* checkSteps(
  release: ReleaseIndex,
  entry: ReleaseEntry<Journey>,
  steps: ReadonlyMap<string, string>,
): Iterable<ReleaseFinding> {
  const { id, steps: own } = entry.document;
  for (const [index, step] of own.entries()) {
    if (steps.has(stepKey(id, step.id))) continue;
    // Problems of the step's own page are reported there.
    if (step.path !== undefined && release.find('page', pageIdOf(id, step.id)) === undefined) continue;
    // A page that could not be read may show the step.
    if (release.unread.mention(id) && release.unread.mention(step.id)) continue;
    yield {
      entry,
      code: 'step-without-page',
      pointer: pointerOf('steps', index, 'id'),
      message: `No page shows the step ${quoted(step.id)}.`,
      help:
        step.path === undefined
          ? `Give it a "path", or add {"type": "form", "journey": "${id}", "step": "${step.id}"} to the page that is to be its address.`
          : 'Add {"type": "form"} to its content.',
    };
  }
}

function stepKey(journey: string, step: string): string {
  return `${journey}/${step}`;
}
