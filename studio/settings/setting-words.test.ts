import { expect, it } from 'vitest';
import { describePart } from './properties.ts';
import { withoutCode, wordsOfChoice } from './setting-words.ts';

const page = {
  kind: 'page',
  id: 'renting',
  path: '/renting',
  template: 'general',
  title: 'Renting',
  seo: { sitemapVisible: true },
  zones: { content: [{ type: 'header-banner', title: 'Renting', primaryCta: { label: 'More', href: '/' } }] },
};

it('names settings in an author’s words, beginning with what visitors read', () => {
  const { properties } = describePart(page, '');
  const basic = properties.filter(({ isBasic }) => isBasic).map(({ label }) => label);
  expect(basic.slice(0, 2)).toEqual(['Title', 'Address']);
  expect(basic).toContain('Search engines');
  expect(basic).not.toContain('Id');
  expect(basic).not.toContain('Layout');
});

it('does not explain a setting by how it is written', () => {
  const { properties } = describePart(page, '');
  expect(properties.find(({ name }) => name === 'path')?.help).toBe('Where visitors find it on this site.');
  expect(withoutCode('A path. With "each" it ends as `/news/{slug}`.')).toBe('A path.');
});

it('says choices in words, and leaves names of the site alone', () => {
  expect(wordsOfChoice('grey-image')).toBe('Grey image');
  expect(wordsOfChoice('12-MONTH')).toBe('12-MONTH');
  expect(wordsOfChoice(2)).toBe('2');
});
