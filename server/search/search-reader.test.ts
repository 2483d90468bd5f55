import { beforeEach, describe, expect, it } from 'vitest';
import { compileRelease } from '#engine';
import { sandboxForTests } from '../../tests/support/instances/sandbox.ts';
import { sha256 } from '../keys/hash.ts';
import type { RecordedCall } from '../observing/recorder.ts';
import { bakery, pages, site } from '../pages/bakery.fixture.ts';
import { serviceAt } from './search.fixture.ts';
import { createSearchReader, type FindHits } from './search-reader.ts';

const sandbox = sandboxForTests();

const texts =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen';

/** A release of a bakery in English and Māori. */
const inEnglish = compileRelease([{ ...site, languages: [{ language: 'mi' }] }, ...pages], sha256);
const monolingual = compileRelease(bakery, sha256);

describe('a search', () => {
  let logged: unknown[][];
  let calls: RecordedCall[];
  let findIn: FindHits;

  beforeEach(() => {
    logged = [];
    calls = [];
    const note = (...line: unknown[]) => void logged.push(line);
    const log = { info: () => undefined, warn: note };
    findIn = createSearchReader(
      { ...serviceAt(sandbox.url), timeoutMs: 300 },
      {
        log,
        recorder: { call: (call) => void calls.push(call) },
      },
    );
    sandbox.state.searchIndexes.clear();
    const index = sandbox.state.searchIndexes.open('website');
    for (let place = 1; place <= 30; place++) {
      const path = `/rye-${String(place).padStart(2, '0')}`;
      index.save({
        objectID: path,
        path,
        title: `Loaf ${place}`,
        pageData: `Rye. ${texts} ${texts} ${texts}`,
      });
    }
    index.save({
      objectID: '/markup',
      path: '/markup',
      title: '<i>M</i>',
      pageData: '<script>alert(1)</script>',
    });
  });

  const find = (query: string, among: number, client: string) => findIn(query, among, client, monolingual);

  it('gives twelve hits a page, all pages from the first', async () => {
    const first = await find('rye', 1, '');
    expect(first).toMatchObject({ total: 30, pages: 3 });
    expect(first?.hits.map(({ title }) => title)).toEqual(
      Array.from({ length: 12 }, (_, place) => `Loaf ${place + 1}`),
    );
    expect((await find('rye', 3, ''))?.hits.length).toBe(30);
  });

  it('finds pages in the language of the page, else those that are not translated, and links to them in it', async () => {
    const index = sandbox.state.searchIndexes.open('website');
    index.changeSettings({ attributesForFaceting: ['filterOnly(language)', 'filterOnly(untranslated)'] });
    const save = (path: string, title: string, more: object) =>
      index.save({ objectID: path, path, title, pageData: 'Pita', ...more });
    save('/pita', 'Pita', { language: 'en-nz' });
    save('/mi/pita', 'Parāoa pita', { language: 'mi' });
    save('/', 'Home of pita', { language: 'en-nz', untranslated: ['mi'] });
    const paths = async (language: string) =>
      (await findIn('pita', 1, '', inEnglish.in(language)))?.hits.map(({ path }) => path).sort();
    expect(await paths('en-nz')).toEqual(['/', '/pita']);
    expect(await paths('mi')).toEqual(['/mi', '/mi/pita']);
    // At a host of its own, where paths have no tag.
    index.save({
      objectID: '/mi/pita',
      path: '/pita',
      title: 'Parāoa pita',
      pageData: 'Pita',
      language: 'mi',
    });
    const atHost = compileRelease(
      [{ ...site, languages: [{ language: 'mi', hosts: ['mi.bakery.example'] }] }, ...pages],
      sha256,
      undefined,
      ['www.bakery.example', 'mi.bakery.example'],
    );
    const titles = (await findIn('pita', 1, '', atHost.in('mi')))?.hits.map(({ title }) => title);
    expect(titles?.sort()).toEqual(['Home of pita', 'Parāoa pita']);
  });

  it('gives thirty words of the text, with what was searched for apart', async () => {
    const [hit] = (await find('twel', 1, ''))?.hits ?? [];
    const snippet = hit?.snippet.map(({ text }) => text).join('') ?? '';
    expect(snippet.split(' ').length).toBe(30);
    expect(hit?.snippet.find(({ isMatch }) => isMatch)).toEqual({ text: 'twel', isMatch: true });
  });

  it('gives markup of a page as text', async () => {
    const found = await find('alert', 1, '');
    expect(found?.hits).toEqual([
      {
        path: '/markup',
        title: '<i>M</i>',
        snippet: [
          { text: '<script>', isMatch: false },
          { text: 'alert', isMatch: true },
          { text: '(1)</script>', isMatch: false },
        ],
      },
    ]);
  });

  it('leaves out hits that lead elsewhere', async () => {
    const index = sandbox.state.searchIndexes.open('website');
    for (const path of ['//evil.example', 'javascript:alert(1)', 'https://evil.example', '/a b']) {
      index.save({ objectID: path, path, title: 'Elsewhere', pageData: 'Wicked' });
    }
    expect(await find('wicked', 1, '')).toMatchObject({ hits: [], total: 4 });
  });

  it.each([
    ['a status', { kind: 'status', status: 500 }],
    ['a refusal', { kind: 'status', status: 403, body: { message: 'Invalid key' } }],
    ['a limit', { kind: 'status', status: 429, headers: { 'retry-after': '60' } }],
    ['a redirect', { kind: 'status', status: 302, headers: { location: 'https://evil.example' } }],
    ['no answer', { kind: 'hang' }],
    ['half an answer', { kind: 'stall' }],
    ['a connection that is cut', { kind: 'reset' }],
    ['something that is not JSON', { kind: 'malformed-json' }],
    ['something that is not an answer', { kind: 'wrong-content-type' }],
    ['far too much', { kind: 'huge-body' }],
    ['another shape', { kind: 'status', status: 200, body: { results: [{ hits: 'none' }] } }],
  ] as const)('is undefined after %s, and logged without what was searched for', async (_, fault) => {
    sandbox.plan({ service: 'search', ...fault });
    expect(await find('secret words', 1, '')).toBeUndefined();
    expect(JSON.stringify(logged)).not.toContain('secret');
    expect(calls).toMatchObject([
      { service: 'search', operation: 'search', outcome: expect.not.stringMatching('answered') },
    ]);
    sandbox.plan();
    expect(await find('rye', 1, '')).toMatchObject({ total: 30 });
    expect(calls[1]).toMatchObject({ outcome: 'answered' });
  });

  it('is undefined where no index is configured', async () => {
    const unconfigured = createSearchReader(undefined, {
      log: { info: () => {}, warn: () => {} },
      recorder: { call: () => {} },
    });
    expect(await unconfigured('rye', 1, '', monolingual)).toBeUndefined();
  });
});
