import { describe, expect, it } from 'vitest';
import { compileRelease } from '#engine';
import { sha256 } from '../store/hash.ts';
import { bakery, page, pages, site } from './bakery.fixture.ts';
import {
  canonicalPath,
  frameRoute,
  previewRoute,
  resolvePageRequest,
  storedRoute,
} from './resolve-page-request.ts';

const release = compileRelease(bakery, sha256);

function pageAt(path: string, { pages } = release) {
  const found = pages.get(path);
  if (found === undefined) throw new Error(`No page is at ${path}.`);
  return found;
}

const routeOf = (path: string, host = 'bakery.example', within = release) =>
  storedRoute(pageAt(path, within), within.site, host, 2030);

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
    expect(resolvePageRequest(release, path)).toEqual({ outcome: 'redirect', path: canonical });
  });

  it.each([
    '/at/abc.2030/about',
    '/live/order',
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

describe('the route of a page', () => {
  it('names its content, the year and the path', () => {
    expect(routeOf('/about/us')).toBe(`/at/${pageAt('/about/us').digest}.2030/about/us`);
    expect(routeOf('/')).toBe(`/at/${pageAt('/').digest}.2030`);
  });

  it('differs between hosts whose titles differ, and between no others', () => {
    const hosts = ['bakery.example', 'www.bakery.example', 'uat.bakery.example', 'localhost:3000'];
    expect(new Set(hosts.map((host) => routeOf('/', host))).size).toBe(3);
  });

  it('is another for a frame and for a preview', () => {
    const order = pageAt('/order');
    expect(frameRoute(order, release.site, 'localhost', 2030)).toBe(`/live/${order.digest}.2030.1/order`);
    expect(previewRoute(pageAt('/'), -1)).toBe('/preview/-1');
  });
});

describe('publishing', () => {
  const changed = compileRelease(
    [site, page('home', '/', [{ type: 'quote', quote: 'New' }]), ...pages.slice(1)],
    sha256,
  );

  it('gives a new route to the page that changed and to no other', () => {
    expect(routeOf('/', 'bakery.example', changed)).not.toBe(routeOf('/'));
    expect(routeOf('/about/us', 'bakery.example', changed)).toBe(routeOf('/about/us'));
  });

  it('gives every page a new route when what they share has changed', () => {
    const rebranded = compileRelease([{ ...site, brand: 'Rolls' }, ...pages], sha256);
    expect(routeOf('/about/us', 'bakery.example', rebranded)).not.toBe(routeOf('/about/us'));
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
