import { beforeEach, describe, expect, it } from 'vitest';
import { type ConnectedServices, findExposedOperation, runOperation } from '#server';
import { rollingHighAndLow } from '../../extensions/share-price/figures/series.ts';
import { readShareFigures } from '../../extensions/share-price/figures/share-figures.ts';
import type { FaultKind } from '../../sandbox/index.ts';
import { shippedRelease } from '../support/documents/shipped-documents.ts';
import { sandboxForTests } from '../support/instances/sandbox.ts';
import { operationScopeOf } from '../support/journeys/rule-scope.ts';
import { casesOf } from '../support/running/tier.ts';

const paths = [
  '/v1/expr/shares/price/quote',
  '/v1/expr/shares/price/history',
  '/v1/expr/shares/indices/history',
  '/v1/expr/shares/price/summary',
];

/** As shipped, but with short waits. */
const release = shippedRelease((document) =>
  document.kind === 'operation' ? { ...document, timeoutMs: 2000 } : document,
);

const sandbox = sandboxForTests();
let services: ConnectedServices;
beforeEach(() => {
  services = sandbox.connect();
});

async function ask() {
  const operation = findExposedOperation(release, 'GET', '/api/share-performance');
  if (!operation) throw new Error('The operation is gone.');
  return runOperation(operation, {}, { services, scope: operationScopeOf(release) });
}

async function figures() {
  const answer = await ask();
  return answer.ok ? readShareFigures(answer.result) : undefined;
}

describe('the performance of the share', () => {
  it('is four calls with a bearer token, and all that the page shows', async () => {
    const found = await figures();
    expect(found?.quote.symbol).toBe('GNE');
    expect(found?.days.length).toBeGreaterThan(240);
    expect(found?.index.map(({ date }) => date)).toEqual(found?.days.map(({ date }) => date));
    for (const path of paths) {
      const [call, ...others] = sandbox.received(path);
      expect(others).toEqual([]);
      expect(call?.reception.headers.authorization).toMatch(/^Bearer \S+$/);
    }
  });

  it('has the same highs and lows in the quote and in the rolling summary', async () => {
    const found = await figures();
    if (!found) throw new Error('There are no figures.');
    expect(rollingHighAndLow(found, 1)).toEqual(found.summary.month);
    expect(rollingHighAndLow(found, 12)).toEqual(found.summary.year);
  });

  it('is not asked for again at once', async () => {
    await figures();
    await figures();
    for (const path of paths) expect(sandbox.received(path)).toHaveLength(1);
  });

  const kinds: readonly FaultKind[] = [
    { kind: 'reset' },
    { kind: 'hang' },
    { kind: 'malformed-json' },
    { kind: 'stall' },
    { kind: 'status', status: 500 },
    { kind: 'status', status: 200, body: { document: { feed: { issuer: 7, stock: [], summary: null } } } },
    { kind: 'huge-body' },
    { kind: 'wrong-content-type' },
  ];
  it.each(casesOf(kinds, 2))('fails as a whole when one of the calls meets %o', async (kind) => {
    for (const path of paths) {
      services = sandbox.connect();
      sandbox.plan({ service: 'provider', path, ...kind });
      expect((await ask()).ok, path).toBe(false);
    }
  });

  it('is there again once the calls are', async () => {
    sandbox.plan({ service: 'provider', kind: 'status', status: 500, times: 8 });
    expect(await figures()).toBeUndefined();
    sandbox.plan();
    services = sandbox.connect();
    expect(await figures()).toBeDefined();
  });
});
