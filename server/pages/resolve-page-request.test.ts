import { describe, expect, it } from 'vitest';
import { type CompiledRelease, compileRelease } from '#engine';
import { sha256 } from '../store/hash.ts';
import { bakery, page, pages, site } from './bakery.fixture.ts';
import { canonicalPath, resolvePageRequest } from './resolve-page-request.ts';

const release = compileRelease(bakery, sha256);

function resolve(path: string, more: { host?: string; previewing?: boolean; in?: CompiledRelease } = {}) {
  const { host = 'bakery.example', previewing = false } = more;
  return resolvePageRequest(more.in ?? release, { path, host, previewing, year: 2030 });
}

function routeOf(path: string, more: { host?: string; in?: CompiledRelease } = {}): string {
  const resolution = resolve(path, more);
  return resolution.outcome === 'redirect' ? '' : resolution.route;
}

describe('a request for a page', () => {
  it('leads to the stored copy of a content page', () => {
    const digest = release.pages.get('/about/us')?.digest;
    expect(resolve('/about/us')).toEqual({
      outcome: 'stored',
      route: `/at/${digest}.2030/about/us`,
      status: 200,
    });
  });

  it('leads to a page of its own when the page has a form', () => {
    expect(resolve('/order')).toEqual({ outcome: 'live', route: '/live/order', status: 200 });
  });

  it('is stored apart for hosts whose titles differ', () => {
    const routes = ['bakery.example', 'www.bakery.example', 'uat.bakery.example', 'localhost:3000'];
    expect(new Set(routes.map((host) => routeOf('/', { host }))).size).toBe(3);
  });

  it('shows the page for unknown addresses, one copy for all of them', () => {
    expect(resolve('/nope')).toMatchObject({ outcome: 'stored', status: 404 });
    expect(routeOf('/nope')).toBe(routeOf('/nope/neither'));
  });

  it.each([
    ['/about/us/', '/about/us'],
    ['/About/US', '/about/us'],
    ['/%61bout/us', '/about/us'],
  ])('goes on from %s to %s', (path, canonical) => {
    expect(resolve(path)).toEqual({ outcome: 'redirect', path: canonical });
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
    expect(resolve(path)).toMatchObject({ status: 404 });
  });

  it('shows drafts to those who preview, even at addresses that are not live yet', () => {
    expect(resolve('/soon', { previewing: true })).toEqual({ outcome: 'preview', route: '/preview/soon' });
    expect(resolve('/Soon/', { previewing: true })).toEqual({ outcome: 'redirect', path: '/soon' });
  });
});

describe('publishing', () => {
  const changed = compileRelease(
    [site, page('home', '/', [{ type: 'quote', quote: 'New' }]), ...pages.slice(1)],
    sha256,
  );

  it('gives a new key to the page that changed and to no other', () => {
    expect(routeOf('/', { in: changed })).not.toBe(routeOf('/'));
    expect(routeOf('/about/us', { in: changed })).toBe(routeOf('/about/us'));
  });

  it('gives every page a new key when what they share has changed', () => {
    const rebranded = compileRelease([{ ...site, brand: 'Rolls' }, ...pages], sha256);
    expect(routeOf('/about/us', { in: rebranded })).not.toBe(routeOf('/about/us'));
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
