import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OperationRequest } from '#engine';
import { type Fault, type RunningSandbox, startSandbox } from '../../sandbox/index.ts';
import { type ConnectedServices, type ConnectOptions, connectServices } from './connected-services.ts';
import { performOperation } from './perform-operation.ts';
import { sandboxServices } from './sandbox-services.ts';
import type { Service } from './service.ts';

const logger = pino({ level: 'silent' });
const findPath = '/api/nz/address/autocomplete';
const statusPath = '/v1/expr/genesys-cloud/webmessenger/status';

const find: OperationRequest = {
  operation: 'find-address',
  service: 'address-finder',
  method: 'GET',
  path: findPath,
  query: [
    ['format', 'json'],
    ['q', 'cuba'],
  ],
  headers: {},
  body: undefined,
  timeoutMs: undefined,
  retry: 0,
  cacheSeconds: undefined,
  readsBody: true,
};
const chat: OperationRequest = {
  ...find,
  operation: 'chat-status',
  service: 'provider',
  path: statusPath,
  query: [['pageId', 'home']],
};

let sandbox: RunningSandbox;
let services: ConnectedServices;
const opened: ConnectedServices[] = [];

beforeAll(async () => {
  sandbox = await startSandbox({ port: 0 });
});
afterAll(() => sandbox.close());
beforeEach(() => {
  for (const each of opened.splice(0)) each.close();
  sandbox.state.reset();
  services = connect();
});

function connect(
  options: Partial<ConnectOptions> = {},
  change: (service: Service) => Service = (service) => service,
): ConnectedServices {
  const connected = connectServices(sandboxServices(sandbox.url).map(change), { logger, ...options });
  opened.push(connected);
  return connected;
}

function plan(...faults: Fault[]): void {
  sandbox.state.faults.replace(faults);
}

function received(path: string) {
  return sandbox.state.journal.received().filter((entry) => entry.reception.path === path);
}

describe('a call that is answered', () => {
  it('gives the status, the body and the time it took', async () => {
    const outcome = await performOperation(find, { services });
    expect(outcome).toMatchObject({ outcome: 'answered', status: 200, body: { success: true } });
    expect(outcome).toHaveProperty('durationMs', expect.any(Number));
  });

  it('adds the key of the service, whatever the operation says about it', async () => {
    const forged = { ...find, query: [...find.query, ['key', 'forged'] as const] };
    expect(await performOperation(forged, { services })).toMatchObject({ outcome: 'answered' });
    expect(received(findPath)[0]?.reception.query).toMatchObject({ key: ['sandbox-address-key'] });
  });

  it('gives a body nobody may change afterwards', async () => {
    const outcome = await performOperation(find, { services });
    expect(outcome.outcome === 'answered' && Object.isFrozen(outcome.body)).toBe(true);
  });

  it('does not care about the body when only the status matters', async () => {
    plan({ service: 'address-finder', kind: 'wrong-content-type' });
    const outcome = await performOperation({ ...find, readsBody: false }, { services });
    expect(outcome).toMatchObject({ outcome: 'answered', body: undefined });
  });
});

describe('a body nobody asked for', () => {
  it.each(['huge-body', 'stall'] as const)(
    'holds up neither the outcome nor the next call (%s)',
    async (kind) => {
      plan({ service: 'address-finder', kind, times: 1 });
      const start = performance.now();
      await performOperation({ ...find, readsBody: false }, { services });
      expect(await performOperation(find, { services })).toMatchObject({ outcome: 'answered' });
      expect(performance.now() - start).toBeLessThan(500);
    },
  );
});

