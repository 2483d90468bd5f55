import { expect, test } from 'vitest';
import { compileForm } from '#engine';
import type { Field, Form } from '#schemas';
import { updatePlaces } from './update-places.ts';

const options = [{ id: 'yes', label: 'Yes' }];
const asked = (name: string): Field => ({ name, type: 'radio-group', label: name, options });
const shownFor = (name: string, other: string): Field => ({
  ...asked(name),
  when: { answered: { var: `answers.${other}` } },
});
const price = (...read: readonly string[]): Field => ({
  name: `price-${read.join('-')}`,
  type: 'notice',
  tone: 'info',
  text: { cat: read.map((name) => ({ var: `answers.${name}` })) },
});

function placesIn(...fields: readonly Field[]): readonly string[] {
  const form: Form = { kind: 'form', id: 'hire', schemaVersion: 2, fields: [...fields] };
  return [...updatePlaces(compileForm(form, {}, { options: () => undefined, decision: () => undefined }))];
}

test('a question that others follow has a way to see them; one that changes nothing has none', () => {
  expect(placesIn(asked('bicycle'), asked('helmet'), price('bicycle'))).toEqual(['bicycle']);
});

test('questions that change the same thing share the way to see it', () => {
  expect(placesIn(asked('bicycle'), asked('helmet'), price('bicycle', 'helmet'))).toEqual(['helmet']);
});

test('what a question changes is not kept back by another question', () => {
  const fields = [asked('bicycle'), price('bicycle'), asked('helmet'), price('helmet')];
  expect(placesIn(...fields)).toEqual(['bicycle', 'helmet']);
});

test('a question that is not always there keeps nothing back', () => {
  expect(placesIn(asked('bicycle'), shownFor('basket', 'elsewhere'), price('bicycle', 'basket'))).toEqual([
    'bicycle',
    'basket',
  ]);
});

test('what comes before a question changes, too', () => {
  expect(placesIn(price('bicycle'), asked('bicycle'))).toEqual(['bicycle']);
});
