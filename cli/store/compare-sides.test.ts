import { expect, it } from 'vitest';
import { compareSides, type DocumentSides } from './compare-sides.ts';

const entriesOf = (hash: string | null) => new Map(hash === null ? [] : [['rye', hash]]);

it.each<[base: string | null, folder: string | null, live: string | null, by: DocumentSides['changedBy']]>([
  ['a', 'a', 'a', 'nobody'],
  ['a', 'b', 'a', 'folder'],
  ['a', 'a', 'b', 'live'],
  ['a', 'b', 'c', 'both'],
  ['a', 'b', 'b', 'nobody'],
  [null, 'a', null, 'folder'],
  [null, null, 'a', 'live'],
  [null, 'a', 'b', 'both'],
  [null, 'a', 'a', 'nobody'],
  ['a', null, 'a', 'folder'],
  ['a', 'a', null, 'live'],
  ['a', null, 'b', 'both'],
  ['a', null, null, 'nobody'],
])(
  'A document that is %s in the base, %s in the folder and %s live was changed by %s',
  (base, folder, live, by) => {
    expect(compareSides(entriesOf(base), entriesOf(folder), entriesOf(live))).toEqual([
      { id: 'rye', base, folder, live, changedBy: by },
    ]);
  },
);

it('Documents are compared in order of their ids', () => {
  const [base, folder, live] = ['rye', 'bun', 'loaf'].map((id) => new Map([[id, 'a']]));
  const sides = compareSides(base ?? new Map(), folder ?? new Map(), live ?? new Map());
  expect(sides.map(({ id }) => id)).toEqual(['bun', 'loaf', 'rye']);
});