describe('the headers of a provider call', () => {
  it('bear the token, the credential, a transaction id and the fixed identifiers', async () => {
    await performOperation(chat, { services });
    expect(received(statusPath)[0]?.reception.headers).toMatchObject({
      authorization: expect.stringMatching(/^Bearer \S+$/),
      'x-client-id': 'sandbox-client',
      'x-client-secret': 'sandbox-secret',
      'x-transaction-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
      'x-brand-id': 'SANDBOX',
      'x-application-id': 'WEB',
      'x-channel-id': 'Browser',
    });
    expect(received(statusPath)[0]?.reception.headers).not.toHaveProperty('x-sector-id');
  });

  it('take the application, the channel and the sector of the call', async () => {
    const headers = { application: 'CMS', channel: 'Kiosk', sector: 'R' };
    await performOperation({ ...chat, headers }, { services });
    expect(received(statusPath)[0]?.reception.headers).toMatchObject({
      'x-application-id': 'CMS',
      'x-channel-id': 'Kiosk',
      'x-sector-id': 'R',
    });
  });

  it('take the given transaction id, the same for every repeat', async () => {
    plan({ service: 'provider', path: statusPath, kind: 'reset', times: 2 });
    const transactionId = '3f2b8a52-93a1-4d0e-8f5b-6f1f0a2d9c11';
    await performOperation({ ...chat, retry: 2 }, { services, transactionId });
    const ids = received(statusPath).map((entry) => entry.reception.headers['x-transaction-id']);
    expect(ids).toEqual([transactionId, transactionId, transactionId]);
  });

  it('differ in their transaction id from one call to the next', async () => {
    await performOperation(chat, { services });
    await performOperation(chat, { services });
    const [first, second] = received(statusPath);
    expect(first?.reception.headers['x-transaction-id']).not.toBe(
      second?.reception.headers['x-transaction-id'],
    );
  });

  it('never carry a line break smuggled into an identifier', async () => {
    const headers = { channel: 'Browser\r\nx-brand-id: OTHER' };
    expect(await performOperation({ ...chat, headers }, { services })).toEqual({
      outcome: 'failed',
      reason: 'refused',
    });
  });
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
      { reason: 'refused' },
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
    plan(fault);
    const outcome = await performOperation({ ...find, timeoutMs: 250 }, { services });
    expect(outcome).toEqual({ outcome: 'failed', ...expected });
  });

  it('never has its redirects followed', async () => {
    plan({
      service: 'address-finder',
      kind: 'status',
      status: 307,
      headers: { location: '/address-finder/elsewhere' },
    });
    await performOperation(find, { services });
    expect(received('/elsewhere')).toEqual([]);
  });

  it('is cut off long before a huge body has come', async () => {
    plan({ service: 'address-finder', kind: 'huge-body', bytes: 2_000_000_000 });
    const before = process.memoryUsage().rss;
    const start = performance.now();
    expect(await performOperation(find, { services })).toEqual({ outcome: 'failed', reason: 'too-large' });
    expect(performance.now() - start).toBeLessThan(1000);
    expect(process.memoryUsage().rss - before).toBeLessThan(100_000_000);
  });

  it('fails as unreachable when nothing listens', async () => {
    services = connect({}, (service) => ({ ...service, baseUrl: 'http://127.0.0.1:1' }));
    expect(await performOperation(find, { services })).toEqual({ outcome: 'failed', reason: 'network' });
  });
});

describe('repeats', () => {
  it('happen only when the operation says a repeat is safe', async () => {
    plan({ service: 'address-finder', kind: 'status', status: 503, times: 1 });
    expect(await performOperation(find, { services })).toMatchObject({ outcome: 'failed' });
    expect(received(findPath)).toHaveLength(1);
  });

  it('go on until the service recovers', async () => {
    plan({ service: 'address-finder', kind: 'status', status: 503, times: 2 });
    expect(await performOperation({ ...find, retry: 2 }, { services })).toMatchObject({
      outcome: 'answered',
    });
    expect(received(findPath)).toHaveLength(3);
  });

  it('end at the declared number', async () => {
    plan({ service: 'address-finder', kind: 'reset' });
    expect(await performOperation({ ...find, retry: 1 }, { services })).toMatchObject({ reason: 'network' });
    expect(received(findPath)).toHaveLength(2);
  });

  it('do not follow a refusal', async () => {
    plan({ service: 'address-finder', kind: 'status', status: 422 });
    await performOperation({ ...find, retry: 3 }, { services });
    expect(received(findPath)).toHaveLength(1);
  });
});

