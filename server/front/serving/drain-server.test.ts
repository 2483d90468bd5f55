import { once } from 'node:events';
import { Agent, createServer, get, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { connect } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type ServerDrain, serverDrain } from './drain-server.ts';

let server: Server;
let drain: ServerDrain;
let port: number;
let agent: Agent;
/** Responses of `/slow` that are not finished. */
let waiting: ServerResponse[];
const sockets: Socket[] = [];

beforeEach(async () => {
  waiting = [];
  agent = new Agent({ keepAlive: true });
  server = createServer((request, response) => {
    if (request.url === '/begun') {
      response.write('begun');
      waiting.push(response);
    } else if (request.url === '/slow') waiting.push(response);
    else response.end('quick');
  });
  drain = serverDrain(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  port = (server.address() as AddressInfo).port;
});
afterEach(() => {
  agent.destroy();
  for (const socket of sockets.splice(0)) socket.destroy();
  server.closeAllConnections();
  server.close();
});

async function ask(path: string): Promise<IncomingMessage> {
  const [answer] = (await once(get({ port, path, agent, host: '127.0.0.1' }), 'response')) as [
    IncomingMessage,
  ];
  answer.resume();
  return answer;
}
const endOf = (answer: IncomingMessage) => once(answer, 'end').then(() => answer.complete);
const limits = { noticeMs: 0, longestMs: 30_000 };

describe('a server that is drained', () => {
  it('answers what it was asked before, and says that the connection ends', async () => {
    const slow = ask('/slow');
    await expect.poll(() => waiting.length).toBe(1);
    let isDrained = false;
    const drained = drain.drain(limits).then((cut) => {
      isDrained = true;
      return cut;
    });
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(isDrained).toBe(false);
    waiting[0]?.end('late');
    const answer = await slow;
    expect([answer.statusCode, answer.headers.connection]).toEqual([200, 'close']);
    expect(await drained).toBe(0);
  });

  it('ends an answer that had begun before', async () => {
    const answer = await ask('/begun');
    const drained = drain.drain(limits);
    const ended = endOf(answer);
    await new Promise((resolve) => setTimeout(resolve, 20));
    waiting[0]?.end('ended');
    expect(await ended).toBe(true);
    expect(await drained).toBe(0);
  });

  it('is done at once though clients keep their connections, busy, idle or silent', async () => {
    const silent = connect(port, '127.0.0.1');
    sockets.push(silent);
    await once(silent, 'connect');
    let answered = 0;
    let isOver = false;
    const busy = Array.from({ length: 5 }, async () => {
      while (!isOver) {
        const answer = await ask('/quick').catch(() => undefined);
        if (answer === undefined) return;
        answered += 1;
        await endOf(answer).catch(() => undefined);
      }
    });
    await expect.poll(() => answered).toBeGreaterThan(20);
    expect(await drain.drain(limits)).toBe(0);
    isOver = true;
    await Promise.all(busy);
    expect(drain.inFlight).toBe(0);
  });

  it('goes on taking requests for a little, on connections that end with their answers', async () => {
    const drained = drain.drain({ ...limits, noticeMs: 300 });
    const answer = await ask('/quick');
    expect([answer.statusCode, answer.headers.connection]).toEqual([200, 'close']);
    await drained;
    await expect(ask('/quick')).rejects.toThrow();
  });

  it('cuts what takes longer than anything may, and counts it', async () => {
    const slow = ask('/slow');
    slow.catch(() => undefined);
    await expect.poll(() => waiting.length).toBe(1);
    expect(await drain.drain({ noticeMs: 0, longestMs: 50 })).toBe(1);
    await expect(slow).rejects.toThrow();
  });
});
