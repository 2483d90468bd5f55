import { describe, expect, it } from 'vitest';
import { dataRows, dataTableData, fillNames, placeholdersIn } from './data-rows.ts';
import { pictureSeriesView } from './picture-series.ts';

describe('rows of a result', () => {
  it('are its objects, with the values that can be shown', () => {
    const result = [{ title: 'Potiki', pages: 186, tags: ['novel'], shelf: null }, 'words', null, [1]];
    expect(dataRows(result)).toEqual([{ title: 'Potiki', pages: 186, shelf: null }]);
    expect(dataRows({ title: 'Potiki' })).toBeUndefined();
    expect(dataRows(undefined)).toBeUndefined();
  });

  it('of a table are those with its values, and have only the fields that it shows', () => {
    const columns = [{ label: 'Title', field: 'title', link: 'href' }];
    const books = [
      { title: 'Potiki', href: '/potiki', kind: 'novel', lent: 3 },
      { title: 'Maps', href: '/maps', kind: 'atlas', lent: 3 },
    ];
    const data = dataTableData({ columns, where: { kind: 'novel', lent: 3 } }, books);
    expect(data).toEqual({ outcome: 'read', rows: [{ title: 'Potiki', href: '/potiki' }] });
    expect(dataTableData({ columns, where: { toString: 'x' } }, books)).toMatchObject({ rows: [] });
    expect(dataTableData({ columns }, 'words')).toEqual({ outcome: 'failed' });
  });
});

describe('names in braces', () => {
  it('are filled, or nothing is when one has no value', () => {
    const find = (name: string) => (name === 'code' ? 'a/b ü' : null);
    expect(fillNames('/{code}.svg', find, encodeURIComponent)).toBe('/a%2Fb%20%C3%BC.svg');
    expect(fillNames('/{code}-{other}.svg', find)).toBeUndefined();
  });

  it('pair up', () => {
    expect(placeholdersIn('/{code}/{day}')).toEqual(['code', 'day']);
    expect(['{', '{a', 'a}', '{{a}}', '{}', '{a b}'].map(placeholdersIn)).toEqual(Array(6).fill(undefined));
  });
});

describe('a series of pictures', () => {
  const module = {
    row: 'href',
    name: 'wharf',
    label: 'what',
    timeframes: [
      { id: '1d', label: '1 day' },
      { id: '7d', label: '7 days' },
    ],
    picture: {
      service: 'tides',
      path: '/{code}-{timeframe}.svg',
      alt: '{what}, {timeframe}',
      width: 9,
      height: 9,
    },
  };
  const rows = [{ href: '/tides/3', wharf: 'Wharf 3', what: 'Tide', code: '../x' }];
  const view = (changes: object, path = '/tides/3') =>
    pictureSeriesView(module, rows, { path, wanted: null, pictures: 'https://tides.example/', ...changes });

  it('is of the row with the path of the page, and of the time frame that is wanted', () => {
    expect(view({ wanted: '7d' })).toEqual({
      outcome: 'read',
      name: 'Wharf 3',
      label: 'Tide',
      choices: [
        { label: '1 day', href: '/tides/3', isShown: false },
        { label: '7 days', href: '/tides/3?timeframe=7d', isShown: true },
      ],
      alt: 'Tide, 7 days',
      src: 'https://tides.example/..%2Fx-7d.svg',
    });
    expect(view({ wanted: '9y' })).toMatchObject({ alt: 'Tide, 1 day' });
  });

  it('has no picture when nobody has said where they are', () => {
    expect(view({ pictures: undefined })).toMatchObject({ src: undefined, alt: 'Tide, 1 day' });
  });

  it('is empty without a row, and has failed without a list', () => {
    expect(view({}, '/tides/4')).toEqual({ outcome: 'empty' });
    expect(pictureSeriesView(module, undefined, { path: '/', wanted: null, pictures: '' })).toEqual({
      outcome: 'failed',
    });
  });
});
