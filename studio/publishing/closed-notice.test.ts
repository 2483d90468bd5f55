import { expect, it } from 'vitest';
import { nextName } from './closed-notice.tsx';

it('names changes after those that they go on from, within the longest name that there may be', () => {
  expect(nextName('Winter')).toBe('Winter (2)');
  expect(nextName('Winter (2)')).toBe('Winter (3)');
  expect(nextName('x'.repeat(100))).toHaveLength(100);
});
