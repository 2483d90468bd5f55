import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ListingFilters, listingQuery, readListingFilters } from './listing-filters.ts';
import { indexListing, type ListingEntry } from './listing-index.ts';
import { type ListingView, showListing } from './show-listing.ts';

const entry = (item: string, day: string, topicId: readonly number[], tagId: readonly number[] = []) => ({
  item,
  day,
  choices: { topicId, tagId },
});
const list: readonly ListingEntry<string>[] = [
  entry('winter', '2025-07-02', [1], [7]),
  entry('spring', '2025-09-30', [1, 2], [8]),
  entry('autumn', '2024-04-11', [2], [7]),
  entry('summer', '2025-01-01', [3], [8]),
  entry('no date', '', [1]),
];
const index = indexListing(list);
const options = { parameters: ['tagId', 'topicId'], periods: 'months' as const, pageSize: 2 };
const show = (query: string) => showListing(index, options, new URLSearchParams(query));

describe('a filtered list', () => {
  it('begins with the newest entries, a page of them', () => {
    const view = show('');
    expect(view.shown).toEqual(['spring', 'winter']);
    expect(view).toMatchObject({ total: 5, more: 4, years: ['2025', '2024'], months: [] });
  });

  it('keeps to a year, and offers the months of that year', () => {
    const view = show('year=2025&show=4');
    expect(view.shown).toEqual(['spring', 'winter', 'summer']);
    expect(view.months).toEqual(['2025-01', '2025-07', '2025-09']);
    expect(view.more).toBeUndefined();
  });

  it('keeps to a month of the chosen year', () => {
    expect(show('year=2025&month=2025-07').shown).toEqual(['winter']);
  });

  it('drops the month when another year is chosen, or none', () => {
    expect(show('year=2024&month=2025-07').filters).toEqual({ year: '2024', choices: {} });
    expect(show('month=2025-07').filters).toEqual({ choices: {} });
  });

  it('shows entries with any of the chosen ids of a filter', () => {
    expect(show('topicId=2&topicId=3&show=4').shown).toEqual(['spring', 'summer', 'autumn']);
  });

  it('shows entries that satisfy every filter', () => {
    expect(show('topicId=1&tagId=8').shown).toEqual(['spring']);
    expect(show('topicId=3&tagId=7')).toMatchObject({ shown: [], total: 0 });
  });

  it('shows a page more with each "Load more", up to the total', () => {
    expect(show('show=4')).toMatchObject({ total: 5, more: 6 });
    expect(show('show=4').shown).toHaveLength(4);
    expect(show('show=6').shown).toHaveLength(5);
    expect(show('show=6').more).toBeUndefined();
  });

  it('offers no months where the list has no filter for them', () => {
    const view = showListing(index, { ...options, periods: 'years' }, [
      ['year', '2025'],
      ['month', '2025-07'],
    ]);
    expect(view).toMatchObject({ total: 3, months: [], filters: { year: '2025', choices: {} } });
  });
});

describe('the address of a filtered list', () => {
  it.each([
    ['', ''],
    ['year=2025', 'year=2025'],
    ['topicId=2&year=2025&month=2025-07&tagId=8', 'year=2025&month=2025-07&tagId=8&topicId=2'],
    ['topicId=3&topicId=1&topicId=3', 'topicId=1&topicId=3'],
  ])('is the same for equal filters: %s', (query, canonical) => {
    expect(listingQuery(show(query).filters)).toBe(canonical);
    expect(show(canonical)).toEqual(show(query));
  });

  it('holds the number of visible entries after the filters', () => {
    const { filters, more } = show('topicId=1');
    expect(listingQuery(filters, more)).toBe('topicId=1&show=4');
  });

  it('names each id of a filter', () => {
    const filters: ListingFilters = { year: '2025', choices: { topicId: [1, 2] } };
    expect(listingQuery(filters)).toBe('year=2025&topicId=1&topicId=2');
  });
});

