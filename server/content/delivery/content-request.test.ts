import { describe, expect, it } from 'vitest';
import { compileRelease } from '#engine';
import type { Document } from '#schemas';
import { sha256 } from '../../keys/hash.ts';
import { site as bakerySite } from '../../pages/bakery.fixture.ts';
import { inventedContent } from './content.fixture.ts';
import { handleContentRequest } from './content-request.ts';
import { type ContentModes, contentSource, sourceOfRelease } from './content-source.ts';

const published: ContentModes = { fetch: contentSource(inventedContent()) };
const withDrafts: ContentModes = { ...published, preview: contentSource(inventedContent({ draft: true })) };

async function get(
  path: string,
  modes = published,
): Promise<{ readonly status: number; readonly body: unknown }> {
  const response = await handleContentRequest(
    new Request(`https://bakery.example/api/content${path}`),
    modes,
  );
  expect(response.headers.get('cache-control')).toBe('no-store');
  return { status: response.status, body: await response.json() };
}

describe('an item', () => {
  it('is read by language and id, its links left as they are', async () => {
    expect(await get('/item/en-nz/12')).toEqual({
      status: 200,
      body: {
        contentID: 12,
        properties: { referenceName: 'recipes', itemOrder: 1 },
        fields: {
          title: 'Bun',
          date: '2026-03-01',
          shelf: { contentID: 2 },
          minutes: 20.5,
          vegan: false,
          pairs: [],
        },
      },
    });
    expect(await get('/item/mi-nz/11')).toMatchObject({ body: { fields: { title: 'Parāoa rai' } } });
  });

  it('has its links expanded to the depth asked for', async () => {
    const { body } = await get('/item/en-nz/12?expandLinks=2');
    expect(body).toMatchObject({
      fields: {
        shelf: { fields: { name: 'Sweet', best: { fields: { title: 'Bun', shelf: { contentID: 2 } } } } },
      },
    });
  });

  it('leaves out of a list of links those that lead nowhere', async () => {
    const { body } = await get('/item/en-nz/11?expandLinks=1');
    expect(body).toMatchObject({ fields: { pairs: [{ contentID: 12, fields: { title: 'Bun' } }] } });
    expect(JSON.stringify(body)).not.toContain('999');
  });

  it('is also the header or the footer of the site', async () => {
    expect(await get('/item/en-nz/178?expandLinks=2')).toMatchObject({
      status: 200,
      body: { contentID: 178, fields: { copyrightMessage: 'Bakery' } },
    });
    expect(await get('/item/en-nz/151')).toMatchObject({ body: { properties: { referenceName: 'header' } } });
    expect(await get('/item/en-nz/8935?expandLinks=2')).toMatchObject({
      body: { properties: { referenceName: 'simpleFooter' }, fields: { copyrightMessage: 'Bakery' } },
    });
    const { body } = await get('/item/en-nz/9050');
    expect(body).toMatchObject({
      properties: { referenceName: 'simpleHeader' },
      fields: { logo: bakerySite.header.logo },
    });
    expect(Object.keys((body as { fields: object }).fields)).not.toContain('labels');
  });

  it('is null when there is none', async () => {
    for (const path of ['/item/en-nz/99', '/item/fr-fr/11'])
      expect(await get(path)).toEqual({ status: 404, body: null });
    for (const path of ['/item/en-nz/x', '/item/en-nz/11?expandLinks=-1', '/item/en-nz']) {
      expect(await get(path)).toEqual({ status: 400, body: null });
    }
  });

  it('stays small however widely its links fan out', () => {
    const items = Array.from({ length: 60 }, (_, index) => ({
      contentID: index + 1,
      fields: { links: Array.from({ length: 60 }, (_, other) => ({ contentID: other + 1 })) },
    }));
    const fan = contentSource([
      { kind: 'content', id: 'fan', schemaVersion: 1, referenceName: 'fan', language: 'en-nz', items },
    ]);
    return handleContentRequest(
      new Request('https://bakery.example/api/content/item/en-nz/1?expandLinks=9'),
      {
        fetch: fan,
      },
    ).then(async (response) => expect((await response.text()).length).toBeLessThan(2_000_000));
  });
});

