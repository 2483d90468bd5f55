import { describe, expect, it } from 'vitest';
import type { Field, Rule } from '#schemas';
import type { JsonValue } from '../base/values/answers.ts';
import { environment } from '../journeys/journeys.fixture.ts';
import { typeOfSchema } from '../rules/types/type-of-schema.ts';
import { answerType } from './answer-type.ts';
import { compileForm } from './compile-form.ts';
import { evaluateForm, withAnswers } from './evaluate-form.ts';
import { validateForm } from './validate-form.ts';

const labelled = { name: 'own', label: 'Own' } as const;
const options = [
  { id: 'saw', label: 'Saw' },
  { id: '7', label: 'Seven', when: false },
];
const documents = { options: () => undefined, decision: () => undefined };
const messages = { type: 'Not of the type', format: 'Not in the format', enum: 'Not one of these' };

function textInput(value: { [keyword: string]: unknown }): Field {
  return { ...labelled, type: 'text-input', value };
}

const stepper: Field = {
  ...labelled,
  type: 'stepper',
  fewerLabel: 'Fewer',
  moreLabel: 'More',
  value: { type: 'integer' },
};
const select = { ...labelled, type: 'select', placeholder: 'Choose' } as const;

function evaluate(field: Field, own: JsonValue, facts: { [name: string]: Rule } = {}) {
  const form = compileForm({ kind: 'form', id: 'loan', schemaVersion: 2, fields: [field] }, facts, documents);
  const surroundings = { ...environment.surroundings, results: {}, session: {} };
  const evaluation = evaluateForm(form, {}, { own }, surroundings);
  const problems = validateForm(evaluation, { constraints: () => [], fallbackMessages: messages });
  return { form, evaluation, problems };
}

describe('an answer that is not of the type of its field', () => {
  it.each<[string, Field, JsonValue, keyof typeof messages]>([
    ['text in a stepper', stepper, 'abc', 'type'],
    ['text where a number is typed', textInput({ type: 'number' }), '1e9', 'type'],
    ['text where a whole number is one of few', textInput({ enum: [1, 2] }), 'one', 'type'],
    ['a day that does not exist', textInput({ type: 'string', format: 'date' }), '2026-02-30', 'format'],
    ['a text that is none of those allowed', textInput({ type: 'string', enum: ['a'] }), 'b', 'enum'],
    ['an option that the field does not have', { ...select, options }, 'axe', 'enum'],
    [
      'an option among others that the field does not have',
      { ...labelled, type: 'checkbox-group', options },
      ['saw', 'axe'],
      'enum',
    ],
    ['a list where one is chosen', { ...select, options }, ['saw'], 'enum'],
    ['a text where several are chosen', { ...labelled, type: 'checkbox-group', options }, 'saw', 'type'],
    ['a text for true', { ...labelled, type: 'checkbox' }, 'true', 'type'],
    ['a number for a text', { ...labelled, type: 'text-area', value: { type: 'string' } }, 7, 'type'],
  ])('is unanswered for rules, and not valid: %s', (_, field, own, keyword) => {
    const { evaluation, problems } = evaluate(field, own, { known: { answered: { var: 'answers.own' } } });
    expect([evaluation.answers, evaluation.unfit, evaluation.facts]).toEqual([{}, { own }, { known: false }]);
    expect(problems).toEqual([{ field: 'own', keyword, message: messages[keyword] }]);
  });

  it.each<[string, Field, JsonValue]>([
    ['a number', stepper, 2],
    ['a number, where its constraint says so by its values', textInput({ enum: [1, 2] }), 2],
    ['a day', textInput({ type: 'string', format: 'date' }), '2026-02-28'],
    ['an option that is not offered just now', { ...select, options }, '7'],
    ['an option that is made from a list', { ...select, options: { each: [], id: '', label: '' } }, 'made'],
  ])('is not %s', (_, field, own) => {
    expect(evaluate(field, own).evaluation.answers).toEqual({ own });
  });

  it('keeps no rule about it from being evaluated', () => {
    const twice: Rule = { '*': [{ var: 'answers.own' }, 2] };
    const few = { that: { '<': [twice, 10] }, message: 'Ten at most' };
    const { evaluation, problems } = evaluate({ ...stepper, checks: [few] }, 'abc', { twice });
    expect([evaluation.fault, evaluation.facts.twice]).toEqual([undefined, undefined]);
    expect(problems.map(({ keyword }) => keyword)).toEqual(['type']);
    expect(evaluate({ ...stepper, checks: [few] }, 7, { twice }).problems[0]?.message).toBe('Ten at most');
  });

  it('is reported again when it changes, though no rule reads it', () => {
    const { form, evaluation } = evaluate(stepper, 'abc');
    const [field] = form.fields;
    const given = withAnswers(evaluation, field ? [field] : [], { own: 3 });
    expect([given.answers, given.unfit, given.scope.answers]).toEqual([{ own: 3 }, {}, { own: 3 }]);
    const again = withAnswers(given, field ? [field] : [], { own: 'three' });
    expect([again.answers, again.unfit]).toEqual([{}, { own: 'three' }]);
  });
});

it.each([
  { type: 'string' },
  { type: 'string', maxLength: 40 },
  { type: 'string', format: 'date' },
  { type: 'string', enum: ['a', 'b'] },
  { const: 'a' },
  { type: 'integer', minimum: 1 },
  { type: ['number', 'integer'] },
  { enum: [1, 2] },
  { const: 3 },
  { type: ['string', 'number'] },
])('The type of what is typed is that of the values its constraint allows: %j', (value) => {
  expect(answerType(textInput(value), documents.options)).toEqual(typeOfSchema(value));
});