it('shows a page more each time until everything is visible', () => {
  const many = indexListing(Array.from({ length: 1250 }, (_, n) => entry(`${n}`, '2025-01-01', [])));
  const counts: number[] = [];
  for (let next: number | undefined = 100; next !== undefined; ) {
    const { shown, more }: ListingView<string> = showListing(many, { ...options, pageSize: 100 }, [
      ['show', String(next)],
    ]);
    counts.push(shown.length);
    next = more;
  }
  expect(counts).toEqual([...Array.from({ length: 12 }, (_, n) => (n + 1) * 100), 1250]);
});

describe('a hostile query', () => {
  it.each([
    'year=9999',
    'year=2025x&year=',
    `year=${'9'.repeat(100_000)}`,
    'month=2025-07',
    'topicId=-1&topicId=1e0&topicId=0x1&topicId=%00',
    'topicId=__proto__&__proto__=1&constructor=1',
    'show=-4&show=NaN&show=1.5&show=Infinity',
    'show=0',
  ])('changes nothing: %.60s', (query) => {
    expect(show(query)).toEqual(show(''));
  });

  it('shows no more than there is', () => {
    const many = indexListing(Array.from({ length: 1250 }, (_, n) => entry(`${n}`, '2025-01-01', [])));
    const view = showListing(many, { ...options, pageSize: 12 }, [['show', '999999999']]);
    expect(view.shown).toHaveLength(1250);
    expect(view.more).toBeUndefined();
    expect(readListingFilters([['show', '999999999']], many, { ...options, pageSize: 12 }).visible).toBe(
      1260,
    );
  });

  it('is read to a limited length', () => {
    const query = `${'x=1&'.repeat(100)}year=2025`;
    expect(show(query).filters).toEqual({ choices: {} });
  });

  it('never fails, and never shows an entry twice', () => {
    const names = fc.constantFrom('year', 'month', 'topicId', 'tagId', 'show', 'other');
    const values = fc.oneof(fc.string(), fc.constantFrom('2025', '2025-07', '1', '2', '7', '-1', '99'));
    fc.assert(
      fc.property(fc.array(fc.tuple(names, values)), (pairs) => {
        const view = showListing(index, options, pairs);
        expect(new Set(view.shown).size).toBe(view.shown.length);
        expect(view.shown.length).toBeLessThanOrEqual(view.total);
        const again = showListing(index, options, new URLSearchParams(listingQuery(view.filters)));
        expect(again.total).toBe(view.total);
      }),
    );
  });
});

it('finds what a plain search of the list finds', () => {
  const days = fc.constantFrom('2023-12-31', '2024-01-01', '2024-02-29', '2025-01-31');
  const ids = fc.uniqueArray(fc.integer({ min: 1, max: 3 }));
  const lists = fc.array(fc.tuple(days, ids, ids));
  const chosen = fc.record({ year: fc.constantFrom('2023', '2024', '2025'), topics: ids, tags: ids });
  fc.assert(
    fc.property(lists, chosen, (rows, { year, topics, tags }) => {
      const all = rows.map(([day, topic, tag], n) => entry(`${n}`, day, topic, tag));
      const query = listingQuery({ year, choices: { tagId: tags, topicId: topics } });
      const view = showListing(indexListing(all), { ...options, pageSize: 100 }, new URLSearchParams(query));
      const known = (parameter: 'topicId' | 'tagId', wanted: readonly number[]) =>
        wanted.filter((id) => all.some(({ choices }) => choices[parameter].includes(id)));
      const has = (own: readonly number[], wanted: readonly number[]) =>
        wanted.length === 0 || wanted.some((id) => own.includes(id));
      const knownYear = all.some(({ day }) => day.startsWith(year));
      const expected = all.filter(
        ({ day, choices }) =>
          (!knownYear || day.startsWith(year)) &&
          has(choices.topicId, known('topicId', topics)) &&
          has(choices.tagId, known('tagId', tags)),
      );
      expect([...view.shown].sort()).toEqual(expected.map(({ item }) => item).sort());
    }),
  );
});
