import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, it } from 'vitest';
import type { Article as ArticleModule } from '#schemas';
import { find, visible } from '../../../tests/support/browser/show-module.tsx';
import type { Host } from '../../host/host.ts';
import { exampleHost } from '../../listings/example-lists.ts';
import { Article } from './article.tsx';

function show(module: Partial<ArticleModule> = {}, host: Host = exampleHost) {
  document.body.innerHTML = renderToStaticMarkup(
    <Article module={{ type: 'article', ...module }} host={host} />,
  );
}

describe('an article', () => {
  afterEach(() => document.body.replaceChildren());

  it('shows its title, description, type, date, text and description lists', () => {
    show();
    expect(find('h1').textContent).toBe('Three new stands along the harbour');
    expect(find('header').textContent).toContain('Borrow one in the morning');
    expect(find('header').textContent).toContain('News');
    expect(find('time').textContent).toBe('14 December 2025');
    expect(visible('h2').map(({ textContent }) => textContent)).toEqual(['What comes next', 'At a glance']);
    expect(find('dl').textContent).toBe('WhereAt the harbourWhenFrom Monday');
    expect(find('dd b').textContent).toBe('Monday');
  });

  it('shows the time to read only where it is asked for', () => {
    show();
    expect(find('header').textContent).not.toContain('min read');
    show({ readTime: true });
    expect(find('header').textContent).toContain('2 min read');
  });

  it('links the pages above it', () => {
    show();
    const links = [...document.querySelectorAll('nav a')].map((link) => link.getAttribute('href'));
    expect(links).toEqual(['/about', '/about/news']);
  });

  it('links its topics to the list of articles', () => {
    show({ list: '/about/news' });
    expect(find('article > div > ul a').getAttribute('href')).toBe('/about/news?topicId=801');
  });

  it('shows nothing on a page of no item', () => {
    const { item: _, ...host } = exampleHost;
    show({}, host);
    expect(document.body.innerHTML).toBe('');
  });
});
