import { getIntrospectionQuery } from 'graphql';
import { describe, expect, it } from 'vitest';
import { inventedContent } from '../content.fixture.ts';
import { handleContentRequest } from '../content-request.ts';
import { type ContentModes, contentSource } from '../content-source.ts';
import { type GraphqlOptions, parsedQueries } from './graphql-endpoint.ts';

const published: ContentModes = { fetch: contentSource(inventedContent()) };
const withDrafts: ContentModes = { ...published, preview: contentSource(inventedContent({ draft: true })) };

interface Answer {
  readonly data?: unknown;
  readonly errors?: readonly { readonly message: string }[];
}

async function ask(
  query: string,
  variables: object = {},
  modes = published,
  options?: GraphqlOptions,
): Promise<Answer> {
  const request = new Request('https://bakery.example/api/content/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables }),
  });
  return await (await handleContentRequest(request, modes, options)).json();
}

describe('content by GraphQL', () => {
  it('gives a list with typed fields', async () => {
    expect(
      await ask('{ recipes { contentID properties { itemOrder } fields { title minutes vegan } } }'),
    ).toEqual({
      data: {
        recipes: [
          {
            contentID: 11,
            properties: { itemOrder: 0 },
            fields: { title: 'Rye loaf', minutes: 90, vegan: true },
          },
          {
            contentID: 12,
            properties: { itemOrder: 1 },
            fields: { title: 'Bun', minutes: 20.5, vegan: false },
          },
          {
            contentID: 13,
            properties: { itemOrder: 2 },
            fields: { title: 'apple pie', minutes: 60, vegan: null },
          },
        ],
      },
    });
  });

  it.each([
    ['sort: date, direction: desc, take: 2', ['Bun', 'apple pie']],
    ['sort: title', ['apple pie', 'Bun', 'Rye loaf']],
    ['sort: vegan, direction: desc', ['Rye loaf', 'Bun', 'apple pie']],
    ['sort: contentID, direction: desc, skip: 1', ['Bun', 'Rye loaf']],
    ['filter: { shelf: { eq: 1 } }', ['Rye loaf', 'apple pie']],
    ['filter: { pairs: { in: [12, 13] } }', ['Rye loaf']],
    ['filter: { date: { gte: "2026-02-01", lt: "2026-03-01" } }', ['apple pie']],
    ['filter: { title: { contains: "B" } }', ['Bun']],
    ['filter: { title: { ne: "Bun" }, minutes: { gt: 60 } }', ['Rye loaf']],
    ['filter: { vegan: { eq: false } }', ['Bun']],
    ['filter: { contentID: { in: [13, 11] } }', ['Rye loaf', 'apple pie']],
    ['filter: { title: null }, take: -1', []],
    ['locale: "mi-nz"', ['Parāoa rai']],
    ['locale: "fr-fr"', []],
  ])('answers recipes(%s)', async (given, titles) => {
    const { data } = await ask(`{ recipes(${given}) { fields { title } } }`);
    expect(data).toEqual({ recipes: titles.map((title) => ({ fields: { title } })) });
  });

  it('takes its arguments from variables', async () => {
    const query =
      'query ($shelf: Int, $take: Int!) { recipes(filter: { shelf: { eq: $shelf } }, take: $take) { contentID } }';
    expect(await ask(query, { shelf: 1, take: 1 })).toEqual({ data: { recipes: [{ contentID: 11 }] } });
  });

  it('follows links to one list by its type and drops those that lead nowhere', async () => {
    const query =
      '{ recipesItem(contentID: 11) { fields { shelf { fields { name best { contentID } } } pairs { fields { title } } } } }';
    expect(await ask(query)).toEqual({
      data: {
        recipesItem: {
          fields: {
            shelf: { fields: { name: 'Bread', best: { contentID: 11 } } },
            pairs: [{ fields: { title: 'Bun' } }],
          },
        },
      },
    });
  });

  it('gives any item by its id', async () => {
    const query =
      '{ item(contentID: 11) { contentID properties { referenceName } ... on RecipesItem { fields { title } } } }';
    expect(await ask(query)).toEqual({
      data: {
        item: { contentID: 11, properties: { referenceName: 'recipes' }, fields: { title: 'Rye loaf' } },
      },
    });
    const footer = '{ item(contentID: 178) { ... on PlainItem { fields } } }';
    expect(await ask(footer)).toMatchObject({ data: { item: { fields: { copyrightMessage: 'Bakery' } } } });
  });

  it('gives null or an empty list, and no error, for what is not there', async () => {
    const query =
      '{ item(contentID: 5) { contentID } recipesItem(contentID: 1) { contentID } recipes(skip: 99) { contentID } }';
    expect(await ask(query)).toEqual({ data: { item: null, recipesItem: null, recipes: [] } });
  });

  it('answers where there is no content at all', async () => {
    expect(await ask('{ item(contentID: 1) { contentID } }', {}, { fetch: contentSource([]) })).toEqual({
      data: { item: null },
    });
  });

  it('chooses live or drafts by locale or mode, and drafts only for those who may see them', async () => {
    for (const given of ['mode: preview', 'locale: "en-nz-preview"']) {
      const query = `{ recipes(${given}, filter: { contentID: { eq: 14 } }) { fields { title } } }`;
      expect(await ask(query, {}, withDrafts)).toEqual({
        data: { recipes: [{ fields: { title: 'Secret tart' } }] },
      });
      expect(await ask(query)).toEqual({ data: { recipes: [] } });
    }
    expect(
      await ask('{ recipes(locale: "en-nz-preview", mode: fetch) { contentID } }', {}, withDrafts),
    ).toMatchObject({
      data: { recipes: [{ contentID: 11 }, { contentID: 12 }, { contentID: 13 }] },
    });
  });

  it('describes its schema to tools only where that is allowed', async () => {
    const refused = await ask(getIntrospectionQuery());
    expect(refused.data).toBeUndefined();
    expect(refused.errors?.[0]?.message).toContain('introspection');
    const { data, errors } = await ask(getIntrospectionQuery(), {}, published, { introspection: true });
    expect(errors).toBeUndefined();
    expect(JSON.stringify(data)).toContain('RecipesFilter');
    expect((await ask(getIntrospectionQuery())).data).toBeUndefined();
    expect(await ask('{ __typename }')).toEqual({ data: { __typename: 'Query' } });
  });

  it.each([
    ['a list', '{ recipe { contentID } }', 'Cannot query field "recipe" on type "Query".'],
    ['a field', '{ recipes { fields { titel } } }', 'Cannot query field "titel" on type'],
    ['an argument', '{ recipes(tak: 1) { contentID } }', 'Unknown argument "tak"'],
    ['a value', '{ recipes(direction: des) { contentID } }', 'Value "des" does not exist'],
    ['a type', '{ item(contentID: 1) { ... on RecipeItem { contentID } } }', 'Unknown type "RecipeItem".'],
    [
      'a name in a variable',
      'query ($filter: RecipesFilter) { recipes(filter: $filter) { contentID } }',
      'Field "titel" is not defined',
    ],
  ])('suggests no name for a wrong one: %s', async (_, query, message) => {
    const { errors } = await ask(query, { filter: { titel: { eq: 'Bun' } } });
    expect(errors?.[0]?.message).toContain(message);
    expect(JSON.stringify(errors)).not.toContain('Did you mean');
  });
});

