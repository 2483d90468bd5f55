import { expect, it } from 'vitest';
import { failableKeywords } from '../failable-keywords.ts';
import { type Constraint, failedKeyword } from './field-constraints.ts';

it.each<readonly [Constraint, unknown, string | undefined]>([
  [{ type: 'string', maxLength: 3 }, 'rye', undefined],
  [{ type: 'string', maxLength: 3 }, 'ryes', 'maxLength'],
  [{ type: 'string', minLength: 3 }, 'rye', undefined],
  [{ type: 'string', minLength: 3 }, 'ry', 'minLength'],
  [{ type: 'string', maxLength: 1 }, '👨‍👩‍👧‍👦', undefined],
  [{ type: 'string', maxWords: 2 }, 'one two', undefined],
  [{ type: 'string', maxWords: 2 }, 'one two three', 'maxWords'],
  [{ type: 'string', minWords: 2 }, 'one –', 'minWords'],
  [{ type: 'number', minimum: 1, maximum: 2 }, 2, undefined],
  [{ type: 'number', minimum: 1, maximum: 2 }, 1, undefined],
  [{ type: 'number', minimum: 1, maximum: 2 }, 2.1, 'maximum'],
  [{ type: 'number', exclusiveMinimum: 1 }, 1, 'exclusiveMinimum'],
  [{ type: 'number', exclusiveMaximum: 2 }, 2, 'exclusiveMaximum'],
  [{ type: 'number', multipleOf: 0.01 }, 19.99, undefined],
  [{ type: 'array', maxItems: 1 }, ['rye'], undefined],
  [{ type: 'array', maxItems: 1 }, ['rye', 'oat'], 'maxItems'],
  [{ type: 'number' }, 3, undefined],
  [{ type: 'integer' }, 2.5, 'type'],
  [{ type: 'string', enum: ['rye'] }, 'oat', 'enum'],
])('Of %j the value %j fails %s', (constraint, value, keyword) => {
  expect(failedKeyword(constraint, value)).toBe(keyword);
});

it.each([
  ['a number', { type: 'number', maximum: 9 }, ['maximum', 'type', 'required']],
  ['a whole number', { type: 'integer' }, ['type', 'required']],
  ['a text', { type: 'string', title: 'Bread', maxLength: 9 }, ['maxLength', 'required']],
] as const)(
  'An answer that is %s can fail its bounds, its type where it is typed as text, and its absence',
  (_, value, keywords) => {
    const field = { name: 'bread', type: 'text-input', label: 'Bread', value, required: true } as const;
    expect(failableKeywords(field)).toEqual(keywords);
    expect(failableKeywords({ ...field, required: false })).toEqual(keywords.slice(0, -1));
  },
);
