import { expect, it } from 'vitest';
import { withSameParts } from './same-parts.ts';

it('keeps each part that is as it was before, and no other', () => {
  const before = { fields: [{ label: 'Rye', value: { maxLength: 3 } }, { label: 'Bun' }], id: 'loaf' };
  const copy = () => structuredClone(before);
  expect(withSameParts(copy(), before)).toBe(before);
  const typed = copy();
  Object.assign(typed.fields[0] ?? {}, { label: 'Ryes' });
  const kept = withSameParts(typed, before);
  expect(kept).toEqual(typed);
  expect(kept.fields[0]).not.toBe(before.fields[0]);
  expect(kept.fields[0]?.value).toBe(before.fields[0]?.value);
  expect(kept.fields[1]).toBe(before.fields[1]);
});

it.each([
  [{ a: 1, b: undefined }, { a: 1 }],
  [{ a: 1 }, { a: 1, b: undefined }],
  [{ b: undefined }, { a: undefined }],
  [[1, 2], [1]],
  [[1], [1, 2]],
  [[], {}],
  [{}, []],
  [null, {}],
  [{}, null],
  [1, { a: 1 }],
])('tells %j from %j', (now, before) => {
  expect(withSameParts(now, before)).not.toBe(before);
  expect(withSameParts(now, before)).toEqual(now);
});
