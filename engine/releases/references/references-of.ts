import type { Document } from '#schemas';
import { inclusionsOf } from '../../linking/forms/form-entries.ts';

/**
 * Ids of the documents whose content shows in what is rendered from this one. A link is no such
 * reference: where it leads may change without changing the page it stands on.
 */
export function referencesOf(document: Document): readonly string[] {
  switch (document.kind) {
    case 'page':
      return document.zones.content.flatMap((module) => (module.type === 'form' ? [module.journey] : []));
    case 'journey':
      return [...document.steps.map((step) => step.form), ...(document.uses ?? [])];
    case 'form':
      return document.fields.flatMap((field) =>
        'options' in field && typeof field.options === 'string' ? [field.options] : [],
      );
    default:
      return [];
  }
}

/** Ids of the forms that a document, as it was written, is made of. */
export function formsIncludedIn(document: Document | undefined): readonly string[] {
  return document?.kind === 'form' ? inclusionsOf(document).map(({ entry }) => entry.include) : [];
}
