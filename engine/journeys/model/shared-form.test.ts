import { expect, it } from 'vitest';
import type { Field, Form, Option } from '#schemas';
import type { FormDocuments } from '../../forms/compile-form.ts';
import { sharedForm } from './shared-form.ts';

const facts = { isLarge: { decide: ['size'] } };
const rye = [{ id: 'rye', label: 'Rye' }];
const table = { rows: [{ when: { var: 'answers.loaf' } }] };

const formOf = (...fields: readonly Field[]): Form => ({
  kind: 'form',
  id: 'order',
  schemaVersion: 2,
  fields: [...fields],
});
const loaf: Field = { name: 'loaf', type: 'radio-group', label: 'Loaf', options: 'loaves' };
const note: Field = {
  name: 'note',
  type: 'text-input',
  label: 'Note',
  value: { type: 'string' },
  when: { var: 'facts.isLarge' },
};

const documentsOf = (options: Option[] = rye, decision: unknown = table): FormDocuments => ({
  options: () => options,
  decision: () => decision,
});

it('is compiled once, also for other releases of the same documents', () => {
  const form = formOf(loaf, note);
  expect(sharedForm(form, facts, documentsOf())).toBe(sharedForm(form, facts, documentsOf()));
});

it('is compiled again for other options, another decision, other facts and another version', () => {
  const form = formOf(loaf, note);
  const known = sharedForm(form, facts, documentsOf());
  const oat = [{ id: 'oat', label: 'Oat' }];
  const other = sharedForm(form, facts, documentsOf(oat));
  expect(other.fields[0]?.field).toMatchObject({ options: oat });
  expect(sharedForm(form, facts, documentsOf(oat, { rows: [] }))).not.toBe(other);
  expect(sharedForm(form, { ...facts }, documentsOf())).not.toBe(known);
  const changed = sharedForm(formOf({ ...loaf, label: 'Bread' }), facts, documentsOf());
  expect(changed.fields[0]?.field).toMatchObject({ label: 'Bread' });
});

it('looks up what it was made of each time', () => {
  const form = formOf(loaf, note);
  sharedForm(form, facts, documentsOf());
  const asked: string[] = [];
  sharedForm(form, facts, {
    options(id) {
      asked.push(id);
      return rye;
    },
    decision(id) {
      asked.push(id);
      return table;
    },
  });
  expect(asked).toEqual(['loaves', 'size']);
});
