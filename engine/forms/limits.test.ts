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

  it.each<[string, Field, JsonValue, JsonValue, string]>([
    ['a month', { name: 'start', type: 'month-input', label: 'Start' }, '2026-03', '2026-02', 'March 2026'],
    ['a time of day', { name: 'start', type: 'time-input', label: 'Start' }, '14:30', '09:00', '14:30'],
  ])('bounds %s by another, which its message says as people read it', (_, start, limit, beyond, said) => {
    const end = {
      ...start,
      name: 'end',
      limits: { formatMinimum: { var: 'answers.start' } },
      messages: { formatMinimum: 'From {{ field.value.formatMinimum }}' },
    } as Field;
    expect(problems([start, end], { start: limit, end: beyond })).toEqual([`formatMinimum: From ${said}`]);
    expect(problems([start, end], { start: limit, end: limit })).toEqual([]);
  });

  it.each<Field>([
    { name: 'end', type: 'money-input', label: 'Amount', currency: 'NZD' },
    { name: 'end', type: 'duration-input', label: 'How long?', units: ['hours', 'minutes'] },
  ])('bounds the number of a $type', (field) => {
    const bounded = { ...field, limits: { maximum: { var: 'answers.total' } } } as Field;
    expect(problems([total, bounded], { total: 90, end: 91 })).toEqual(['maximum: Too large']);
    expect(problems([total, bounded], { total: 90, end: 90 })).toEqual([]);
  });
});
