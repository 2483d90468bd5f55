import { linkDocuments, readDocument } from '#engine';

/** A page or a step that can be opened. */
export interface SitePlace {
  readonly path: string;
  readonly title: string;
  /** Title of the journey that a step belongs to. */
  readonly group?: string;
}

/** The pages of a site by address, and the steps of journeys in their order. */
export function placesOf(
  documents: readonly { readonly id: string; readonly body: string }[],
): readonly SitePlace[] {
  const read = documents.flatMap(({ id, body }) => {
    const reading = readDocument({ path: id, text: body });
    return reading.outcome === 'read' ? [reading.document] : [];
  });
  const linked = linkDocuments(read);
  const journeys = linked.flatMap((document) =>
    document.kind === 'journey'
      ? document.steps.map((step) => [`${document.id}/${step.id}`, document.id] as const)
      : [],
  );
  const groups = new Map(journeys);
  return linked
    .flatMap((document): readonly SitePlace[] => {
      if (document.kind !== 'page' || document.path.includes(':')) return [];
      const form = document.zones.content.find((module) => module.type === 'form');
      const group = form && groups.get(`${form.journey}/${form.step}`);
      return [{ path: document.path, title: document.title, ...(group !== undefined && { group }) }];
    })
    .sort((a, b) => (a.path < b.path ? -1 : 1));
}