describe('a query without bounds', () => {
  const deep = (levels: number) =>
    `{ recipes { ${'fields { shelf { fields { best { '.repeat(levels)} contentID ${'} } } }'.repeat(levels)} } }`;

  it('answers the queries of pages, over several lists and with linked items', async () => {
    const text = `query ($query: ContentQuery!, $locale: String) {
      contentItems(query: $query, locale: $locale) { count items }
    }`;
    const query = {
      list: ['recipes', 'long'],
      where: { shelf: 1 },
      order: '-date',
      take: 1,
      fields: ['title', 'shelf'],
    };
    const shelf = expect.objectContaining({ contentID: 1, referenceName: 'shelves' });
    const pie = {
      contentID: 13,
      referenceName: 'recipes',
      itemOrder: 2,
      fields: { title: 'apple pie', shelf },
    };
    expect(await ask(text, { query })).toEqual({ data: { contentItems: { count: 2, items: [pie] } } });

    const drafts = { query: { list: ['recipes'], fields: ['title'] }, locale: 'en-nz-preview' };
    expect(await ask(text, drafts, withDrafts)).toMatchObject({ data: { contentItems: { count: 4 } } });
    expect(await ask(text, drafts)).toEqual({ data: { contentItems: { count: 0, items: [] } } });
  });

  it('gives clients no more than a page of items, and checks what they ask for', async () => {
    const ofLong = (rest: string) =>
      ask(`{ contentItems(query: { list: ["long"], ${rest} }) { count items } }`);
    for (const rest of ['take: 5000', 'skip: -3', 'where: null, take: null']) {
      const { data } = await ofLong(rest);
      expect(data).toMatchObject({
        contentItems: { count: 123, items: expect.objectContaining({ length: 50 }) },
      });
    }
    expect((await ofLong('where: "all"')).errors?.[0]?.message).toContain('an object');
    const conditions = Array.from({ length: 21 }, (_, index) => `f${index}: { ne: 1 }`).join(' ');
    expect((await ofLong(`where: { ${conditions} }`)).errors?.[0]?.message).toContain('at most 20');
  });

  it('is refused when it goes too deep', async () => {
    expect((await ask(deep(2))).errors).toBeUndefined();
    expect((await ask(deep(3))).errors?.[0]?.message).toContain('levels deep');
  });

  it('is refused when its answer would be too large', async () => {
    const many = Array.from(
      { length: 600 },
      (_, index) => `a${index}: recipes { contentID fields { title date } }`,
    );
    expect((await ask(`{ ${many.join(' ')} }`)).errors?.length).toBeGreaterThan(0);
    const fan = `{ recipes { ...one ...one2: ...two } } fragment one on RecipesItem { contentID }`;
    expect((await ask(fan)).errors?.length).toBeGreaterThan(0);
  });

  it('is refused when fragments make it grow without end', async () => {
    const names = Array.from({ length: 25 }, (_, index) => `f${index}`);
    const fragments = names.map((name, index) => {
      const next = names[index + 1];
      return `fragment ${name} on Query { ${next ? `...${next} ...${next}` : 'recipes { contentID }'} }`;
    });
    expect((await ask(`{ ...f0 } ${fragments.join(' ')}`)).errors?.[0]?.message).toContain('could hold');
    expect(
      (await ask('{ ...a } fragment a on Query { ...b } fragment b on Query { ...a }')).errors,
    ).toBeDefined();
  });

  it('is refused before it is read when it is larger than 64 kB, announced or not', async () => {
    const body = JSON.stringify({ query: '{ recipes { contentID } }', variables: { a: 'x'.repeat(70_000) } });
    const headers = { 'content-type': 'application/json' };
    const stream = new ReadableStream({
      pull(controller) {
        read += 10_000;
        controller.enqueue(Buffer.alloc(10_000, ' '));
      },
    });
    let read = 0;
    for (const sent of [
      { body, headers },
      { body: stream, headers, duplex: 'half' },
    ]) {
      const request = new Request('https://bakery.example/api/content/graphql', { method: 'POST', ...sent });
      expect((await handleContentRequest(request, published)).status).toBe(413);
    }
    expect(read).toBeLessThan(100_000);
  });

  it('leaves nothing behind, however many different ones are asked', async () => {
    for (let number = 0; number < 200; number++) {
      await ask(`{ recipes { contentID } } # ${number} ${'x'.repeat(30_000)}`);
      await ask(`{ recipes { contentID # ${number} ${'x'.repeat(30_000)}`);
    }
    expect(parsedQueries.size).toBe(100);
  });

  it('is not even parsed when it is too long', async () => {
    expect((await ask(`{${'a{'.repeat(20_000)}`)).errors?.[0]?.message).toContain('tokens');
  });
});
