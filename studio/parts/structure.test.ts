import { expect, it } from 'vitest';
import { formatText } from '#analysis';
import { readDocument } from '#engine';
import { itemsOf } from '../settings/properties.ts';
import { kindsOf, newPart } from './library.ts';
import { addPart, duplicatePart, movePart, namesIn, removePart, withoutLostTexts } from './structure.ts';

const form = {
  $schema: '../schemas/form.schema.json',
  kind: 'form',
  id: 'loaf-form',
  schemaVersion: 2,
  fields: [
    { type: 'text-input', name: 'loaf', label: 'Loaf', value: { type: 'string' } },
    { when: '= answers.loaf', fields: [{ type: 'yes-no', name: 'sliced', label: 'Sliced?' }] },
  ],
};
const page = {
  $schema: '../schemas/page.schema.json',
  kind: 'page',
  id: 'bread',
  schemaVersion: 1,
  path: '/bread',
  template: 'general',
  title: 'Bread',
  seo: { sitemapVisible: true },
  zones: { content: [] },
};
const text = formatText(JSON.stringify(form)) as string;
const fieldsOf = (changed: string | undefined) => JSON.parse(changed ?? '{}').fields;

it('adds, moves and removes parts, and says which is selected then', () => {
  const field = { type: 'yes-no', name: 'rye', label: 'Rye?' };
  const added = addPart(text, '/fields', 0, field);
  expect([fieldsOf(added.text)[1], added.pointer]).toEqual([field, '/fields/1']);
  expect(addPart(text, '/fields', undefined, field).pointer).toBe('/fields/2');
  expect(movePart(text, '/fields/0', 1)?.pointer).toBe('/fields/1');
  expect(movePart(text, '/fields/0', -1)).toBeUndefined();
  expect(removePart(text, '/fields/0')?.pointer).toBe('/fields/0');
  expect(removePart(text, '/fields/1')?.pointer).toBe('/fields/0');
  expect(removePart(text, '/fields/1/fields/0')?.pointer).toBe('/fields/1');
  expect(formatText(added.text)).toBe(added.text);
});

it('gives copies names of their own, also those within', () => {
  const copied = duplicatePart(text, '/fields/1', namesIn([{ body: text }]));
  expect(fieldsOf(copied?.text)[2].fields[0].name).toBe('sliced2');
  const options = JSON.stringify({ kind: 'options', options: [{ id: 'rye' }, { id: 'rye2' }] });
  expect(JSON.parse(duplicatePart(options, '/options/0', new Set())?.text ?? '').options[1]).toEqual({
    id: 'rye3',
  });
});

it('takes the translated texts of what is removed out of translations, and leaves other problems', () => {
  const texts = { 'fields/loaf/label': { text: 'Parāoa' }, 'fields/sliced/label': { text: 'Tapahia?' } };
  const problem = (code: string, pointer: string) =>
    ({ code, severity: 'warning', document: 'loaf-mi', pointer, message: '', help: '' }) as const;
  const other = problem('unused-fact', '/facts/loaf');
  const found = [problem('unknown-text', '/texts/fields~1loaf~1label'), other];
  const left = withoutLostTexts(found, () => JSON.stringify({ texts }));
  expect(left.others).toEqual([other]);
  expect(left.texts.map(({ body }) => JSON.parse(body ?? ''))).toEqual([
    { texts: { 'fields/sliced/label': { text: 'Tapahia?' } } },
  ]);
});

it.each([
  { document: form, list: '/fields' },
  { document: page, list: '/zones/content' },
])('begins each kind of part of $list as one that can be read', ({ document, list }) => {
  const kinds = kindsOf(itemsOf(document, list));
  expect(kinds.length).toBeGreaterThan(15);
  const refused = kinds.flatMap((kind) => {
    const name = list === '/fields' ? { name: 'fresh' } : {};
    const { text: made } = addPart(JSON.stringify(document), list, undefined, { ...newPart(kind), ...name });
    const reading = readDocument({ path: 'it', text: made });
    return reading.outcome === 'read' ? [] : [`${kind.type}: ${reading.problems[0]?.message}`];
  });
  expect(refused).toEqual([]);
});
