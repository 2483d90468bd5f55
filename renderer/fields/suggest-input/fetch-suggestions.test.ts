import { afterEach, expect, test, vi } from 'vitest';
import { fetchSuggestions } from './fetch-suggestions.ts';

afterEach(() => vi.unstubAllGlobals());

async function ask(answer: Response) {
  const fetch = vi.fn(async (_address: string, _options: RequestInit) => answer);
  vi.stubGlobal('fetch', fetch);
  const token = async () => 'short-lived';
  const texts = await fetchSuggestions(
    '/api/addresses',
    { query: '1 Bay & Co' },
    token,
    new AbortController().signal,
  );
  return { texts, call: fetch.mock.calls[0] };
}

test('asks the gateway with the site token and an encoded query', async () => {
  const { call } = await ask(Response.json([]));
  expect(call?.[0]).toBe('/api/addresses?query=1+Bay+%26+Co');
  expect(call?.[1]).toMatchObject({ headers: { authorization: 'Bearer short-lived' } });
});

test('takes a list of texts, each once', async () => {
  expect((await ask(Response.json(['a', 'b', 'a', '', 7]))).texts).toEqual(['a', 'b']);
});

test.each([
  ['an error status', new Response('', { status: 502 })],
  ['something that is no list', Response.json({ result: 'many' })],
  ['something that is no JSON', new Response('<html>')],
])('rejects %s', async (_, answer) => {
  await expect(ask(answer)).rejects.toThrow();
});
