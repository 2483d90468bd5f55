import { describe, expect, it } from 'vitest';
import { removalOf, spokenAt } from '#analysis';
import { readDocument } from '#engine';
import { checkDocuments } from '../../analysis/checks/check-documents.ts';
import {
  documentSource,
  manyDocuments,
  translationSource,
} from '../../tests/support/documents/thousand-documents.ts';
import type { DocumentChange } from '../changes/edited-documents.ts';
import { changesOf, settledRemoval } from './settled-removal.ts';

const form = documentSource('order-form', 'form', {
  fields: [
    {
      name: 'hazards',
      type: 'checkbox-group',
      label: 'What is in the way?',
      options: ['Dog', 'Gate', 'Stairs'].map((id) => ({ id, label: `A ${id}` })),
    },
    {
      name: 'dogName',
      type: 'text-input',
      label: 'What is its name?',
      value: { type: 'string', maxLength: 40 },
      when: "= 'Dog' in answers.hazards",
    },
  ],
});

/** An order of which a driver is told that there is a dog, and its name. */
const own = [
  documentSource('orders', 'types', {
    types: {
      order: { object: { 'hazards?': { list: { enum: ['Dog', 'Gate', 'Stairs'] } }, 'dogName?': 'string' } },
    },
  }),
  documentSource('deliver', 'journey', {
    path: '/deliver',
    everyStep: { template: 'plain' },
    facts: { order: '= {hazards: answers.hazards, dogName: answers.dogName}' },
    steps: [
      {
        id: 'order',
        path: 'order',
        title: 'Order',
        form: 'order-form',
        submitLabel: 'Order',
        onSubmit: [
          {
            call: 'order',
            with: { what: '= facts.order' },
            onFailure: [{ notify: 'Not now', tone: 'error' }],
          },
        ],
      },
    ],
  }),
  form,
  translationSource(form, 'mi'),
  documentSource('driver-note', 'function', {
    input: { order: 'orders.order' },
    value: {
      note: "= if 'Dog' in input.order.hazards then 1 else 0",
      gate: "= 'Gate' in input.order.hazards",
      name: "= input.order.dogName else ''",
    },
  }),
  documentSource('order', 'operation', {
    service: 'bakery',
    method: 'POST',
    path: '/orders',
    input: { what: 'orders.order' },
    request: { what: '= driverNote(order: input.what)' },
  }),
];
const sources = [...manyDocuments(10), ...own];
const idOf = (text: string) => (JSON.parse(text) as { readonly id: string }).id;
const texts = sources.map(({ text }) => ({ id: idOf(text), body: text }));
const documents = sources.flatMap((source) => {
  const reading = readDocument(source);
  return reading.outcome === 'read' ? [reading.document] : [];
});

function problemsAfter(changes: readonly DocumentChange[]) {
  const bodies = new Map(changes.map(({ id, body }) => [id, body]));
  const after = sources.map((source) => ({ ...source, text: bodies.get(idOf(source.text)) ?? source.text }));
  return checkDocuments(after).problems;
}

const before = new Set(problemsAfter([]).map(({ message }) => message));
const caused = async (changes: readonly DocumentChange[]) =>
  problemsAfter(changes).filter(({ message }) => !before.has(message));

describe('removing an option of which a driver is told', () => {
  const spoken = spokenAt(documents, { document: 'order-form', pointer: '/fields/0/options/0' });

  it('takes its value, what is done for it, its question and its translations along, and leaves no mistake', async () => {
    const removal = removalOf(documents, spoken, { kind: 'remove-conditions' });
    const settled = await settledRemoval(texts, changesOf(texts, removal?.fixes ?? []), caused);
    expect(settled.left).toEqual([]);
    expect(settled.along.map(({ code, document }) => [code, document])).toEqual([
      ['never-given', 'orders'],
      ['unknown-option', 'driver-note'],
    ]);
    expect(settled.translations).toEqual(['order-form-mi']);
    const after = Object.fromEntries(settled.changes.map(({ id, body }) => [id, JSON.parse(body ?? '{}')]));
    expect(after['order-form'].fields).toHaveLength(1);
    expect(after['driver-note'].value.note).toBe('= 0');
    expect(after.deliver.facts.order).toBe('= {hazards: answers.hazards}');
    expect(JSON.stringify(after['order-form-mi'])).not.toMatch(/Dog|dogName/);
  });
});
