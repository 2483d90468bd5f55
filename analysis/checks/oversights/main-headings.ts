import { pointerOf } from '#engine';
import { quoted } from '#engine/parts';
import type { Module, Page } from '#schemas';
import type { ReleaseFinding, ReleaseIndex } from '../release/release-index.ts';

/** The modules whose title is the main heading of their page. */
export const modulesWithMainHeading: ReadonlySet<Module['type']> = new Set([
  'article',
  'header-banner',
  'picture-series',
]);

/** Finds pages without a main heading, and with more than one. */
export function* findMainHeadings(release: ReleaseIndex): Iterable<ReleaseFinding> {
  for (const entry of release.of('page')) {
    const { zones, redirect } = entry.document;
    // Visitors never see the page itself.
    if (redirect !== undefined) continue;
    const [first, second] = zones.content.flatMap((module, index) =>
      hasMainHeading(module, entry.document) ? [{ module, index }] : [],
    );
    if (first === undefined) {
      yield {
        entry,
        code: 'missing-main-heading',
        pointer: '/zones/content',
        message: 'The page has no main heading.',
        help: 'Begin it with a "header-banner", whose title is the main heading.',
      };
    } else if (second !== undefined) {
      yield {
        entry,
        code: 'several-main-headings',
        pointer: pointerOf('zones', 'content', second.index),
        message: `The page has a second main heading: the ${quoted(first.module.type)} above has one already.`,
        help: 'Keep one of the two; a "section-header" gives a heading of the second level.',
      };
    }
  }
}

function hasMainHeading({ type }: Module, page: Page): boolean {
  // An article shows the item of its page.
  return modulesWithMainHeading.has(type) && (type !== 'article' || page.each !== undefined);
}
