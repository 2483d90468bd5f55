import { existsSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import { layOutJson } from '#engine';
import { databases } from '../../tests/support/databases/databases.ts';
import { documentText } from '../../tests/support/databases/stores.ts';
import { type Ask, openStudio } from './studio.fixture.ts';

const photograph = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#3a6ea5' } })
  .jpeg()
  .toBuffer();

describe.each(databases)('files that authors upload on $name', ({ create }) => {
  let studio: Awaited<ReturnType<typeof openStudio>>;
  let ann: Ask;
  beforeEach(async () => {
    studio = await openStudio(await create());
    await studio.store.publish({ changed: [documentText('rye', 'Rye')], author: 'ann', message: 'Bake' });
    ann = await studio.join('author', 'ann');
  });

  it('are described by their bytes, kept, and in the audit log', async () => {
    const { status, body } = await ann('POST', '/assets/lake.jpg', photograph);
    expect([status, body]).toEqual([
      201,
      expect.objectContaining({ kind: 'asset', id: '/images/lake.jpg', type: 'image/jpeg', width: 900 }),
    ]);
    expect(await studio.store.assets.list([body.sha256])).toHaveLength(1);
    const [entry] = await studio.store.listAudit(1);
    expect(entry).toMatchObject({
      actor: 'ann@example.nz',
      action: 'add-asset',
      subject: '/images/lake.jpg',
      detail: { hash: body.sha256, from: '192.0.2.0/24' },
    });
  });

  it('go live as drafts of a set, and not before', async () => {
    const { body: asset } = await ann('POST', '/assets/lake.jpg', photograph);
    const set = (await ann('POST', '/change-sets', { name: 'Winter' })).body.id;
    const draft = { body: layOutJson({ ...asset, alt: 'A lake' }), revision: 0 };
    const path = `/change-sets/${set}/documents/${encodeURIComponent(asset.id)}`;
    expect((await ann('PUT', path, draft)).status).toBe(200);
    expect((await studio.store.liveRelease())?.documents.map(({ id }) => id)).toEqual(['rye']);
    const pat = await studio.join('publisher', 'pat');
    expect((await pat('POST', `/change-sets/${set}/publish`, {})).body.outcome).toBe('published');
    expect((await studio.store.liveRelease())?.documents.map(({ id }) => id)).toContain('/images/lake.jpg');
  });

  it.each([
    ['that are no file of a site', 'lake.jpg', Buffer.from('<html><script>1</script>'), 'none of the files'],
    ['of another type than their name says', 'lake.png', photograph, 'those of image/jpeg'],
    ['with a name that no page can have', 'a lake.jpg', photograph, 'not one that a page can name'],
    ['with a path for a name', '../../lake.jpg', photograph, 'not one that a page can name'],
    ['that are too heavy', 'lake.jpg', heavy(photograph), 'at most 20 MB'],
  ])('%s are refused in words, and nothing is kept of them', async (_, name, bytes, words) => {
    const before = await studio.store.listAudit();
    const { status, body } = await ann('POST', `/assets/${encodeURIComponent(name)}`, bytes);
    expect([status, body.message]).toEqual([422, expect.stringContaining(words)]);
    expect(await studio.store.listAudit()).toHaveLength(before.length);
    expect(readdirSync(tmpdir()).filter((each) => each.startsWith('waymark-upload-'))).toEqual([]);
    expect(existsSync('/lake.jpg')).toBe(false);
  });

  it('have no scripts, if they are drawings', async () => {
    const drawing =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><script>alert(1)</script></svg>';
    const { body } = await ann('POST', '/assets/map.svg', Buffer.from(drawing));
    const chunks: Uint8Array[] = [];
    for await (const chunk of studio.store.assets.read({
      hash: body.sha256,
      type: body.type,
      size: body.size,
    }))
      chunks.push(chunk);
    expect(Buffer.concat(chunks).toString()).not.toContain('script');
  });

  it('are taken of people who may edit alone, and of no form of another site', async () => {
    const reader = await studio.join('reader');
    const asked = ['POST', '/assets/lake.jpg', photograph] as const;
    expect((await studio.nobody(...asked)).status).toBe(401);
    expect((await reader(...asked)).status).toBe(403);
    expect((await ann(...asked, { origin: 'https://elsewhere.example' })).status).toBe(403);
    expect((await ann(...asked, { 'content-type': 'text/plain' })).status).toBe(403);
    expect((await ann(...asked, { 'content-type': 'application/json' })).status).toBe(403);
  });
});

/** The bytes of a photograph, with more behind it than are taken in. */
function heavy(bytes: Buffer): Buffer {
  return Buffer.concat([bytes, Buffer.alloc(21 * 1024 * 1024)]);
}
