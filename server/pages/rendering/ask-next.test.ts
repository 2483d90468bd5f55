import { expect, it } from 'vitest';
import { askNext } from './render-page.ts';

it('asks with the route and nothing else', async () => {
  const ask = askNext(({ url, method, headers }, response) => {
    response.statusCode = 201;
    response.write(JSON.stringify({ url, method, headers }));
    response.end();
  });
  const { status, body } = await ask('/render/ab');
  expect(status).toBe(201);
  expect(JSON.parse(body.toString())).toEqual({
    url: '/render/ab',
    method: 'GET',
    headers: {
      host: 'localhost',
      accept: 'text/html',
      connection: 'close',
      'x-forwarded-for': '127.0.0.1',
    },
  });
});

it('answers many at once, however long the answers are', async () => {
  const ask = askNext(({ url = '' }, response) => response.end(url.repeat(50_000)));
  const answers = await Promise.all(['/a', '/b', '/c'].map((route) => ask(route)));
  expect(answers.map(({ body }) => [body.length, body.toString('utf8', 0, 4)])).toEqual([
    [100_000, '/a/a'],
    [100_000, '/b/b'],
    [100_000, '/c/c'],
  ]);
});

it('says so when there is no answer', async () => {
  const ask = askNext((_request, response) => response.destroy());
  await expect(ask('/a')).rejects.toThrow();
});
