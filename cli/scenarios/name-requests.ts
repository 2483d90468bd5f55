import { callsOf, requestOf } from './decisions.ts';
import type { ExpectedCall, ScenarioFile, ScenarioRequest, Turn } from './scenario.ts';

/** Moves requests that a file makes several times out of their calls, under a name. */
export function nameRequests(file: ScenarioFile): ScenarioFile {
  const { requests: before, ways = {}, scenarios, ...rest } = file;
  const turns = [...Object.values(ways).flat(), ...scenarios.flatMap((scenario) => scenario.turns)];
  const names = namesOf(turns.flatMap(callsOf), file);
  const renamed = (turn: Turn): Turn =>
    'visit' in turn || !turn.calls
      ? turn
      : { ...turn, calls: turn.calls.map((call) => named(call, file, names)) };
  const requests = [...names].map(([text, name]): readonly [string, ScenarioRequest] => [
    name,
    JSON.parse(text),
  ]);
  return {
    ...rest,
    ...(requests.length > 0 && { requests: Object.fromEntries(requests) }),
    ...(file.ways && {
      ways: Object.fromEntries(Object.entries(ways).map(([name, way]) => [name, way.map(renamed)])),
    }),
    scenarios: scenarios.map((scenario) => ({ ...scenario, turns: scenario.turns.map(renamed) })),
  };
}

/** A name for each request that is made more than once, by its JSON. */
function namesOf(calls: readonly ExpectedCall[], file: ScenarioFile): ReadonlyMap<string, string> {
  const times = new Map<string, { readonly operation: string; count: number }>();
  for (const call of calls) {
    const request = requestOf(call, file);
    if (!request) continue;
    const text = JSON.stringify(request);
    const known = times.get(text);
    if (known) known.count += 1;
    else times.set(text, { operation: call.operation, count: 1 });
  }
  const numbers = new Map<string, number>();
  const repeated = [...times].filter(([, { count }]) => count > 1);
  return new Map(
    repeated.map(([text, { operation }]) => {
      const number = (numbers.get(operation) ?? 0) + 1;
      numbers.set(operation, number);
      return [text, `${operation} ${number}`];
    }),
  );
}

function named(call: ExpectedCall, file: ScenarioFile, names: ReadonlyMap<string, string>): ExpectedCall {
  const request = requestOf(call, file);
  return request ? { ...call, request: names.get(JSON.stringify(request)) ?? request } : call;
}
