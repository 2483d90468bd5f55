import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createConnector, exchange } from './exchange.ts';
import { guardedLookup, systemResolve } from './guarded-lookup.ts';

/** A service that closes a kept connection the moment it is used again. */
let service: Server;
let connections = 0;

beforeAll(() => {
  const used = new WeakSet<object>();
  service = createServer((request, response) => {
    if (used.has(request.socket)) request.socket.destroy();
    used.add(request.socket);
    response.end(request.url === '/ten' ? '0123456789' : '{}');
  });
  service.on('connection', () => {
    connections += 1;
  });
  service.listen(0);
});
afterAll(() => service.close());
beforeEach(() => {
  connections = 0;
});

const connector = createConnector('http:', guardedLookup(systemResolve, true));

function send(method: string, path = '/', maxResponseBytes = 100) {
  const url = new URL(`http://127.0.0.1:${(service.address() as AddressInfo).port}${path}`);
  return exchange(
    { url, method, headers: {}, maxResponseBytes, readsBody: true },
    connector,
    AbortSignal.timeout(5000),
  );
}

it('sends no POST over a connection that has been used before', async () => {
  expect([await send('POST'), await send('POST')]).toMatchObject([{ status: 200 }, { status: 200 }]);
  expect(connections).toBe(2);
});

it('keeps connections for requests that may be sent again', async () => {
  expect([await send('GET'), await send('GET')]).toMatchObject([
    { status: 200 },
    { kind: 'failure', reason: 'network' },
  ]);
  expect(connections).toBe(1);
});

it('takes an answer that is exactly as long as may be, and none that is a byte longer', async () => {
  expect(await send('POST', '/ten', 10)).toMatchObject({ status: 200, body: Buffer.from('0123456789') });
  expect(await send('POST', '/ten', 9)).toEqual({ kind: 'failure', reason: 'too-large' });
});
