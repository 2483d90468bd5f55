import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addressKey } from '../addresses/address-routes.ts';
import { type RunningSandbox, startSandbox } from '../server.ts';
import type { Fault } from '../state/fault.ts';

let sandbox: RunningSandbox;
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0 });
});
afterAll(() => sandbox.close());
beforeEach(() => control('POST', 'reset'));

function control(method: string, path: string, body?: unknown): Promise<Response> {
  return fetch(`${sandbox.url}/_control/${path}`, {
    method,
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
}

function plan(...faults: Fault[]): Promise<Response> {
  return control('PUT', 'faults', { faults });
}

function find(signal?: AbortSignal): Promise<Response> {
  const query = `key=${addressKey}&format=json&q=cuba`;
  return fetch(
    `${sandbox.url}/address-finder/api/nz/address/autocomplete?${query}`,
    signal ? { signal } : {},
  );
}

async function received(service?: string) {
  const response = await control('GET', service ? `received?service=${service}` : 'received');
  return (await response.json()).received;
}

describe('faults', () => {
  it('strike the given number of times and then stop', async () => {
    await plan({ service: 'address-finder', kind: 'status', status: 500, times: 2 });
    const statuses = [(await find()).status, (await find()).status, (await find()).status];
    expect(statuses).toEqual([500, 500, 200]);
  });

  it('strike only the service and the path they name', async () => {
    await plan(
      { service: 'provider', kind: 'status', status: 500 },
      { service: 'address-finder', path: '/elsewhere', kind: 'status', status: 500 },
    );
    expect((await find()).status).toBe(200);
  });

  it('delay the answer', async () => {
    await plan({ service: 'address-finder', kind: 'delay', ms: 120 });
    const start = performance.now();
    expect((await find()).status).toBe(200);
    expect(performance.now() - start).toBeGreaterThan(100);
  });

  it('never answer when hanging', async () => {
    await plan({ service: 'address-finder', kind: 'hang' });
    await expect(find(AbortSignal.timeout(150))).rejects.toThrow();
    expect(await received()).toMatchObject([{ fault: 'hang', answer: { kind: 'none' } }]);
  });

  it('reset the connection', async () => {
    await plan({ service: 'address-finder', kind: 'reset' });
    await expect(find()).rejects.toThrow('fetch failed');
  });

  it('begin an answer and stall', async () => {
    await plan({ service: 'address-finder', kind: 'stall' });
    const response = await find(AbortSignal.timeout(150));
    expect(response.status).toBe(200);
    await expect(response.text()).rejects.toThrow();
  });

  it('break the JSON or the content type', async () => {
    await plan({ service: 'address-finder', kind: 'malformed-json', times: 1 });
    await expect((await find()).json()).rejects.toThrow();
    await plan({ service: 'address-finder', kind: 'wrong-content-type' });
    expect((await find()).headers.get('content-type')).toMatch('text/html');
  });

  it('stream a body of the asked size', async () => {
    await plan({ service: 'address-finder', kind: 'huge-body', bytes: 3_000_000 });
    expect((await (await find()).json()).padding).toHaveLength(3_000_000);
  });

  it('do the work and lose the answer', async () => {
    await plan({ service: 'provider', path: '/oauth2/token', kind: 'lost-answer' });
    const ask = fetch(`${sandbox.url}/provider/oauth2/token`, { method: 'POST' });
    await expect(ask).rejects.toThrow('fetch failed');
    expect(await received('provider')).toMatchObject([{ fault: 'lost-answer', answer: { kind: 'none' } }]);
  });

  it('do the work and say nothing', async () => {
    await plan({ service: 'provider', path: '/oauth2/token', kind: 'unheard' });
    const signal = AbortSignal.timeout(300);
    const ask = fetch(`${sandbox.url}/provider/oauth2/token`, { method: 'POST', signal });
    await expect(ask).rejects.toThrow('timeout');
    expect(await received('provider')).toMatchObject([{ fault: 'unheard', answer: { kind: 'none' } }]);
  });

  it('are refused when misspelt', async () => {
    const response = await control('PUT', 'faults', {
      faults: [{ service: 'address-finder', kind: 'delays' }],
    });
    expect(response.status).toBe(400);
  });

  it('end when deleted', async () => {
    await plan({ service: 'address-finder', kind: 'status', status: 503 });
    await control('DELETE', 'faults');
    expect((await find()).status).toBe(200);
  });
});

describe('the journal', () => {
  it('keeps the request as it came and the answer given', async () => {
    await fetch(`${sandbox.url}/provider/v2/expr/cms/orders/lpg?a=1&a=2`, {
      method: 'POST',
      headers: { 'x-channel-id': 'Browser' },
      body: '{"order": {}}',
    });
    expect(await received('provider')).toEqual([
      {
        service: 'provider',
        method: 'POST',
        path: '/v2/expr/cms/orders/lpg',
        query: { a: ['1', '2'] },
        headers: expect.objectContaining({ 'x-channel-id': 'Browser' }),
        rawBody: '{"order": {}}',
        body: { order: {} },
        receivedAt: expect.any(String),
        answer: expect.objectContaining({
          kind: 'sent',
          status: 401,
          body: expect.stringContaining('TOKEN'),
        }),
      },
    ]);
  });

  it('tells services apart and can be emptied', async () => {
    await find();
    expect(await received('provider')).toEqual([]);
    expect(await received('address-finder')).toHaveLength(1);
    await control('DELETE', 'received');
    expect(await received()).toEqual([]);
  });

  it('lets the oldest go when it is full', async () => {
    for (let i = 0; i < 2001; i++) {
      sandbox.state.journal.begin(new Request('http://x/'), {
        service: 'address-finder',
        method: 'GET',
        path: `/${i}`,
        query: {},
        headers: {},
        rawBody: '',
        receivedAt: '',
      });
    }
    expect(await received()).toHaveLength(2000);
    expect((await received())[0].path).toBe('/1');
  });
});

describe('the process', () => {
  it('says when it is ready', async () => {
    expect((await control('GET', 'health')).status).toBe(200);
  });

  it('refuses a body no real caller would send', async () => {
    const response = await fetch(`${sandbox.url}/provider/oauth2/token`, {
      method: 'POST',
      body: 'x'.repeat(1_000_001),
    });
    expect(response.status).toBe(413);
  });
});