describe('the circuit of a service', () => {
  const circuit = { failuresToOpen: 3, restMs: 150 };

  it('opens after failures in a row and spares the service', async () => {
    services = connect({ circuit });
    plan({ service: 'address-finder', kind: 'status', status: 500 });
    for (let i = 0; i < 3; i++) await performOperation(find, { services });
    expect(await performOperation(find, { services })).toEqual({ outcome: 'failed', reason: 'circuit-open' });
    expect(received(findPath)).toHaveLength(3);
    expect(services.circuits()).toEqual({ 'address-finder': 'open', provider: 'closed' });
  });

  it('closes again once a trial succeeds', async () => {
    services = connect({ circuit });
    plan({ service: 'address-finder', kind: 'reset', times: 3 });
    for (let i = 0; i < 3; i++) await performOperation(find, { services });
    await new Promise((resolve) => setTimeout(resolve, 170));
    expect(await performOperation(find, { services })).toMatchObject({ outcome: 'answered' });
    expect(services.circuits()).toMatchObject({ 'address-finder': 'closed' });
  });

  it('stays closed when requests are refused as wrong', async () => {
    services = connect({ circuit });
    plan({ service: 'address-finder', kind: 'status', status: 422 });
    for (let i = 0; i < 6; i++) await performOperation(find, { services });
    expect(services.circuits()).toMatchObject({ 'address-finder': 'closed' });
  });

  it('takes a caller that leaves neither for a failure nor for a recovery', async () => {
    services = connect({ circuit });
    plan(
      { service: 'address-finder', kind: 'status', status: 500, times: 2 },
      { service: 'address-finder', kind: 'hang', times: 1 },
      { service: 'address-finder', kind: 'status', status: 500 },
    );
    for (let i = 0; i < 2; i++) await performOperation(find, { services });
    const leaving = performOperation(find, { services, signal: AbortSignal.timeout(50) });
    await expect(leaving).rejects.toThrow();
    expect(services.circuits()).toMatchObject({ 'address-finder': 'closed' });
    await performOperation(find, { services });
    expect(services.circuits()).toMatchObject({ 'address-finder': 'open' });
  });
});

describe('the trial of an open circuit', () => {
  it('has not succeeded when its caller leaves', async () => {
    services = connect({ circuit: { failuresToOpen: 1, restMs: 50 } });
    plan(
      { service: 'address-finder', kind: 'status', status: 500, times: 1 },
      { service: 'address-finder', kind: 'hang' },
    );
    await performOperation(find, { services });
    await new Promise((resolve) => setTimeout(resolve, 60));
    const trial = performOperation(find, { services, signal: AbortSignal.timeout(50) });
    await expect(trial).rejects.toThrow();
    expect(services.circuits()).toMatchObject({ 'address-finder': 'open' });
  });
});

describe('a caller that gives up', () => {
  it('gets its own reason at once, and the connection is ended', async () => {
    plan({ service: 'address-finder', kind: 'hang' });
    const caller = new AbortController();
    const call = performOperation(find, { services, signal: caller.signal });
    setTimeout(() => caller.abort(new Error('left the page')), 50);
    await expect(call).rejects.toThrow('left the page');
  });

  it('is not even asked when it had already left', async () => {
    const signal = AbortSignal.abort(new Error('gone'));
    await expect(performOperation(find, { services, signal })).rejects.toThrow('gone');
    expect(received(findPath)).toEqual([]);
  });

  it('does not take the answer from others who wait for the same', async () => {
    plan({ service: 'address-finder', kind: 'delay', ms: 150 });
    const cached = { ...find, cacheSeconds: 60 };
    const leaving = performOperation(cached, { services, signal: AbortSignal.timeout(30) });
    const staying = performOperation(cached, { services });
    await expect(leaving).rejects.toThrow();
    expect(await staying).toMatchObject({ outcome: 'answered' });
    expect(received(findPath)).toHaveLength(1);
  });
});

