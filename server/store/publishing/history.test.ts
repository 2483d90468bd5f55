import { expect, it } from 'vitest';
import { databases } from '../../../tests/support/databases/databases.ts';
import { openTestStore } from '../../../tests/support/databases/stores.ts';

const loaf = (title: string, crust: string) =>
  JSON.stringify({
    kind: 'page',
    id: 'rye',
    schemaVersion: 1,
    path: '/rye',
    title,
    template: 'content',
    seo: { sitemapVisible: true },
    zones: { content: [{ type: 'section-header', title: crust }] },
  });

it.each(databases)('says in the history on $name which texts a release changed', async ({ create }) => {
  const store = await openTestStore(await create());
  await store.publish({ changed: [loaf('Rye', 'Thick')], author: 'ann', message: 'Bake' });
  await store.publish({ changed: [loaf('Rye', 'Thin')], author: 'ann', message: 'Slice' });
  const [second, first] = await store.reviewing.history(5);
  expect(second).toMatchObject({ sentences: ['A text changes. Before: “Thick”. Now: “Thin”.'], more: 0 });
  expect(first).toMatchObject({ sentences: [], more: 0 });
});
