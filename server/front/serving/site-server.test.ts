import type { RequestListener } from 'node:http';
import { type AddressInfo, createConnection, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { createSiteServer, type SiteServer, type SiteServerOptions } from './site-server.ts';

const answerHello: RequestListener = (_request, response) => response.end('hello');
const started: SiteServer[] = [];
const opened: Socket[] = [];
afterEach(() => {
  for (const socket of opened.splice(0)) socket.destroy();
  for (const { http } of started.splice(0)) http.close();
});

async function start(options?: SiteServerOptions, listener = answerHello): Promise<SiteServer> {
  const server = createSiteServer(listener, options);
  started.push(server);
  await new Promise<void>((resolve) => server.http.listen(0, '127.0.0.1', resolve));
  return server;
}

function connect({ http }: SiteServer): Socket {
  const socket = createConnection({ port: (http.address() as AddressInfo).port, host: '127.0.0.1' });
  socket.on('error', () => undefined);
  opened.push(socket);
  return socket;
}

/** All data received until the server closes the connection. */
async function exchange(server: SiteServer, sent: string): Promise<string> {
  const socket = connect(server);
  socket.write(sent);
  let received = '';
  for await (const chunk of socket.setEncoding('latin1')) received += chunk;
  return received;
}

async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await sleep(10);
}

