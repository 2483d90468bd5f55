import { expect, it } from 'vitest';
import { valueChecker } from './constraints.ts';

it('holds each property to its own pattern', () => {
  const check = valueChecker({
    type: 'object',
    properties: {
      shelf: { type: 'string', pattern: '^[A-Z]{2}$' },
      book: { type: 'string', pattern: '^[0-9]{4}$' },
    },
  });
  expect(check({ shelf: 'AB', book: '0902' })).toEqual([]);
  expect(check({ shelf: 'AB', book: 'AB' })).toEqual(['pattern']);
});
