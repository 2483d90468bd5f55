import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, it } from 'vitest';
import type { LatestArticles as LatestArticlesModule } from '#schemas';
import { find, visible } from '../../tests/support/browser/show-module.tsx';
import { LatestArticles } from '../modules/latest-articles/latest-articles.tsx';
import { LatestDocuments } from '../modules/latest-documents/latest-documents.tsx';
import { exampleHost } from './example-lists.ts';

function show(query: LatestArticlesModule['query']) {
  const more = { label: 'All of them', href: '/news' };
  document.body.innerHTML = renderToStaticMarkup(
    <LatestArticles module={{ type: 'latest-articles', title: 'News', query, more }} host={exampleHost} />,
  );
}

const dates = () => visible('time').map((time) => time.getAttribute('datetime'));

describe('a list of a few items', () => {
  afterEach(() => document.body.replaceChildren());

  it('shows the four newest, without the item of the page itself', () => {
    show({ list: 'news' });
    expect(dates()).toEqual(['2025-11-14', '2025-10-14', '2025-09-14', '2025-08-14']);
    expect(find('p > a').getAttribute('href')).toBe('/news');
  });

  it('shows those of a tag', () => {
    show({ list: 'news', where: { tag: 702 }, order: '-date', take: 4 });
    expect(visible('article span').map(({ textContent }) => textContent)).toEqual([
      'Story',
      'Story',
      'Story',
      'Story',
    ]);
  });

  it('hides when there is none', () => {
    show({ list: 'nothing' });
    expect(document.body.innerHTML).toBe('');
  });

  it('lists documents by the day they were published', () => {
    document.body.innerHTML = renderToStaticMarkup(
      <LatestDocuments
        module={{ type: 'latest-documents', query: { list: 'reports' } }}
        host={exampleHost}
      />,
    );
    expect(dates()).toHaveLength(4);
    expect(dates()).toEqual([...dates()].sort().reverse());
  });
});
