import { expect, it } from 'vitest';
import type { Field } from '#schemas';
import { isSensitive } from './questions.ts';

it('An answer is sensitive where its field says so', () => {
  const name: Field = { name: 'name', type: 'text-input', label: 'Name', value: { type: 'string' } };
  expect([{ ...name, sensitive: true }, { ...name, sensitive: false }, name].map(isSensitive)).toEqual([
    true,
    false,
    false,
  ]);
});
