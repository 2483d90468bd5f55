import { describe, expect, it } from 'vitest';
import type { Page, Site } from '#schemas';
import { navigationOf } from './navigation.ts';

const page = (path: string, title: string) => ({ path, title }) as Page;
const pages = [page('/readers', 'For readers'), page('/readers/children', 'Books for children')];
const navigation = (written: NonNullable<Site['navigation']>) =>
  navigationOf({ navigation: written } as Site, pages);

describe('an entry of the navigation', () => {
  it('has the title of its page, unless it has a text of its own', () => {
    const children = [{ path: '/readers/children', title: 'From three years on' }];
    expect(navigation([{ path: '/readers', menuText: 'Readers', children }])).toEqual([
      {
        name: 'Readers',
        menuText: 'Readers',
        href: '/readers',
        children: [
          {
            name: 'Books for children',
            menuText: 'Books for children',
            title: 'From three years on',
            href: '/readers/children',
            children: [],
          },
        ],
      },
    ]);
  });

  it('has a name for its overview', () => {
    expect(navigation([{ path: '/readers', menuText: 'Read', name: 'Reading' }])).toMatchObject([
      { name: 'Reading', menuText: 'Read' },
    ]);
  });

  it('with a redirect leads there', () => {
    const redirect = { url: 'https://shop.example', target: '_blank' as const };
    expect(
      navigation([
        { path: '/readers', redirect },
        { menuText: 'Shop', redirect },
      ]),
    ).toMatchObject([
      { menuText: 'For readers', href: 'https://shop.example', target: '_blank' },
      { menuText: 'Shop', href: 'https://shop.example', target: '_blank' },
    ]);
  });

  it('is left out where it is not visible, or has no page', () => {
    const hidden = { path: '/readers', visible: { menu: false }, children: [{ path: '/readers/children' }] };
    expect(navigation([hidden, { path: '/authors' }, { menuText: 'Nowhere' }])).toEqual([]);
  });
});
