import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { hideNext } from './hide-next.ts';

const server = createServer((request, response) => {
  hideNext(response);
  response.setHeader('x-middleware-rewrite', '/at/secret');
  response.setHeader('content-type', 'text/html');
  if (request.url === '/explicit') response.writeHead(201, { 'x-more': 'yes' });
  response.write('<p>Hello</p>');
  response.end();
});
let origin: string;
beforeAll(() => {
  server.listen(0);
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

it.each(['/implicit', '/explicit'])(
  'keeps what Next says to itself, and passes on the rest: %s',
  async (path) => {
    const answer = await fetch(origin + path);
    expect(answer.headers.get('x-middleware-rewrite')).toBeNull();
    expect(answer.headers.get('content-type')).toBe('text/html');
    expect([answer.status, answer.headers.get('x-more')]).toEqual(
      path === '/explicit' ? [201, 'yes'] : [200, null],
    );
    expect(await answer.text()).toBe('<p>Hello</p>');
  },
);
