import { beforeEach, describe, expect, it } from 'vitest';
import type { Fault } from '../../sandbox/index.ts';
import { sandboxForTests } from '../../tests/support/instances/sandbox.ts';
import { chatStatus } from '../../tests/support/instances/sandbox-requests.ts';
import { performOperation } from './perform-operation.ts';
import type { ConnectedServices } from './services/connected-services.ts';

const tokenPath = '/oauth2/token';

const sandbox = sandboxForTests();
let services: ConnectedServices;
beforeEach(() => {
  services = sandbox.connect();
});

function call(timeoutMs?: number) {
  return performOperation({ ...chatStatus, timeoutMs }, { services });
}

describe('the token of a provider', () => {
  it('is fetched once with basic auth and used by every call', async () => {
    const outcomes = await Promise.all([call(), call(), call()]);
    expect(outcomes.map(({ outcome }) => outcome)).toEqual(['answered', 'answered', 'answered']);
    expect(sandbox.received(tokenPath).length).toBe(1);
    const [asked] = sandbox.received();
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
    expect(sandbox.received(tokenPath).length).toBe(2);
  });

  it('is fetched again only once for one call', async () => {
    sandbox.plan({ service: 'provider', path: chatStatus.path, kind: 'status', status: 401 });
    expect(await call()).toEqual({ outcome: 'failed', reason: 'status', status: 401 });
    expect(sandbox.received(tokenPath).length).toBe(2);
  });

  it.each<[string, Fault, object]>([
    ['refused', { service: 'provider', kind: 'status', status: 403 }, { because: 'status', status: 403 }],
    ['out of reach', { service: 'provider', kind: 'reset' }, { because: 'network' }],
    ['silent', { service: 'provider', kind: 'hang' }, { because: 'timeout' }],
    ['talking nonsense', { service: 'provider', kind: 'malformed-json' }, { because: 'not-json' }],
    [
      'without a token to give',
      { service: 'provider', kind: 'status', status: 200 },
      { because: 'not-json' },
    ],
    ['endless', { service: 'provider', kind: 'huge-body' }, { because: 'too-large' }],
  ])('that cannot be had fails the call: the endpoint is %s', async (_, fault, expected) => {
    sandbox.plan({ ...fault, path: tokenPath });
    const timeoutMs = fault.kind === 'hang' ? 400 : undefined;
    expect(await call(timeoutMs)).toEqual({ outcome: 'failed', reason: 'no-token', ...expected });
  });
});
