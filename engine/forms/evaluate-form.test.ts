import { describe, expect, it } from 'vitest';
import type { Field, Form, Rule } from '#schemas';
import type { Answers } from '../base/values/answers.ts';
import { environment } from '../journeys/journeys.fixture.ts';
import { compileForm } from './compile-form.ts';
import { evaluateForm } from './evaluate-form.ts';

const question = (name: string): Field => ({
  type: 'text-input',
  name,
  label: name,
  value: { type: 'string' },
});
const form: Form = {
  kind: 'form',
  id: 'order',
  schemaVersion: 2,
  fields: [question('size'), question('topping')],
};

const sizes = [
  { id: 's', label: 'Small' },
  { id: 'l', label: 'Large' },
  { id: 'xl', label: 'Large' },
];
const facts: { readonly [name: string]: Rule } = {
  sized: { lookup: ['sizes', { var: 'answers.size' }] },
  labelled: { cat: [{ lookup: ['words', 's'] }, ' ', { var: 'facts.sized' }] },
};

/** Evaluates the form after an earlier step with the same questions, and names the options looked up. */
function evaluateAfter(before: Answers, given: Answers) {
  const lookUps: string[] = [];
  const surroundings = {
    ...environment.surroundings,
    results: {},
    session: {},
    options: (id: string) => {
      lookUps.push(id);
      return sizes;
    },
  };
  const compiled = compileForm(form, facts, { options: () => undefined, decision: () => undefined });
  const previous = evaluateForm(compiled, {}, before, surroundings);
  lookUps.length = 0;
  const { facts: found } = evaluateForm(compiled, previous.answers, given, { ...surroundings, previous });
  const { facts: anew } = evaluateForm(compiled, {}, given, { ...surroundings, options: () => sizes });
  expect(found).toEqual(anew);
  return { facts: found, lookUps };
}

describe('a form after earlier steps', () => {
  it('keeps the facts that read nothing that has changed', () => {
    const { lookUps } = evaluateAfter({ size: 's' }, { size: 's', topping: 'nuts' });
    expect(lookUps).toEqual([]);
  });

  it('evaluates facts again that read a changed answer, and those that read these', () => {
    const { facts, lookUps } = evaluateAfter({ size: 's' }, { size: 'l' });
    expect(facts).toEqual({ sized: 'Large', labelled: 'Small Large' });
    expect(lookUps).toEqual(['sizes', 'words']);
  });

  it('keeps the facts that read a fact whose value stays the same', () => {
    expect(evaluateAfter({ size: 'l' }, { size: 'xl' }).lookUps).toEqual(['sizes']);
  });

  it('evaluates facts again when an answer is taken back', () => {
    expect(evaluateAfter({ size: 's' }, {}).facts).toEqual({ sized: undefined, labelled: 'Small ' });
  });
});
