import { expect, it } from 'vitest';
import { readDocument } from '#engine';
import { whenChosen } from './when-chosen.ts';

const options = [
  { id: 'dog', label: 'Dog' },
  { id: 'gate', label: 'Gate' },
];
const bodies = [
  {
    $schema: '../schemas/form.schema.json',
    kind: 'form',
    id: 'order-form',
    schemaVersion: 2,
    fields: [
      { type: 'radio-group', name: 'loaf', label: 'Which loaf?', options },
      {
        type: 'checkbox-group',
        name: 'reasons',
        label: 'What should we know?',
        value: { list: 'string', uniqueItems: true },
        options,
      },
    ],
  },
  {
    $schema: '../schemas/journey.schema.json',
    kind: 'journey',
    id: 'order',
    schemaVersion: 2,
    steps: [{ id: 'what', form: 'order-form' }],
  },
];
const documents = bodies.flatMap((body) => {
  const reading = readDocument({ path: body.id, text: JSON.stringify(body) });
  return reading.outcome === 'read' ? [reading.document] : [];
});
const option = (pointer: string) => whenChosen(documents, { document: 'order-form', pointer });

it('asks after the question of an option, only when that is chosen', () => {
  expect(option('/fields/1/options/0')).toEqual({
    list: { document: 'order-form', pointer: '/fields' },
    after: 1,
    when: "= 'dog' in answers.reasons",
  });
  expect(option('/fields/0/options/1')?.when).toBe("= answers.loaf = 'gate'");
});

it('asks nothing for a part that is no option', () => {
  expect(option('/fields/1')).toBeUndefined();
  expect(option('/fields/1/options/7')).toBeUndefined();
});
