import { describe, expect, it } from 'vitest';
import type { Field } from '#schemas';
import type { JsonValue } from '../base/values/answers.ts';
import { environment } from '../journeys/journeys.fixture.ts';
import { compileForm } from './compile-form.ts';
import { evaluateForm, type Surroundings } from './evaluate-form.ts';
import { validateForm } from './validate-form.ts';

const surroundings: Surroundings = { ...environment.surroundings, results: {}, session: {} };
const documents = { options: () => undefined, decision: () => undefined };
const fallbackMessages = {
  maxLength: 'Too long',
  maxItems: 'Too many',
  type: 'No number',
  format: 'No date',
};

function messages(field: Field, own: JsonValue | undefined, isUnsent = false): readonly string[] {
  const form = compileForm({ kind: 'form', id: 'loan', schemaVersion: 2, fields: [field] }, {}, documents);
  const evaluation = evaluateForm(form, {}, own === undefined ? {} : { own }, surroundings);
  return validateForm(evaluation, { constraints: () => [], fallbackMessages, isUnsent }).map(
    ({ message }) => message,
  );
}

const own = { name: 'own', label: 'Own' } as const;
const short: Field = { ...own, type: 'text-input', value: { type: 'string', maxLength: 5 } };

describe('an answer that is larger than its field allows', () => {
  it.each<[string, Field, JsonValue, string]>([
    ['a text', short, 'abcdef'.repeat(500), 'Too long'],
    [
      'a text for a number',
      { ...own, type: 'text-input', value: { type: 'number' } },
      '1'.repeat(5000),
      'No number',
    ],
    ['a text for a day', { ...own, type: 'date-input' }, '2'.repeat(5000), 'No date'],
  ])('is refused in words that fit the field: %s', (_, field, answer, message) => {
    expect(messages(field, answer)).toEqual([message]);
  });
});

describe('a check that waits until the form is sent', () => {
  const isRight = { '==': [{ var: 'answers.own' }, 'right'] };
  const once: Field = { ...short, checks: [{ that: isRight, message: 'Not right', onceSent: true }] };
  const always: Field = { ...short, checks: [{ that: isRight, message: 'Not right' }] };

  it('is left out before that, where others are not', () => {
    expect([messages(once, 'no', true), messages(once, 'no')]).toEqual([[], ['Not right']]);
    expect([messages(always, 'no', true), messages(always, 'no')]).toEqual([['Not right'], ['Not right']]);
  });
});

describe('a fact that reads two things', () => {
  const fields: Field[] = [short, { ...short, name: 'other' }];
  const facts = {
    both: { and: [{ answered: { var: 'answers.own' } }, { answered: { var: 'answers.other' } }] },
  };

  it('is evaluated again after another form when one of them is different', () => {
    const form = compileForm({ kind: 'form', id: 'loan', schemaVersion: 2, fields }, facts, documents);
    const first = evaluateForm(form, {}, { own: 'a' }, surroundings);
    expect(first.facts).toEqual({ both: false });
    const second = evaluateForm(
      form,
      first.answers,
      { own: 'a', other: 'b' },
      { ...surroundings, previous: first },
    );
    expect(second.facts).toEqual({ both: true });
  });
});
