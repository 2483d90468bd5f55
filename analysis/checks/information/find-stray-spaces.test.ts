import { expect, it } from 'vitest';
import type { DocumentSource } from '../../../engine/documents/read-document.ts';
import {
  documentSource,
  manyDocuments,
  siteSource,
} from '../../../tests/support/documents/thousand-documents.ts';
import { checkDocuments } from '../check-documents.ts';
import { findInformation } from './find-information.ts';

const others = manyDocuments(10);

function strayIn(...sources: readonly DocumentSource[]) {
  const ids = new Set(sources.map(({ path }) => path));
  const { documents, problems } = checkDocuments([
    ...others.filter(({ path }) => !ids.has(path)),
    ...sources,
  ]);
  return [...problems.filter(({ severity }) => severity === 'error'), ...findInformation(documents)].map(
    ({ pointer, message }) => `${pointer}: ${message}`,
  );
}

const question = { name: 'loaf', type: 'text-input', label: 'Loaf', value: { type: 'string' }, unread: true };

/** Findings in a form with a question, and a field after it. */
function inForm(field: object) {
  return strayIn(documentSource('loaf-form', 'form', { fields: [question, field] }));
}

const inField = (rest: object) => inForm({ ...question, name: 'other', ...rest });

const inLabel = (label: string) => inField({ label });

it.each([
  ['begins with a space', ' Which loaf?', 'This text begins with a space: " Which".'],
  ['ends with a space', 'Which loaf? ', 'This text ends with a space: "loaf? ".'],
  ['has two spaces in a row', 'Which  loaf?', 'Two spaces stand in a row in this text: "Which  loaf?".'],
])('A text that %s is found', (_, label, message) => {
  expect(inLabel(label)).toEqual([`/fields/1/label: ${message}`]);
});

it.each([
  ['has no-break spaces', '\u00A0Which\u00A0\u00A0loaf?\u00A0'],
  ['has several lines', 'Open:\n  Monday  9 to 5\n  Saturday '],
  ['consists of a space', ' '],
])('It is no mistake if a text %s', (_, label) => {
  expect(inLabel(label)).toEqual([]);
});

it('Words around a value are read as one text', () => {
  const text = (value: string) => inForm({ name: 'said', type: 'notice', tone: 'info', text: value });
  expect(text('A loaf of {{ answers.loaf }} {{ answers.loaf }} , please')).toEqual([]);
  expect(text('A loaf of {{ answers.loaf }} ')).toHaveLength(1);
  expect(text('A  loaf of {{ answers.loaf }}')).toHaveLength(1);
  expect(text("A loaf{{ if answers.loaf = 'rye' then ' of  rye ' }}")).toEqual([]);
  expect(text("= if answers.loaf = 'rye' then 'Dark ' else 'White  '")).toEqual([]);
});

it('Values, masks and units are left out', () => {
  expect(inField({ mask: '99  99', default: 'rye ' })).toEqual([]);
  expect(inField({ value: { type: 'string', enum: ['rye  bread', 'wheat'] } })).toEqual([]);
  const number = { type: 'number-input', value: { type: 'number' }, messages: { type: 'Write a number' } };
  expect(inField({ ...number, prefix: 'about ', unit: ' loaves' })).toEqual([]);
});

it('A text is reported where it is written, not where it is inserted or included', () => {
  const label = 'Which  loaf?';
  const messages = { required: 'Answer {{ field.label }} ' };
  const fields = [{ ...question, label, required: true, messages }];
  const included = documentSource('loaf-form', 'form', { fields });
  const form = documentSource('order-form', 'form', {
    fields: [{ include: 'loaf-form' }, { like: 'loaf', name: 'roll', replace: { loaf: 'roll  or bun' } }],
  });
  expect(strayIn(included, form)).toEqual([
    '/fields/0/label: Two spaces stand in a row in this text: "Which  loaf?".',
    '/fields/0/messages/required: This text ends with a space: "}} ".',
  ]);
});

it('Facts are left out, as texts are made of them', () => {
  const step = { id: 'first', form: 'loaf-form', path: 'first', title: 'First ', submitLabel: 'Go on' };
  const journey = documentSource('ask', 'journey', {
    path: '/ask',
    everyStep: { template: 'plain' },
    facts: { dear: 'Dear {{ answers.loaf }} ' },
    steps: [step],
  });
  const form = documentSource('loaf-form', 'form', { fields: [question] });
  expect(strayIn(journey, form)).toEqual(['/steps/0/title: This text ends with a space: "First ".']);
});

it('Words of the site are read, its addresses are not', () => {
  const site = siteSource();
  const text = site.text.replace('"Loading"', '"Loading "').replace('"/logo.svg"', '"/logo.svg "');
  expect(strayIn({ ...site, text: text.replace('"Us"', '" Us"') })).toHaveLength(2);
});
