import { routesOfItems } from '#engine';
import type { Journey, Page, Site } from '#schemas';
import { needsOf } from '../../../../engine/journeys/model/needs.ts';
import { linkedDocuments as documents } from './linked-documents.ts';

const journeys = documents.filter((document): document is Journey => document.kind === 'journey');

const language = documents.find((document): document is Site => document.kind === 'site')?.language ?? '';

/** Every page we ship that shows something: those of page documents, of steps and of items of content lists. */
export const everyPage: readonly Page[] = pagesWith((routes) => routes);

/** The same, with one item for each page that stands for all items of a list. */
export const shippedPages: readonly Page[] = pagesWith((routes) => routes.slice(0, 1));

function pagesWith(
  choose: (routes: ReturnType<typeof routesOfItems>) => ReturnType<typeof routesOfItems>,
): readonly Page[] {
  const pages = documents.filter(
    (document): document is Page => document.kind === 'page' && document.redirect === undefined,
  );
  return pages.flatMap((page) =>
    page.each === undefined
      ? [page]
      : choose(routesOfItems(page, documents, language)).map((route) => ({ ...page, ...route })),
  );
}

/** Types of modules that show data of the moment. */
const momentary: ReadonlySet<string> = new Set(['data-table', 'picture-series', 'share-price']);

/** Pages without a form and without data of the moment: the same for every visitor at any time. */
export const contentPages = shippedPages.filter(
  (page) => formOf(page) === undefined && !page.zones.content.some(isOfTheMoment),
);

/** Pages with a form. */
export const formPages = shippedPages.filter((page) => formOf(page) !== undefined);

/** Pages that anybody may open: a step in the middle of a journey redirects a newcomer to its beginning. */
export const openPages = shippedPages.filter((page) => {
  const form = formOf(page);
  return form === undefined || isEntry(form);
});

function isOfTheMoment(module: Page['zones']['content'][number]): boolean {
  return momentary.has(module.type) || ('badge' in module && module.badge !== undefined);
}

function formOf({ zones }: Page) {
  for (const module of zones.content) if (module.type === 'form') return module;
  return undefined;
}

/** The first step of a journey, unless it needs answers from the page of another journey. */
function isEntry({ journey, step }: NonNullable<ReturnType<typeof formOf>>): boolean {
  const first = journeys.find(({ id }) => id === journey)?.steps[0];
  return first?.id === step && needsOf(first).every(({ otherwise }) => typeof otherwise === 'string');
}
