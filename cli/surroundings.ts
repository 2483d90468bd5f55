import {
  checkDocuments,
  checkPattern,
  compileDecision,
  linearPatterns,
  neverType,
  optionsTypes,
  type ReadDocument,
} from '#engine';
import type { Surroundings } from './evaluate-line.ts';
import { readSources } from './sources/read-sources.ts';
import type { Terminal } from './terminal.ts';

/** Today's date, and the options and decisions of the folder of documents where there is one. */
export async function readSurroundings(terminal: Terminal): Promise<Surroundings> {
  const documents = await readSources([], terminal)
    .then(({ sources }) => checkDocuments(sources).documents)
    .catch(() => []);
  return surroundingsOf(documents, new Date().toISOString().slice(0, 10));
}

/** What rules see of documents. */
export function surroundingsOf(documents: readonly ReadDocument[], now: string): Surroundings {
  const options = documents.flatMap(({ document }) => (document.kind === 'options' ? [document] : []));
  const decisions = documents.flatMap(({ document }) => (document.kind === 'decision' ? [document] : []));
  const compiled = new Map(decisions.map((decision) => [decision.id, compileDecision(decision)]));
  // What a decision gives depends on the data, which are not known here.
  const decisionTypes = decisions.map(({ id }) => [id, { type: neverType, dependencies: [] }] as const);
  return {
    scope: {
      now,
      options: (id) => options.find((each) => each.id === id)?.options,
      decisions: (id) => compiled.get(id),
      matches: linearPatterns,
    },
    context: {
      options: optionsTypes(options),
      decisions: new Map(decisionTypes),
      checkPattern: (pattern, flags) => checkPattern(pattern, flags)?.message,
    },
  };
}
