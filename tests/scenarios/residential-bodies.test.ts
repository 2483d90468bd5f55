import { expect, it } from 'vitest';
import { callsOf, requestOf } from '../../cli/scenarios/decisions.ts';
import type { ScenarioFile, Turn } from '../../cli/scenarios/scenario.ts';
import { bodyCheck } from '../../sandbox/answers/check-call.ts';
import { signUpSchema } from '../../sandbox/sign-ups/sign-up-schema.ts';
import { siteApiCalls } from '../../sandbox/site-api/site-api-schemas.ts';
import { readScenarios } from './read-scenarios.ts';
import { writeScenarios } from './residential-combinations/write-scenario.ts';

const recorded = readScenarios('residential-join').flatMap(({ file }) =>
  [...Object.values(file.ways ?? {}), ...file.scenarios.map(({ turns }) => turns)]
    .flat()
    .flatMap((turn) => requestsOf(turn, file)),
);
const specified = writeScenarios().flatMap(({ turns }) => turns.flatMap((turn) => requestsOf(turn, {})));
const calls = [...recorded, ...specified];

function requestsOf(turn: Turn, file: Pick<ScenarioFile, 'requests'>) {
  return callsOf(turn).map((call) => ({ operation: call.operation, request: requestOf(call, file) }));
}

it.each([
  ['sign-up', signUpSchema],
  ['sign-up-by-site', signUpSchema],
  ['create-lead', siteApiCalls.createLead.body],
  ['create-ticket', siteApiCalls.createTicket.body],
  ['update-ticket', siteApiCalls.updateTicket.body],
])('the stand-ins take every body of %s', (operation, schema) => {
  const requests = calls.flatMap((call) => (call.operation === operation ? [call.request] : []));
  const bodies = requests.flatMap((request) => (request ? [request.body] : []));
  expect(bodies.length).toBeGreaterThan(1);
  const check = bodyCheck<object>(schema);
  for (const body of bodies) expect(check(body)).toEqual({ body });
});
