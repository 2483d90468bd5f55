import { expect, it } from 'vitest';
import type { Document } from '#schemas';
import { anchorsOf, isWords, readLink, targetsFor } from './links.ts';

const targets = [
  { href: '/', title: 'Home', detail: '/' },
  { href: '/about-us', title: 'About us', detail: '/about-us' },
  { href: '/documents/terms.pdf', title: 'terms.pdf', detail: 'application/pdf' },
];

it.each([
  ['/about-us', 'Leads to “About us”.'],
  ['/about-us?from=home#team', 'Leads to “About us”.'],
  ['/documents/terms.pdf', 'Leads to “terms.pdf”.'],
  ['#team', 'A part of the same page.'],
  ['https://example.nz/a', 'An address outside of this site.'],
  ['mailto:ann@example.nz', 'Begins an e-mail.'],
  ['tel:+64 3 123 4567', 'Calls a number.'],
])('%s is a link', (typed, says) => {
  expect(readLink(typed, targets)).toEqual({ says, isTrouble: false });
});

it.each([
  ['/abuot-us', undefined],
  ['//elsewhere.example', undefined],
  ['javascript:alert(1)', undefined],
  ['about us', undefined],
  ['http://example.nz', 'https://example.nz'],
  ['www.example.nz/a', 'https://www.example.nz/a'],
  ['ann@example.nz', 'mailto:ann@example.nz'],
  ['+64 3 123 4567', 'tel:+6431234567'],
])('%s is none, and something else may be meant', (typed, instead) => {
  expect(readLink(typed, targets)).toMatchObject({ isTrouble: true, ...(instead && { instead }) });
});

it('Pages are found by words of their titles and addresses, and all of them where one is chosen', () => {
  expect(targetsFor(targets, 'us about', 9).map(({ href }) => href)).toEqual(['/about-us']);
  expect(targetsFor(targets, '/about-us', 2)).toHaveLength(2);
});

it('The parts of a page that have an id are its anchors', () => {
  const page = {
    kind: 'page',
    id: 'about',
    path: '/about-us',
    zones: { content: [{ type: 'cards', id: 'team', title: 'Our team' }, { type: 'cards' }] },
  } as unknown as Document;
  expect(anchorsOf([page], '/about-us')).toEqual([
    { href: '/about-us#team', title: 'Our team', detail: 'Part of /about-us' },
  ]);
});

it.each([
  ['about us', true],
  ['about ', true],
  ['about', true],
  ['/about us', false],
  ['#team', false],
  ['https://example', false],
  ['www.example.nz', false],
  ['ann@example.nz', false],
  ['+64 3 123', false],
  ['', false],
])('“%s” looks for a page: %s', (typed, is) => {
  expect(isWords(typed)).toBe(is);
});
