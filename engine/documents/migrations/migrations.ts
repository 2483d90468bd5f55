import type { DocumentKind } from '../document-kinds.ts';
import type { Migrations } from './migrate.ts';

/**
 * The migrations of every kind, oldest first. To change a schema in a way that old documents would fail:
 * raise `schemaVersion` in the schema, write `<kind>-<version>.ts` beside this file, and append it here.
 */
export const migrations: Migrations<DocumentKind> = {
  analytics: [],
  content: [],
  decision: [],
  facts: [],
  form: [],
  function: [],
  journey: [],
  operation: [],
  options: [],
  page: [],
  site: [],
  types: [],
};
