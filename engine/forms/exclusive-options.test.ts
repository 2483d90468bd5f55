import { expect, it } from 'vitest';
import type { Field } from '#schemas';
import type { JsonValue } from '../base/values/answers.ts';
import { environment } from '../journeys/journeys.fixture.ts';
import { compileForm } from './compile-form.ts';
import { evaluateForm, type Surroundings } from './evaluate-form.ts';
import { validateForm } from './validate-form.ts';

const surroundings: Surroundings = { ...environment.surroundings, results: {}, session: {} };
const field: Field = {
  name: 'extras',
  type: 'checkbox-group',
  label: 'Extras',
  options: [
    { id: 'candles', label: 'Candles' },
    { id: 'card', label: 'A card' },
    { id: 'none', label: 'None of these', exclusive: true },
  ],
};

function given(extras: JsonValue) {
  const form = compileForm(
    { kind: 'form', id: 'box', schemaVersion: 2, fields: [field] },
    {},
    {
      options: () => undefined,
      decision: () => undefined,
    },
  );
  const evaluation = evaluateForm(form, {}, { extras }, surroundings);
  const problems = validateForm(evaluation, {
    constraints: () => [],
    fallbackMessages: { exclusive: 'Only alone', enum: 'Not offered' },
  });
  return { counts: evaluation.answers.extras, said: problems.map(({ message }) => message) };
}

it('an option that excludes the others is accepted alone, and the others without it', () => {
  expect(given(['none'])).toEqual({ counts: ['none'], said: [] });
  expect(given(['candles', 'card'])).toEqual({ counts: ['candles', 'card'], said: [] });
});

it('an option that excludes the others is refused among them, and no rule reads such an answer', () => {
  expect(given(['candles', 'none'])).toEqual({ counts: undefined, said: ['Only alone'] });
});

it('an option that is not offered is said to be so, also beside one that excludes the others', () => {
  expect(given(['none', 'knife']).said).toEqual(['Not offered']);
});
