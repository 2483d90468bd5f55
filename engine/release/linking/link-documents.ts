import type { Document } from '#schemas';
import { siteOf } from '../../content/derived-fields.ts';
import type { DocumentKind, DocumentOf } from '../../documents/document-kinds.ts';
import { lazily } from '../../rules/runtime/lazily.ts';
import { typeLibrary } from '../../value-types/type-library.ts';
import { linkForm } from './forms/link-form.ts';
import { linkOptions } from './item-options.ts';
import { linkJourney } from './link-journey.ts';

/** Links the documents of a checked release: journeys, forms and options of content items, followed by the pages of steps. */
export function linkDocuments(documents: readonly Document[]): readonly Document[] {
  const facts = byId(documents, 'facts');
  const forms = byId(documents, 'form');
  const library = lazily(() => typeLibrary(documents));
  const site = siteOf(documents);
  const pages: Document[] = [];
  const linked = documents.map((document) => {
    if (document.kind === 'form')
      return linkForm(document, { findForm: (id) => forms.get(id), library, site }).form;
    if (document.kind === 'options') return linkOptions(document, documents).options;
    if (document.kind !== 'journey') return document;
    const found = linkJourney(document, (id) => facts.get(id));
    pages.push(...found.pages.map(({ page }) => page));
    return found.journey;
  });
  return [...linked, ...pages];
}

function byId<Kind extends DocumentKind>(
  documents: readonly Document[],
  kind: Kind,
): ReadonlyMap<string, DocumentOf<Kind>> {
  const isOfKind = (document: Document): document is DocumentOf<Kind> => document.kind === kind;
  return new Map(documents.filter(isOfKind).map((document) => [document.id, document]));
}
