import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OperationRequest } from '#engine';
import { type Fault, type RunningSandbox, startSandbox } from '../../sandbox/index.ts';
import { type ConnectedServices, connectServices } from './connected-services.ts';
import { performOperation } from './perform-operation.ts';
import { sandboxServices } from './sandbox-services.ts';

const tokenPath = '/oauth2/token';
const chat: OperationRequest = {
  operation: 'chat-status',
  service: 'provider',
  method: 'GET',
  path: '/v1/expr/genesys-cloud/webmessenger/status',
  query: [['pageId', 'home']],
  headers: {},
  body: undefined,
  timeoutMs: 400,
  retry: 0,
  cacheSeconds: undefined,
  readsBody: true,
};

let sandbox: RunningSandbox;
let services: ConnectedServices;
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0 });
});
afterAll(() => sandbox.close());
beforeEach(() => {
  sandbox.state.reset();
  services?.close();
  services = connectServices(sandboxServices(sandbox.url), { logger: pino({ level: 'silent' }) });
});

function tokensAsked(): number {
  return sandbox.state.journal.received().filter(({ reception }) => reception.path === tokenPath).length;
}

function call() {
  return performOperation(chat, { services });
}

describe('the token of a provider', () => {
  it('is fetched once with basic auth and used by every call', async () => {
    const outcomes = await Promise.all([call(), call(), call()]);
    expect(outcomes.map(({ outcome }) => outcome)).toEqual(['answered', 'answered', 'answered']);
    expect(tokensAsked()).toBe(1);
    const [asked] = sandbox.state.journal.received();
    expect(asked?.reception).toMatchObject({
      method: 'POST',
      rawBody: 'grant_type=client_credentials',
      headers: { authorization: `Basic ${btoa('sandbox-client:sandbox-secret')}` },
    });
  });

  it('is fetched again, and the call repeated, when it was withdrawn early', async () => {
    await call();
    sandbox.state.tokens.revokeAll();
    expect(await call()).toMatchObject({ outcome: 'answered' });
    expect(tokensAsked()).toBe(2);
  });

  it('is fetched again only once for one call', async () => {
    sandbox.state.faults.replace([{ service: 'provider', path: chat.path, kind: 'status', status: 401 }]);
    expect(await call()).toEqual({ outcome: 'failed', reason: 'status', status: 401 });
    expect(tokensAsked()).toBe(2);
  });

  it.each<[string, Fault, object]>([
    ['refused', { service: 'provider', kind: 'status', status: 403 }, { reason: 'status', status: 403 }],
    ['out of reach', { service: 'provider', kind: 'reset' }, { reason: 'network' }],
    ['silent', { service: 'provider', kind: 'hang' }, { reason: 'timeout' }],
    ['talking nonsense', { service: 'provider', kind: 'malformed-json' }, { reason: 'not-json' }],
    ['without a token to give', { service: 'provider', kind: 'status', status: 200 }, { reason: 'not-json' }],
    ['endless', { service: 'provider', kind: 'huge-body' }, { reason: 'too-large' }],
  ])('that cannot be had fails the call: the endpoint is %s', async (_, fault, expected) => {
    sandbox.state.faults.replace([{ ...fault, path: tokenPath }]);
    expect(await call()).toEqual({ outcome: 'failed', ...expected });
  });
});
