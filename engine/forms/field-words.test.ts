import { describe, expect, it } from 'vitest';
import type { Field, Rule } from '#schemas';
import { environment } from '../journeys/journeys.fixture.ts';
import { compileForm } from './compile-form.ts';
import { evaluateForm, offeredOptions } from './evaluate-form.ts';
import { areFixed } from './field-options.ts';
import { labelNow, wordedField, wordsNow } from './field-words.ts';
import { validateForm } from './validate-form.ts';

const name: Rule = { var: 'answers.name' };
const about = (...pieces: readonly Rule[]): Rule => ({ cat: pieces });

const who: Field = { name: 'name', type: 'text-input', label: 'Name', value: { type: 'string' } };
const pet: Field = {
  name: 'petKind',
  type: 'radio-group',
  label: about('What is ', name, '?'),
  hint: about(name),
  required: true,
  info: { label: about('Why ', name, '?'), title: 'Why', text: about('For ', name) },
  options: [
    { id: 'cat', label: about(name, ' is a cat') },
    { id: 'dog', label: 'A dog', hint: about(name, ' barks') },
  ],
};

function shown(field: Field, answers: { readonly [name: string]: string }) {
  const documents = { options: () => undefined, decision: () => undefined };
  const form = compileForm(
    { kind: 'form', id: 'pets', schemaVersion: 2, fields: [who, field] },
    {},
    documents,
  );
  const evaluation = evaluateForm(form, {}, answers, {
    ...environment.surroundings,
    results: {},
    session: {},
  });
  const [, compiled] = form.fields;
  if (compiled === undefined) throw new Error('The form has lost its field.');
  return { form, compiled, evaluation, scope: evaluation.scope };
}

function wordsOf(field: Field, answers: { readonly [name: string]: string }) {
  const { compiled, scope } = shown(field, answers);
  return wordedField(compiled.field, wordsNow(compiled.words, scope));
}

describe('the texts of a question', () => {
  it('insert what has been answered', () => {
    expect(wordsOf(pet, { name: 'Rex' })).toMatchObject({
      label: 'What is Rex?',
      hint: 'Rex',
      info: { label: 'Why Rex?', title: 'Why', text: 'For Rex' },
    });
  });

  it('are left out while a formula gives none, but a label is never empty', () => {
    const empty = wordsOf({ ...pet, label: about(name) }, {});
    expect(empty).not.toHaveProperty('hint');
    expect(empty).toMatchObject({ label: 'Pet kind' });
  });

  it('are rich where their author wrote elements, and what is inserted stays text', () => {
    const rich: Field = { ...pet, hintHtml: { cat: ['<p>As <b>', name, '</b> is called</p>'] } };
    expect(wordsOf(rich, { name: '<i>Rex</i> & co' })).toMatchObject({
      hintHtml: '<p>As <b>&lt;i&gt;Rex&lt;/i&gt; &amp; co</b> is called</p>',
      hint: 'As <i>Rex</i> & co is called',
    });
  });

  it('name the problem with its answer', () => {
    const { evaluation } = shown(pet, { name: 'Rex' });
    const rules = { constraints: () => [], fallbackMessages: {} };
    expect(validateForm(evaluation, rules)).toEqual([
      { field: 'petKind', keyword: 'required', message: 'What is Rex?' },
    ]);
  });

  it('are read by the form, so that a change of the answer shows', () => {
    expect(shown(pet, {}).form.read).toContain('name');
    expect(labelNow(shown(pet, { name: 'Ida' }).compiled, shown(pet, { name: 'Ida' }).scope)).toBe(
      'What is Ida?',
    );
  });

  it('cost nothing where none is a formula', () => {
    const { compiled } = shown(who, {});
    expect(compiled.words).toBeUndefined();
    expect(wordedField(compiled.field, undefined)).toBe(compiled.field);
  });
});

describe('the options of a question', () => {
  it('insert what has been answered, and are the same objects where they are texts', () => {
    const { compiled, scope } = shown(pet, { name: 'Rex' });
    expect(offeredOptions(compiled, scope)).toEqual([
      { id: 'cat', label: 'Rex is a cat' },
      { id: 'dog', label: 'A dog', hint: 'Rex barks' },
    ]);
    expect(compiled.options && areFixed(compiled.options)).toBe(false);
  });

  it('bear their ids while a formula gives no label', () => {
    const options = [{ id: 'cat', label: about(name) }];
    const { compiled, scope } = shown({ ...pet, options } as Field, {});
    expect(offeredOptions(compiled, scope)).toEqual([{ id: 'cat', label: 'cat' }]);
  });
});
