import { linkDocuments } from '#engine';
import type { Document } from '#schemas';
import { titleOf } from '../parts/words.ts';
import type { Place } from '../preview/protocol.ts';

/** A page, a step or another document that can be opened. */
export interface SiteEntry {
  readonly title: string;
  /** Its address, its id, or the journey that a step belongs to. */
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

const titles = {
  journey: 'Journeys',
  form: 'Forms',
  decision: 'Decisions',
  options: 'Options',
  facts: 'Facts',
  function: 'Functions',
  operation: 'Calls of services',
  types: 'Types',
  content: 'Content',
  analytics: 'Events',
  site: 'The whole site',
  'language-pack': 'Words of the product',
  translation: 'Translations',
} as const satisfies Readonly<Partial<Record<Document['kind'], string>>>;

/** The documents of a site in groups: pages by address with the steps of journeys in their order, then the other kinds. */
export function siteGroups(documents: readonly Document[]): readonly SiteGroup[] {
  const others = Object.entries(titles).map(([kind, title]) => ({
    title,
    entries: documents
      .filter((document) => document.kind === kind)
      .map((document) => ({
        title: titleOf(document),
        detail: document.id,
        place: { document: document.id, pointer: '' },
      }))
      .toSorted((one, other) => one.title.localeCompare(other.title)),
  }));
  return [{ title: 'Pages', entries: pagesOf(documents) }, ...others].filter(
    ({ entries }) => entries.length > 0,
  );
}

function pagesOf(documents: readonly Document[]): readonly SiteEntry[] {
  const linked = linkDocuments(documents);
  const journeys = linked.flatMap((document) =>
    document.kind === 'journey'
      ? document.steps.map((step) => [`${document.id}/${step.id}`, document.id] as const)
      : [],
  );
  const groups = new Map(journeys);
  return linked
    .flatMap((document) => {
      if (document.kind !== 'page' || document.path.includes(':')) return [];
      const form = document.zones.content.find((module) => module.type === 'form');
      const journey = form && groups.get(`${form.journey}/${form.step}`);
      return [{ title: document.title, detail: journey ?? document.path, path: document.path }];
    })
    .toSorted((one, other) => (one.path < other.path ? -1 : 1));
}
