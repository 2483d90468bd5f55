import { describe, expect, it } from 'vitest';
import { readRelease } from '../../tests/support/documents/read-fixtures.ts';
import { identifyDocument } from '../store/stored-document.ts';
import { previewReleases } from './preview-release.ts';

const live = readRelease().flatMap(({ path, text }) => {
  const read = identifyDocument(text, path);
  return read.outcome === 'identified' ? [read.document] : [];
});
const bodyOf = (id: string) => live.find((document) => document.id === id)?.body ?? '';
const draft = (id: string, body: string) => ({
  id,
  body,
  base: null,
  revision: 1,
  author: 'ann',
  updatedAt: '',
});
const preview = (...drafts: readonly (readonly [string, string])[]) =>
  previewReleases({
    readPreview: async () => ({
      live,
      drafts: drafts.map(([id, body]) => draft(id, body)),
      documents: [],
      problems: [],
    }),
  }).read();

describe('a preview', () => {
  it('is compiled once for all views until a draft changes', async () => {
    let reads = 0;
    const previews = previewReleases({
      readPreview: async () => {
        reads += 1;
        const drafts =
          reads > 2
            ? [draft('thanks-page', bodyOf('thanks-page').replace('"title": "', '"title": "Now '))]
            : [];
        return { live, drafts, documents: [], problems: [] };
      },
    });
    const first = await previews.read();
    expect(await previews.read()).toBe(first);
    const second = await previews.read();
    expect(second.pages.get('/join/thanks')?.page.title).toMatch(/^Now /);
  });

  it('shows the drafts, and nothing wrong with them', async () => {
    const { pages, problems } = await preview([
      'thanks-page',
      bodyOf('thanks-page').replace(/"title": "[^"]*"/, '"title": "Done"'),
    ]);
    expect(pages.get('/join/thanks')?.page.title).toBe('Done');
    expect(problems).toEqual([]);
  });

  it('shows a draft before it is translated, also on a site that waits for translations', async () => {
    const languages = [{ language: 'mi', complete: ['thanks-page'] }];
    const site = JSON.stringify({ ...JSON.parse(bodyOf('site')), languages });
    const waiting = live.map((document) => {
      const read = identifyDocument(document.id === 'site' ? site : document.body, document.id);
      return read.outcome === 'identified' ? read.document : document;
    });
    const body = bodyOf('thanks-page').replace(/"title": "[^"]*"/, '"title": "Done"');
    const readPreview = async () => ({
      live: waiting,
      drafts: [draft('thanks-page', body)],
      documents: [],
      problems: [],
    });
    const { pages, problems } = await previewReleases({ readPreview }).read();
    expect(problems.map(({ code }) => code)).toContain('incomplete-translation');
    expect(pages.get('/join/thanks')?.page.title).toBe('Done');
  });

  it('says which images of a draft the site has no file for', async () => {
    const body = bodyOf('site').replace('/images/logo.svg', '/images/lgo.svg');
    const readPreview = async () => ({ live, drafts: [draft('site', body)], documents: [], problems: [] });
    const { problems, site } = await previewReleases({ readPreview }, new Set(['/images/logo.svg'])).read();
    expect(problems.map(({ code, document }) => [code, document])).toEqual([['missing-image', 'site']]);
    expect(JSON.stringify(site)).toContain('/images/lgo.svg');
    expect((await previewReleases({ readPreview }).read()).problems).toEqual([]);
  });

  it('says which linked files of a draft the site does not have', async () => {
    const body = bodyOf('site').replace('"href": "/join"', '"href": "/documents/terms.pdf"');
    const readPreview = async () => ({ live, drafts: [draft('site', body)], documents: [], problems: [] });
    const problemsWith = async (...files: readonly string[]) => {
      const { problems } = await previewReleases({ readPreview }, new Set(files)).read();
      return problems.map(({ code, document }) => [code, document]);
    };
    expect(await problemsWith('/images/logo.svg')).toEqual([['missing-file', 'site']]);
    expect(await problemsWith('/images/logo.svg', '/documents/terms.pdf')).toEqual([]);
  });

  it.each(['{', '[]', '', '{"kind": "page", "id": "thanks-page"}'])(
    'shows the live page for a draft that is none, and says what is wrong: %j',
    async (body) => {
      const { pages, problems } = await preview(['thanks-page', body]);
      expect(pages.get('/join/thanks')?.page.title).toBe(JSON.parse(bodyOf('thanks-page')).title);
      expect(problems.length).toBeGreaterThan(0);
      expect(new Set(problems.map(({ document }) => document))).toEqual(new Set(['thanks-page']));
    },
  );

  it('keeps the modules of a page that have no mistake', async () => {
    const page = JSON.parse(bodyOf('home-page'));
    const good = page.zones.content;
    page.zones.content = [{ type: 'riches' }, ...good, { ...good[0], colour: 'red' }];
    page.title = 'As drafted';
    const { pages, problems } = await preview(['home-page', JSON.stringify(page)]);
    expect(pages.get('/')?.page).toMatchObject({ title: 'As drafted', zones: { content: good } });
    expect(problems.map(({ pointer }) => pointer)).toEqual(
      expect.arrayContaining(['/zones/content/0/type', '/zones/content/3/colour']),
    );
  });

  it('has a new page at its address, with what is wrong with it', async () => {
    const page = { ...JSON.parse(bodyOf('thanks-page')), id: 'new', path: '/new', seo: { colour: 1 } };
    const { pages, problems } = await preview(['new', JSON.stringify(page)]);
    expect(pages.get('/new')?.page.zones.content).toEqual([]);
    expect(problems.map(({ document }) => document)).toContain('new');
  });

  it('shows what is live where a draft breaks other documents', async () => {
    const live = await preview();
    const { documents, problems } = await preview(
      ['cards', bodyOf('cards').replace('"options"', '"option"')],
      ['join', bodyOf('join').replace('"id": "join"', '"id": "joining"')],
    );
    expect(live.problems).toEqual([]);
    for (const id of ['join', 'cards']) expect(documents.get(id)).toEqual(live.documents.get(id));
    expect(documents.get('join')).toMatchObject({ id: 'join' });
    expect(problems.length).toBeGreaterThan(0);
  });
});
