import { describe, expect, it } from 'vitest';
import { compileRelease } from '#engine';
import { sha256 } from '../keys/hash.ts';
import { bakery, page, pages, site } from './bakery.fixture.ts';
import { hostIndex, pageKey } from './page-key.ts';

const release = compileRelease(bakery, sha256);

function keyOf(path: string, host = 'bakery.example', within = release, content = 'c1') {
  const found = within.pages.get(path);
  if (found === undefined) throw new Error(`No page is at ${path}.`);
  return pageKey(found, content, hostIndex(within.site, host), 2030);
}

describe('the key of a page', () => {
  it('names its documents, its content, the year and the path', () => {
    expect(keyOf('/about/us')).toBe(`${release.pages.get('/about/us')?.digest}.c1.2030/about/us`);
  });

  it('differs between hosts whose titles differ, and between no others', () => {
    const hosts = ['bakery.example', 'www.bakery.example', 'uat.bakery.example', 'localhost:3000'];
    expect(new Set(hosts.map((host) => keyOf('/', host))).size).toBe(3);
    expect(keyOf('/', 'UAT.bakery.example')).toBe(keyOf('/', 'uat.bakery.example'));
  });
});

describe('publishing', () => {
  const changed = compileRelease(
    [site, page('home', '/', [{ type: 'quote', quote: 'New' }]), ...pages.slice(1)],
    sha256,
  );

  it('gives a new key to the page that changed and to no other', () => {
    expect(keyOf('/', 'bakery.example', changed)).not.toBe(keyOf('/'));
    expect(keyOf('/about/us', 'bakery.example', changed)).toBe(keyOf('/about/us'));
  });

  it('gives every page a new key when what they share has changed', () => {
    const rebranded = compileRelease([{ ...site, brand: 'Rolls' }, ...pages], sha256);
    expect(keyOf('/about/us', 'bakery.example', rebranded)).not.toBe(keyOf('/about/us'));
  });
});
