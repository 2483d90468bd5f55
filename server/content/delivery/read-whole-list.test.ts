import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { inventedContent } from './content.fixture.ts';
import { contentSource } from './content-source.ts';
import { readList, readWholeList } from './read-list.ts';

const source = contentSource(inventedContent());
const pageOf = (referenceName: string, skip: number, take: number) =>
  readList(source, { language: 'en-nz', referenceName, skip, take });

describe('reading a whole list', () => {
  it('gives every item once, in order', async () => {
    const items = await readWholeList((skip, take) => pageOf('long', skip, take));
    expect(items.map(({ fields }) => fields.place)).toEqual(Array.from({ length: 123 }, (_, index) => index));
  });

  it('reads the first page alone and the others side by side', async () => {
    const asked: [number, number][] = [];
    let [reading, most] = [0, 0];
    await readWholeList(async (skip, take) => {
      asked.push([skip, take]);
      most = Math.max(most, ++reading);
      await sleep(20);
      reading--;
      return pageOf('long', skip, take);
    });
    expect(asked).toEqual([
      [0, 50],
      [50, 50],
      [100, 50],
    ]);
    expect(most).toBe(2);
  });

  it('asks once for a short list', async () => {
    let asked = 0;
    const items = await readWholeList((skip, take) => {
      asked++;
      return pageOf('recipes', skip, take);
    });
    expect([items.length, asked]).toEqual([3, 1]);
  });

  it('is empty when any page fails, without a word', async () => {
    const failing = (at: number) =>
      readWholeList((skip, take) => {
        if (skip === at) throw new Error('no');
        return pageOf('long', skip, take);
      });
    expect(await failing(0)).toEqual([]);
    expect(await failing(100)).toEqual([]);
  });
});
