import type { JourneyPath } from '#analysis';
import type { CompiledRelease, Destination } from '#engine';
import { maskFor } from '../scenarios/play-files.ts';
import type { ExpectedCall, Press, ScenarioFile, Touch } from '../scenarios/scenario.ts';
import { type DryRun, walkTo } from './dry-run.ts';
import { record } from './export-paths.ts';

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
