import { expect, it } from 'vitest';
import { readDocument } from '#engine';
import type { Document } from '#schemas';
import { readMark, withoutMarks } from './invisible-marks.ts';
import { markedDocuments, withSameParts } from './marked-documents.ts';

const name = { type: 'text-input', name: 'name', label: 'Your name', value: { type: 'string' } };
const town = { type: 'text-input', name: 'town', label: 'Town', value: { type: 'string' } };

function contactForm(...fields: readonly object[]) {
  const document = { $schema: '../schemas/form.schema.json', kind: 'form', id: 'contact', schemaVersion: 2 };
  const text = JSON.stringify({ ...document, fields: fields.length > 0 ? fields : [name, town] });
  const reading = readDocument({ path: 'contact', text });
  if (reading.outcome !== 'read' || reading.document.kind !== 'form') throw new Error('It cannot be read.');
  return reading.document;
}

it('says of each text where it is written, and shows the same', () => {
  const { mark, placeOf } = markedDocuments();
  const form = contactForm();
  const marked = mark(form);
  if (marked.kind !== 'form') throw new Error('It is no form.');
  const town = marked.fields[1];
  const label = town && 'label' in town && typeof town.label === 'string' ? town.label : '';
  expect(withoutMarks(label)).toBe('Town');
  expect(placeOf(readMark(label) ?? -1)).toEqual({ document: 'contact', pointer: '/fields/1/label' });
  expect(withoutMarks(JSON.stringify(marked))).toBe(JSON.stringify(form));
  expect(JSON.stringify(marked)).toContain('"name":"town"');
});

it('gives the same document for the same one, and texts their numbers again after an edit', () => {
  const { mark } = markedDocuments();
  const form = contactForm();
  const marked = mark(form);
  expect(mark(form)).toBe(marked);
  expect(JSON.stringify(mark(contactForm()))).toBe(JSON.stringify(marked));
});

it('reads each question of a form as often in a long form as in a short one', () => {
  const readsPerField = (count: number) => {
    let reads = 0;
    const counted = (field: object) =>
      new Proxy(field, {
        ownKeys(target) {
          reads += 1;
          return Reflect.ownKeys(target);
        },
      });
    const names = Array.from({ length: count }, (_, index) => ({ ...town, name: `town${index}` }));
    const form = contactForm(...names);
    markedDocuments().mark({ ...form, fields: form.fields.map(counted) as typeof form.fields });
    return reads / count;
  };
  expect(readsPerField(100)).toBe(readsPerField(2));
});

it('marks a text that inserts values at its end', () => {
  const { mark, placeOf } = markedDocuments();
  const thanks = { type: 'notice', name: 'thanks', tone: 'info', text: 'Thank you, {{ answers.name }}' };
  const marked = JSON.stringify(mark(contactForm(name, thanks)));
  expect(placeOf(readMark(marked) ?? -1)).toEqual({ document: 'contact', pointer: '/fields/1/text' });
});

it('marks the sentences of content items, and nothing that is an address or a date', () => {
  const { mark, placeOf } = markedDocuments();
  const list = {
    kind: 'content',
    id: 'news',
    schemaVersion: 1,
    referenceName: 'news',
    language: 'en',
    items: [
      { contentID: 1, fields: { title: 'A new bridge', slug: 'new-bridge', date: '2026-01-02', seen: true } },
    ],
  } as const;
  const marked = mark(list as unknown as Document);
  if (marked.kind !== 'content') throw new Error('It is no list.');
  const { title, ...others } = marked.items[0]?.fields ?? {};
  expect(others).toEqual({ slug: 'new-bridge', date: '2026-01-02', seen: true });
  expect(placeOf(readMark(String(title)) ?? -1)).toEqual({
    document: 'news',
    pointer: '/items/0/fields/title',
  });
});

it('a translated text leads to the text that it is shown for, and one that is not shown is left out', () => {
  const { markTranslation, placeOf } = markedDocuments();
  const form = contactForm();
  const text = JSON.stringify({
    $schema: '../schemas/translation.schema.json',
    kind: 'translation',
    id: 'contact-mi',
    schemaVersion: 2,
    language: 'mi',
    document: 'contact',
    texts: { 'fields/town/label': { text: 'Tāone' }, 'fields/gone/label': { text: 'Kua ngaro' } },
  });
  const reading = readDocument({ path: 'contact-mi', text });
  if (reading.outcome !== 'read' || reading.document.kind !== 'translation') throw new Error('It is none.');
  const marked = markTranslation(reading.document, form);
  expect(markTranslation(reading.document, form)).toBe(marked);
  const shown = JSON.stringify(marked);
  expect(withoutMarks(shown)).toContain('"texts":{"fields/town/label":{"text":"Tāone"}}');
  expect(placeOf(readMark(shown) ?? -1)).toEqual({ document: 'contact', pointer: '/fields/1/label' });
});

it('keeps each part that is as it was before, and no other', () => {
  const before = { fields: [{ label: 'Rye', value: { maxLength: 3 } }, { label: 'Bun' }], id: 'loaf' };
  const copy = () => structuredClone(before);
  expect(withSameParts(copy(), before)).toBe(before);
  const typed = copy();
  Object.assign(typed.fields[0] ?? {}, { label: 'Ryes' });
  const kept = withSameParts(typed, before);
  expect(kept).toEqual(typed);
  expect(kept.fields[0]).not.toBe(before.fields[0]);
  expect(kept.fields[0]?.value).toBe(before.fields[0]?.value);
  expect(kept.fields[1]).toBe(before.fields[1]);
});

it.each([
  [{ a: 1, b: undefined }, { a: 1 }],
  [{ a: 1 }, { a: 1, b: undefined }],
  [{ b: undefined }, { a: undefined }],
  [[1, 2], [1]],
  [[1], [1, 2]],
  [[], {}],
  [{}, []],
  [null, {}],
  [{}, null],
  [1, { a: 1 }],
])('tells %j from %j', (now, before) => {
  expect(withSameParts(now, before)).not.toBe(before);
  expect(withSameParts(now, before)).toEqual(now);
});
