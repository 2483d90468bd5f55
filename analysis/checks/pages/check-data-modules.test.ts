import { describe, expect, it } from 'vitest';
import type { DocumentSource } from '../../../engine/documents/read-document.ts';
import { readRelease } from '../../../tests/support/documents/read-fixtures.ts';
import { checkChange } from '../change/check-change.ts';
import { checkDocuments } from '../check-documents.ts';

const loan = {
  type: 'object',
  properties: { title: { type: 'string' }, shelf: { enum: ['novels', 'maps'] } },
};

function operation(changes: object = {}): DocumentSource {
  const document = {
    kind: 'operation',
    id: 'loans-of-today',
    schemaVersion: 1,
    service: 'gazetteer',
    method: 'GET',
    path: '/loans',
    input: {},
    response: { type: 'array', items: loan, maxItems: 50 },
    result: '= for loan in response return {title: loan.title, shelf: loan.shelf}',
    ...changes,
  };
  return { path: 'loans-of-today.json', text: JSON.stringify(document) };
}

function page(...modules: readonly object[]): DocumentSource {
  const document = {
    kind: 'page',
    id: 'loans-page',
    schemaVersion: 1,
    path: '/loans',
    template: 'Standard',
    title: 'Loans',
    seo: { sitemapVisible: true },
    zones: { content: modules },
  };
  return { path: 'loans-page.json', text: JSON.stringify(document) };
}

const table = {
  type: 'data-table',
  caption: 'Loans',
  operation: 'loans-of-today',
  where: { shelf: 'maps' },
  columns: [{ label: 'Title', field: 'title' }],
  empty: 'None',
  failure: 'Not now',
};
const series = {
  type: 'picture-series',
  operation: 'loans-of-today',
  row: 'title',
  name: 'title',
  label: 'shelf',
  timeframes: [{ id: '1d', label: '1 day' }],
  picture: {
    service: 'gazetteer',
    path: '/{shelf}/{timeframe}.png',
    alt: '{title}, {timeframe}',
    width: 9,
    height: 9,
  },
  empty: 'None',
  failure: 'Not now',
};

function problemsOf(...sources: readonly DocumentSource[]) {
  const { problems } = checkDocuments([...readRelease(), ...sources]);
  return problems.map(({ code, pointer, message, help }) => ({ code, pointer, message, help }));
}

describe('a module that shows rows of an operation', () => {
  it('is fine when the rows have all that it names', () => {
    expect(problemsOf(operation(), page(table, series))).toEqual([]);
  });

  it('names fields that the rows have', () => {
    const misspelt = {
      ...table,
      where: { shell: 'maps' },
      columns: [{ label: 'Title', field: 'titel', link: 'href' }],
    };
    const problems = problemsOf(operation(), page(misspelt, { ...series, label: 'shelv' }));
    expect(problems.map(({ pointer }) => pointer)).toEqual([
      '/zones/content/0/where/shell',
      '/zones/content/0/columns/0/field',
      '/zones/content/0/columns/0/link',
      '/zones/content/1/label',
    ]);
    expect(problems[1]).toMatchObject({
      code: 'unknown-reference',
      message: 'There is no field of the rows of "loans-of-today" "titel".',
      help: 'Did you mean "title"?',
    });
  });

  it('chooses rows by values that there are', () => {
    expect(problemsOf(operation(), page({ ...table, where: { shelf: 'map' } }))).toEqual([
      {
        code: 'never-equal',
        pointer: '/zones/content/0/where/shelf',
        message: 'No row has "map" as its "shelf".',
        help: 'Did you mean "maps"?',
      },
    ]);
  });

  it('fills only fields of the row into the address and the text of its pictures', () => {
    const picture = { ...series.picture, path: '/{code}.png', alt: '{title' };
    expect(
      problemsOf(operation(), page({ ...series, picture })).map(({ code, pointer }) => [code, pointer]),
    ).toEqual([
      ['unknown-reference', '/zones/content/0/picture/path'],
      ['bad-path', '/zones/content/0/picture/alt'],
    ]);
  });

  it('gets rows without giving anything, and without changing anything', () => {
    const changing = operation({ method: 'POST', input: { day: { type: 'string' } } });
    expect(problemsOf(changing, page(table)).map(({ code }) => code)).toEqual([
      'impossible-call',
      'missing-input',
    ]);
    expect(problemsOf(operation({ method: 'POST', lookUp: true }), page(table))).toEqual([]);
  });

  it('gets a list of objects', () => {
    expect(problemsOf(operation({ result: '= count(response)' }), page(table))).toMatchObject([
      { code: 'wrong-rule-type', pointer: '/zones/content/0/operation' },
    ]);
  });

  it('names an operation that there is', () => {
    expect(problemsOf(operation(), page({ ...table, operation: 'loans-of-toda' }))).toMatchObject([
      { code: 'unknown-reference', help: 'Did you mean "loans-of-today"?' },
    ]);
  });

  it('is checked again when only its operation changes', () => {
    const unchanged = [...readRelease(), page(table)];
    const change = (changed: DocumentSource) =>
      checkChange({ unchanged, changed: [changed], replaced: [operation()] });
    expect(change(operation({ timeoutMs: 900 }))).toEqual([]);
    const renamed = '= for loan in response return {name: loan.title, shelf: loan.shelf}';
    expect(change(operation({ result: renamed }))).toBeUndefined();
  });
});
