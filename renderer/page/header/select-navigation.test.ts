import { describe, expect, it } from 'vitest';
import type { NavigationItem } from '#engine';
import { type SelectedItem, sectionShown, selectNavigation } from './select-navigation.ts';

const item = (href: string, ...children: NavigationItem[]): NavigationItem => ({
  name: href,
  menuText: href,
  href,
  children,
});
const sections = [
  item('/readers', item('/readers/children', item('/readers/children/stories')), item('/help')),
  item('/authors', item('/authors/prizes')),
];

const selectedOn = (path: string) => hrefsIn(selectNavigation(sections, path), 'isSelected');

function hrefsIn(items: readonly SelectedItem[], mark: 'isSelected' | 'isCurrent'): readonly string[] {
  return items.flatMap((each) => [...(each[mark] ? [each.href] : []), ...hrefsIn(each.children, mark)]);
}

/** Two sections lead to the same page. */
const overlapping = [item('/readers', item('/help')), item('/authors', item('/help', item('/help/prizes')))];

describe('the entry of a page in the navigation', () => {
  it('is the one at its own address, with those above it', () => {
    expect(selectedOn('/authors')).toEqual(['/authors']);
    expect(selectedOn('/readers/children/stories')).toEqual([
      '/readers',
      '/readers/children',
      '/readers/children/stories',
    ]);
    expect(selectedOn('/help')).toEqual(['/readers', '/help']);
  });

  it('is the nearest one above it', () => {
    expect(selectedOn('/readers/late')).toEqual(['/readers']);
    expect(selectedOn('/authors/prizes/2031')).toEqual(['/authors', '/authors/prizes']);
  });

  it('is none when only the beginning of a word is alike, or nothing is', () => {
    expect(selectedOn('/readership')).toEqual([]);
    expect(selectedOn('/elsewhere')).toEqual([]);
  });

  it('is current only at its own address', () => {
    expect(hrefsIn(selectNavigation(sections, '/authors/prizes/2031'), 'isCurrent')).toEqual([]);
    expect(hrefsIn(selectNavigation(sections, '/authors/prizes'), 'isCurrent')).toEqual(['/authors/prizes']);
  });
});

it('a page outside of all sections shows the entries of the first', () => {
  const shownOn = (path: string) => sectionShown(selectNavigation(sections, path))?.href;
  expect(shownOn('/elsewhere')).toBe('/readers');
  expect(shownOn('/authors/prizes')).toBe('/authors');
});

it('a page that two sections lead to belongs to the first, so that only one is selected', () => {
  const selectedOn = (path: string) =>
    selectNavigation(overlapping, path).flatMap(({ href, isSelected }) => (isSelected ? [href] : []));
  expect(selectedOn('/help')).toEqual(['/readers']);
  expect(selectedOn('/help/prizes')).toEqual(['/authors']);
  expect(selectedOn('/help/else')).toEqual(['/readers']);
});
