import { expect, it } from 'vitest';
import { returnedQuery } from './answer-return.ts';

const returned = (query: string) => returnedQuery(new URLSearchParams(query));

it('Of what a hosted page returns, the first value of each name counts', () => {
  expect(returned('state=paid&state=failed&card=42')).toEqual({ state: 'paid', card: '42' });
});

it('Names that could change every object are left out', () => {
  expect(returned('__proto__=a&constructor=b&prototype=c&state=paid')).toEqual({ state: 'paid' });
});

it('No more is kept of what a hosted page returns than it can need', () => {
  const many = returned(Array.from({ length: 1_000 }, (_, index) => `name${index}=x`).join('&'));
  const count = Object.keys(many).length;
  expect(count).toBeGreaterThan(10);
  expect(count).toBeLessThan(100);
  const long = returned(`state=${'x'.repeat(100_000)}&${'n'.repeat(10_000)}=y`);
  expect(Object.keys(long)).toEqual(['state']);
  expect(long.state?.length).toBeLessThan(10_000);
  expect(long.state?.length).toBeGreaterThan(100);
});
