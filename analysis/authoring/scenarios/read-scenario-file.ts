import { checkText, type DocumentSource, documentLimits, type Problem, toProblem } from '#engine';
import { byPlace, createLocate, describeSchemaError, type Locate, selectSchemaErrors } from '#engine/parts';
import { type ScenarioFile, validateScenarios } from '#schemas';

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
