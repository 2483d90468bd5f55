import { expect, it } from 'vitest';
import { inventedContent } from './content.fixture.ts';
import { handleContentRequest } from './content-request.ts';
import { contentSource } from './content-source.ts';

const derivedFields = {
  recipes: {
    shelf_TextField: 'shelf.name',
    pair_TextField: 'pairs.title',
    pair_ValueField: 'pairs.contentID',
  },
};
const documents = inventedContent().map((each) => (each.kind === 'site' ? { ...each, derivedFields } : each));
const modes = { fetch: contentSource(documents) };

async function read(path: string, init?: RequestInit) {
  return await (
    await handleContentRequest(new Request(`https://bakery.example/api/content${path}`, init), modes)
  ).json();
}

async function ask(query: string, variables: object = {}) {
  const headers = { 'content-type': 'application/json' };
  return (await read('/graphql', { method: 'POST', headers, body: JSON.stringify({ query, variables }) }))
    .data;
}

const rye = { shelf_TextField: 'Bread', pair_TextField: 'Bun', pair_ValueField: '12' };

it('An item and a list by REST have the fields that the site derives', async () => {
  expect(await read('/item/en-nz/11')).toMatchObject({ fields: { title: 'Rye loaf', ...rye } });
  expect((await read('/list/en-nz/recipes')).items[0]).toMatchObject({ fields: rye });
  expect((await read('/item/en-nz/12')).fields).not.toHaveProperty('pair_ValueField');
  const shelf = await read('/item/en-nz/1?expandLinks=1');
  expect(shelf.fields.best.fields).toMatchObject(rye);
});

it('GraphQL types them, filters and sorts by them, and so do the queries of pages', async () => {
  const fields = 'fields { shelf_TextField pair_TextField pair_ValueField }';
  expect(
    await ask(
      `{ recipes(filter: { shelf_TextField: { eq: "Bread" } }, sort: pair_ValueField) { ${fields} } }`,
    ),
  ).toEqual({
    recipes: [
      { fields: { shelf_TextField: 'Bread', pair_TextField: 'Rye loaf', pair_ValueField: '11' } },
      { fields: rye },
    ],
  });
  const query = { list: 'recipes', where: { pair_ValueField: '12' }, fields: ['shelf_TextField'] };
  const asked = await ask('query ($query: ContentQuery!) { contentItems(query: $query) { count items } }', {
    query,
  });
  expect(asked.contentItems).toMatchObject({
    count: 1,
    items: [{ contentID: 11, fields: { shelf_TextField: 'Bread' } }],
  });
});
