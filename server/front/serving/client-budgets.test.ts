import { once } from 'node:events';
import type { RequestListener, ServerResponse } from 'node:http';
import { type AddressInfo, createConnection, type Socket } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { wordsFor } from '#engine';
import { usualBudget } from '../../http/client-limits.ts';
import { serverDrain } from './drain-server.ts';
import { createSiteServer, type SiteServerOptions } from './site-server.ts';

async function serve(listener: RequestListener, options: SiteServerOptions = {}) {
  const server = createSiteServer(listener, options);
  onTestFinished(() => void server.http.close().closeAllConnections());
  server.http.listen(0, '127.0.0.1');
  await once(server.http, 'listening');
  const { port } = server.http.address() as AddressInfo;
  return {
    ...server,
    connect(localAddress = '127.0.0.1'): Socket {
      const socket = createConnection({ port, host: '127.0.0.1', localAddress });
      socket.on('error', () => undefined);
      onTestFinished(() => void socket.destroy());
      return socket;
    },
  };
}

const head = (path: string, forwarded = '') =>
  `GET ${path} HTTP/1.1\r\nhost: a\r\n${forwarded && `x-forwarded-for: ${forwarded}\r\n`}\r\n`;
const heads = (count: number) => Array.from({ length: count }, (_, index) => head(`/${index}`)).join('');

/** Notes the requests that are being answered, and leaves them so. */
function slowListener() {
  const asked: { readonly path: string; readonly response: ServerResponse }[] = [];
  const listener: RequestListener = ({ url = '' }, response) => void asked.push({ path: url, response });
  const paths = () => asked.map(({ path }) => path);
  return { asked, listener, paths };
}

/** All data of a connection, once it contains a number of answers. */
async function answers(socket: Socket, count: number): Promise<string[]> {
  let received = '';
  for await (const chunk of socket.setEncoding('latin1').iterator({ destroyOnReturn: false })) {
    received += chunk;
    const found = received.match(/answer to \S+;/g) ?? [];
    if (found.length >= count) return found;
  }
  return [];
}

describe('requests that are sent ahead on one connection', () => {
  it('are answered one after another, all of them and in order', async () => {
    let [atOnce, most] = [0, 0];
    const { connect } = await serve(({ url }, response) => {
      atOnce += 1;
      most = Math.max(most, atOnce);
      setImmediate(() => {
        atOnce -= 1;
        response.end(`answer to ${url};`);
      });
    });
    const socket = connect();
    socket.write(heads(300));
    const found = await answers(socket, 300);
    expect(found).toEqual(Array.from({ length: 300 }, (_, index) => `answer to /${index};`));
    expect(most).toBe(1);
  });

  it('end with the connection, whether they were begun or not', async () => {
    const { asked, listener } = slowListener();
    const { http, connect, sockets } = await serve(listener);
    const drain = serverDrain(http);
    const socket = connect();
    socket.write(heads(4));
    await expect.poll(() => drain.inFlight).toBe(4);
    expect(asked).toHaveLength(1);
    expect(sockets().waiting).toBe(3);
    socket.destroy();
    await expect.poll(() => [drain.inFlight, sockets().waiting]).toEqual([0, 0]);
    expect(asked).toHaveLength(1);
  });
});

describe('a client', () => {
  it('has its further requests wait while its first ones are answered, and others have theirs answered', async () => {
    const { asked, listener, paths } = slowListener();
    const { connect, sockets } = await serve(listener, {
      proxies: 1,
      budget: { ...usualBudget, requests: 2 },
    });
    for (const path of ['/1', '/2', '/3', '/4']) connect().write(head(path, '203.0.113.7'));
    await expect.poll(() => sockets().waiting).toBe(2);
    connect().write(head('/other', '203.0.113.8'));
    await expect.poll(paths).toHaveLength(3);
    expect(paths()).toContain('/other');
    for (const { path, response } of asked) if (path !== '/other') response.end();
    await expect.poll(paths).toHaveLength(5);
    expect(sockets().waiting).toBe(0);
  });

  it('is refused more requests than may wait', async () => {
    const { listener } = slowListener();
    const { connect, sockets } = await serve(listener, {
      budget: { ...usualBudget, requests: 1 },
      site: () => ({ language: 'fr', words: wordsFor({ brand: 'Crumb', language: 'fr' }, []) }),
    });
    connect().write(heads(1));
    const waiting = connect();
    waiting.write(heads(512));
    await expect.poll(() => sockets().waiting).toBe(512);
    const refused = connect();
    refused.write(heads(1));
    const [answer] = await once(refused, 'data');
    expect(String(answer)).toMatch(/^HTTP\/1\.1 429 Too Many Requests\r\n/);
    expect(String(answer)).toMatch(/retry-after: 5/);
    expect(String(answer)).toMatch(/<html lang="fr" dir="ltr">.*<h1>Trop de demandes<\/h1>/s);
    await once(refused, 'end');
    expect(sockets().limited.requests).toBe(1);
  });

  it('is refused more connections than it may have, and others are not', async () => {
    const { connect, sockets } = await serve((_, response) => response.end('answer to it;'), {
      budget: { ...usualBudget, connections: 2 },
    });
    const held = [connect(), connect()];
    await expect.poll(() => sockets().open).toBe(2);
    await once(connect(), 'close');
    const other = connect('127.0.0.2');
    other.write(head('/'));
    expect(await answers(other, 1)).toHaveLength(1);
    held[0]?.destroy();
    await expect.poll(() => sockets().open).toBe(2);
    const again = connect();
    again.write(head('/'));
    expect(await answers(again, 1)).toHaveLength(1);
    expect(sockets().limited.connections).toBe(1);
  });

  it('that reads no answers loses its connection, and one that reads slowly does not', async () => {
    const large = Buffer.alloc(8 * 1024 * 1024);
    const { connect, sockets } = await serve((_, response) => response.end(large), {
      budget: { ...usualBudget, unreadMs: 300 },
    });
    const unread = connect().pause();
    unread.write(head('/'));
    await expect.poll(() => sockets().limited.unread).toBe(1);
    const idle = connect();
    idle.write(head('/'));
    idle.resume();
    await expect.poll(() => idle.bytesRead).toBeGreaterThan(large.length);
    await new Promise((resolve) => setTimeout(resolve, 700));
    expect(sockets()).toMatchObject({ open: 1, limited: { unread: 1 } });
  });
});
