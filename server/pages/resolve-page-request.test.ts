import { describe, expect, it } from 'vitest';
import { compileRelease } from '#engine';
import { sha256 } from '../keys/hash.ts';
import { bakery } from './bakery.fixture.ts';
import { canonicalPath, resolvePageRequest } from './resolve-page-request.ts';

const release = compileRelease(bakery, sha256);

function pageAt(path: string) {
  const found = release.pages.get(path);
  if (found === undefined) throw new Error(`No page is at ${path}.`);
  return found;
}

describe('a request for a page', () => {
  it('finds the page at its path', () => {
    expect(resolvePageRequest(release, '/about/us')).toEqual({
      outcome: 'page',
      page: pageAt('/about/us'),
      status: 200,
    });
  });

  it('finds the page for unknown addresses anywhere else', () => {
    expect(resolvePageRequest(release, '/nope')).toEqual({
      outcome: 'page',
      page: release.notFoundPage,
      status: 404,
    });
  });

  it.each([
    ['/about/us/', '/about/us'],
    ['/About/US', '/about/us'],
    ['/%61bout/us', '/about/us'],
  ])('goes on from %s to %s', (path, canonical) => {
    expect(resolvePageRequest(release, path)).toEqual({ outcome: 'redirect', path: canonical, status: 308 });
  });

  it.each([
    '/render/0123',
    '/preview',
    '//evil.example',
    '/about/us//',
    '/%zz',
    '/about%2F..%2F',
    '/about\\us',
    `/${'a'.repeat(100_000)}`,
  ])('finds nothing at %.30s', (path) => {
    expect(resolvePageRequest(release, path)).toMatchObject({ status: 404 });
  });
});

describe('the canonical path', () => {
  it.each([
    ['/', '/'],
    ['', undefined],
    ['/a-b/c9', '/a-b/c9'],
    ['/a_b', undefined],
    ['/a?b', undefined],
  ])('of %j is %j', (path, canonical) => expect(canonicalPath(path)).toBe(canonical));
});
