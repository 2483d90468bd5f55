import { contentLists, isItemPage, pageTrail, pointerOf, selectItems, videoId } from '#engine';
import { lazily, quoted, textField } from '#engine/parts';
import type { ContentQuery, Module, Page } from '#schemas';
import type { ReleaseFinding, ReleaseIndex } from '../release/release-index.ts';

/** The fewest cards of quick links, and the fewest pictures of a strip. */
const fewest = { 'quick-links': 3, 'image-strip': 5 } as const;

/** Finds modules without the content that they need: pages leave them out. */
export function* findHiddenModules(release: ReleaseIndex): Iterable<ReleaseFinding> {
  const surroundings = surroundingsOf(release);
  for (const entry of release.of('page')) {
    for (const [index, module] of entry.document.zones.content.entries()) {
      const needs = missingContent(module, entry.document, surroundings);
      if (needs === undefined) continue;
      yield {
        entry,
        code: 'hidden-module',
        pointer: pointerOf('zones', 'content', index),
        message: `Visitors do not see this ${quoted(module.type)}: ${needs}.`,
        help: 'Give it what it needs, or take it out.',
      };
    }
  }
}

/** Details of other documents that modules depend on. */
export interface ModuleSurroundings {
  readonly findPage: (path: string) => Page | undefined;
  /** Whether a query gives an item with a title; also where that depends on the item of the page. */
  readonly hasItems: (query: ContentQuery, page: Page) => boolean;
}

/** The part that a module lacks, as the end of a sentence; undefined for a module that is shown. */
export function missingContent(
  module: Module,
  page: Page,
  { findPage, hasItems }: ModuleSurroundings,
): string | undefined {
  switch (module.type) {
    case 'accordion':
    case 'description-list':
    case 'tabbed-content':
      return lacks(module.items, 'an item');
    case 'stats':
      return lacks(module.items, 'a number');
    case 'rich-text':
    case 'notes':
    case 'fine-print':
      return lacks(module.blocks, 'a block of text');
    case 'cards':
      return module.query === undefined ? lacks(module.cards ?? [], 'a card') : undefined;
    case 'feature-cards':
    case 'progress-cards':
      return lacks(module.cards, 'a card');
    case 'goals':
      return lacks(module.cards, 'a goal');
    case 'quick-links':
      return module.cards.length < fewest['quick-links']
        ? `it needs ${fewest['quick-links']} cards`
        : undefined;
    case 'fact-carousel':
      return lacks(module.facts, 'a fact');
    case 'milestones':
      return lacks(module.milestones, 'a milestone');
    case 'text-table':
      return lacks(module.content, 'a row');
    case 'image-strip':
      return module.images.length < fewest['image-strip']
        ? `it needs ${fewest['image-strip']} pictures`
        : undefined;
    case 'image-snippet':
      return module.image === undefined ? 'it needs a picture' : undefined;
    case 'video-card':
      return videoId(module.video) === undefined ? 'the address of its video needs a "v="' : undefined;
    case 'article':
      return page.each === undefined
        ? 'it shows the item of its page, and this page has no "each"'
        : undefined;
    case 'breadcrumb':
      return pageTrail(page.path, findPage).length === 0 ? 'there is no page above this one' : undefined;
    case 'curve-background':
      return 'it belongs into the zone "backgroundCurves"';
    case 'faq-in-page':
    case 'latest-articles':
    case 'latest-documents':
    case 'related-articles':
    case 'related-documents':
      return hasItems(module.query, page) ? undefined : 'its query matches nothing';
    default:
      return undefined;
  }
}

function lacks(list: readonly unknown[], needs: string): string | undefined {
  return list.length === 0 ? `it needs ${needs}` : undefined;
}

function surroundingsOf(release: ReleaseIndex): ModuleSurroundings {
  const pages = lazily(
    () => new Map(release.of('page').map(({ document }) => [document.path, document] as const)),
  );
  const { language = '' } = release.of('site')[0]?.document ?? {};
  const lists = lazily(() =>
    contentLists(
      release.of('content').map(({ document }) => document),
      language,
    ),
  );
  return {
    findPage: (path) => pages().get(path),
    hasItems: (query, page) => {
      // Conditions may name fields of the page's item.
      if (isItemPage(page)) return true;
      const { items } = selectItems(lists(), query, language);
      return items.some(({ fields }) => textField(fields, 'title') !== undefined);
    },
  };
}
