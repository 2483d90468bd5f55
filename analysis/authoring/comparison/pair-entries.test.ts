import { expect, it } from 'vitest';
import { pairEntries } from './pair-entries.ts';

const part = (type: string, title: string) => ({ type, title });

it('pairs entries that only moved, and says that the order is another', () => {
  const [hero, list] = [part('hero', 'Welcome'), part('list', 'News')];
  expect(pairEntries([hero, list], [list, hero])).toEqual({
    both: [
      [1, 0],
      [0, 1],
    ],
    added: [],
    removed: [],
    isReordered: true,
  });
});

it('pairs a changed entry with the one of its id, else of its title, else of its type', () => {
  const before = [{ id: 'a', size: 1 }, part('hero', 'Welcome'), part('list', 'News')];
  const after = [part('hero', 'Hello'), { ...part('list', 'News'), size: 2 }, { id: 'a', size: 3 }];
  expect(pairEntries(before, after).both).toEqual([
    [1, 0],
    [2, 1],
    [0, 2],
  ]);
});

it('leaves over what came and what went, also of several that are alike', () => {
  const same = part('list', 'News');
  expect(pairEntries([same, same, same], [same, part('hero', 'Hello')])).toMatchObject({
    both: [[0, 0]],
    added: [1],
    removed: [1, 2],
  });
});
