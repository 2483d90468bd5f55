import { expect, it } from 'vitest';
import { parsed } from '../settings/json.ts';
import { canMove, moveTo } from './moves.ts';

const question = (name: string) => ({ type: 'yes-no', name, label: name });
const form = (id: string, ...fields: readonly object[]) => ({ kind: 'form', id, schemaVersion: 2, fields });
const texts = new Map(
  [
    form(
      'loaf',
      question('rye'),
      { when: '= answers.rye', fields: [question('sliced')] },
      question('toasted'),
    ),
    form('roll', question('soft')),
    { kind: 'page', id: 'bread', zones: { content: [{ type: 'rich-text', blocks: [] }] } },
  ].map((document) => [document.id, JSON.stringify(document)]),
);
const textOf = (id: string) => texts.get(id) ?? '';
const at = (document: string, pointer: string) => ({ document, pointer });

function moved(part: string, list: string, index: number, into = 'loaf') {
  const made = moveTo(textOf, at('loaf', part), { list: at(into, list), index });
  const names = (fields: readonly { name?: string; fields?: [] }[]): unknown =>
    fields.map((field) => (field.fields ? names(field.fields) : field.name));
  return (
    made && [...made.changes.map(({ body }) => names(JSON.parse(body ?? '').fields)), made.place.pointer]
  );
}

it('moves a part within its list, into one inside of it, and out again', () => {
  expect(moved('/fields/0', '/fields', 3)).toEqual([[['sliced'], 'toasted', 'rye'], '/fields/2']);
  expect(moved('/fields/2', '/fields', 0)).toEqual([['toasted', 'rye', ['sliced']], '/fields/0']);
  expect(moved('/fields/0', '/fields/1/fields', 1)).toEqual([
    [['sliced', 'rye'], 'toasted'],
    '/fields/0/fields/1',
  ]);
  expect(moved('/fields/1/fields/0', '/fields', 0)).toEqual([['sliced', 'rye', [], 'toasted'], '/fields/0']);
  expect(moved('/fields/1', '/fields', 1)).toBeUndefined();
  expect(moved('/fields/1', '/fields', 2)).toBeUndefined();
});

it('moves a part into another document', () => {
  expect(moved('/fields/0', '/fields', 1, 'roll')).toEqual([
    [['sliced'], 'toasted'],
    ['soft', 'rye'],
    '/fields/1',
  ]);
});

it('lets a part go only where such a part may be, and never into itself', () => {
  const can = (part: string, list: string, into = 'loaf') =>
    canMove((id) => parsed(textOf(id)), at('loaf', part), at(into, list));
  expect(can('/fields/0', '/fields/1/fields')).toBe(true);
  expect(can('/fields/1', '/fields/1/fields')).toBe(false);
  expect(can('/fields/0', '/zones/content', 'bread')).toBe(false);
  expect(can('', '/fields', 'roll')).toBe(false);
});
