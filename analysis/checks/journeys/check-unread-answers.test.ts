import { expect, it } from 'vitest';
import { deskJourney } from '../../../tests/support/documents/desk-journey.ts';
import { documentSource, manyDocuments } from '../../../tests/support/documents/thousand-documents.ts';
import { checkDocuments } from '../check-documents.ts';

const text = { name: 'phone', type: 'text-input', label: 'Phone', value: { type: 'string', maxLength: 20 } };
const form = documentSource('desk-form', 'form', { fields: [text] });
const operation = documentSource('write', 'operation', { service: 'desk', method: 'POST', path: '/write' });
const facts = documentSource('desk-facts', 'facts', { facts: { reachedAt: '= answers.phone' } });

/** Pointers of unread answers of a journey that uses these facts. */
function unread(uses: readonly string[]) {
  const journey = deskJourney([{ call: 'write', with: {}, optional: true }], { uses });
  return checkDocuments([...manyDocuments(10), journey, form, operation, facts])
    .problems.filter(({ code }) => code === 'unread-answer')
    .map(({ document, pointer }) => `${document}${pointer}`);
}

it('An answer that only facts of other journeys read is unread', () => {
  expect(unread([])).toEqual(['desk-form/fields/0/name']);
});

it('An answer that facts of its journey read is not', () => {
  expect(unread(['desk-facts'])).toEqual([]);
});
