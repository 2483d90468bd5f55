import { expect, it } from 'vitest';
import { readDocument } from '#engine';
import { namesAskedFrom, questionsNear, questionsOfItem } from './questions.ts';

const bodies = [
  {
    $schema: '../schemas/form.schema.json',
    kind: 'form',
    id: 'loaf-form',
    schemaVersion: 2,
    fields: [
      { type: 'radio-group', name: 'loaf', label: 'Which loaf?', options: 'loaves' },
      { type: 'yes-no', name: 'gift', label: 'Is it a gift?' },
      { type: 'notice', name: 'warm', tone: 'info', text: 'It is warm.' },
      { include: 'who-form' },
    ],
  },
  {
    $schema: '../schemas/form.schema.json',
    kind: 'form',
    id: 'who-form',
    schemaVersion: 2,
    fields: [{ type: 'text-input', name: 'name', label: 'Name', value: { type: 'string' } }],
  },
  {
    $schema: '../schemas/form.schema.json',
    kind: 'form',
    id: 'other-form',
    schemaVersion: 2,
    fields: [{ type: 'text-input', name: 'other', label: 'Other', value: { type: 'string' } }],
  },
  {
    $schema: '../schemas/options.schema.json',
    kind: 'options',
    id: 'loaves',
    schemaVersion: 1,
    options: [{ id: 'rye', label: 'Dark rye' }],
  },
  {
    $schema: '../schemas/journey.schema.json',
    kind: 'journey',
    id: 'order',
    schemaVersion: 2,
    steps: [{ id: 'what', form: 'loaf-form' }],
  },
];
const documents = bodies.flatMap((body) => {
  const reading = readDocument({ path: body.id, text: JSON.stringify(body) });
  return reading.outcome === 'read' ? [reading.document] : [];
});

it.each(['loaf-form', 'who-form', 'order'])('finds the questions that conditions of %s may read', (id) => {
  const found = questionsNear(documents, id).map(({ name, label, kind }) => [name, label, kind]);
  expect(found).toEqual([
    ['loaf', 'Which loaf?', 'choice'],
    ['gift', 'Is it a gift?', 'yes-no'],
    ['name', 'Name', 'text'],
  ]);
  expect(questionsNear(documents, id)[0]?.options).toEqual([{ id: 'rye', label: 'Dark rye' }]);
});

it('knows of the condition of a question which answers are not there yet', () => {
  const fields = [{ name: 'dog' }, { name: 'dogsName' }, { name: 'comments' }];
  expect([...namesAskedFrom(fields, '/fields/1/when')]).toEqual(['dogsName', 'comments']);
  expect([...namesAskedFrom(fields, '/fields/1/checks/0/that')]).toEqual([]);
});

it('finds the questions of the same item for one in a list, and none for one in a group', () => {
  const inner = [
    { type: 'number-input', name: 'age', label: 'Age', value: { type: 'integer' } },
    { type: 'text-input', name: 'school', label: 'School', value: { type: 'string' } },
  ];
  const form: { readonly [pointer: string]: unknown } = {
    '/fields/0': { type: 'item-list', name: 'children', label: 'Children', fields: inner },
    '/fields/1': { when: '= answers.gift', fields: inner },
  };
  const namesAt = (pointer: string) =>
    questionsOfItem([], 'loaf-form', pointer, (at) => form[at]).map(({ name }) => name);
  expect(namesAt('/fields/0/fields/1/when')).toEqual(['age']);
  expect(namesAt('/fields/0/fields/1/checks/0/that')).toEqual(['age', 'school']);
  expect(namesAt('/fields/0/fields/0/when')).toEqual([]);
  expect(namesAt('/fields/1/fields/1/when')).toEqual([]);
  expect(namesAt('/fields/0/when')).toEqual([]);
});
