import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { answerWith, failAnswer } from './answer-in-hand.ts';

const server = createServer((request, response) => {
  answerWith(response, async () => {
    response.setHeader('x-middleware-rewrite', '/at/secret');
    response.setHeader('content-type', 'text/html');
    response.statusCode = 200;
    await new Promise(setImmediate);
    if (request.url === '/fails') failAnswer();
    if (request.url === '/explicit') response.writeHead(201, { 'x-more': 'yes' });
    response.write('<p>Hello</p>');
    response.end();
  });
});
let origin: string;
beforeAll(() => {
  server.listen(0);
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

it('answers as it is told', async () => {
  const answer = await fetch(`${origin}/works`);
  expect([answer.status, await answer.text()]).toEqual([200, '<p>Hello</p>']);
  expect(answer.headers.get('content-type')).toBe('text/html');
});

it('says with its status that what was asked for could not be made', async () => {
  const [failed, worked] = await Promise.all([fetch(`${origin}/fails`), fetch(`${origin}/works`)]);
  expect([failed.status, worked.status]).toEqual([500, 200]);
  expect(await failed.text()).toBe('<p>Hello</p>');
});

it('keeps what Next says to itself, and passes on everything else', async () => {
  const answer = await fetch(`${origin}/explicit`);
  expect(answer.status).toBe(201);
  expect(answer.headers.get('x-middleware-rewrite')).toBeNull();
  expect(answer.headers.get('x-more')).toBe('yes');
});

it('has no say outside an answer', () => {
  expect(() => failAnswer()).not.toThrow();
});
