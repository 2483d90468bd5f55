import { checkScenarioNames, readScenarioFile } from '#analysis';
import type { DocumentSource } from '#engine';
import { callsOf, decisionsOf } from './decisions.ts';
import { nameRequests } from './name-requests.ts';
import { maskFor, type PlayDeps } from './play-files.ts';
import { playScenario } from './play-scenario.ts';
import type {
  Decisions,
  Expected,
  ExpectedCall,
  Observed,
  Scenario,
  ScenarioFile,
  Turn,
} from './scenario.ts';
import { troubleOf } from './scenario-error.ts';
import { turnsOf } from './stage.ts';

/** A file of scenarios with the result of each turn; for a way, the result of the first time it was used. */
export async function recordScenarios(
  file: ScenarioFile,
  play: (scenario: Scenario) => Promise<readonly Observed[]>,
): Promise<ScenarioFile> {
  const observations = new Map<Turn, Observed>();
  for (const scenario of file.scenarios) {
    const observed = await play(scenario);
    for (const [index, turn] of turnsOf(scenario, file).entries()) {
      const seen = observed[index];
      if (seen && !observations.has(turn)) observations.set(turn, seen);
    }
  }
  const recordedTurn = (turn: Turn): Turn => {
    const seen = observations.get(turn);
    return seen ? withDecisions(turn, decisionsOf(seen)) : turn;
  };
  const ways = Object.entries(file.ways ?? {}).map(
    ([name, turns]) => [name, turns.map(recordedTurn)] as const,
  );
  const scenarios = file.scenarios.map((scenario) => ({
    ...scenario,
    turns: scenario.turns.map(recordedTurn),
  }));
  return nameRequests({ ...file, ...(file.ways && { ways: Object.fromEntries(ways) }), scenarios });
}

function withDecisions(turn: Turn, seen: Decisions): Turn {
  const expect = expectedFrom(turn.expect, seen);
  if ('visit' in turn) return { ...turn, expect };
  const { calls: _, expect: __, ...asked } = turn;
  const calls = seen.calls.map(({ operation, request, refused }, index): ExpectedCall => {
    if (!request) return { operation, ...(refused && { refused }) };
    const known = callsOf(turn)[index];
    if (known?.operation !== operation) return { operation, request };
    const { gives } = known;
    return { operation, ...(known.request && { request }), ...(gives && { gives }) };
  });
  return { ...asked, ...(calls.length > 0 && { calls }), expect };
}

/**
 * The parts that the scenario has, and always the outcome, the place, the problems, the events and the
 * answers.
 */
function expectedFrom(asked: Expected, seen: Decisions): Expected {
  const { outcome, at, problems, notices, events, answers } = seen;
  return {
    outcome,
    at,
    ...(Object.keys(problems).length > 0 && { problems }),
    ...(notices.length > 0 && { notices }),
    ...(asked.fields && { fields: seen.fields }),
    ...(events.length > 0 && { events }),
    ...(asked.amounts && { amounts: ofThose(asked.amounts, seen.amounts) }),
    ...(asked.offers && { offers: ofThose(asked.offers, seen.offers) }),
    ...(asked.chips && { chips: seen.chips }),
    ...(asked.ready !== undefined && { ready: seen.ready }),
    ...(Object.keys(answers).length > 0 && { answers }),
  };
}

function ofThose<Value>(
  asked: Readonly<Record<string, unknown>>,
  seen: Readonly<Record<string, Value>>,
): Readonly<Record<string, Value>> {
  return Object.fromEntries(Object.entries(seen).filter(([name]) => name in asked));
}

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
  return await recordScenarios(file, (scenario) => playScenario(scenario, file, release, services)).then(
    (recorded) => ({ file: recorded }),
    (error: unknown) => ({ trouble: troubleOf(error, maskFor(file, release)) }),
  );
}
