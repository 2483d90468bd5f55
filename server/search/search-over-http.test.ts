import { expect, it } from 'vitest';
import { sandboxForTests } from '../../tests/support/instances/sandbox.ts';
import { serveBakery } from '../../tests/support/instances/served-site.ts';
import { serviceAt } from './search.fixture.ts';

const sandbox = sandboxForTests();

it('A client that searches without end has 120 searches a minute asked of the index, each as one query; others go on', async () => {
  const { get } = await serveBakery({
    WAYMARK_SEARCH: JSON.stringify({ ...serviceAt(sandbox.url), adminKey: undefined }),
    WAYMARK_PROXIES: '1',
    LOG_LEVEL: 'silent',
  });
  sandbox.state.searchIndexes
    .open('website')
    .save({ objectID: '/rye', path: '/rye', title: 'Rye', pageData: 'Bread' });
  const search = async (client: string, page: number) => {
    const answer = await get(`/search?q=bread&page=${page}`, { headers: { 'x-forwarded-for': client } });
    return [answer.status, /"outcome":"(\w+)"/.exec(await answer.text())?.[1]];
  };
  expect(await search('203.0.113.7', 20)).toEqual([200, 'found']);
  for (let turn = 1; turn < 120; turn++) await search('203.0.113.7', 1);
  expect(await search('203.0.113.7', 1)).toEqual([200, 'failed']);
  expect(await search('203.0.113.8', 1)).toEqual([200, 'found']);
  const queries = sandbox
    .received()
    .flatMap(({ reception }) => (reception.body as { requests: unknown[] }).requests);
  expect(queries).toHaveLength(121);
});
