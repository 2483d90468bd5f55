import { expect, it } from 'vitest';
import { lookOf } from './answer-limits.ts';
import { describePart, type Property } from './properties.ts';

function limitsOf(type: string, value: object): readonly Property[] {
  const form = { kind: 'form', id: 'f', schemaVersion: 2, fields: [{ type, name: 'a', label: 'A', value }] };
  const answer = describePart(form, '/fields/0').properties.find(({ name }) => name === 'value');
  expect(answer?.label).toBe('What may be answered');
  return answer?.input.kind === 'group' ? answer.input.properties : [];
}

const labels = (properties: readonly Property[], isBasic: boolean) =>
  properties.filter((each) => each.isBasic === isBasic).map(({ label }) => label);

it('offers the limits that fit what is answered, in everyday words', () => {
  expect(labels(limitsOf('text-input', { type: 'string' }), true)).toEqual([
    'At least so many characters',
    'At most so many characters',
    'At least so many words',
    'At most so many words',
    'Must look like',
  ]);
  expect(labels(limitsOf('number-input', { type: 'integer', multipleOf: 5 }), true)).toEqual([
    'At least',
    'At most',
  ]);
});

it('leaves what only specialists change behind the rest, and only if it is set', () => {
  expect(labels(limitsOf('text-input', { type: 'string' }), false)).toEqual(['Type']);
  expect(labels(limitsOf('number-input', { type: 'integer', multipleOf: 5 }), false)).toEqual([
    'Type',
    'Multiple of',
  ]);
});

it('has everyday words for limits that formulas work out', () => {
  const limits = { maximum: '= answers.left' };
  const field = { type: 'number-input', name: 'a', label: 'A', value: { type: 'number' }, limits };
  const found = describePart({ kind: 'form', id: 'f', schemaVersion: 2, fields: [field] }, '/fields/0');
  const { input } = found.properties.find(({ name }) => name === 'limits') ?? {};
  const shown = input?.kind === 'group' ? input.properties.map(({ label }) => label) : [];
  expect(shown).toContain('At most');
  expect(shown).toContain('Not before');
});

it('knows the look that a format or a pattern asks for', () => {
  expect(lookOf({ type: 'string' })).toBe(0);
  expect(lookOf({ type: 'string', format: 'email' })).toBe(1);
  expect(lookOf({ type: 'string', format: 'email', pattern: '^a' })).toBe(-1);
});
