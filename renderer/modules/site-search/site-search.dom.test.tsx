import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, it } from 'vitest';
import type { SearchView } from '#engine';
import type { SiteSearch as SiteSearchModule } from '#schemas';
import { find } from '../../../tests/support/browser/show-module.tsx';
import { exampleSite } from '../../host/example-content.ts';
import { exampleViews } from './example-views.ts';
import { SiteSearch } from './site-search.tsx';

const hostile = '"><img src=x onerror=alert(1)>';
const nothing: SearchView = {
  query: '',
  page: 1,
  hasMore: false,
  findings: { outcome: 'found', hits: [], total: 0 },
};

afterEach(() => document.body.replaceChildren());

function show(data: SearchView = nothing, module: Omit<SiteSearchModule, 'type'> = {}): void {
  document.body.innerHTML = renderToStaticMarkup(
    <SiteSearch
      module={{ type: 'site-search', ...module }}
      data={data}
      query=""
      path="/search"
      place="content/1"
      site={exampleSite}
    />,
  );
}

const status = () => document.querySelector('[role=status]')?.textContent;

describe('the search of the site', () => {
  it('shows only its field before anything is asked, named after the brand', () => {
    show();
    expect(find<HTMLInputElement>('input[type=search]').placeholder).toBe('Start typing to search Library');
    expect(find<HTMLInputElement>('input').labels?.[0]?.textContent).toBe('Start typing to search Library');
    expect(status()).toBeUndefined();
    expect(document.querySelector('h2')).toBeNull();
  });

  it('shows hits with their paths and marked words, and says how many there are', () => {
    show(exampleViews.Results);
    expect(find('h2').textContent).toBe('Top results');
    expect(status()).toBe('26 results');
    expect([...document.querySelectorAll('h3 a')].map((link) => link.getAttribute('href'))).toEqual([
      '/collections/te-reo',
      '/events/matariki',
      '/opening-hours',
    ]);
    expect([...document.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual([
      'Māori',
      'Māori',
    ]);
  });

  it('leads to more results, beginning at the first new one', () => {
    show({ ...nothing, ...exampleViews.Results, query: 'a&b', page: 2 });
    const more = find<HTMLAnchorElement>('a[data-region-link]');
    expect(more.textContent).toBe('Load more results');
    expect(more.getAttribute('href')).toBe('/search?q=a%26b&page=3#search-content-1-4');
  });

  it('says one result in the singular, and in the words of its document', () => {
    const hits = [{ path: '/atlas', title: 'Atlas', snippet: [] }];
    show({ ...nothing, query: 'atlas', findings: { outcome: 'found', total: 1, hits } });
    expect(status()).toBe('1 result');
    show(
      { ...nothing, query: 'atlas', findings: { outcome: 'found', total: 2, hits } },
      { resultsLabel: '{count} pages' },
    );
    expect(status()).toBe('2 pages');
  });

  it('says what to try when nothing is found, and offers to try again when the search has failed', () => {
    show({ ...nothing, query: 'zzyzx' });
    expect(status()).toBe('No results foundCheck your spelling or try different keywords.');
    expect(document.querySelector('main a, h2 ~ a')).toBeNull();
    show({ ...nothing, query: 'atlas', findings: { outcome: 'failed' } });
    expect(find('h2').textContent).toBe('No results found');
    const retry = find<HTMLAnchorElement>('a');
    expect([retry.textContent, retry.getAttribute('href')]).toEqual(['Try again', '/search?q=atlas']);
    expect(retry.hasAttribute('data-region-link')).toBe(false);
  });

  it('shows markup in what was asked and found as text', () => {
    const snippet = [{ text: hostile, isMatch: true }];
    const hits = [{ path: '/atlas', title: hostile, snippet }];
    show({ ...nothing, query: hostile, hasMore: true, findings: { outcome: 'found', total: 1, hits } });
    expect(document.querySelector('img')).toBeNull();
    expect(find<HTMLInputElement>('input').value).toBe(hostile);
    expect(find('mark').textContent).toBe(hostile);
  });
});
