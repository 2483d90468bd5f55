import { expect, it } from 'vitest';
import { readDocument } from '#engine';
import { renameAt } from './rename-at.ts';

const documents = [
  {
    $schema: '../schemas/form.schema.json',
    kind: 'form',
    id: 'loaf-form',
    schemaVersion: 2,
    fields: [
      { type: 'text-input', name: 'loaf', label: 'Loaf', value: { type: 'string' } },
      { type: 'yes-no', name: 'sliced', label: 'Sliced?', when: "= answers.loaf = 'rye'" },
    ],
  },
  {
    $schema: '../schemas/journey.schema.json',
    kind: 'journey',
    id: 'order',
    schemaVersion: 2,
    facts: { isRye: "= answers.loaf = 'rye'" },
    steps: [{ id: 'what', form: 'loaf-form' }],
  },
];
const texts = documents.map((document) => {
  const source = { path: document.id, text: JSON.stringify(document) };
  return { source, reading: readDocument(source) };
});
const at = (to: string) =>
  renameAt(texts, { document: 'loaf-form', pointer: '/fields/0/name', to }, () => []);

it('renames a question in all that reads it', () => {
  const renamed = at('bread');
  const changes = 'changes' in renamed ? renamed.changes : [];
  expect(changes.map(({ id }) => id).sort()).toEqual(['loaf-form', 'order']);
  expect(
    changes.every(
      ({ body }) => body?.includes('bread') && !body.includes('loaf ') && !body.includes('.loaf'),
    ),
  ).toBe(true);
});

it('says why a question cannot have a name', () => {
  expect(at('sliced')).toEqual({ refusal: 'The name "sliced" is taken by loaf-form.' });
});

it.each([
  ['error', 'refusal'],
  ['warning', 'changes'],
] as const)('an %s that it would cause gives the %s', (severity, outcome) => {
  const problem = { code: 'a', severity, document: 'order', pointer: '', message: 'Told by its new name.' };
  const naming = { document: 'loaf-form', pointer: '/fields/0/name', to: 'bread' };
  expect(renameAt(texts, naming, () => [problem])).toHaveProperty(outcome);
});
