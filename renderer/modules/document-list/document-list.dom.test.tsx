import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, it } from 'vitest';
import { prepareDocuments, showDocuments } from '#engine';
import type { DocumentList as DocumentListModule } from '#schemas';
import { find, visible } from '../../../tests/support/browser/show-module.tsx';
import { exampleSite } from '../../host/example-content.ts';
import { exampleLists, exampleSetting } from '../../listings/example-lists.ts';
import { DocumentList } from './document-list.tsx';

const module: DocumentListModule = { type: 'document-list', query: { list: 'reports' } };
const prepared = prepareDocuments(exampleLists.items(module.query), exampleSetting);

function show(query = '') {
  const data = showDocuments(prepared, new URLSearchParams(query));
  document.body.innerHTML = renderToStaticMarkup(
    <DocumentList
      module={module}
      data={data}
      query={query}
      path="/reports"
      place="content/0"
      site={exampleSite}
    />,
  );
}

const rows = () => visible('ol > li');
const status = () => find('[role=status]').textContent;

describe('a list of documents', () => {
  afterEach(() => document.body.replaceChildren());

  it('shows twelve at first', () => {
    show();
    expect(rows()).toHaveLength(12);
    expect(status()).toBe('Showing 12 of 14 results');
    expect(find('a[href*="show="]').getAttribute('href')).toBe('/reports?show=24#content-0-13');
  });

  it('has filters by year and category, and none by month', () => {
    show('year=2025&categoryId=711');
    expect(rows()).toHaveLength(3);
    expect(find<HTMLSelectElement>('[name=year]').value).toBe('2025');
    expect(document.querySelector('[name=month]')).toBeNull();
    expect(find('legend').textContent).toBe('Category');
    expect(find<HTMLInputElement>('input:checked').value).toBe('711');
  });

  it('links each document to its address with its target, and says what the link opens', () => {
    show();
    const links = visible('ol a') as readonly HTMLAnchorElement[];
    expect(links[0]?.href).toBe('https://library.example/reports/0');
    expect(links[0]?.target).toBe('_blank');
    expect(links[0]?.rel).toBe('noopener noreferrer');
    expect(links.slice(0, 3).map(({ textContent }) => textContent?.split(':')[0])).toEqual([
      'Download',
      'Watch the meeting',
      'Read',
    ]);
  });
});
