import { linkDocuments } from '#engine';
import type { Document, Page } from '#schemas';
import type { Place } from '../preview/protocol.ts';
import { titleOf, wordsOf } from '../settings/words.ts';

/** A page, a step or another document that can be opened. */
export interface SiteEntry {
  readonly title: string;
  /** Its address, or its kind and id. */
  readonly detail: string;
  /** Address of the page that shows it. */
  readonly path?: string;
  readonly place?: Place;
}

/** Things of one kind. */
export interface SiteGroup {
  readonly title: string;
  readonly entries: readonly SiteEntry[];
}

/** Kinds that people who write a site know, in the order in which they are listed. */
const titles = {
  form: 'Forms',
  options: 'Options',
  content: 'Content',
  translation: 'Translations',
  site: 'The whole site',
} as const satisfies Readonly<Partial<Record<Document['kind'], string>>>;

/** Kinds that are listed together at the end. */
const specialists = {
  decision: 'Decision',
  facts: 'Facts',
  function: 'Function',
  operation: 'Call of a service',
  types: 'Types',
  analytics: 'Events',
  'language-pack': 'Words of the product',
  'answer-set': 'Kept answers',
} as const satisfies Readonly<Partial<Record<Document['kind'], string>>>;

/**
 * A site in groups: its pages by address, each journey with its steps as they are walked, the other kinds, and at the end what
 * only specialists change.
 */
export function siteGroups(documents: readonly Document[]): readonly SiteGroup[] {
  // Forms have no pages of their own, and take longest to link.
  const linked = linkDocuments(documents.filter(({ kind }) => kind !== 'form'));
  const shown = pagesByStep(linked);
  const steps = new Set([...shown.values()].map(({ id }) => id));
  const others = Object.entries(titles).map(([kind, title]) => ({
    title,
    entries: documents
      .filter((document) => document.kind === kind)
      .map((document) => entryFor(document, document.id)),
  }));
  const technical = Object.entries(specialists).flatMap(([kind, words]) =>
    documents
      .filter((document) => document.kind === kind)
      .map((document) => entryFor(document, `${words}, ${document.id}`)),
  );
  return [
    { title: 'Pages', entries: pagesOf(linked, steps) },
    ...journeysOf(linked, shown),
    ...others.map(({ title, entries }) => ({ title, entries: byTitle(entries) })),
    { title: 'For specialists', entries: byTitle(technical) },
  ].filter(({ entries }) => entries.length > 0);
}

function entryFor(document: Document, detail: string): SiteEntry {
  return { title: titleOf(document), detail, place: { document: document.id, pointer: '' } };
}

function byTitle(entries: readonly SiteEntry[]): readonly SiteEntry[] {
  return entries.toSorted((one, other) => collator.compare(one.title, other.title));
}

const collator = new Intl.Collator();

/** The page that shows each step, by its journey and id. */
function pagesByStep(linked: readonly Document[]): ReadonlyMap<string, Page> {
  const pages = new Map<string, Page>();
  for (const document of linked) {
    if (document.kind !== 'page' || document.path.includes(':')) continue;
    for (const module of document.zones.content)
      if (module.type === 'form') pages.set(`${module.journey}/${module.step}`, document);
  }
  return pages;
}

function pagesOf(linked: readonly Document[], steps: ReadonlySet<string>): readonly SiteEntry[] {
  return linked
    .flatMap((document) => {
      if (document.kind !== 'page' || document.path.includes(':') || steps.has(document.id)) return [];
      const title = document.each === undefined ? document.title : titleOfEach(document);
      return [{ title, detail: document.path, path: document.path }];
    })
    .toSorted((one, other) => (one.path < other.path ? -1 : 1));
}

/** The title of a page that there is once for each item: its own would be that of the item. */
function titleOfEach({ id }: Page): string {
  return `${wordsOf(id.replace(/-page$/, ''))} (each item)`;
}

/** The journeys by their titles, each with itself and its steps in their order. */
function journeysOf(linked: readonly Document[], shown: ReadonlyMap<string, Page>): readonly SiteGroup[] {
  const journeys = linked.flatMap((document) => (document.kind === 'journey' ? document : []));
  // A large site has thousands of journeys, and each is asked for.
  const counts = new Map<string, number>();
  for (const each of journeys) counts.set(titleOf(each), (counts.get(titleOf(each)) ?? 0) + 1);
  return journeys
    .map((journey) => {
      const title = titleOf(journey);
      const whole = {
        title: 'The journey as a whole',
        detail: journey.id,
        place: { document: journey.id, pointer: '' },
      };
      const steps = journey.steps.flatMap((step) => {
        const page = shown.get(`${journey.id}/${step.id}`);
        return page === undefined ? [] : [{ title: page.title, detail: page.path, path: page.path }];
      });
      return {
        title: (counts.get(title) ?? 0) > 1 ? `${title} (${wordsOf(journey.id)})` : title,
        entries: [...steps, whole],
      };
    })
    .toSorted((one, other) => collator.compare(one.title, other.title));
}
