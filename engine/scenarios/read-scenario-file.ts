import { type ScenarioFile, validateScenarios } from '#schemas';
import { checkText } from '../documents/check-text.ts';
import { byPlace, toProblem } from '../documents/finding.ts';
import { documentLimits } from '../documents/limits.ts';
import { createLocate, type Locate } from '../documents/locate.ts';
import type { DocumentSource } from '../documents/read-document.ts';
import { describeSchemaError } from '../documents/schema-errors/describe-schema-error.ts';
import { selectSchemaErrors } from '../documents/schema-errors/select-schema-errors.ts';
import type { Problem } from '../problems/problem.ts';

/** A file of scenarios that fits its schema, or the reasons why it was refused. */
export type ScenarioReading =
  | { readonly outcome: 'read'; readonly file: ScenarioFile; readonly locate: Locate }
  | { readonly outcome: 'refused'; readonly problems: readonly Problem[] };

/** Reads a file of scenarios. Problems have the path of the file and their line and column. */
export function readScenarioFile({ path, text }: DocumentSource): ScenarioReading {
  const faults = checkText(text, path, documentLimits);
  if (faults.length > 0) return { outcome: 'refused', problems: faults };
  const file: unknown = JSON.parse(text);
  const locate = createLocate(text);
  if (validateScenarios(file)) return { outcome: 'read', file, locate };
  const errors = selectSchemaErrors(validateScenarios.errors ?? []);
  const problems = errors.map((error) => toProblem(describeSchemaError(error), path, locate));
  return { outcome: 'refused', problems: problems.sort(byPlace) };
}
