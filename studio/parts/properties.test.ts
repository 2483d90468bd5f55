import { expect, it } from 'vitest';
import { describePart, type Property } from './properties.ts';

const form = {
  kind: 'form',
  id: 'who-form',
  schemaVersion: 2,
  fields: [
    {
      type: 'text-input',
      name: 'name',
      label: 'Name',
      value: { type: 'string', minLength: 2 },
      when: '= answers.loaf',
    },
    { type: 'radio-group', name: 'loaf', label: 'Loaf', options: [{ id: 'rye', label: 'Rye' }] },
    { type: 'radio-group', name: 'bun', label: 'Bun', options: 'buns' },
    { type: 'notice', text: [{ text: 'Warm' }] },
  ],
};

function inputs(pointer: string): ReadonlyMap<string, Property> {
  return new Map(describePart(form, pointer).properties.map((property) => [property.name, property]));
}

it('names and explains a part in the words of its schema', () => {
  const { title, help } = describePart(form, '/fields/0');
  expect([title, help]).toEqual(['Text input field', 'One line of text.']);
  expect(inputs('/fields/0').get('hint')).toMatchObject({
    label: 'Hint',
    help: 'Help shown under the label.',
    input: { kind: 'text' },
  });
});

it('says what each value is entered with', () => {
  const properties = inputs('/fields/0');
  const kinds = [...properties].map(([name, { input }]) => [name, input.kind]);
  expect(Object.fromEntries(kinds)).toMatchObject({
    label: 'text',
    value: 'group',
    required: 'rule',
    when: 'rule',
    sensitive: 'choice',
    cutOff: 'number',
    checks: 'parts',
    clearedBy: 'texts',
    onChange: 'other',
  });
  expect(properties.get('when')?.input).toEqual({ kind: 'rule', isCondition: true });
  expect(properties.get('orphan')?.input).toEqual({ kind: 'choice', values: ['keep', 'clear'] });
  expect(properties.has('type')).toBe(false);
});

it('puts what is set, needed or changed every day before the rest', () => {
  const basic = [...inputs('/fields/0').values()].filter(({ isBasic }) => isBasic).map(({ name }) => name);
  expect(basic).toEqual(['name', 'label', 'hint', 'value', 'required', 'when']);
});

it('follows the value where a schema leaves a choice', () => {
  expect(inputs('/fields/1').get('options')?.input.kind).toBe('parts');
  expect(inputs('/fields/2').get('options')?.input.kind).toBe('text');
  expect(inputs('/fields/3').get('text')?.input.kind).toBe('parts');
  expect(describePart(form, '/fields/1/options/0').title).toBe('Option');
});
