import { expect, it } from 'vitest';
import { newWarnings } from './prove.ts';

const stale = (pointer: string, document = 'bun') =>
  ({ code: 'stale', severity: 'warning', document, pointer, message: 'It is stale.' }) as const;

it('takes a warning that moved within its document for an old one', () => {
  expect(newWarnings([stale('/items/0')], [stale('/items/1')])).toEqual([]);
});

it('takes a second warning with the same words for a new one', () => {
  expect(newWarnings([stale('/items/0')], [stale('/items/1'), stale('/items/0')])).toEqual([
    stale('/items/1'),
  ]);
  expect(newWarnings([], [stale('/a'), stale('/b')])).toHaveLength(2);
});

it('tells warnings of different documents and codes apart', () => {
  const other = [stale('/a', 'rye'), { ...stale('/a'), code: 'dry' }];
  expect(newWarnings([stale('/a')], other)).toEqual(other);
});
