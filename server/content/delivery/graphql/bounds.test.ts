import { expect, it } from 'vitest';
import { inventedContent } from '../content.fixture.ts';
import { handleContentRequest } from '../content-request.ts';
import { contentSource } from '../content-source.ts';
import { sortItems } from './item-filter.ts';

async function ask(query: string): Promise<{ readonly errors?: readonly unknown[] }> {
  const request = new Request('https://bakery.example/api/content/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  });
  return await (await handleContentRequest(request, { fetch: contentSource(inventedContent()) })).json();
}

it('A query that takes few items may ask much of each', async () => {
  const parts = Array.from({ length: 150 }, (_, index) => `a${index}: fields { pairs { contentID } }`).join(
    ' ',
  );
  expect((await ask(`{ recipes(take: 50) { ${parts} } }`)).errors).toBeDefined();
  expect((await ask(`{ recipes(take: 1) { ${parts} } }`)).errors).toBeUndefined();
});

it('Items without a value come last in either direction, and equals keep their order', () => {
  const item = (contentID: number, size?: number | boolean) => ({
    contentID,
    properties: { referenceName: 'bread', itemOrder: contentID },
    fields: size === undefined ? {} : { size },
  });
  const items = [item(1), item(2, 3), item(3), item(4, 5), item(5, 3)];
  const sorted = (direction: 'asc' | 'desc') =>
    sortItems(items, { sort: 'size', direction, language: 'en-nz' }).map(({ contentID }) => contentID);
  expect(sorted('asc')).toEqual([2, 5, 4, 1, 3]);
  expect(sorted('desc')).toEqual([4, 2, 5, 1, 3]);
});
