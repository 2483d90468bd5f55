import { checkPattern, optionsTypes } from '#analysis';
import {
  compileDecision,
  formatsOf,
  linearPatterns,
  neverType,
  type ReadDocument,
  type RuleContext,
  tableOf,
} from '#engine';
import { readSources } from '../../../sources/read-sources.ts';
import { readableDocuments } from '../../../sources/readable-documents.ts';
import type { Terminal } from '../../../terminal/terminal.ts';
import type { Surroundings } from './evaluate-line.ts';

/**
 * Today's date in the site's time zone, its language, and the options, decisions and functions of the folder
 * of documents, if there is one. Without a site document the date is that of UTC.
 */
export async function readSurroundings(terminal: Terminal): Promise<Surroundings> {
  // Imported here: commands that need no date should not wait for the whole server.
  const { siteClock } = await import('#server');
  const documents = await readSources([], terminal)
    .then(({ sources }) => readableDocuments(sources))
    .catch(() => []);
  const site = documents.find(({ document }) => document.kind === 'site')?.document;
  const { timeZone = 'UTC', language } = site?.kind === 'site' ? site : {};
  return documentSurroundings(documents, siteClock(terminal.now)(timeZone), language);
}

/** Reads the documents that rules refer to. */
export function documentSurroundings(
  documents: readonly ReadDocument[],
  now: string,
  language?: string,
): Surroundings {
  const options = documents.flatMap(({ document }) => (document.kind === 'options' ? [document] : []));
  const decisions = documents.flatMap(({ document }) => (document.kind === 'decision' ? [document] : []));
  const functions = documents.flatMap(({ document }) => (document.kind === 'function' ? [document] : []));
  const tables = [...decisions, ...functions];
  const compiled = new Map(tables.map((document) => [document.id, compileDecision(tableOf(document))]));
  return {
    scope: {
      now,
      ...(language !== undefined && { formats: formatsOf(language) }),
      options: (id) => options.find((each) => each.id === id)?.options,
      decisions: (id) => compiled.get(id),
      matches: linearPatterns,
    },
    context: {
      options: optionsTypes(options),
      decisions: untyped(decisions),
      functions: untyped(functions),
      checkPattern: (pattern, flags) => checkPattern(pattern, flags)?.message,
    },
  };
}

/** Decisions and functions with results of unknown type, which depends on data that are not known here. */
function untyped(documents: readonly { readonly id: string }[]): NonNullable<RuleContext['decisions']> {
  return new Map(documents.map(({ id }) => [id, { type: neverType, dependencies: [] }]));
}
