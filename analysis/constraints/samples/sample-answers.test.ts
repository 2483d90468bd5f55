import { expect, it } from 'vitest';
import { compileField } from '#engine/parts';
import type { Field } from '#schemas';
import { sampleAnswers } from './sample-answers.ts';

const today = '2026-01-15';

function answersTo({ value }: { readonly value: object }) {
  const field = { type: 'text-input', name: 'it', label: 'It', value } as Field;
  return sampleAnswers({ ...compileField(field, () => undefined), reads: new Set() }, undefined, today);
}

it('texts are plain where everything is accepted, and fit what is declared', () => {
  expect(answersTo({ value: { type: 'string' } })[0]).toBe('Ann');
  expect(answersTo({ value: { type: 'string', pattern: '^[A-Z]{3}-\\d{2}$' } })[0]).toBe('AAA-11');
  expect(answersTo({ value: { type: 'string', format: 'email' } })[0]).toBe('a@example.com');
  expect(answersTo({ value: { type: 'string', minLength: 90 } })[0]).toBe('a'.repeat(90));
});

it('answers in parts have all of their parts, and the required ones alone', () => {
  const parts = [
    { part: 'line1', label: 'Street', required: true },
    { part: 'postcode', label: 'Code', required: true, pattern: '^[0-9]{4}$' },
    { part: 'town', label: 'Town' },
  ];
  const field = { type: 'address-input', name: 'home', label: 'Home', parts } as Field;
  const compiled = { ...compileField(field, () => undefined), reads: new Set<string>() };
  const answers = sampleAnswers(compiled, undefined, today);
  expect(answers[0]).toEqual({ line1: 'Ann', postcode: '1111', town: 'Ann' });
  expect(answers.at(-1)).toEqual({ line1: 'Ann', postcode: '1111' });
});

it('each answer is given once, and none that the field refuses', () => {
  const answers = answersTo({ value: { type: 'string', maxLength: 2 } });
  expect(new Set(answers).size).toBe(answers.length);
  expect(answers.every((text) => String(text).length <= 2)).toBe(true);
});

it('several choices leave out one that excludes the others, which is given alone', () => {
  const options = [
    { id: 'a', label: 'A' },
    { id: 'b', label: 'B' },
    { id: 'none', label: 'None', exclusive: true },
  ];
  const field = { type: 'checkbox-group', name: 'it', label: 'It', options } as Field;
  const compiled = { ...compileField(field, () => undefined), reads: new Set<string>() };
  expect(sampleAnswers(compiled, ['a', 'b', 'none'], today)).toEqual([['a'], ['b'], ['none'], ['a', 'b']]);
});
