import { type CoveredTurn, checkScenarioNames, readScenarioFile } from '#analysis';
import { type CompiledRelease, type DocumentSource, type Problem, toProblem } from '#engine';
import { findJourney } from '#server';
import type { LiveServices } from './canned-outside.ts';
import { type Difference, differencesOf } from './differences.ts';
import { playScenario } from './play-scenario.ts';
import type { Scenario, ScenarioFile } from './scenario.ts';
import { troubleOf } from './scenario-error.ts';
import { type Mask, maskOf } from './sensitive-texts.ts';
import { stepOfTurn, turnsOf } from './stage.ts';

/** A file of scenarios after it was played. With problems, none of its scenarios is played. */
export interface PlayedFile {
  readonly path: string;
  /** Id of its journey; undefined for a file that cannot be read. */
  readonly journey?: string;
  readonly problems: readonly Problem[];
  readonly scenarios: readonly PlayedScenario[];
}

/** Result of one scenario. Sensitive answers are masked. */
export interface PlayedScenario {
  readonly title: string;
  readonly turns: number;
  readonly seconds: number;
  readonly differences: readonly Difference[];
  /** Why the scenario could not be played to its end. */
  readonly trouble: string | undefined;
  /** Parts of the journey that its turns walked, for coverage. */
  readonly covered: readonly CoveredTurn[];
}

/** Surroundings in which scenarios are played. */
export interface PlayDeps {
  readonly release: CompiledRelease;
  /** Answers the calls that give `sandbox`. */
  readonly services?: LiveServices | undefined;
}

/** Reads a file of scenarios, checks its names against the documents, and plays each scenario. */
export async function playFile(source: DocumentSource, deps: PlayDeps): Promise<PlayedFile> {
  const { path } = source;
  const reading = readScenarioFile(source);
  if (reading.outcome === 'refused') return { path, problems: reading.problems, scenarios: [] };
  const { file, locate } = reading;
  const problems = checkScenarioNames(file, deps.release.documents).map((finding) =>
    toProblem(finding, path, locate),
  );
  if (problems.length > 0) return { path, problems, scenarios: [] };
  const mask = maskFor(file, deps.release);
  const scenarios: PlayedScenario[] = [];
  for (const scenario of file.scenarios) scenarios.push(await playOne(scenario, file, deps, mask));
  return { path, journey: file.journey, problems, scenarios };
}

/** Masks the sensitive answers of a file. */
export function maskFor(file: ScenarioFile, release: CompiledRelease): Mask {
  return maskOf(file, findJourney(release, file.journey)?.compiled.sensitive ?? new Set());
}

/** Whether every scenario of a file gave the expected results. */
export function isAsExpected({ problems, scenarios }: PlayedFile): boolean {
  return problems.length === 0 && !scenarios.some(hasFailed);
}

export function hasFailed({
  differences,
  trouble,
}: Pick<PlayedScenario, 'differences' | 'trouble'>): boolean {
  return differences.length > 0 || trouble !== undefined;
}

async function playOne(
  scenario: Scenario,
  file: ScenarioFile,
  { release, services }: PlayDeps,
  mask: Mask,
): Promise<PlayedScenario> {
  const began = performance.now();
  const turns = turnsOf(scenario, file);
  const played = await playScenario(scenario, file, release, services).catch((error: unknown) =>
    troubleOf(error, mask),
  );
  const about = { title: scenario.title, turns: turns.length, seconds: (performance.now() - began) / 1000 };
  if (typeof played === 'string') return { ...about, differences: [], trouble: played, covered: [] };
  const differences = differencesOf(turns, played, file).map((difference) => masked(difference, mask));
  const covered = turns.flatMap((turn, index): readonly CoveredTurn[] => {
    const seen = played[index];
    const step = stepOfTurn(turn);
    return seen ? [{ scenario: scenario.title, step, walked: seen.walked, problems: seen.problems }] : [];
  });
  return { ...about, differences, trouble: undefined, covered };
}

/** Parts of decisions that hold answers; the others hold names of the documents. */
const withAnswers = /^\/(calls|events|answers|amounts)(\/|$)/;

function masked(difference: Difference, mask: Mask): Difference {
  if (!withAnswers.test(difference.pointer) && difference.pointer !== '') return difference;
  return { ...difference, expected: mask(difference.expected), found: mask(difference.found) };
}
