import { expect, it } from 'vitest';
import { sampleBody } from './sample-body.ts';

const today = '2026-01-15';
const response = {
  type: 'object',
  required: ['id', 'step'],
  properties: {
    id: { type: 'string' },
    step: { type: 'integer', exclusiveMinimum: 4, multipleOf: 5 },
    day: { type: 'string', format: 'date' },
    notes: { type: ['array', 'null'], items: { type: 'boolean' } },
  },
} as const;

it('a full body has everything, a least body only what is required', () => {
  expect(sampleBody({ response }, 'full', today)).toEqual({ id: 'a', step: 10, day: today, notes: [true] });
  expect(sampleBody({ response }, 'least', today)).toEqual({ id: 'a', step: 10 });
});

it('the example of an operation comes first, where examples are wanted', () => {
  const operation = { response, example: { id: 'x', step: 20 } };
  expect(sampleBody(operation, 'examples', today)).toEqual({ id: 'x', step: 20 });
  expect(sampleBody(operation, 'full', today)).toMatchObject({ id: 'a' });
  expect(sampleBody({}, 'examples', today)).toBeUndefined();
});
