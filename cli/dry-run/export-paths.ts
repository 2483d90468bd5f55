import type { JourneyPath } from '#analysis';
import type { CompiledRelease, Destination } from '#engine';
import { maskFor } from '../scenarios/play-files.ts';
import { playScenario } from '../scenarios/play-scenario.ts';
import { recordScenarios } from '../scenarios/record-scenarios.ts';
import type { ExpectedCall, Press, Scenario, ScenarioFile, Touch } from '../scenarios/scenario.ts';
import { type DryRun, walkTo } from './dry-run.ts';
import type { Walk } from './walk-path.ts';

/** The scenarios of paths, with the result of each turn, and the paths that no samples walk. */
export interface ExportedPaths {
  /** Undefined if no path was walked. */
  readonly file: ScenarioFile | undefined;
  readonly walked: readonly JourneyPath[];
  readonly missing: readonly MissingPath[];
}

/** A path that no answers walked. */
interface MissingPath {
  readonly path: JourneyPath;
  /** How far the tries came, in words. */
  readonly reason: string;
}

/** Walks paths, and records each that can be walked as a scenario. */
export async function exportPaths(dryRun: DryRun, paths: readonly JourneyPath[]): Promise<ExportedPaths> {
  const scenarios: Scenario[] = [];
  const walked: JourneyPath[] = [];
  const missing: MissingPath[] = [];
  for (const path of paths) {
    const walk = await walkTo(dryRun, path);
    if ('turns' in walk && walk.turns.length > 0) {
      walked.push(path);
      scenarios.push({ title: titleOf(path), turns: [...walk.turns] });
    } else missing.push({ path, reason: reasonOf(path, walk) });
  }
  const file = scenarios.length === 0 ? undefined : await record(dryRun, scenarios);
  return { file, walked, missing };
}

function reasonOf({ steps }: JourneyPath, walk: Walk): string {
  if ('turns' in walk) return 'it has no step that is pressed';
  const [at, next] = [steps[walk.reached], steps[walk.reached + 1]];
  const places = [...walk.ledTo].sort().join(', ');
  const wanted = next === undefined ? 'the end' : `"${next}"`;
  if (places === '') return `no answers were accepted at "${at}"`;
  return `no answers were found that lead from "${at}" to ${wanted}, only to ${places}`;
}

/** The title of a path's scenario. */
export function titleOf({ number, steps }: JourneyPath): string {
  return `path ${number}: ${steps.join(' → ')}`;
}

/** Scenarios with the results of their turns. */
async function record({ stage }: DryRun, scenarios: readonly Scenario[]): Promise<ScenarioFile> {
  const file = { ...stage.file, scenarios };
  return await recordScenarios(file, (scenario) => playScenario(scenario, file, stage.release));
}

/** The first path, or the shortest way to a step, that samples walk, recorded; undefined if none was found. */
export async function firstWalked(dryRun: DryRun, step?: string): Promise<ScenarioFile | undefined> {
  for (const path of waysTo(dryRun.explored.paths, step)) {
    const walk = await walkTo(dryRun, path, step);
    if (!('turns' in walk) || walk.turns.length === 0) continue;
    const title = step === undefined ? 'a dry run' : `a way to ${step}`;
    return await record(dryRun, [{ title, turns: [...walk.turns] }]);
  }
  return undefined;
}

/** Paths with different ways to a step, the shortest first; all paths without a step. */
function waysTo(paths: readonly JourneyPath[], step: string | undefined): readonly JourneyPath[] {
  if (step === undefined) return paths;
  const lengthOf = ({ steps }: JourneyPath) => steps.indexOf(step);
  const ways = new Map<string, JourneyPath>();
  for (const path of paths) {
    const way = path.steps.slice(0, lengthOf(path)).join(' ');
    if (path.steps.includes(step) && !ways.has(way)) ways.set(way, path);
  }
  return [...ways.values()].sort((a, b) => lengthOf(a) - lengthOf(b));
}

/** A dry run for people: the answers and calls of each step, without sensitive answers. */
export function dryRunText(file: ScenarioFile, release: CompiledRelease): string {
  const mask = maskFor(file, release);
  const turns = (file.scenarios[0]?.turns ?? []).filter(
    (turn): turn is Press | Touch => 'press' in turn || 'touch' in turn,
  );
  const lines = turns.flatMap(({ changes = {}, calls = [], expect, ...what }) => [
    'press' in what ? what.press : `${what.touch.step}, button ${what.touch.field}`,
    ...Object.entries(changes).map(([name, given]) => `  ${name} = ${JSON.stringify(mask(given))}`),
    ...calls.map((call) => `  calls ${call.operation}: ${describeGives(call)}`),
    `  → ${placeOf(expect.at)}`,
  ]);
  return `${file.journey}\n${lines.map((line) => `  ${line}\n`).join('')}`;
}

function describeGives({ gives }: ExpectedCall): string {
  if (typeof gives !== 'object') return gives ?? 'answered';
  if ('failure' in gives) return `fails (${gives.failure})`;
  return 'answer' in gives ? gives.answer : `answered with status ${gives.status}`;
}

function placeOf(at: Destination): string {
  if ('step' in at) return `the step ${at.step}`;
  return 'page' in at ? `the page ${at.page}` : 'another address';
}
