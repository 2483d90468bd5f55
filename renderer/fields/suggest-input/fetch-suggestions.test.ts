import { expect, test, vi } from 'vitest';
import { fetchSuggestions } from './fetch-suggestions.ts';

async function ask(answer: Response) {
  const fetch = vi.fn(async (_address: string, _options: RequestInit) => answer);
  vi.stubGlobal('fetch', fetch);
  const token = async () => 'short-lived';
  const found = await fetchSuggestions(
    '/api/addresses',
    { query: '1 Bay & Co' },
    token,
    new AbortController().signal,
  );
  return { found, call: fetch.mock.calls[0] };
}

test('asks the gateway with the site token and an encoded query', async () => {
  const { call } = await ask(Response.json([]));
  expect(call?.[0]).toBe('/api/addresses?query=1+Bay+%26+Co');
  expect(call?.[1]).toMatchObject({ headers: { authorization: 'Bearer short-lived' } });
});

test('takes a list of texts, each once', async () => {
  expect((await ask(Response.json(['a', 'b', 'a', '', 7]))).found).toEqual([{ label: 'a' }, { label: 'b' }]);
});

test('takes suggestions with ids: two may read alike, but no two have one id', async () => {
  const [first, second] = [
    { id: '1', label: 'Bay Road' },
    { id: '2', label: 'Bay Road' },
  ];
  expect((await ask(Response.json([first, second, first, { id: 3 }]))).found).toEqual([first, second]);
});

test.each([
  ['an error status', new Response('', { status: 502 })],
  ['something that is no list', Response.json({ result: 'many' })],
  ['something that is no JSON', new Response('<html>')],
])('rejects %s', async (_, answer) => {
  await expect(ask(answer)).rejects.toThrow();
});
