import { expect, it } from 'vitest';
import type { Field } from '#schemas';
import { environment } from '../journeys/journeys.fixture.ts';
import { compileForm } from './compile-form.ts';
import { evaluateForm } from './evaluate-form.ts';
import { validateForm } from './validate-form.ts';

const bread: Field = {
  name: 'bread',
  type: 'text-input',
  label: 'Bread',
  value: { type: 'string', minLength: 3, pattern: '^[a-z]+$' },
  required: true,
};

/** The message for an answer that fails some keywords. */
function saidOf(field: Field, answer: string | undefined, ...failed: readonly string[]) {
  const form = compileForm(
    { kind: 'form', id: 'order', schemaVersion: 2, fields: [field] },
    {},
    {
      options: () => undefined,
      decision: () => undefined,
    },
  );
  const given = answer === undefined ? {} : { bread: answer };
  const evaluation = evaluateForm(form, {}, given, { ...environment.surroundings, results: {}, session: {} });
  const fallbackMessages = { required: 'Answer this', minLength: 'Longer, please' };
  return validateForm(evaluation, { constraints: () => failed, fallbackMessages });
}

it('The message of a question is its own, else the one of the site, else its name', () => {
  expect(saidOf({ ...bread, messages: { required: 'Which bread?' } }, undefined)).toEqual([
    { field: 'bread', keyword: 'required', message: 'Which bread?' },
  ]);
  expect(saidOf(bread, undefined)).toEqual([{ field: 'bread', keyword: 'required', message: 'Answer this' }]);
  expect(saidOf(bread, '7', 'pattern')).toEqual([{ field: 'bread', keyword: 'pattern', message: 'Bread' }]);
});

it('The list of problems has words of its own where the question says so', () => {
  const field: Field = { ...bread, summaryMessages: { required: 'You have not chosen a bread' } };
  expect(saidOf(field, undefined)).toEqual([
    { field: 'bread', keyword: 'required', message: 'Answer this', summary: 'You have not chosen a bread' },
  ]);
  expect(saidOf(field, '7', 'pattern')[0]).not.toHaveProperty('summary');
});

it('Of several failures the one is shown whose message the author wrote first, else the first', () => {
  const messages = { pattern: 'Small letters only', minLength: 'Three letters at least' };
  expect(saidOf({ ...bread, messages }, '7', 'minLength', 'pattern')[0]?.keyword).toBe('pattern');
  expect(saidOf(bread, '7', 'minLength', 'pattern')[0]?.keyword).toBe('minLength');
});
