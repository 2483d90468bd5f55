import { beforeEach, describe, expect, it } from 'vitest';
import type { Fault } from '../../sandbox/index.ts';
import { sandboxForTests } from '../../tests/support/instances/sandbox.ts';
import { findAddress } from '../../tests/support/instances/sandbox-requests.ts';
import { performOperation } from './perform-operation.ts';
import type { ConnectedServices } from './services/connected-services.ts';

const sandbox = sandboxForTests();
let services: ConnectedServices;
beforeEach(() => {
  services = sandbox.connect();
});

describe('a call that is answered', () => {
  it('gives the status, the body and the time it took', async () => {
    const outcome = await performOperation(findAddress, { services });
    expect(outcome).toMatchObject({ outcome: 'answered', status: 200, body: { success: true } });
    expect(outcome).toHaveProperty('durationMs', expect.any(Number));
  });

  it('adds the key of the service, whatever the operation says about it', async () => {
    const forged = { ...findAddress, query: [...findAddress.query, ['key', 'forged'] as const] };
    expect(await performOperation(forged, { services })).toMatchObject({ outcome: 'answered' });
    expect(sandbox.received(findAddress.path)[0]?.reception.query).toMatchObject({
      key: ['sandbox-address-key'],
    });
  });

  it('gives a body nobody may change afterwards', async () => {
    const outcome = await performOperation(findAddress, { services });
    expect(outcome.outcome === 'answered' && Object.isFrozen(outcome.body)).toBe(true);
  });

  it('does not care about the body when only the status matters', async () => {
    sandbox.plan({ service: 'address-finder', kind: 'wrong-content-type' });
    const outcome = await performOperation({ ...findAddress, reads: 'nothing' }, { services });
    expect(outcome).toMatchObject({ outcome: 'answered', body: undefined });
  });
});

describe('a body nobody asked for', () => {
  it.each(['huge-body', 'stall'] as const)(
    'holds up neither the outcome nor the next call (%s)',
    async (kind) => {
      sandbox.plan({ service: 'address-finder', kind, times: 1 });
      // Reading it would last until this time limit, and longer than a test may take.
      const patient = { ...findAddress, timeoutMs: 120_000 };
      await performOperation({ ...patient, reads: 'nothing' }, { services });
      expect(await performOperation(patient, { services })).toMatchObject({ outcome: 'answered' });
    },
  );
});

describe('a service in trouble', () => {
  it.each<[string, Fault, object]>([
    [
      'an error status',
      { service: 'address-finder', kind: 'status', status: 500 },
      { reason: 'status', status: 500 },
    ],
    ['a reset connection', { service: 'address-finder', kind: 'reset' }, { reason: 'network' }],
    ['a lost answer', { service: 'address-finder', kind: 'lost-answer' }, { reason: 'network' }],
    ['broken JSON', { service: 'address-finder', kind: 'malformed-json' }, { reason: 'not-json' }],
    [
      'a page instead of JSON',
      { service: 'address-finder', kind: 'wrong-content-type' },
      { reason: 'not-json' },
    ],
    ['a service that hangs', { service: 'address-finder', kind: 'hang' }, { reason: 'timeout' }],
    ['a body that stalls', { service: 'address-finder', kind: 'stall' }, { reason: 'timeout' }],
    ['a slow answer', { service: 'address-finder', kind: 'delay', ms: 2000 }, { reason: 'timeout' }],
    [
      'JSON under another name',
      {
        service: 'address-finder',
        kind: 'status',
        status: 200,
        headers: { 'content-type': 'text/html' },
        body: {},
      },
      { reason: 'not-json' },
    ],
    [
      'a forbidden key',
      { service: 'address-finder', kind: 'status', status: 200, body: { completions: [{ constructor: 1 }] } },
      { reason: 'refused', status: 200 },
    ],
    [
      'a redirect',
      {
        service: 'address-finder',
        kind: 'status',
        status: 302,
        headers: { location: '/address-finder/elsewhere' },
      },
      { reason: 'status', status: 302 },
    ],
  ])('gives a failed outcome for %s', async (_, fault, expected) => {
    sandbox.plan(fault);
    const isSlow = ['hang', 'stall', 'delay'].includes(fault.kind);
    const timeoutMs = isSlow ? 250 : undefined;
    const outcome = await performOperation({ ...findAddress, timeoutMs }, { services });
    expect(outcome).toEqual({ outcome: 'failed', ...expected });
  });

  it('never has its redirects followed', async () => {
    sandbox.plan({
      service: 'address-finder',
      kind: 'status',
      status: 307,
      headers: { location: '/address-finder/elsewhere' },
    });
    await performOperation(findAddress, { services });
    expect(sandbox.received('/elsewhere')).toEqual([]);
  });

  it('is cut off long before a huge body has come', async () => {
    sandbox.plan({ service: 'address-finder', kind: 'huge-body', bytes: 2_000_000_000 });
    const before = process.memoryUsage().rss;
    expect(await performOperation(findAddress, { services })).toEqual({
      outcome: 'failed',
      reason: 'too-large',
    });
    expect(process.memoryUsage().rss - before).toBeLessThan(100_000_000);
  });

  it('fails as unreachable when nothing listens', async () => {
    services = sandbox.connect({}, (service) => ({ ...service, baseUrl: 'http://127.0.0.1:1' }));
    expect(await performOperation(findAddress, { services })).toEqual({
      outcome: 'failed',
      reason: 'network',
    });
  });
});

describe('repeats', () => {
  it('happen only when the operation says a repeat is safe', async () => {
    sandbox.plan({ service: 'address-finder', kind: 'status', status: 503, times: 1 });
    expect(await performOperation(findAddress, { services })).toMatchObject({ outcome: 'failed' });
    expect(sandbox.received(findAddress.path)).toHaveLength(1);
  });

  it('go on until the service recovers', async () => {
    sandbox.plan({ service: 'address-finder', kind: 'status', status: 503, times: 2 });
    expect(await performOperation({ ...findAddress, retry: 2 }, { services })).toMatchObject({
      outcome: 'answered',
    });
    expect(sandbox.received(findAddress.path)).toHaveLength(3);
  });

  it('end at the declared number', async () => {
    sandbox.plan({ service: 'address-finder', kind: 'reset' });
    expect(await performOperation({ ...findAddress, retry: 1 }, { services })).toMatchObject({
      reason: 'network',
    });
    expect(sandbox.received(findAddress.path)).toHaveLength(2);
  });

  it('do not follow a call that has used up its time', async () => {
    sandbox.plan({ service: 'address-finder', kind: 'hang' });
    const hasty = { ...findAddress, retry: 3, timeoutMs: 100 };
    expect(await performOperation(hasty, { services })).toMatchObject({ reason: 'timeout' });
    expect(sandbox.received(findAddress.path)).toHaveLength(1);
  });

  it('do not follow a refusal', async () => {
    sandbox.plan({ service: 'address-finder', kind: 'status', status: 422 });
    await performOperation({ ...findAddress, retry: 3 }, { services });
    expect(sandbox.received(findAddress.path)).toHaveLength(1);
  });
});
