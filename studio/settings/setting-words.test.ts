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
  expect(properties.find(({ name }) => name === 'title')?.help).toContain('browser’s tab');
  expect(describePart(page, '/zones/content/0').properties.map(({ help }) => help)).not.toContain(
    'Short plain text a visitor reads.',
  );
  expect(withoutCode('A path. With "each" it ends as `/news/{slug}`.')).toBe('A path.');
  expect(withoutCode('Values of rules, read as facts.<name>; not of itself.')).toBe(
    'Values of rules; not of itself.',
  );
  expect(withoutCode('Settings that rules and templates read as settings.<name>, if set.')).toBe(
    'Settings, if set.',
  );
});

it('explains the settings of other documents as their own schemas do, and not as those of pages', () => {
  const helpIn = (document: object, name: string, pointer = '') =>
    describePart(document, pointer).properties.find((each) => each.name === name)?.help;
  const operation = { kind: 'operation', id: 'hire', method: 'POST', path: '/hires', input: {} };
  expect(helpIn(operation, 'path')).toMatch(/^Where the service takes the call/);
  const form = { kind: 'form', id: 'f', fields: [{ type: 'text-input', name: 'a', label: 'A', when: true }] };
  expect(helpIn(form, 'when', '/fields/0')).toBe('Visitors see it only then.');
  const options = { kind: 'options', id: 'o', options: [{ id: 'a', label: 'A', when: true }] };
  expect(helpIn(options, 'when', '/options/0')).toBe('Offered only while this rule is true.');
});

it('says choices in words, and leaves names of the site alone', () => {
  expect(wordsOfChoice('grey-image')).toBe('Grey image');
  expect(wordsOfChoice('12-MONTH')).toBe('12-MONTH');
  expect(wordsOfChoice(2)).toBe('2');
  expect(wordsOfChoice('jpeg')).toBe('JPG');
});
