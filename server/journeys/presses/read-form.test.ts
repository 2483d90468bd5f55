import { expect, it } from 'vitest';
import { mostFields, readForm } from '../files/read-form.ts';

const press = (body: URLSearchParams | FormData | string, type?: string) =>
  new Request('http://site.example/', {
    method: 'POST',
    body,
    ...(type !== undefined && { headers: { 'content-type': type } }),
  });

const named = (count: number) =>
  Array.from({ length: count }, (_, index) => [index.toString(36), ''] as const);
const multipart = (count: number) => {
  const form = new FormData();
  for (const [name, value] of named(count)) form.append(name, value);
  return press(form);
};
const encoded = (count: number) => press(new URLSearchParams(named(count).map((each) => [...each])));

it.each([
  ['encoded', encoded],
  ['multipart', multipart],
])('A form may have 2,000 fields and no more: %s', async (_, form) => {
  expect(await readForm(form(mostFields))).toHaveLength(2_000);
  expect(await readForm(form(mostFields + 1))).toBe('too-many');
  expect(await readForm(form(mostFields + 300))).toBe('too-many');
});

it('A text of separators is no list of fields', async () => {
  const text = '&--\r\n'.repeat(10_000);
  const form = new FormData();
  form.append('text', text);
  expect(await readForm(press(form))).toEqual([['text', text]]);
  expect(await readForm(press(new URLSearchParams({ text })))).toEqual([['text', text]]);
});

it('A boundary named for an encoded form hides no field', async () => {
  const fields = named(mostFields + 1).map(([name]) => `${name}=`);
  const type = 'application/x-www-form-urlencoded; boundary=0';
  expect(await readForm(press(fields.join('&'), type))).toBe('too-many');
});
