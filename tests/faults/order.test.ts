import { beforeEach, expect, it } from 'vitest';
import type { FaultKind } from '../../sandbox/index.ts';
import { shippedRelease } from '../support/documents/shipped-documents.ts';
import { orderPath as createPath, orderOf, thanksPath } from '../support/journeys/gas-order.ts';
import { type JourneyVisits, journeyVisits } from '../support/journeys/journey-visits.ts';
import { casesOf } from '../support/running/tier.ts';

/** As shipped, but with short waits. */
const compiled = shippedRelease((document) =>
  document.kind === 'operation' ? { ...document, timeoutMs: 3000 } : document,
);

// A service that is spared would answer the next fault before it strikes.
const visits = journeyVisits('gas-order', compiled, { circuit: { failuresToOpen: 1000, restMs: 1 } });
let sandbox: JourneyVisits['sandbox'];
let visitor: JourneyVisits['visitor'];
beforeEach(() => {
  ({ sandbox, visitor } = visits);
});

const validatePath = `${createPath}/validate`;
const tokenPath = '/oauth2/token';
const placed = { outcome: 'accepted', location: thanksPath };
const refused = {
  outcome: 'failed',
  notices: [{ tone: 'error', message: "Sorry, we couldn't process your request!" }],
};

const place = (cylinderQuantity = '2') => visitor.submit('order', orderOf({ cylinderQuantity }));
const plan = (path: string, fault: FaultKind, times?: number) =>
  sandbox.state.faults.replace([
    { service: 'provider', path, ...fault, ...(times !== undefined && { times }) },
  ]);
const calls = (path: string) =>
  sandbox.state.journal
    .received()
    .map(({ reception }) => reception)
    .filter((reception) => reception.path === path);
const orders = () => sandbox.state.orders.all();

const failures: readonly (readonly [string, FaultKind])[] = [
  ['cuts every connection', { kind: 'reset' }],
  ['does not answer', { kind: 'hang' }],
  ['answers with an error', { kind: 'status', status: 500 }],
  ['refuses the order', { kind: 'status', status: 422 }],
  ['sends visitors elsewhere', { kind: 'status', status: 302, headers: { location: '/provider/elsewhere' } }],
];

it.each(casesOf(failures, 2))(
  'When the provider %s, validating is tried four times and nothing is ordered',
  async (_, fault) => {
    plan(validatePath, fault);
    expect(await place()).toMatchObject(refused);
    expect(calls(validatePath)).toHaveLength(4);
    expect(new Set(calls(validatePath).map(({ headers }) => headers['x-transaction-id'])).size).toBe(1);
    expect(calls(createPath)).toEqual([]);
    expect(calls('/elsewhere')).toEqual([]);
  },
);

it.each<FaultKind>([{ kind: 'malformed-json' }, { kind: 'huge-body' }, { kind: 'stall' }])(
  'What the body of an answer holds makes no difference, for it is not read: $kind',
  async (fault) => {
    plan(validatePath, fault);
    expect(await place()).toMatchObject(placed);
    expect(orders()).toHaveLength(1);
  },
);

it('When three tries to place an order fail, the fourth places it, and validating is not repeated', async () => {
  plan(createPath, { kind: 'status', status: 503 }, 3);
  expect(await place()).toMatchObject(placed);
  expect(calls(validatePath)).toHaveLength(1);
  expect(calls(createPath)).toHaveLength(4);
  expect(orders()).toHaveLength(1);
});

it('When the answer to a placed order is lost, asking again places no second one', async () => {
  plan(createPath, { kind: 'lost-answer' }, 1);
  expect(await place()).toMatchObject(placed);
  expect(calls(createPath)).toHaveLength(2);
  expect(orders()).toMatchObject([{ repeats: 1 }]);
});

it('When no token is to be had, the order is not tried without one', async () => {
  sandbox.state.tokens.revokeAll();
  plan(tokenPath, { kind: 'status', status: 500 });
  expect(await place()).toMatchObject(refused);
  expect(calls(validatePath).filter(({ headers }) => headers.authorization === undefined)).toEqual([]);
  expect(orders()).toEqual([]);
  expect(calls(tokenPath)).toHaveLength(4);
});

it('A token that was withdrawn is renewed, once, without the visitor noticing', async () => {
  expect(await place()).toMatchObject(placed);
  sandbox.state.tokens.revokeAll();
  sandbox.state.journal.clear();
  expect(await place('3')).toMatchObject(placed);
  expect(calls(tokenPath)).toHaveLength(1);
  expect(orders()).toHaveLength(2);
});
