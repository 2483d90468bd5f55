import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { prepareArticles, showArticles } from '#engine';
import type { ArticleList as ArticleListModule } from '#schemas';
import { find, visible } from '../../../tests/support/browser/show-module.tsx';
import { exampleSite } from '../../host/example-content.ts';
import { exampleLists, exampleSetting } from '../../listings/example-lists.ts';
import { ArticleList } from './article-list.tsx';

const prepared = prepareArticles(exampleLists.items({ list: 'news' }), exampleSetting);

function show(query = '', rest: Partial<ArticleListModule> = {}) {
  const module: ArticleListModule = { type: 'article-list', query: { list: 'news' }, ...rest };
  const data = showArticles(prepared, module.filters !== false, new URLSearchParams(query));
  document.body.innerHTML = `<header data-site-header data-away>Top</header>${renderToStaticMarkup(
    <ArticleList
      module={module}
      data={data}
      query={query}
      path="/news"
      place="content/1"
      site={exampleSite}
    />,
  )}`;
}

const cards = () => visible('article');
const status = () => find('[role=status]').textContent;
const years = () => [...find<HTMLSelectElement>('[name=year]').options].map(({ text }) => text);

describe('a list of articles', () => {
  beforeEach(() => page.viewport(1280, 900));
  afterEach(() => document.body.replaceChildren());

  it('shows twelve articles beside its filters, ten without', () => {
    show();
    expect(cards()).toHaveLength(12);
    expect(find('search').getBoundingClientRect().right).toBeLessThan(
      find('ol').getBoundingClientRect().left,
    );
    show('', { filters: false });
    expect(cards()).toHaveLength(10);
    expect(document.querySelector('form')).toBeNull();
  });

  it('has filters that the focus finds again when an answer replaces the list', () => {
    show('topicId=802');
    const opener = find('[popovertarget]').closest('div');
    const controls = [...(opener?.querySelectorAll('a, button, input, select') ?? [])];
    expect(controls.length).toBeGreaterThan(6);
    expect(controls.filter((control) => control.id === '' && !control.hasAttribute('name'))).toEqual([]);
  });

  it('says how much of it shows', () => {
    show();
    expect(status()).toBe('Showing 12 of 30 results');
    show('show=36');
    expect(status()).toBe('Showing all results');
    expect(document.querySelector('[data-region-link][href*="show"]')).toBeNull();
  });

  it('loads a page more, and leads to the first entry of it', () => {
    show('year=2025');
    expect(status()).toBe('Showing all results');
    show();
    const more = find('a[href*="show="]');
    expect(more.getAttribute('href')).toBe('/news?show=24#content-1-13');
    show('show=24');
    expect(find('#content-1-13').querySelector('article')).not.toBeNull();
  });

  it('keeps the filters in the link to more', () => {
    show('topicId=802&topicId=804&topicId=801&topicId=803');
    expect(find('a[href*="show="]').getAttribute('href')).toBe(
      '/news?topicId=801&topicId=802&topicId=803&topicId=804&show=24#content-1-13',
    );
  });

  it('offers a month once a year is chosen', () => {
    show();
    expect(years()).toEqual(['All years', '2025', '2024', '2023']);
    expect(find<HTMLSelectElement>('[name=month]').disabled).toBe(true);
    show('year=2023&month=2023-08');
    const month = find<HTMLSelectElement>('[name=month]');
    expect(month.disabled).toBe(false);
    expect([...month.options].map(({ text }) => text)).toEqual([
      'All months',
      'July',
      'August',
      'September',
      'October',
      'November',
      'December',
    ]);
    expect(month.value).toBe('2023-08');
    expect(cards()).toHaveLength(1);
  });

  it('marks the chosen types and topics', () => {
    show('tagId=702&topicId=803');
    const checked = [...document.querySelectorAll<HTMLInputElement>('input:checked')];
    expect(checked.map(({ name, value }) => `${name}=${value}`)).toEqual(['tagId=702', 'topicId=803']);
  });

  it('says so when nothing matches, and can clear all filters', () => {
    show('year=2025&month=2025-12&tagId=703');
    expect(status()).toBe('No matches foundPlease try a different set of filters.');
    expect(cards()).toHaveLength(0);
    expect(find('a[id$=-clear]').getAttribute('href')).toBe('/news');
  });

  it('hides without any article', () => {
    const empty = showArticles(prepareArticles([], exampleSetting), true, []);
    const module: ArticleListModule = { type: 'article-list', query: { list: 'nothing' } };
    expect(
      renderToStaticMarkup(
        <ArticleList
          module={module}
          data={empty}
          query=""
          path="/news"
          place="content/1"
          site={exampleSite}
        />,
      ),
    ).toBe('');
  });

  it('links topics with their id', () => {
    show();
    expect(find('article li a').getAttribute('href')).toBe('/news?topicId=801');
  });

  it('opens its filters below the header on a narrow screen, without a script, and closes them', async () => {
    await page.viewport(375, 700);
    show('year=2025');
    const header = find('[data-site-header]');
    header.style.transition = 'none';
    expect(find('search').checkVisibility()).toBe(false);
    await userEvent.click(page.getByRole('button', { name: 'Filters 1' }));
    expect(find('search').checkVisibility()).toBe(true);
    expect(find('search').getBoundingClientRect().top).toBeGreaterThan(40);
    expect(getComputedStyle(header).transform).toBe('none');
    await userEvent.click(page.getByRole('button', { name: 'Show results' }));
    expect(find('search').checkVisibility()).toBe(false);
    await userEvent.click(page.getByRole('button', { name: 'Filters 1' }));
    await userEvent.keyboard('{Escape}');
    expect(find('search').checkVisibility()).toBe(false);
  });
});
