import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, it } from 'vitest';
import type { DataTable as DataTableModule } from '#schemas';
import { find, visible } from '../../../tests/support/browser/show-module.tsx';
import { exampleSite } from '../../host/example-content.ts';
import { DataTable } from './data-table.tsx';
import { exampleRows } from './example-data.ts';
import examples from './examples.json' with { type: 'json' };

function show(name: string) {
  const module = examples.find((each) => each.name === name)?.module as DataTableModule;
  document.body.innerHTML = renderToStaticMarkup(
    <DataTable
      module={module}
      data={exampleRows(module)}
      query=""
      path="/wharf"
      place="content/2"
      site={exampleSite}
    />,
  );
}

const rows = () => visible('tbody tr').map((row) => [...row.children].map((cell) => cell.textContent));

describe('a table of data', () => {
  afterEach(() => document.body.replaceChildren());

  it('writes numbers with their decimals, and times in the zone of the site', () => {
    show('Departures');
    expect(rows()).toEqual([
      ['Tūī', '1,240', '4.3', '14 March 2026, 2:40 pm', '1 October 2019'],
      ['Kererū', '86', '3.0', '14 March 2026, 3:05 pm', '20 February 2023'],
      ['Night boat to the outer islands', '–', '5.5', 'when the tide allows', '–'],
    ]);
  });

  it('names columns and rows by header cells, and itself by its caption', () => {
    show('Departures');
    expect(visible('thead th[scope=col]')).toHaveLength(5);
    expect(visible('tbody th[scope=row]').map(({ textContent }) => textContent)).toEqual([
      'Tūī',
      'Kererū',
      'Night boat to the outer islands',
    ]);
    expect(find('caption').id).toBe(find('section[tabindex="0"]').getAttribute('aria-labelledby'));
    expect(find('caption').textContent).toBe('Boats that are in');
  });

  it('links the rows that have an address', () => {
    show('Departures');
    expect(visible('tbody a').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Tūī', '/boats/tui'],
      ['Night boat to the outer islands', '/boats/night-boat'],
    ]);
  });

  it('says in its own words that there are no rows', () => {
    show('Without rows');
    expect(document.querySelector('table')).toBeNull();
    expect(document.body.textContent).toBe('Boats that are inNo boat is in at the moment.');
  });

  it('says in its own words that the data could not be had', () => {
    show('Without data');
    expect(document.querySelector('table')).toBeNull();
    expect(document.body.textContent).toBe('Boats that are inError fetching data');
  });
});
