import { describe, expect, it } from 'vitest';
import type { Field, Form } from '#schemas';
import type { Answers, JsonValue } from '../base/values/answers.ts';
import { environment } from '../journeys/journeys.fixture.ts';
import { linkForm } from '../release/linking/forms/link-form.ts';
import { compileForm } from './compile-form.ts';
import { evaluateForm, type Surroundings } from './evaluate-form.ts';
import { validateForm } from './validate-form.ts';

const surroundings: Surroundings = { ...environment.surroundings, results: {}, session: {} };
const fallbackMessages = { maximum: 'Too large', minItems: 'Too few', formatMinimum: 'Too early' };

/** The problems of the last field, as `keyword: message`. */
function problems(fields: readonly Field[], given: Answers): readonly string[] {
  const { form } = linkForm({ kind: 'form', id: 'budget', schemaVersion: 2, fields } as Form, {
    findForm: () => undefined,
    library: () => ({ documentOf: () => undefined, find: () => ({ missing: '' }) }) as never,
  });
  const compiled = compileForm(form, {}, { options: () => undefined, decision: () => undefined });
  const evaluation = evaluateForm(compiled, {}, given, surroundings);
  const found = validateForm(evaluation, {
    constraints: (name, value) => (name === 'spent' && Number(value) > 1000 ? ['maximum'] : []),
    fallbackMessages,
  });
  return found.map(({ keyword, message }) => `${keyword}: ${message}`);
}

const total: Field = { name: 'total', type: 'number-input', label: 'Total', value: { type: 'number' } };
const left = { '-': [{ var: 'answers.total' }, 10] };
const spent: Field = {
  name: 'spent',
  type: 'number-input',
  label: 'Spent',
  value: { type: 'number', maximum: 1000 },
  limits: { maximum: left },
  messages: { maximum: '{{ field.label }}: at most {{ field.value.maximum }}' },
};

describe('a limit that is worked out', () => {
  it('refuses an answer beyond it, and its message says the limit of the moment', () => {
    expect(problems([total, spent], { total: 50, spent: 40 })).toEqual([]);
    expect(problems([total, spent], { total: 50, spent: 41 })).toEqual(['maximum: Spent: at most 40']);
    expect(problems([total, spent], { total: 60, spent: 51 })).toEqual(['maximum: Spent: at most 50']);
  });

  it('refuses nothing while it is not known; the limit of the constraint still holds and is said', () => {
    expect(problems([total, spent], { spent: 999 })).toEqual([]);
    expect(problems([total, spent], { spent: 1001 })).toEqual(['maximum: Spent: at most 1000']);
  });

  it('is said in the words of the site where the field has none', () => {
    const { messages: _, ...plain } = spent as Field & { messages: object };
    expect(problems([total, plain as Field], { total: 50, spent: 41 })).toEqual(['maximum: Too large']);
  });

  it.each<[string, Field, JsonValue, JsonValue, string]>([
    [
      'a day',
      {
        name: 'end',
        type: 'date-input',
        label: 'End',
        limits: { formatMinimum: { var: 'answers.total' } },
        messages: { formatMinimum: 'From {{ field.value.formatMinimum }}' },
      },
      '2026-02-03',
      '2026-02-02',
      'formatMinimum: From 3 February 2026',
    ],
    [
      'a number of choices',
      {
        name: 'end',
        type: 'checkbox-group',
        label: 'End',
        limits: { minItems: { var: 'answers.total' } },
        options: ['a', 'b', 'c'].map((id) => ({ id, label: id })),
      },
      2,
      ['a'],
      'minItems: Too few',
    ],
  ])('bounds %s', (_, field, limit, beyond, problem) => {
    const first: Field =
      typeof limit === 'number' ? total : { name: 'total', type: 'date-input', label: 'Start' };
    expect(problems([first, field], { total: limit, end: beyond })).toEqual([problem]);
    const within = typeof limit === 'number' ? ['a', 'b'] : limit;
    expect(problems([first, field], { total: limit, end: within })).toEqual([]);
  });
});
