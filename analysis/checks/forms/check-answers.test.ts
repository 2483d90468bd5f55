import { expect, it } from 'vitest';
import { documentSource, manyDocuments } from '../../../tests/support/documents/thousand-documents.ts';
import { checkDocuments } from '../check-documents.ts';

const word = { type: 'text-input', label: 'Born', value: { type: 'string', maxLength: 20 }, unread: true };
const date = { type: 'date-input', label: 'Born', unread: true };
const forms = (one: object, other: object) => [
  documentSource('one-form', 'form', { fields: [{ ...one, name: 'born' }] }),
  documentSource('other-form', 'form', { fields: [{ ...other, name: 'born' }] }),
];
const journey = (id: string, ...asked: readonly string[]) =>
  documentSource(id, 'journey', {
    path: `/${id}`,
    everyStep: { template: 'plain' },
    steps: asked.map((form, at) => ({
      id: `step-${at}`,
      path: `step-${at}`,
      title: `Step ${at}`,
      form,
      submitLabel: 'Go on',
    })),
  });

function conflicts(...sources: ReturnType<typeof forms>) {
  return checkDocuments([...manyDocuments(10), ...sources])
    .problems.filter(({ code }) => code === 'conflicting-field')
    .map(({ document, message }) => `${document}: ${message}`);
}

it('Fields of one name and two types are reported once, however many journeys ask both', () => {
  const both = ['one-form', 'other-form'];
  expect(conflicts(...forms(word, date), journey('walk', ...both), journey('ride', ...both))).toEqual([
    'other-form: In the journey "walk" the field "born" is text on "one-form" and a date here.',
  ]);
});

it('Texts of different lengths are one type', () => {
  const short = { ...word, value: { type: 'string', maxLength: 5 } };
  expect(conflicts(...forms(word, short), journey('walk', 'one-form', 'other-form'))).toEqual([]);
});

it('Journeys that share neither form nor answer may call different answers the same', () => {
  expect(conflicts(...forms(word, date), journey('walk', 'one-form'), journey('ride', 'other-form'))).toEqual(
    [],
  );
});
