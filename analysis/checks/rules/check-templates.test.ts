import { expect, it } from 'vitest';
import { createLocate } from '#engine/parts';
import type { Document } from '#schemas';
import { indexRelease } from '../release/index-release.ts';
import { checkTemplates } from './check-templates.ts';

const base = { schemaVersion: 1 } as const;
const operation = {
  ...base,
  kind: 'operation',
  service: 'desk',
  method: 'POST',
  path: '/x',
  input: {},
} as const;

/** Pointers of the objects reported as misspelt operators. */
function problemsOf(...documents: readonly object[]): readonly string[] {
  const entries = documents.map((document) => ({
    path: 'a.json',
    document: document as Document,
    locate: createLocate(''),
  }));
  return [...checkTemplates(indexRelease(entries))].map(
    ({ entry, code, pointer, message, help }) => `${entry.document.id}${pointer} ${code} ${message} ${help}`,
  );
}

const misspelt = { vra: 'input.name' };
const sentence = (place: string, name = 'vra', likely = 'Did you mean "var"? ') =>
  `${place} unknown-operator There is no operator "${name}", so this would be sent as it is. ` +
  `${likely}Put it inside {"literal": …} if it is data.`;

it.each<readonly [string, object, string]>([
  ['the query of an operation', { query: { name: misspelt } }, '/query/name'],
  ['its request', { request: { a: [1, misspelt] } }, '/request/a/1'],
  ['its result', { result: misspelt }, '/result'],
  ['its result after a failure', { onFailure: { outcome: 'empty', result: misspelt } }, '/onFailure/result'],
])('An object that looks like a misspelt operator is reported in %s', (_, change, place) => {
  expect(problemsOf({ ...operation, id: 'find', ...change })).toEqual([sentence(`find${place}`)]);
});

it('It is reported in what a decision gives, row by row', () => {
  const rows = JSON.parse(
    `[{"when": true, "then": "as is"}, {"when": true, "then": {"name": ${JSON.stringify(misspelt)}}}]`,
  );
  expect(problemsOf({ ...base, kind: 'decision', id: 'fee', rows, otherwise: [misspelt] })).toEqual([
    sentence('fee/rows/1/then/name'),
    sentence('fee/otherwise/0'),
  ]);
  expect(problemsOf({ ...base, kind: 'decision', id: 'fee', otherwise: misspelt })).toEqual([
    sentence('fee/otherwise'),
  ]);
});

it('It is reported in the data of an event, and in what an action passes on, in the document that says it', () => {
  const call = { call: 'find', with: { name: misspelt } };
  const form = {
    ...base,
    kind: 'form',
    id: 'card-form',
    fields: [{ name: 'go', type: 'button', label: 'Go', onPress: [call] }],
  };
  const step = { id: 'card', form: 'card-form', submitLabel: 'Go', onSubmit: [{ reset: true }, call] };
  const event = { ...base, kind: 'analytics', id: 'joined', event: 'joined', data: { who: misspelt } };
  expect(problemsOf({ ...base, kind: 'journey', id: 'joining', steps: [step] }, form, event)).toEqual([
    sentence('joining/steps/0/onSubmit/1/with/name'),
    sentence('card-form/fields/0/onPress/0/with/name'),
    sentence('joined/data/who'),
  ]);
});

it.each<readonly [string, unknown]>([
  ['has a path as its only value', { vra: 'answers.name' }],
  ['has a list that begins with a path', { vra: ['answers.name', 'nobody'] }],
])('What %s is reported', (_, request) => {
  expect(problemsOf({ ...operation, id: 'find', request })).toHaveLength(1);
});

it.each<readonly [string, unknown]>([
  ['an operator', { var: 'answers.name' }],
  ['what is under an operator', { literal: misspelt }],
  ['an object with several keys', { vra: 'answers.name', other: 1 }],
  ['a text that is no path', { name: 'Ada' }],
  ['a text with a path further on', { name: 'see answers.name' }],
  ['a name that only begins like a root', { name: 'answersheet' }],
  ['a list whose path is not the first', { name: ['nobody', 'answers.name'] }],
  ['a list of paths', ['answers.name']],
  ['a number, a text, nothing', [1, 'answers.name', null, true]],
  ['an empty object', {}],
])('No such thing is reported of %s', (_, request) => {
  expect(problemsOf({ ...operation, id: 'find', request })).toEqual([]);
});

it.each<readonly [string, object]>([
  ['a query', { ...operation, id: 'find', query: { name: 'input.name' } }],
  [
    'the data of an event',
    { ...base, kind: 'analytics', id: 'joined', event: 'joined', data: { who: 'answers.name' } },
  ],
])('The one key of %s is a name', (_, document) => {
  expect(problemsOf(document)).toEqual([]);
});