describe('a cached operation', () => {
  const cached = { ...find, cacheSeconds: 60 };

  it('asks once for equal calls, at one time and later', async () => {
    await Promise.all([performOperation(cached, { services }), performOperation(cached, { services })]);
    await performOperation(cached, { services });
    expect(received(findPath)).toHaveLength(1);
  });

  it('asks again for another input and when its time is over', async () => {
    let now = Date.now();
    services = connect({ clock: () => now });
    await performOperation(cached, { services });
    await performOperation(
      {
        ...cached,
        query: [
          ['q', 'other'],
          ['format', 'json'],
        ],
      },
      { services },
    );
    expect(received(findPath)).toHaveLength(2);
    now += 60_000;
    await performOperation(cached, { services });
    expect(received(findPath)).toHaveLength(3);
  });

  it('does not keep failures', async () => {
    plan({ service: 'address-finder', kind: 'status', status: 500, times: 1 });
    expect(await performOperation(cached, { services })).toMatchObject({ outcome: 'failed' });
    expect(await performOperation(cached, { services })).toMatchObject({ outcome: 'answered' });
  });
});

describe('what is refused before any call', () => {
  it.each([
    ['a service nobody configured', { ...find, service: 'elsewhere' }],
    ['a path that climbs out of the base address', { ...find, path: '/../provider/oauth2/token' }],
    ['a path that climbs out in code', { ...find, path: '/%2E%2e/provider/oauth2/token' }],
    ['a path with a query of its own', { ...find, path: `${findPath}?key=other` }],
    ['a path that is another address', { ...find, path: '@example.org/' }],
  ])('%s', async (_, request) => {
    const outcome = await performOperation(request, { services });
    expect(outcome).toEqual({ outcome: 'failed', reason: 'refused' });
    expect(sandbox.state.journal.received()).toEqual([]);
  });

  it('a private address, written out or behind a name', async () => {
    for (const host of ['127.0.0.1', 'localhost', '[::1]', '2130706433', '0x7f.1']) {
      const baseUrl = `http://${host}:${new URL(sandbox.url).port}/address-finder`;
      services = connect({}, (service) => ({ ...service, baseUrl, allowPrivateAddresses: false }));
      expect([host, await performOperation(find, { services })]).toEqual([
        host,
        { outcome: 'failed', reason: 'refused' },
      ]);
    }
    expect(sandbox.state.journal.received()).toEqual([]);
  });
});

describe('name resolution', () => {
  const baseUrl = () => `http://service.test:${new URL(sandbox.url).port}/address-finder`;
  const loopback = { address: '127.0.0.1', family: 4 };

  it('happens once for a connection, to the very address that was checked', async () => {
    let asked = 0;
    const resolve = async () => {
      asked += 1;
      return [loopback];
    };
    services = connect({ resolve }, (service) => ({ ...service, baseUrl: baseUrl() }));
    expect(await performOperation(find, { services })).toMatchObject({ outcome: 'answered' });
    expect(asked).toBe(1);
  });

  it('condemns a name that has one private address among public ones', async () => {
    const resolve = async () => [{ address: '93.184.216.34', family: 4 }, loopback];
    services = connect({ resolve }, (service) => ({
      ...service,
      baseUrl: baseUrl(),
      allowPrivateAddresses: false,
    }));
    expect(await performOperation(find, { services })).toEqual({ outcome: 'failed', reason: 'refused' });
  });

  it('fails as unreachable for an unknown name', async () => {
    const resolve = async () => {
      throw new Error('ENOTFOUND');
    };
    services = connect({ resolve }, (service) => ({ ...service, baseUrl: baseUrl() }));
    expect(await performOperation(find, { services })).toEqual({ outcome: 'failed', reason: 'network' });
  });
});
