import { expect, it } from 'vitest';
import { callsOf, requestOf } from '../../cli/scenarios/decisions.ts';
import { checkOrder } from '../../sandbox/provider/check-order.ts';
import { readScenarios } from './read-scenarios.ts';

const calls = readScenarios('gas-order').flatMap(({ file }) =>
  file.scenarios.flatMap(({ turns }) =>
    turns.flatMap(callsOf).map((call) => ({ operation: call.operation, request: requestOf(call, file) })),
  ),
);

it.each(['validate', 'create'] as const)('the provider’s stand-in takes every order to %s', (call) => {
  const bodies = calls
    .filter(({ operation }) => operation === `order-${call}`)
    .map(({ request }) => request?.body);
  expect(bodies.length).toBeGreaterThan(30);
  for (const body of bodies) expect(checkOrder(call, body)).toBeUndefined();
});