describe('a list', () => {
  it('comes in pages of 50 with the count of all', async () => {
    const first = await get('/list/en-nz/long');
    expect(first.body).toMatchObject({ totalCount: 123 });
    const ids = async (path: string) =>
      ((await get(path)).body as { items: { contentID: number }[] }).items.map(({ contentID }) => contentID);
    expect(await ids('/list/en-nz/long')).toHaveLength(50);
    expect(await ids('/list/en-nz/long?take=500')).toHaveLength(50);
    expect(await ids('/list/en-nz/long?skip=120&take=5')).toEqual([1120, 1121, 1122]);
    expect(await ids('/list/en-nz/long?take=0')).toEqual([]);
    expect(await ids('/list/en-nz/long?skip=500')).toEqual([]);
  });

  it('is empty when there is none, or the question makes no sense', async () => {
    const nothing = { items: [], totalCount: 0 };
    expect(await get('/list/en-nz/cakes')).toEqual({ status: 200, body: nothing });
    expect(await get('/list/en-nz/long?skip=a')).toEqual({ status: 400, body: nothing });
  });
});

describe('the sitemap', () => {
  it('nests pages by path under the nearest page above them', async () => {
    const { body } = await get('/sitemap/en-nz/website');
    expect(body).toMatchObject([
      { pageID: 'home', name: '', path: '/', children: [] },
      {
        pageID: 'breads',
        name: 'breads',
        menuText: 'Breads',
        visible: { menu: true, sitemap: true },
        children: [
          { pageID: 'rye', name: 'rye', path: '/breads/rye', visible: { menu: false, sitemap: false } },
        ],
      },
      { pageID: 'deep', name: 'large', path: '/cakes/birthday/large', redirect: null },
    ]);
    expect(JSON.stringify(body)).not.toContain('/lost');
  });

  it('is empty for another channel or language', async () => {
    expect((await get('/sitemap/en-nz/app')).body).toEqual([]);
    expect((await get('/sitemap/fr-fr/website')).body).toEqual([]);
  });
});

it('A language of the site has what is written in it, else what is written in that of the documents, and its own paths', async () => {
  const bilingual = inventedContent().map((document) =>
    document.kind === 'site' ? { ...document, languages: [{ language: 'mi' }] } : document,
  );
  const texts = { title: { text: 'Ngā parāoa' } };
  const breads: Document = {
    kind: 'translation',
    id: 'breads-mi',
    schemaVersion: 2,
    language: 'mi',
    document: 'breads',
    texts,
  };
  const release = compileRelease([...bilingual, breads], sha256);
  const modes = { fetch: sourceOfRelease(release) };
  expect(await get('/item/mi/12', modes)).toMatchObject({ body: { fields: { title: 'Bun' } } });
  expect(await get('/item/mi/178', modes)).toMatchObject({ body: { contentID: 178 } });
  expect(await get('/list/mi/long', modes)).toMatchObject({ body: { totalCount: 123 } });
  expect((await get('/sitemap/mi/website', modes)).body).toMatchObject([
    { pageID: 'home', path: '/mi' },
    { pageID: 'breads', path: '/mi/breads', title: 'Ngā parāoa' },
    {},
  ]);
});

describe('drafts', () => {
  it('are seen under the preview locale by those who may', async () => {
    expect(await get('/item/en-nz-preview/14', withDrafts)).toMatchObject({
      body: { fields: { title: 'Secret tart' } },
    });
    expect(await get('/list/en-nz-preview/recipes', withDrafts)).toMatchObject({ body: { totalCount: 4 } });
    expect((await get('/sitemap/en-nz-preview/website', withDrafts)).body).toHaveLength(3);
  });

  it('are not seen otherwise', async () => {
    expect((await get('/item/en-nz/14', withDrafts)).body).toBeNull();
    expect((await get('/item/en-nz-preview/14')).body).toBeNull();
    expect((await get('/list/en-nz-preview/recipes')).body).toEqual({ items: [], totalCount: 0 });
    expect((await get('/sitemap/en-nz-preview/website')).body).toEqual([]);
  });
});

describe('anything else', () => {
  it('is not found, or not allowed', async () => {
    for (const path of ['', '/', '/nothing', '/item/en-nz/11/12', '/graphql/en-nz']) {
      expect(await get(path)).toMatchObject({ body: null });
    }
    const request = new Request('https://bakery.example/api/content/item/en-nz/11', { method: 'DELETE' });
    expect((await handleContentRequest(request, published)).status).toBe(405);
  });
});
