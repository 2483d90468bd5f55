import { describe, expect, it } from 'vitest';
import type { Field, Rule } from '#schemas';
import { environment } from '../journeys/journeys.fixture.ts';
import { compileForm } from './compile-form.ts';
import { evaluateForm } from './evaluate-form.ts';
import { validateForm } from './validate-form.ts';

/** Text times a number: the check refuses it and evaluation faults. */
const faulty: Rule = { '*': [{ var: 'answers.name' }, 2] };
const name: Field = { type: 'text-input', name: 'name', label: 'Name', value: { type: 'string' } };
const rules = { constraints: () => [], fallbackMessages: { fault: 'Not checked', enum: 'Choose one' } };

function problemsOf(field: Field, answer: string | undefined, facts: { [name: string]: Rule } = {}) {
  const form = compileForm({ kind: 'form', id: 'card', schemaVersion: 2, fields: [name, field] }, facts, {
    options: () => undefined,
    decision: () => undefined,
  });
  const given = { name: 'Ada', ...(answer !== undefined && { [field.name]: answer }) };
  const evaluation = evaluateForm(form, {}, given, { ...environment.surroundings, results: {}, session: {} });
  return { fault: evaluation.fault?.code, problems: validateForm(evaluation, rules) };
}

const note: Field = { type: 'text-input', name: 'note', label: 'Note', value: { type: 'string' } };
const notChecked = [{ field: 'note', keyword: 'fault', message: 'Not checked' }];

describe('an answer about which a rule cannot be evaluated', () => {
  it('is invalid, in the words of the site, when the rule is one of its checks', () => {
    const field: Field = { ...note, checks: [{ that: faulty, message: 'At most 500 words' }] };
    expect(problemsOf(field, 'some words').problems).toEqual(notChecked);
  });

  it('has the words of its field where that has any', () => {
    const messages = { fault: 'We could not count the words' };
    const field: Field = { ...note, messages, checks: [{ that: faulty, message: 'At most 500 words' }] };
    expect(problemsOf(field, 'some words').problems[0]?.message).toBe(messages.fault);
  });

  it('may not be left out when it is not known whether it is required', () => {
    expect(problemsOf({ ...note, required: faulty }, undefined).problems).toEqual(notChecked);
  });

  it.each([
    ['whether it is offered', { when: faulty }],
    ['whether it is taken', { card: { unavailable: { when: faulty, label: 'Taken' } } }],
  ])('cannot be a choice of which it is not known %s', (_, parts) => {
    const field: Field = {
      type: 'choice-cards',
      selectLabel: 'Choose',
      selectedLabel: 'Chosen',
      name: 'note',
      label: 'Note',
      options: [
        { id: 'a', label: 'A', ...parts },
        { id: 'b', label: 'B' },
      ],
    };
    expect(problemsOf(field, 'a').problems).toEqual(notChecked);
    expect(problemsOf(field, 'b').problems).toEqual([]);
  });

  it('cannot be one of choices that could not be made', () => {
    const item = { var: 'item' };
    const field: Field = { ...select, options: { each: faulty, id: item, label: item } };
    expect(problemsOf(field, 'a').problems).toEqual(notChecked);
  });
});

const select = { type: 'select', name: 'note', label: 'Note', placeholder: 'Choose' } as const;

describe('a form of which a rule cannot be evaluated', () => {
  it('says so when it is a fact', () => {
    expect(problemsOf(note, 'x', { twice: faulty }).fault).toBe('rule-type-mismatch');
  });

  it('says so when it is not known whether a field is relevant', () => {
    expect(problemsOf({ ...note, when: faulty }, 'x').fault).toBe('rule-type-mismatch');
    expect(problemsOf(note, 'x').fault).toBeUndefined();
  });
});
