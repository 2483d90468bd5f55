import { beforeEach, describe, expect, it } from 'vitest';
import { sha256 } from '../keys/hash.ts';
import { bakery, page, site } from '../pages/bakery.fixture.ts';
import type { ReleaseContents } from '../store/releases.ts';
import { type LiveReleases, liveReleases } from './live-releases.ts';

/** A release whose about page contains its number. */
function contents(id: string): ReleaseContents {
  const about = { ...page('about', '/about/us'), title: `About ${id}` };
  const documents = [site, ...bakery.filter((each) => each.id !== 'about' && each.id !== 'site'), about];
  return {
    release: { id, sequence: 1, parent: null, author: '', message: '', createdAt: '' },
    documents: documents.map((each) => ({
      id: each.id,
      kind: each.kind,
      hash: sha256(JSON.stringify(each)),
      body: JSON.stringify(each),
    })),
  };
}

let releases: LiveReleases;
let reads: string[];
let troubles: string[];

/** A release with one document of a later schema than this program knows. */
function damaged({ release, documents }: ReleaseContents): ReleaseContents {
  const later = documents.map((each) =>
    each.id === 'about'
      ? { ...each, body: each.body.replace('"schemaVersion":1', '"schemaVersion":99') }
      : each,
  );
  return { release, documents: later };
}

beforeEach(() => {
  reads = [];
  troubles = [];
  const readRelease = async (id: string) => {
    reads.push(id);
    if (id.startsWith('gone')) return undefined;
    return id.startsWith('damaged') ? damaged(contents(id)) : contents(id);
  };
  releases = liveReleases({ readRelease }, (release, why) => troubles.push(`${release}: ${why}`));
});

const titleNow = () => releases.live().compiled.pages.get('/about/us')?.page.title;

describe('the live releases', () => {
  it('show the one shown last', async () => {
    await releases.show('1');
    await releases.show('2');
    expect(releases.live().id).toBe('2');
    expect(titleNow()).toBe('About 2');
  });

  it('find an older release by its id, and read it only once', async () => {
    await releases.show('2');
    expect((await releases.find('1'))?.id).toBe('1');
    await releases.find('1');
    expect(reads).toEqual(['2', '1']);
    expect(await releases.find('gone')).toBeUndefined();
  });

  it('forget what was used longest ago, but never what is live', async () => {
    await releases.show('live');
    for (let older = 0; older < 20; older++) await releases.find(`old ${older}`);
    expect(releases.live().id).toBe('live');
    expect(titleNow()).toBe('About live');
    reads = [];
    await releases.find('old 0');
    expect(reads).toEqual(['old 0']);
  });

  it('forget by use: one that is asked for again stays', async () => {
    await releases.show('live');
    for (let older = 0; older < 15; older++) await releases.find(`old ${older}`);
    await releases.find('old 0');
    await releases.find('new');
    reads = [];
    await releases.find('old 0');
    expect(reads).toEqual([]);
    await releases.find('old 1');
    expect(reads).toEqual(['old 1']);
  });

  it('are compiled once for all who ask at the same time', async () => {
    const found = await Promise.all([releases.find('1'), releases.find('1'), releases.find('2')]);
    expect(reads).toEqual(['1', '2']);
    expect(found[0]).toBe(found[1]);
  });

  it('share every document that is the same in them', async () => {
    const [first, second] = await Promise.all([releases.find('1'), releases.find('2')]);
    for (const [id, document] of first?.compiled.documents ?? []) {
      expect(second?.compiled.documents.get(id) === document, id).toBe(id !== 'about');
    }
  });

  it('are asked for again after the store could not be read', async () => {
    let isDown = true;
    const store = async (id: string) => {
      if (isDown) throw new Error('down');
      return contents(id);
    };
    const shaky = liveReleases({ readRelease: store }, () => undefined);
    await expect(shaky.find('1')).rejects.toThrow('down');
    isDown = false;
    expect((await shaky.find('1'))?.id).toBe('1');
  });

  it('keep what is live when its successor cannot be read', async () => {
    await releases.show('1');
    expect(await releases.show('gone')).toBe('It is not in the store.');
    expect(releases.live().id).toBe('1');
  });

  it('keep what is live, whole, when a document of its successor cannot be read, and say which', async () => {
    await releases.show('1');
    for (let look = 0; look < 3; look++) {
      expect(await releases.show('damaged')).toMatch(
        /^Its document "about" cannot be read\. .*schemaVersion/,
      );
    }
    expect(await releases.find('damaged')).toBeUndefined();
    expect(titleNow()).toBe('About 1');
    expect(troubles).toHaveLength(1);
    expect(reads).toEqual(['1', 'damaged']);
    expect(await releases.show('2')).toBeUndefined();
    expect(titleNow()).toBe('About 2');
  });

  it('are none before the first', () => {
    expect(() => releases.live()).toThrow('No release is live yet.');
  });
});
