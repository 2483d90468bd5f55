import { array, assert, asyncProperty, constantFrom } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answerExitPreview, answerPreview } from './preview-endpoints.ts';

const access = {
  enter: (secret: string) => (secret === 'known' ? 'preview=yes' : undefined),
  leave: 'preview=no',
  isPreviewing: () => false,
};
const site = 'https://site.example';

function locationsOf(slug: string): readonly string[] {
  const query = new URLSearchParams({ secret: 'known', slug });
  return [
    answerPreview(new Request(`${site}/api/preview?${query}`), access),
    answerExitPreview(new Request(`${site}/api/exit-preview?${query}`), access),
  ].map(({ headers }) => headers.get('location') ?? '');
}

describe('entering and leaving a preview', () => {
  it('leads to a path of the site', () => {
    expect(locationsOf('/about?a=1#b')).toEqual(['/about?a=1#b', '/about?a=1#b']);
    expect(locationsOf('/a/../about')).toEqual(['/about', '/about']);
  });

  it.each([
    '/..//evil.example/login',
    '/.//evil.example',
    '/%2e%2e//evil.example',
    '/\\evil.example',
    '',
    'about',
  ])('leads home instead of to %j', (slug) => expect(locationsOf(slug)).toEqual(['/', '/']));

  it('never leads to another site', async () => {
    const parts = constantFrom(
      '/',
      '//',
      '\\',
      '..',
      '.',
      '%2e',
      '%2f',
      '\t',
      '\n',
      '?',
      '#',
      '@',
      'evil.example',
    );
    await assert(
      asyncProperty(array(parts, { maxLength: 10 }), async (slug) => {
        for (const location of locationsOf(`/${slug.join('')}`))
          expect(new URL(location, site).origin + new URL(location, site).pathname).toMatch(
            /^https:\/\/site\.example\/(?!\/)/,
          );
      }),
      { numRuns: 1000 },
    );
  });
});
