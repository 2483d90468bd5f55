import { expect, it } from 'vitest';
import type { Document, Form, Journey, Page } from '#schemas';
import { growth } from '../../tests/support/running/worked-ms.ts';
import { siteGroups } from './site-groups.ts';

function page(id: string, path: string, title: string, content: Page['zones']['content'] = []): Page {
  const seo = { sitemapVisible: true };
  return { kind: 'page', id, schemaVersion: 1, path, title, template: 'general', seo, zones: { content } };
}

const form: Form = { kind: 'form', id: 'day-form', schemaVersion: 2, fields: [] };
const journey: Journey = {
  kind: 'journey',
  id: 'room-hire',
  schemaVersion: 2,
  steps: [
    { id: 'people', form: 'day-form' },
    { id: 'day', form: 'day-form' },
  ],
};
const documents: readonly Document[] = [
  page('home', '/', 'Welcome'),
  { ...page('news-article-page', '/news/{slug}', '{{ item.title }}'), each: { list: 'news', slug: 'slug' } },
  page('day-page', '/hire/a-day', 'Which day?', [{ type: 'form', journey: 'room-hire', step: 'day' }]),
  page('people-page', '/hire/people', 'How many?', [{ type: 'form', journey: 'room-hire', step: 'people' }]),
  journey,
  form,
  { kind: 'facts', id: 'hire-facts', schemaVersion: 2, facts: {} },
];
const groups = siteGroups(documents);
const titlesIn = (title: string) =>
  groups.find((group) => group.title === title)?.entries.map((entry) => entry.title);

it('lists the steps of a journey under its title, as they are walked', () => {
  expect(titlesIn('Room hire')).toEqual(['How many?', 'Which day?', 'The journey as a whole']);
  expect(titlesIn('Pages')).not.toContain('Which day?');
});

it('says of a page for each item what it shows', () => {
  expect(titlesIn('Pages')).toEqual(['Welcome', 'News article (each item)']);
});

it('puts what only specialists change together at the end', () => {
  expect(groups.at(-1)?.title).toBe('For specialists');
  expect(titlesIn('For specialists')).toEqual(['Hire facts']);
  expect(groups.map(({ title }) => title)).not.toContain('Facts');
});

it('goes through the journeys of a large site once, not once for each of them', () => {
  const siteOf = (count: number) =>
    Array.from({ length: count }, (_, at) => ({ ...journey, id: `journey-${at}` }));
  const [smaller, larger] = [siteOf(150), siteOf(1500)];
  expect(
    growth(
      () => siteGroups(smaller),
      () => siteGroups(larger),
    ),
  ).toBeLessThan(40);
});
