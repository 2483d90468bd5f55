import { expect, it, vi } from 'vitest';
import { formatText } from '#analysis';
import { pathOf, pointerOf, valueAt } from '#engine';
import { insertEntry, moveEntry, writeValue } from './edits.ts';

const text = formatText(
  JSON.stringify({ kind: 'form', id: 'loaf', fields: [{ name: 'rye' }, { name: 'bun', hint: 'Soft' }] }),
) as string;

const fields = (changed: string) => JSON.parse(changed).fields;

it('writes a value, adds one with what it stands in, and takes one out', () => {
  expect(fields(writeValue(text, '/fields/0/name', 'dark'))[0]).toEqual({ name: 'dark' });
  expect(fields(writeValue(text, '/fields/0/messages/required', 'Choose'))[0]).toEqual({
    name: 'rye',
    messages: { required: 'Choose' },
  });
  expect(fields(writeValue(text, '/fields/1/hint', undefined))[1]).toEqual({ name: 'bun' });
  expect(writeValue(text, '/fields/0/hint', undefined)).toBe(text);
});

it('puts entries into lists and moves them, in the layout of the formatter', () => {
  const added = insertEntry(text, '/fields', 1, { name: 'oat' });
  expect(fields(added).map(({ name }: { name: string }) => name)).toEqual(['rye', 'oat', 'bun']);
  expect(formatText(added)).toBe(added);
  expect(fields(insertEntry(text, '/fields/0/options', 0, { id: 'a' }))[0].options).toEqual([{ id: 'a' }]);
  const moved = moveEntry(text, '/fields', 0, 1);
  expect(fields(moved).map(({ name }: { name: string }) => name)).toEqual(['bun', 'rye']);
  expect(formatText(moved)).toBe(moved);
  expect(moveEntry(text, '/fields', 0, -1)).toBe(text);
});

it('replaces a text as the formatter would lay the document out again', () => {
  const texts = [
    { label: 'Loaf', hint: 'Soft', visible: "= answers.size == 'large'" },
    { label: 'Bread', hint: 'With {{ answers.seed }}', options: [{ id: 'a', label: 'A' }] },
    { cat: ['plain', { var: 'answers.seed' }] },
    { label: 'x', when: { and: [{ var: 'answers.size' }, { var: 'answers.seed' }] } },
  ];
  const lines = formatText(JSON.stringify({ kind: 'form', id: 'loaf', fields: texts })) ?? '';
  const places = [
    '/id',
    '/fields/0/label',
    '/fields/0/hint',
    '/fields/0/visible',
    '/fields/1/hint',
    '/fields/1/options/0/id',
    '/fields/2',
    '/fields/3/label',
  ];
  for (const place of places) {
    for (const value of ['', 'rye "dark"', 'long '.repeat(40), '= answers.size', 'For {{answers.seed}}']) {
      const whole: unknown = JSON.parse(lines);
      const [name = '', ...around] = pathOf(place).toReversed();
      Object.assign(Object(valueAt(whole, pointerOf(...around.toReversed()))), { [name]: value });
      expect(writeValue(lines, place, value)).toBe(formatText(JSON.stringify(whole)));
    }
  }
});

it('keeps a layout that is not that of the formatter', () => {
  const own = '{"kind":"form","id":"loaf"}';
  expect(writeValue(own, '/id', 'bun')).toBe('{"kind":"form","id":"bun"}');
});

it.each([
  ['of the formatter', text],
  ['of its own', JSON.stringify(JSON.parse(text), null, 4)],
])('does not lay a document out again to see that its layout is one %s', (_, written) => {
  const typed = writeValue(written, '/fields/0/name', 'd');
  const read = vi.spyOn(JSON, 'parse');
  writeValue(typed, '/fields/0/name', 'da');
  // Once as the document that is changed.
  expect(read.mock.calls.filter(([each]) => each === typed).length).toBeLessThanOrEqual(1);
  read.mockRestore();
});
