import { expect, it } from 'vitest';
import { sitePartsOf } from './site-parts.ts';

const page = (path: string, title: string) => ({ kind: 'page', id: path, path, title });
const documents = [
  { kind: 'site', id: 'site', language: 'en-nz', languages: [{ language: 'mi' }] },
  page('/', 'Willow Library'),
  page('/help', 'Help'),
  page('/help/cards', 'Your card'),
  page('/about', 'About us'),
  page('/news/{id}', 'News'),
  { kind: 'journey', id: 'join', title: 'Join the library' },
  { kind: 'form', id: 'reader-form' },
].map((document) => JSON.stringify(document));

it('offers pages by their addresses, with those below them, and others by their titles', () => {
  const { areas } = sitePartsOf(documents);
  expect(areas.slice(0, 3)).toEqual([
    {
      title: 'Pages',
      parts: [
        { value: 'pages', words: 'All pages' },
        { value: 'pages/about', words: 'About us: /about' },
        { value: 'pages/help', words: 'Help, and below: /help/…' },
      ],
    },
    {
      title: 'Journeys',
      parts: [
        { value: 'journeys', words: 'All journeys' },
        { value: 'journeys/join', words: 'Join the library' },
      ],
    },
    {
      title: 'Forms',
      parts: [
        { value: 'forms', words: 'All forms' },
        { value: 'forms/reader-form', words: 'Reader form' },
      ],
    },
  ]);
});

it('offers the languages of the site', () => {
  expect(sitePartsOf(documents).languages).toEqual(['en-nz', 'mi']);
});
