import { expect, it } from 'vitest';
import {
  documentSource,
  manyDocuments,
  pageSource,
} from '../../../tests/support/documents/thousand-documents.ts';
import { checkDocuments } from '../check-documents.ts';
import { problemsOfPart } from './check-part.ts';

const loaf = { object: { id: 'string', label: 'string' } };
const rows = {
  type: 'data-table',
  caption: 'Loaves',
  operation: 'loaves',
  columns: [{ label: 'Loaf', field: 'label' }],
  empty: 'None',
  failure: 'Not now',
};
const suggestions = {
  operation: 'loaves',
  input: 'typed',
  idAnswer: 'loafId',
  minimumLength: 2,
  announce: { loading: 'Looking', none: 'None found' },
};
const payment = (...ids: readonly string[]) => ({
  name: 'payment',
  type: 'radio-group',
  label: 'How will you pay?',
  options: ids.map((id) => ({ id, label: `By ${id}` })),
});
const step = (id: string, parts: object = {}) => ({
  id,
  path: id,
  title: id,
  form: `${id}-form`,
  submitLabel: 'Go on',
  ...parts,
});

const site = [
  ...manyDocuments(10),
  documentSource('loaf-row', 'function', { input: { loaf }, value: '= input.loaf' }),
  documentSource('loaves', 'operation', {
    service: 'bakery',
    method: 'GET',
    path: '/loaves',
    input: { 'typed?': 'string' },
    response: { list: loaf, maxItems: 20 },
    result: '= for loaf in response return loafRow(loaf: loaf)',
    expose: { path: '/api/loaves' },
  }),
  documentSource('bag', 'operation', {
    service: 'bakery',
    method: 'GET',
    path: '/bag',
    input: {},
    response: loaf,
    result: '= extend({id: response.id}, loafRow(loaf: response))',
    sensitive: ['label'],
  }),
  pageSource(900, [rows]),
  documentSource('buy', 'journey', {
    path: '/buy',
    everyStep: { template: 'plain' },
    uses: ['buy-facts'],
    steps: [
      step('choice', { onSubmit: [{ clear: ['results.found'] }, { run: 'look' }] }),
      step('paid', { when: "= answers.branch = 'main' and facts.payment = 'card'", final: true }),
    ],
  }),
  documentSource('buy-facts', 'facts', {
    sharedAnswers: ['branch'],
    facts: { payment: "= decide('payment-kind')" },
    sequences: { look: [{ call: 'loaves', as: 'found', onFailure: [{ notify: 'Not now', tone: 'error' }] }] },
  }),
  documentSource('payment-kind', 'decision', {
    // biome-ignore lint/suspicious/noThenProperty: a row of a decision.
    rows: [{ when: "= answers.payment = 'card'", then: 'card' }],
    otherwise: 'other',
  }),
  documentSource('order', 'journey', {
    path: '/order',
    everyStep: { template: 'plain' },
    sharedAnswers: ['branch'],
    steps: [step('branch', { final: true })],
  }),
  documentSource('branch-form', 'form', {
    fields: [
      { name: 'branch', type: 'text-input', label: 'Branch', value: 'string', unread: true },
      payment('cash', 'cheque'),
    ],
  }),
  documentSource('choice-form', 'form', {
    fields: [
      {
        name: 'loaf',
        type: 'suggest-input',
        label: 'Loaf',
        value: { type: 'string', maxLength: 80 },
        messages: { maxLength: 'That is too long' },
        suggestions,
        unread: true,
      },
      payment('cash', 'card'),
    ],
  }),
  documentSource('paid-form', 'form', {
    fields: [{ name: 'thanks', type: 'notice', tone: 'info', text: 'Thank you.' }],
  }),
];

it('is a sound release', () => {
  expect(checkDocuments(site, [], false).problems.filter(({ severity }) => severity === 'error')).toEqual([]);
});

it.each([
  ['loaf-row', ['bag/result', 'loaves/result']],
  ['buy-facts', ['buy/uses/0']],
  ['payment-kind', ['buy-facts/facts/payment']],
])('The removal of %s is told where it is named, and nothing that follows from it', (id, places) => {
  const rest = site.filter(({ path }) => path !== `${id}.json`);
  const checked = checkDocuments(rest, [], false);
  const errors = checked.problems.filter(({ severity }) => severity === 'error');
  expect(errors.map(({ document, pointer }) => document + pointer)).toEqual(
    places.map((place) => expect.stringMatching(`^${place}`)),
  );
  // The check of the removed document alone finds the same.
  const part = problemsOfPart(rest, (path) => path === `${id}.json`, checked, {
    isChanged: () => false,
    old: [],
  });
  expect(part.problems).toEqual(checked.problems);
});
