import { algoliasearch, type SearchClient } from 'algoliasearch';
import { liteClient } from 'algoliasearch/lite';
import { beforeEach, describe, expect, it } from 'vitest';
import { cleanUpAfterFile } from '../../tests/support/running/cleanup.ts';
import { startSandbox } from '../server.ts';
import { searchIdentity } from './read-search.ts';

const sandbox = await startSandbox({ port: 0 });
cleanUpAfterFile(() => sandbox.close());

const { applicationId, searchKey, adminKey } = searchIdentity;
const hosts = [
  { url: `${new URL(sandbox.url).host}/search`, protocol: 'http', accept: 'readWrite' },
] as const;
const admin: SearchClient = algoliasearch(applicationId, adminKey, { hosts: [...hosts] });
const reader = liteClient(applicationId, searchKey, { hosts: [...hosts] });

const pages = [
  {
    objectID: '/bread',
    path: '/bread',
    title: 'Bread',
    pageData: 'Rye and wheat, baked at four each morning.',
  },
  { objectID: '/cakes', path: '/cakes', title: 'Cakes', pageData: 'For weddings. Bread is on another page.' },
  { objectID: '/te-reo', path: '/te-reo', title: 'Kia ora', pageData: 'Our bakers speak te reo Māori.' },
  {
    objectID: '/delivery',
    path: '/delivery',
    title: 'Delivery',
    pageData: 'We deliver by bicycle, electrically.',
  },
];

/** The paths that a query finds, best first. */
async function find(query: string, more: object = {}): Promise<readonly string[]> {
  return (await search(query, more)).hits.map(({ objectID }) => objectID);
}

async function search(query: string, more: object = {}) {
  const { results } = await reader.searchForHits<{ path: string }>({
    requests: [{ indexName: 'website', query, attributesToSnippet: ['pageData:3'], ...more }],
  });
  const [result] = results;
  if (result === undefined) throw new Error('No result.');
  return result;
}

beforeEach(async () => {
  sandbox.state.searchIndexes.clear();
  await admin.setSettings({
    indexName: 'website',
    indexSettings: { searchableAttributes: ['title', 'unordered(pageData)'] },
  });
  await admin.saveObjects({ indexName: 'website', objects: pages, waitForTasks: true });
});

describe('the search service', () => {
  it('finds whole words and the beginning of the last one', async () => {
    expect(await find('wheat')).toEqual(['/bread']);
    expect(await find('rye whe')).toEqual(['/bread']);
    expect(await find('ry wheat')).toEqual([]);
  });

  it('prefers what stands in the title', async () => {
    expect(await find('bread')).toEqual(['/bread', '/cakes']);
  });

  it('forgives one typo from four letters on, and two from eight', async () => {
    expect(await find('braed')).toEqual(['/bread', '/cakes']);
    expect(await find('electircaly')).toEqual(['/delivery']);
    expect(await find('ryr')).toEqual([]);
    expect(await find('bxxad')).toEqual([]);
  });

  it('puts texts without typos first', async () => {
    await admin.saveObjects({
      indexName: 'website',
      objects: [{ objectID: '/broad', title: 'Broad', pageData: 'Beans.' }],
    });
    expect(await find('broad')).toEqual(['/broad', '/bread', '/cakes']);
  });

  it('finds words with macrons by those without, and the other way round', async () => {
    expect(await find('maori')).toEqual(['/te-reo']);
    expect(await find('MĀORI')).toEqual(['/te-reo']);
    expect(await find('kia ōra')).toEqual(['/te-reo']);
  });

  it('wants every word, unless none holds them all and words may be left out', async () => {
    expect(await find('wheat bicycle')).toEqual([]);
    const found = await find('wheat bread bicycle', { removeWordsIfNoResults: 'allOptional' });
    expect(found).toEqual(['/bread', '/cakes', '/delivery']);
  });

  it('marks what was found, in whole texts and in snippets, and escapes nothing', async () => {
    await admin.saveObjects({
      indexName: 'website',
      objects: [
        {
          objectID: '/oven',
          title: 'An <b>oven</b>',
          pageData: 'One two three four five six oven seven',
        },
      ],
    });
    const { hits } = await search('ove');
    expect(hits[0]).toMatchObject({
      _highlightResult: {
        title: { value: 'An <b><em>ove</em>n</b>', matchLevel: 'full', matchedWords: ['ove'] },
      },
      _snippetResult: { pageData: { value: '…six <em>ove</em>n seven', matchLevel: 'full' } },
    });
    const [marked] = (await search('maori', { highlightPreTag: '[', highlightPostTag: ']' })).hits;
    expect(marked?._snippetResult).toMatchObject({ pageData: { value: '…te reo [Māori].' } });
  });

  it('divides what it found into pages', async () => {
    const result = await search('', { hitsPerPage: 3, page: 1 });
    expect(result).toMatchObject({ nbHits: 4, nbPages: 2, page: 1, hitsPerPage: 3 });
    expect(result.hits.map(({ objectID }) => objectID)).toEqual(['/te-reo']);
  });

  it('replaces all records at once, and keeps the settings', async () => {
    await admin.replaceAllObjects({ indexName: 'website', objects: pages.slice(0, 1), batchSize: 1 });
    expect(await find('')).toEqual(['/bread']);
    expect(await admin.getSettings({ indexName: 'website' })).toMatchObject({
      searchableAttributes: ['title', 'unordered(pageData)'],
    });
    expect(sandbox.state.searchIndexes.names()).toEqual(['website']);
  });

  it('finds a deleted record no longer', async () => {
    await admin.deleteObjects({ indexName: 'website', objectIDs: ['/bread'] });
    expect(await find('wheat')).toEqual([]);
  });

  it('lets the search key read only, and refuses other keys and applications', async () => {
    const writer = algoliasearch(applicationId, searchKey, { hosts: [...hosts] });
    await expect(writer.clearObjects({ indexName: 'website' })).rejects.toThrow('Method not allowed');
    for (const client of [
      liteClient(applicationId, 'other', { hosts: [...hosts] }),
      liteClient('OTHER', searchKey, { hosts: [...hosts] }),
    ]) {
      await expect(client.search({ requests: [{ indexName: 'website' }] })).rejects.toThrow('Invalid');
    }
  });

  it('refuses an unknown index, an unknown parameter and a record that is too big', async () => {
    await expect(reader.search({ requests: [{ indexName: 'other' }] })).rejects.toThrow('does not exist');
    await expect(search('bread', { hitsPerPge: 3 })).rejects.toThrow('hitsPerPge');
    const objects = [{ objectID: '/big', pageData: 'x'.repeat(100_000) }];
    await expect(admin.saveObjects({ indexName: 'website', objects })).rejects.toThrow('too big');
  });

  it('fails as planned', async () => {
    sandbox.state.faults.replace([{ service: 'search', kind: 'status', status: 503, times: 1 }]);
    await expect(find('bread')).rejects.toThrow('Unreachable hosts');
    expect(await find('bread')).toEqual(['/bread', '/cakes']);
  });
});
