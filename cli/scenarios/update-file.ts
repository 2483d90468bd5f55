import { checkScenarioNames, readScenarioFile } from '#analysis';
import type { DocumentSource } from '#engine';
import { maskFor, type PlayDeps } from './play-files.ts';
import { playScenario } from './play-scenario.ts';
import { recordScenarios } from './record-scenarios.ts';
import type { ScenarioFile } from './scenario.ts';
import { describeTrouble, ScenarioError } from './scenario-error.ts';

/** A file of scenarios with the results of its turns on a release, or why they cannot be recorded. */
export async function updatedFile(
  source: DocumentSource,
  { release, services }: PlayDeps,
): Promise<{ readonly file: ScenarioFile } | { readonly trouble: string }> {
  const reading = readScenarioFile(source);
  const [problem] =
    reading.outcome === 'refused' ? reading.problems : checkScenarioNames(reading.file, release.documents);
  if (reading.outcome === 'refused' || problem) return { trouble: problem?.message ?? 'It cannot be read.' };
  const { file } = reading;
  try {
    return {
      file: await recordScenarios(file, (scenario) => playScenario(scenario, file, release, services)),
    };
  } catch (error) {
    if (error instanceof ScenarioError) {
      return { trouble: describeTrouble(error, maskFor(file, release)) };
    }
    throw error;
  }
}
