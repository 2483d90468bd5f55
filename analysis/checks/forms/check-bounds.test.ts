import { describe, expect, it } from 'vitest';
import { checkBounds } from './check-bounds.ts';

type Constraint = Parameters<typeof checkBounds>[0];

const messages = (constraint: Constraint) =>
  [...checkBounds(constraint, '/value')].map(({ message }) => message);

describe('bounds of numbers', () => {
  it.each<[Constraint, string]>([
    [
      { type: 'integer', minimum: 1.2, maximum: 1.8 },
      'whole number lies between "minimum" 1.2 and "maximum" 1.8',
    ],
    [
      { type: 'integer', exclusiveMinimum: 1, exclusiveMaximum: 2 },
      'whole number lies between "exclusiveMinimum" 1 and "exclusiveMaximum" 2',
    ],
    [
      { type: ['integer', 'null'], minimum: -1.5, exclusiveMaximum: -1 },
      'whole number lies between "minimum" -1.5 and "exclusiveMaximum" -1',
    ],
    [
      { type: 'number', minimum: 6, maximum: 9, multipleOf: 5 },
      'multiple of 5 lies between "minimum" 6 and "maximum" 9',
    ],
    [
      { type: 'integer', minimum: 1, maximum: 4, multipleOf: 2.5 },
      'whole number that is a multiple of 2.5 lies between "minimum" 1 and "maximum" 4',
    ],
    [
      { type: 'number', minimum: 19.991, maximum: 19.999, multipleOf: 0.01 },
      'multiple of 0.01 lies between "minimum" 19.991 and "maximum" 19.999',
    ],
    [
      { type: 'integer', minimum: 0, exclusiveMinimum: 3, maximum: 9, exclusiveMaximum: 4 },
      'whole number lies between "exclusiveMinimum" 3 and "exclusiveMaximum" 4',
    ],
  ])('are named if none fits between them: %j', (constraint, message) => {
    expect(messages(constraint)).toEqual([`No ${message}.`]);
  });

  it.each<[Constraint]>([
    [{ type: 'integer', minimum: 1.2, maximum: 2 }],
    [{ type: 'integer', exclusiveMinimum: -1, exclusiveMaximum: 1 }],
    [{ type: 'integer', minimum: 1, maximum: 4, multipleOf: 1.5 }],
    [{ type: 'number', minimum: 1.2, maximum: 1.8 }],
    [{ type: ['integer', 'number'], minimum: 1.2, maximum: 1.8 }],
    [{ type: 'number', minimum: 19.99, maximum: 19.99, multipleOf: 0.01 }],
    [{ type: 'number', minimum: -9, maximum: -6, multipleOf: 3 }],
    [{ type: 'number', minimum: 6, multipleOf: 5 }],
    [{ type: 'number', minimum: -1e300, maximum: 1e300, multipleOf: 1e-300 }],
    [{ type: ['integer', 'string'], minimum: 1.2, maximum: 1.8 }],
    [{ minimum: 1.2, maximum: 1.8, multipleOf: 5 }],
  ])('are right if one does: %j', (constraint) => {
    expect(messages(constraint)).toEqual([]);
  });

  it('that contradict each other are reported once', () => {
    expect(messages({ type: 'integer', minimum: 3, maximum: 2, multipleOf: 5 })).toEqual([
      'No value fits "minimum" 3 and "maximum" 2.',
    ]);
  });
});

it('bounds in the wrong order can be exchanged, and those between which nothing lies cannot', () => {
  const fixes = (constraint: Constraint) => [...checkBounds(constraint, '/value')].map(({ fix }) => fix);
  expect(fixes({ type: 'number', minimum: 100, maximum: 80 })).toEqual([
    {
      title: 'Exchange "minimum" and "maximum"',
      isGuess: true,
      changes: [
        { op: 'replace', path: '/value/minimum', value: 80 },
        { op: 'replace', path: '/value/maximum', value: 100 },
      ],
    },
  ]);
  expect(fixes({ type: 'number', exclusiveMinimum: 5, exclusiveMaximum: 5 })).toEqual([undefined]);
});
