import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { holdAnswer } from './held-answer.ts';

/** What a client gets of a listener. */
async function answerOf(
  listener: RequestListener,
): Promise<{ status: number; kind: string | null; text: string }> {
  const server = createServer(listener).listen(0);
  try {
    const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    return { status: answer.status, kind: answer.headers.get('content-type'), text: await answer.text() };
  } finally {
    server.close();
  }
}

/** Answers bit by bit, as one who streams does. */
const inParts: RequestListener = async (_request, response) => {
  response.writeHead(404, { 'content-type': 'text/x-parts' });
  response.flushHeaders();
  response.write('one ');
  await new Promise(setImmediate);
  response.write(Buffer.from('two '));
  response.end('three');
};

it('sends an answer that was held as it was given', async () => {
  const got = await answerOf(async (request, response) => {
    const held = await holdAnswer(response, () => inParts(request, response));
    expect([response.headersSent, held.body.toString()]).toEqual([false, 'one two three']);
    held.send();
  });
  expect(got).toEqual({ status: 404, kind: 'text/x-parts', text: 'one two three' });
});

it('lets something else be answered instead', async () => {
  const got = await answerOf(async (request, response) => {
    await holdAnswer(response, () => inParts(request, response));
    response.writeHead(200, { 'content-type': 'text/plain' });
    response.end('other');
  });
  expect(got).toEqual({ status: 200, kind: 'text/plain', text: 'other' });
});
