import { describe, expect, it } from 'vitest';
import type { DocumentSource } from '../../../engine/documents/read-document.ts';
import { documentSource, manyDocuments } from '../../../tests/support/documents/thousand-documents.ts';
import { checkDocuments } from '../check-documents.ts';

const others = manyDocuments(10);

function unreadIn(...sources: readonly DocumentSource[]) {
  return checkDocuments([...others, ...sources])
    .problems.filter(({ code, severity }) => code === 'unread-item' || severity === 'error')
    .map(({ pointer, help }) => `${pointer}: ${help}`);
}

/** Findings in a function with a list of breads, a list of shelves and the name of a room. */
function inFunction(value: unknown) {
  const breads = {
    type: 'array',
    maxItems: 20,
    items: {
      type: 'object',
      required: ['kind', 'slices'],
      properties: { kind: { type: 'string' }, slices: { type: 'number' } },
    },
  };
  const shelves = { type: 'array', maxItems: 20, items: 'string' };
  return unreadIn(documentSource('fresh', 'function', { input: { breads, shelves, room: 'string' }, value }));
}

const help = (name: string) => `/value: Read "${name}" or a property of it here, or take the list out.`;

it.each([
  ['some', "= some bread in input.breads satisfies input.room = 'shop'", 'bread'],
  ['every', "= every bread in input.breads satisfies input.room = 'shop'", 'bread'],
  ['for', '= for bread in input.breads return 1', 'bread'],
  ['a filter', "= input.breads[input.room = 'shop']", 'item'],
  ['find', "= find(input.breads, input.room = 'shop')", 'item'],
  ['none', "= none(input.breads, input.room = 'shop')", 'item'],
  ['all', "= all(input.breads, input.room = 'shop')", 'item'],
  ['sort', "= sort(input.breads, 'descending')", 'item'],
  ['group', '= group(input.breads, input.room)', 'item'],
  ['reduce', '= reduce(input.breads, 1, 0)', 'item'],
])('A rule of %s that is the same for each element is found', (_, rule, name) => {
  expect(inFunction(rule)).toEqual([help(name)]);
});

it('An element of an inner list is none of the outer one', () => {
  expect(inFunction('= for bread in input.breads return count(input.shelves[item = input.room])')).toEqual([
    help('bread'),
  ]);
  expect(inFunction('= for item in input.breads return for item in input.shelves return item')).toEqual([
    help('item'),
  ]);
});

describe('It is no mistake if a rule', () => {
  it.each([
    ['reads the element', "= some bread in input.breads satisfies bread.kind = 'rye'"],
    ['reads a member by its bare name', "= input.breads[kind = 'rye']"],
    ['reads it in the list of an inner operator', '= for bread in input.breads return [bread][slices > 2]'],
    [
      'reads it in the rule of an inner operator',
      '= for bread in input.breads return count(input.shelves[item = bread.kind])',
    ],
    [
      'reads the element of an outer list',
      '= for bread in input.breads return for shelf in input.shelves return bread.kind',
    ],
    ['reads what was made of the elements before', '= reduce(input.breads, accumulator + 1, 0)'],
    [
      'reads that in the rule of an inner operator',
      '= reduce(input.breads, count(input.breads[slices > accumulator]), 0)',
    ],
    ['gives the key to a list in an order', "= sort(input.breads, slices, 'descending')"],
    ['is not there', '= sort(input.shelves)'],
    ['is data', { literal: { map: [[1, 2], 3] } }],
  ])('%s', (_, rule) => {
    expect(inFunction(rule)).toEqual([]);
  });
});

it('Rules of forms and journeys are read', () => {
  const shelves = {
    name: 'shelves',
    type: 'checkbox-group',
    label: 'Which shelves?',
    value: { type: 'array' },
    options: [
      { id: 'low', label: 'Low' },
      { id: 'high', label: 'High' },
    ],
  };
  const rule = '= some shelf in answers.shelves satisfies answers.note is answered';
  const note = { name: 'note', type: 'text-input', label: 'Note', value: { type: 'string' } };
  const more = { ...note, name: 'more', unread: true, when: rule };
  const form = documentSource('shelf-form', 'form', { fields: [shelves, note, more] });
  const step = { id: 'first', form: 'shelf-form', path: 'first', title: 'First', submitLabel: 'Go on' };
  const journey = documentSource('ask', 'journey', {
    path: '/ask',
    everyStep: { template: 'plain' },
    facts: { hasNote: rule },
    steps: [step, { ...step, id: 'last', path: 'last', when: '= facts.hasNote' }],
  });
  const found = unreadIn(form, journey).map((finding) => finding.replace(/:.*/, ''));
  expect(found).toEqual(['/facts/hasNote', '/fields/2/when']);
});

it('A fact that has the name of an operator is no call of it', () => {
  const facts = documentSource('shelf-facts', 'facts', { facts: { map: ['= site.brand', '= page.title'] } });
  expect(unreadIn(facts)).toEqual([]);
});