describe('the server of the site', () => {
  it.each([
    [
      'an upgrade',
      'GET /_next/webpack-hmr HTTP/1.1\r\nhost: a\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n',
    ],
    [
      'an upgrade of any path',
      'GET /about HTTP/1.1\r\nhost: a\r\nconnection: Upgrade\r\nupgrade: h2c\r\n\r\n',
    ],
    ['a tunnel', 'CONNECT evil.example:443 HTTP/1.1\r\nhost: a\r\n\r\n'],
    ['nonsense', 'nonsense\r\n\r\n'],
  ])('refuses %s and closes the connection', async (_, sent) => {
    const server = await start();
    const answer = await exchange(server, sent);
    expect(answer).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
    expect(answer).toContain('x-content-type-options: nosniff');
    expect(answer).toContain("content-security-policy: default-src 'none'");
    await until(() => server.sockets().open === 0);
  });

  it('is left with no connection by more upgrades than it may have sockets', async () => {
    const server = await start({ mostSockets: 20 });
    const upgrade = 'GET /x HTTP/1.1\r\nhost: a\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n';
    for (let round = 0; round < 5; round++)
      await Promise.all(Array.from({ length: 10 }, () => exchange(server, upgrade)));
    await until(() => server.sockets().open === 0);
    expect(await exchange(server, 'GET / HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n')).toContain(
      'hello',
    );
  });

  it('leaves an upgrade to somebody else where it may', async () => {
    const server = await start({ mayUpgrade: (path) => path === '/_next/webpack-hmr' });
    server.http.on('upgrade', (_request, socket) => socket.end('upgraded'));
    const upgrade =
      'GET /_next/webpack-hmr HTTP/1.1\r\nhost: a\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n';
    expect(await exchange(server, upgrade)).toBe('upgraded');
  });

  it.each([
    ['nothing', ''],
    ['half a head', 'GET / HTTP/1.1\r\nhost: a\r\n'],
  ])('cuts off a client that sends %s', async (_, sent) => {
    const server = await start({ headersTimeoutMs: 100 });
    expect(await exchange(server, sent)).toMatch(/^(HTTP\/1\.1 408 |$)/);
    await until(() => server.sockets().open === 0);
  });

  it('answers a request that arrived in time while the server was too busy to read it', async () => {
    const server = await start({ headersTimeoutMs: 100 });
    const socket = connect(server);
    let received = '';
    socket.on('data', (chunk) => {
      received += chunk;
    });
    await until(() => server.sockets().open === 1);
    // Timers come next then, before anything is read.
    await new Promise(setImmediate);
    socket.write('GET / HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n');
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 400);
    await until(() => socket.closed);
    expect(received).toMatch(/^HTTP\/1\.1 200 .*hello/s);
  });

  it('cuts off a client that sends no more of what it has announced', async () => {
    const server = await start({ silenceMs: 100 }, () => undefined);
    await exchange(server, 'POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 10\r\n\r\n123');
    await until(() => server.sockets().open === 0);
  });

  const bodyTimes = { usualMs: 150, spanMs: 150, longestMs: 1_500 };
  const upload = (bytes: number) =>
    `POST /studio/api/assets/lake.jpg HTTP/1.1\r\nhost: a\r\nconnection: close\r\ncontent-length: ${bytes}\r\n\r\n`;
  const takeAll: RequestListener = (request, response) => {
    request.resume().once('end', () => response.end('taken'));
  };

  /** Sends a head, then some bytes every 50 ms; all that is received. */
  async function trickle(server: SiteServer, head: string, bytes: number, times: number): Promise<string> {
    const socket = connect(server);
    let received = '';
    socket.on('data', (chunk) => {
      received += chunk;
    });
    socket.write(head);
    for (let sent = 0; sent < times && !socket.destroyed && received === ''; sent++) {
      socket.write('x'.repeat(bytes));
      await sleep(50);
    }
    await until(() => socket.closed);
    return received;
  }

  it('takes an upload for as long as it makes progress, and cuts off other bodies by then', async () => {
    const server = await start({ bodyTimes }, takeAll);
    expect(await trickle(server, upload(20 * 8192), 8192, 20)).toContain('taken');
    const other = upload(20 * 8192).replace('/studio/api/assets/lake.jpg', '/studio/api/me');
    expect(await trickle(server, other, 8192, 20)).toMatch(/^HTTP\/1\.1 408 |^$/);
  });

  it.each([
    ['makes next to no progress', 10],
    ['takes too long as a whole', 8192],
  ])('cuts off an upload that %s', async (_, bytes) => {
    const server = await start({ bodyTimes }, takeAll);
    const began = Date.now();
    expect(await trickle(server, upload(1_000_000_000), bytes, 200)).toMatch(/^HTTP\/1\.1 408 |^$/);
    expect(Date.now() - began).toBeLessThan(8_000);
    await until(() => server.sockets().open === 0);
  });

  it('keeps no upload that was answered before it had arrived', async () => {
    const server = await start({ bodyTimes }, (_request, response) => response.end('refused'));
    const head = upload(1_000_000_000).replace('connection: close\r\n', '');
    const socket = connect(server);
    socket.write(head);
    const timer = setInterval(() => socket.write('x'.repeat(8192)), 50);
    await until(() => server.sockets().open === 0 || socket.destroyed);
    clearInterval(timer);
  });

  it('keeps an idle connection longer than proxies do, and as long as it is told', async () => {
    const hello = async (options?: SiteServerOptions) => {
      const socket = connect(await start(options));
      socket.write('GET / HTTP/1.1\r\nhost: a\r\n\r\n');
      return String(await new Promise((resolve) => socket.once('data', resolve)));
    };
    const [, seconds] = /keep-alive: timeout=(\d+)/i.exec(await hello()) ?? [];
    expect(Number(seconds)).toBeGreaterThanOrEqual(75);
    expect(await hello({ keepAliveMs: 620_000 })).toMatch(/keep-alive: timeout=620/i);
  });

  it('counts its open connections and closes those that are too many', async () => {
    const server = await start({ mostSockets: 3 });
    const held = [connect(server), connect(server), connect(server)];
    await until(() => server.sockets().open === 3);
    const further = connect(server);
    await new Promise((resolve) => further.once('close', resolve));
    expect(server.sockets()).toMatchObject({ open: 3, most: 3 });
    for (const socket of held) socket.destroy();
    await until(() => server.sockets().open === 0);
    expect(await exchange(server, 'GET / HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n')).toContain(
      'hello',
    );
  });

  it('leaves some of the descriptors of the process to others', async () => {
    const { most } = (await start()).sockets();
    expect(most).toBeGreaterThan(0);
    expect(Number.isInteger(most)).toBe(true);
  });
});
