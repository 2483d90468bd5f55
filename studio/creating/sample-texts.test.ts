import { expect, it } from 'vitest';
import { checkDocuments } from '#analysis';
import { kindsOf, newPart } from '../parts/library.ts';
import { isObject } from '../settings/json.ts';
import { itemsOf } from '../settings/properties.ts';
import { allNewKinds } from './new-kinds.ts';
import { templatesOf } from './templates.ts';

/** Words of templates and parts that are fit for visitors as they are. */
const finished: ReadonlySet<string> = new Set([
  // Titles in whose place the one is written that the author has said
  ...['New page', 'New journey', 'New'],
  // Templates
  ...['Questions people ask', 'Continue', 'Back', 'Send', 'Thank you', 'Check your answers'],
  ...['What is your name?', 'Enter your name', 'How can we reach you?'],
  ...['What is your e-mail address?', 'Enter your e-mail address', 'What is your phone number?'],
  ...['What is it about?', 'Choose what it is about', 'A question', 'An idea', 'A problem'],
  ...['Tell us more', 'You can leave this out.'],
  ...[30, 100, 200].map((most) => `Enter at most ${most} characters`),
  'Write at most 1000 characters',
  // Parts of pages
  ...['Error fetching data', 'Pause the facts'],
  // Parts of forms
  ...['Choose', 'Chosen', 'Choose a size', 'Change', 'Look it up'],
  ...['First name', 'Last name', 'Full name', 'Street address', 'Suburb', 'Town or city', 'Postcode', 'NZD'],
  ...['First day', 'Last day', 'The last day is before the first', 'Date'],
  ...['Looking for addresses', 'No address found. You can type it in full.'],
]);

/** Settings whose values visitors never read. */
const unread = new Set('kind id type name path href src variant template'.split(' '));

function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([name, inner]) => (unread.has(name) ? [] : textsIn(inner)));
}

/** Texts that are read as words, and that the check takes for finished ones. */
function passed(texts: readonly string[]): readonly string[] {
  const words = [...new Set(texts)].filter(
    (text) => /^[A-Z<]|\s/.test(text) && !/^=|\{\{/.test(text) && !finished.has(text),
  );
  const content = words.map((text) => ({ type: 'rich-text', blocks: [{ type: 'paragraph', text }] }));
  const page = {
    kind: 'page',
    id: 'samples',
    schemaVersion: 1,
    path: '/samples',
    template: 'standard',
    title: 'Samples',
    seo: { sitemapVisible: false },
    zones: { content },
  };
  const { problems } = checkDocuments([{ path: 'samples', text: JSON.stringify(page) }], []);
  const found = problems.filter(({ code }) => code === 'sample-text').map(({ pointer }) => pointer);
  return words.filter((_, index) => !found.includes(`/zones/content/${index}/blocks/0/text`));
}

it('Every text of a template that somebody has to write is known as a sample', () => {
  const texts = allNewKinds.flatMap((kind) =>
    templatesOf(kind).flatMap(({ documents }) => documents.flatMap(({ body }) => textsIn(JSON.parse(body)))),
  );
  expect(passed(texts)).toEqual([]);
});

it.each([
  ['page', { kind: 'page', zones: { content: [] } }, '/zones/content'],
  ['form', { kind: 'form', fields: [] }, '/fields'],
])(
  'Every text of a new part of a %s that somebody has to write is known as a sample',
  (_, document, list) => {
    const texts = kindsOf(itemsOf(document, list)).flatMap((kind) => {
      const { label, ...part } = newPart(kind);
      // The label of a question is what its author says in the gallery.
      return textsIn('name' in part ? part : { label, ...part });
    });
    expect(passed(texts)).toEqual([]);
  },
);
