import type { Document } from '#schemas';
import { linkJourney } from './link-journey.ts';

/** Links the documents of a checked release: journeys, and after all documents the pages of steps. */
export function linkDocuments(documents: readonly Document[]): readonly Document[] {
  const facts = new Map(
    documents.flatMap((document) => (document.kind === 'facts' ? [[document.id, document] as const] : [])),
  );
  const pages: Document[] = [];
  const linked = documents.map((document) => {
    if (document.kind !== 'journey') return document;
    const found = linkJourney(document, (id) => facts.get(id));
    pages.push(...found.pages.map(({ page }) => page));
    return found.journey;
  });
  return [...linked, ...pages];
}
