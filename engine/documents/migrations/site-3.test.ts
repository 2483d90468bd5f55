import { expect, it } from 'vitest';
import { site3 } from './site-3.ts';

it('sections of the header become the navigation, those of other sites as redirects', () => {
  const sections = [
    { label: 'Readers', href: '/readers' },
    { label: 'Shop', href: 'https://shop.example' },
  ];
  const header = { contentID: 1, sections, labels: { navigation: 'Main', back: 'Return' } };
  expect(site3.migrate({ kind: 'site', header })).toEqual({
    kind: 'site',
    header: {
      contentID: 1,
      labels: { sections: 'Sections', overview: '{name} overview', back: 'Return', navigation: 'Main' },
    },
    navigation: [
      { path: '/readers', menuText: 'Readers' },
      { redirect: { url: 'https://shop.example' }, menuText: 'Shop' },
    ],
  });
});
