import { expect, it } from 'vitest';
import type { Field } from '#schemas';
import { expectedAnswer } from './expected-answer.ts';

it('says the limit that an answer does not keep', () => {
  const field: Field = {
    type: 'text-input',
    name: 'dog',
    label: 'Your dog',
    value: { type: 'string', minLength: 10, maxLength: 1 },
  };
  expect(expectedAnswer(field, 'minLength')).toBe('at least 10 characters');
  expect(expectedAnswer(field, 'maxLength')).toBe('at most one character');
  expect(expectedAnswer(field, 'pattern')).toBeUndefined();
});
