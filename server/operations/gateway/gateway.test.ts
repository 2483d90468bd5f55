import { beforeEach, describe, expect, it } from 'vitest';
import { sandboxForTests } from '../../../tests/support/instances/sandbox.ts';
import { findAddress } from '../../../tests/support/instances/sandbox-requests.ts';
import { createClientLimits } from '../../http/client-limits.ts';
import { performOperation } from '../perform-operation.ts';
import type { ConnectedServices } from '../services/connected-services.ts';
import { answerGatewayRequest, type ExposedOperation, type GatewayDeps } from './gateway.ts';
import { issueSiteToken, type SigningKeys } from './site-token.ts';

const keys: SigningKeys = [{ id: 'k1', secret: 'a shared secret of decent length' }];
const now = Date.now();
const path = '/api/addresses/find';

/** Finds addresses for an input `{text}` of at least three characters. */
const places: ExposedOperation = async ({ text }, signal) => {
  if (typeof text !== 'string' || text.length < 3) return { ok: false, reason: 'bad-input' };
  const query = [
    ['format', 'json'],
    ['q', text],
  ] as const;
  const request = { ...findAddress, query, timeoutMs };
  const outcome = await performOperation(request, { services, signal });
  return outcome.outcome === 'answered'
    ? { ok: true, result: outcome.body }
    : { ok: false, reason: outcome.reason };
};

const sandbox = sandboxForTests();
let services: ConnectedServices;
/** Short only where nothing answers: a busy machine may be slow to answer. */
let timeoutMs: number | undefined;
let deps: GatewayDeps;
beforeEach(() => {
  services = sandbox.connect();
  timeoutMs = undefined;
  deps = {
    keys,
    now,
    limits: createClientLimits({ calls: 3, windowSeconds: 60 }),
    client: 'unknown',
    find: (_, asked) => (asked === path ? places : undefined),
  };
});

const { access_token: token } = issueSiteToken({ keys, now });

async function ask(query: string, headers: Record<string, string> = {}, init: RequestInit = {}) {
  const request = new Request(`https://site.test${query}`, {
    ...init,
    headers: { authorization: `Bearer ${token}`, ...headers },
  });
  const { 'x-client': client = deps.client } = headers;
  const response = await answerGatewayRequest(request, { ...deps, client });
  return { status: response.status, body: await response.json(), headers: response.headers };
}

describe('the gateway', () => {
  it('answers the mapped result to a browser that holds a site token', async () => {
    const { status, body, headers } = await ask(`${path}?text=cuba`);
    expect(status).toBe(200);
    expect(body.completions.length).toBeGreaterThan(0);
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it('takes the input of a POST from its JSON body', async () => {
    const init = { method: 'POST', body: '{"text":"cuba"}' };
    expect((await ask(path, { 'content-type': 'application/json' }, init)).status).toBe(200);
  });

  it('knows only exposed operations', async () => {
    expect(await ask('/api/elsewhere')).toMatchObject({ status: 404, body: { reason: 'unknown' } });
  });

  it.each([
    ['no token', '', 'token-invalid'],
    ['a made-up token', 'Bearer made-up', 'token-invalid'],
    ['an old token', `Bearer ${issueSiteToken({ keys, now: now - 901_000 }).access_token}`, 'token-expired'],
  ])('wants a site token: %s', async (_, authorization, reason) => {
    expect(await ask(`${path}?text=cuba`, { authorization })).toMatchObject({
      status: 401,
      body: { reason },
    });
    expect(sandbox.received()).toEqual([]);
  });

  it('calls nothing when the input does not fit', async () => {
    expect(await ask(`${path}?text=cu`)).toMatchObject({ status: 422, body: { reason: 'bad-input' } });
    expect(sandbox.received()).toEqual([]);
  });

  it('answers null for an operation without a result', async () => {
    deps = { ...deps, find: () => async () => ({ ok: true, result: undefined }) };
    expect(await ask(`${path}?text=cuba`)).toMatchObject({ status: 200, body: null });
  });

  it('answers what a check says of the input, and nothing else of it', async () => {
    deps = {
      ...deps,
      find: () => async () => ({ ok: false, reason: 'bad-input', message: 'No place to find' }),
    };
    expect(await ask(`${path}?text=cuba`)).toMatchObject({
      status: 422,
      body: { reason: 'bad-input', message: 'No place to find' },
    });
  });

  it.each([
    [400, 'input-malformed', 'application/json', '{'],
    [400, 'input-malformed', 'application/json', '["cuba"]'],
    [400, 'input-malformed', 'application/json', '{"text":"cuba","__proto__":{}}'],
    [413, 'input-too-large', 'application/json', JSON.stringify({ text: 'x'.repeat(70_000) })],
    [415, 'media-type', 'text/plain', '{"text":"cuba"}'],
    [415, 'media-type', 'application/jsonl', '{"text":"cuba"}'],
  ])('answers %i %s to a body of %s it cannot take', async (status, reason, type, body) => {
    const answer = await ask(path, { 'content-type': type }, { method: 'POST', body });
    expect(answer).toMatchObject({ status, body: { reason } });
  });

  it('refuses a query that says the same thing twice', async () => {
    expect((await ask(`${path}?text=cuba&text=queen`)).status).toBe(400);
  });

  it('lets one client call so often and no more, and others still', async () => {
    for (let i = 0; i < 3; i++) await ask(`${path}?text=cuba`, { 'x-client': '198.51.100.7' });
    const refused = await ask(`${path}?text=cuba`, { 'x-client': '198.51.100.7' });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await ask(`${path}?text=cuba`, { 'x-client': '198.51.100.8' })).status).toBe(200);
  });

  it('counts the addresses of one IPv6 network as one client', async () => {
    for (const host of ['1', '2', 'ffff:3']) {
      await ask(`${path}?text=cuba`, { 'x-client': `2001:db8:1:2::${host}` });
    }
    expect((await ask(`${path}?text=cuba`, { 'x-client': '2001:db8:1:2:a:b:c:d' })).status).toBe(429);
    expect((await ask(`${path}?text=cuba`, { 'x-client': '2001:db8:1:3::1' })).status).toBe(200);
  });

  it('leaves nothing running for a browser that went away', async () => {
    sandbox.plan({ service: 'address-finder', kind: 'hang' });
    const { status } = await ask(`${path}?text=cuba`, {}, { signal: AbortSignal.timeout(50) });
    expect(status).toBe(499);
  });

  it.each([
    ['hang', 504],
    ['reset', 502],
    ['malformed-json', 502],
  ] as const)('answers no more than that the service is unavailable (%s)', async (kind, status) => {
    sandbox.plan({ service: 'address-finder', kind });
    if (kind === 'hang') timeoutMs = 250;
    const answer = await ask(`${path}?text=cuba`);
    expect(answer).toMatchObject({ status, body: { reason: 'unavailable' } });
    expect(Object.keys(answer.body)).toEqual(['reason']);
  });

  it('says the same of what is switched off, and calls nothing', async () => {
    services = sandbox.connect({ switchedOff: [findAddress.service] });
    const answer = await ask(`${path}?text=cuba`);
    expect(answer).toMatchObject({ status: 503, body: { reason: 'unavailable' } });
    expect(Object.keys(answer.body)).toEqual(['reason']);
    expect(sandbox.received()).toEqual([]);
  });
});
