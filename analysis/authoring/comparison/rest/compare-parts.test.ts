import { expect, it } from 'vitest';
import type { Page } from '#schemas';
import { partChanges } from './compare-parts.ts';

const pageWith = (href: string, title: string): Page => ({
  kind: 'page',
  id: 'rye-page',
  schemaVersion: 1,
  path: '/rye',
  template: 'standard',
  title: 'Rye',
  seo: { sitemapVisible: true },
  zones: {
    content: [
      { type: 'header-banner', variant: 'plain', level: 1, title, primaryCta: { label: 'See offers', href } },
    ],
  },
});

it('says where a button leads, before and now', () => {
  const [was, is] = [pageWith('/offers', 'Rye'), pageWith('/winter-offers', 'Rye')];
  expect(partChanges(was, is, new Set())).toEqual([
    'The button “See offers” leads to /winter-offers instead of /offers.',
  ]);
});

it('leaves texts to those who show them', () => {
  expect(partChanges(pageWith('/offers', 'Rye'), pageWith('/offers', 'Rye bread'), new Set())).toEqual([]);
});
