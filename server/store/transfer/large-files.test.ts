import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { databases } from '../../../tests/support/databases/databases.ts';
import { documentText, openTestStore } from '../../../tests/support/databases/stores.ts';
import type { ExportedPart } from './asset-parts.ts';

const film = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(3_000_000, 'film')]);
const note = Buffer.from('%PDF-1.7\nA note');

const asset = (bytes: Buffer) => ({
  hash: createHash('sha256').update(bytes).digest('hex'),
  type: 'application/pdf' as const,
  size: bytes.length,
});

describe.each(databases)('an export from $name', ({ create }) => {
  it('has its files in parts, which an import takes one after another', async () => {
    const store = await openTestStore(await create());
    for (const bytes of [film, note]) await store.assets.add(asset(bytes), Readable.from([bytes]));
    const documents = [film, note].map((bytes, index) => {
      const { hash: sha256, type, size } = asset(bytes);
      return JSON.stringify({
        kind: 'asset',
        id: `/documents/${index}.pdf`,
        schemaVersion: 1,
        sha256,
        type,
        size,
      });
    });
    await store.publish({
      changed: [documentText('rye', 'Rye'), ...documents],
      author: 'ann',
      message: 'One',
    });

    const lines: string[] = [];
    await store.writeExport(async (line) => void lines.push(line));
    const [head = '', ...rest] = lines;
    expect(Math.max(...rest.map((line) => line.length))).toBeLessThan(400_000);
    expect(rest.length).toBeGreaterThan(film.length / 400_000);

    const data = JSON.parse(head);
    const parts: readonly ExportedPart[] = rest.map((line) => JSON.parse(line));
    const into = async (of: readonly ExportedPart[], replace = false) =>
      await other.import({ data, parts: Readable.from(of), author: 'eve', replace });
    const other = await openTestStore(await create());
    for (const wrong of [[], parts.slice(1), parts.slice(0, -1), [...parts].reverse()])
      expect(await into(wrong)).toMatchObject({ outcome: 'refused', problems: [{ code: 'altered-export' }] });
    expect(await other.liveId()).toBe(null);
    // Those that were whole are kept for a day, in case they come again; the altered one never is.
    expect(await other.assets.list([asset(film).hash, asset(note).hash])).toHaveLength(1);

    expect(await into(parts)).toMatchObject({ outcome: 'imported', releases: 1 });
    for (const bytes of [film, note])
      expect(bytes.equals(await buffer(other.assets.read(asset(bytes))))).toBe(true);
    // Files that are there already are not stored again.
    expect(await into(parts, true)).toMatchObject({ outcome: 'imported' });
  });
});
