import { describe, expect, it } from 'vitest';
import { deskJourney } from '../../../tests/support/documents/desk-journey.ts';
import { documentSource, manyDocuments } from '../../../tests/support/documents/thousand-documents.ts';
import { checkDocuments } from '../check-documents.ts';

const text = { name: 'phone', type: 'text-input', label: 'Phone', value: { type: 'string', maxLength: 20 } };
const form = documentSource('desk-form', 'form', { fields: [text] });
const operation = documentSource('write', 'operation', { service: 'desk', method: 'POST', path: '/write' });
const facts = documentSource('desk-facts', 'facts', { facts: { reachedAt: '= answers.phone' } });

/** Pointers of unread answers of a journey that uses these facts. */
function unread(uses: readonly string[]) {
  const onSubmit = [
    { call: 'write', with: {}, optional: true },
    ...uses.map(() => ({ notify: 'Reached at {{ facts.reachedAt }}.' })),
  ];
  const journey = deskJourney(onSubmit, { uses });
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

it('Files that an operation sends as parts are read', () => {
  const letter = {
    name: 'letter',
    type: 'file-upload',
    label: 'Letter',
    accept: ['pdf'],
    value: { maxItems: 1 },
  };
  const send = (files?: object) =>
    checkDocuments([
      ...manyDocuments(10),
      deskJourney([{ call: 'send', with: { letter: '= answers.letter' }, optional: true }]),
      documentSource('desk-form', 'form', { fields: [letter] }),
      documentSource('send', 'operation', {
        service: 'desk',
        method: 'POST',
        path: '/letters',
        input: { letter: { list: 'file', maxItems: 1 } },
        ...files,
      }),
    ]).problems.flatMap(({ code }) => (code.startsWith('unread-') ? [code] : []));
  expect(send({ files: { letter: 'letter' } })).toEqual([]);
  expect(send()).toContain('unread-answer');
});

describe('an answer that is handed on', () => {
  const details = { kind: 'function', input: { order: { object: { phone: 'string', 'dog?': 'string' } } } };
  const fields = ['phone', 'dog'].map((name) => ({ ...text, name }));

  /** Unread answers of an order that an operation makes its request of by a function. */
  function unreadOf(value: unknown, request: unknown = '= details(order: input.order)') {
    const given = { order: '= facts.order' };
    const journey = deskJourney([{ call: 'place', with: given, optional: true }], {
      facts: { order: '= {phone: answers.phone, dog: answers.dog}' },
    });
    return checkDocuments([
      ...manyDocuments(10),
      journey,
      documentSource('desk-form', 'form', { fields }),
      documentSource('details', 'function', { ...details, value }),
      documentSource('place', 'operation', {
        service: 'desk',
        method: 'POST',
        path: '/orders',
        input: details.input,
        request,
      }),
    ]).problems.flatMap(({ code, message }) => (code === 'unread-answer' ? [message] : []));
  }

  const dropped = (name: string) =>
    `Visitors are asked for "${name}", and the answer gets no further than "place": it is sent nowhere.`;

  it('is unread where a function drops it', () => {
    expect(unreadOf({ phone: '= input.order.phone' })).toEqual([dropped('dog')]);
  });

  it('is read as a member, as a condition and as a part of the whole', () => {
    expect(
      unreadOf({ phone: '= input.order.phone', dog: '= if input.order.dog is answered then 1' }),
    ).toEqual([]);
    expect(unreadOf("= extend(input.order, {source: 'desk'})")).toEqual([]);
  });

  it('is unread where the request takes another member of the value', () => {
    const value = { phone: '= input.order.phone', dog: '= input.order.dog' };
    expect(unreadOf(value, { contact: '= details(order: input.order).phone' })).toEqual([dropped('dog')]);
  });

  it('is followed through lists', () => {
    const value = '= for line in [input.order] return {phone: line.phone}';
    expect(unreadOf(value)).toEqual([dropped('dog')]);
    expect(unreadOf('= for line in [input.order] return line')).toEqual([]);
  });
});
