import type { DocumentKind } from '../document-kinds.ts';
import { facts2 } from './facts-2.ts';
import { form2 } from './form-2.ts';
import { journey2 } from './journey-2.ts';
import type { Migrations } from './migrate.ts';
import { site2 } from './site-2.ts';
import { site3 } from './site-3.ts';
import { site4 } from './site-4.ts';
import { site5 } from './site-5.ts';
import { site6 } from './site-6.ts';
import { translation2 } from './translation-2.ts';

/**
 * The migrations of every kind, oldest first. To change a schema incompatibly: raise `schemaVersion` in the
 * schema, write `<kind>-<version>.ts` beside this file, and append it here.
 */
export const migrations: Migrations<DocumentKind> = {
  analytics: [],
  'answer-set': [],
  asset: [],
  content: [],
  contract: [],
  decision: [],
  facts: [facts2],
  form: [form2],
  function: [],
  journey: [journey2],
  'language-pack': [],
  operation: [],
  options: [],
  page: [],
  preset: [],
  site: [site2, site3, site4, site5, site6],
  translation: [translation2],
  types: [],
};
