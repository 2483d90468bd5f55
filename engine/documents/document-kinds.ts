import type { Document } from '#schemas';

export type DocumentKind = Document['kind'];

/** The document type of a kind. */
export type DocumentOf<Kind extends DocumentKind> = Extract<Document, { kind: Kind }>;

/** Every kind, with the schema that describes it. */
export const documentSchemas: { readonly [kind in DocumentKind]: string } = {
  analytics: 'schemas/documents/analytics.schema.json',
  'answer-set': 'schemas/documents/answer-set.schema.json',
  asset: 'schemas/documents/asset.schema.json',
  content: 'schemas/documents/content.schema.json',
  contract: 'schemas/documents/contract.schema.json',
  decision: 'schemas/documents/decision.schema.json',
  facts: 'schemas/documents/facts.schema.json',
  form: 'schemas/documents/form.schema.json',
  function: 'schemas/documents/function.schema.json',
  journey: 'schemas/documents/journey.schema.json',
  'language-pack': 'schemas/documents/language-pack.schema.json',
  operation: 'schemas/documents/operation.schema.json',
  options: 'schemas/documents/options.schema.json',
  page: 'schemas/documents/page.schema.json',
  preset: 'schemas/documents/preset.schema.json',
  site: 'schemas/documents/site.schema.json',
  translation: 'schemas/documents/translation.schema.json',
  types: 'schemas/documents/types.schema.json',
};

export function isDocumentKind(kind: string): kind is DocumentKind {
  return Object.hasOwn(documentSchemas, kind);
}
