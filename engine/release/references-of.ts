import type { Document, Field } from '#schemas';
import { formUsesOf } from './linking/forms/form-entries.ts';

/**
 * Ids of the documents whose content is rendered as part of this one. Links are not included: the target of a
 * link may change without changing this page.
 */
export function referencesOf(document: Document): readonly string[] {
  switch (document.kind) {
    case 'page':
      return document.zones.content.flatMap((module) => (module.type === 'form' ? [module.journey] : []));
    case 'journey':
      return [...document.steps.map((step) => step.form), ...(document.uses ?? [])];
    case 'form':
      return document.fields.flatMap(optionsNamed);
    case 'site':
      return [document.thirdParties?.liveChat?.status, document.pressEvent].filter((id) => id !== undefined);
    default:
      return [];
  }
}

/** Ids of the options documents of a field and of the questions within it. As written, it may be a group without a type. */
function optionsNamed(field: Field): readonly string[] {
  const own = 'options' in field && typeof field.options === 'string' ? [field.options] : [];
  return 'fields' in field ? [...own, ...field.fields.flatMap(optionsNamed)] : own;
}

/** Ids of the forms that a document, as written, is made of. */
export function formsIncludedIn(document: Document | undefined): readonly string[] {
  return document?.kind === 'form' ? formUsesOf(document).map(({ form }) => form) : [];
}
