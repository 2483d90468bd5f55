import { thanks } from '../../../analysis/prover/prover.fixture.ts';
import { booleanType, objectOf } from '../../../engine/rules/types/rule-type.ts';
import type { GeneratedJourney } from './generated-journey.ts';

const ok = { var: 'results.check.ok' } as const;
const isEarly = { '<': [{ var: 'answers.three' }, '2026-03-10'] } as const;
const dates = [undefined, '2026-03-09', '2026-03-10', '2026-03-11'];
const results = { check: objectOf({ ok: booleanType }) };
const everyResult = [{}, { check: {} }, { check: { ok: true } }, { check: { ok: false } }].map((given) => ({
  results: given,
}));

const choose = (ids: readonly string[]) => ({
  messages: { required: 'Answer' },
  options: ids.map((id) => ({ id, label: id })),
});
const ids = [undefined, 'a', 'b', 'c'];
const hasA = { in: ['a', { var: 'answers.one' }] } as const;
const hasB = { in: ['b', { var: 'answers.one' }] } as const;
const isGiven = (name: string) => ({ answered: { var: `answers.${name}` } }) as const;

const isBefore = (day: string) => ({ '<': [{ var: 'answers.one' }, day] }) as const;

/** Journeys that the fuzzer found a wrong proof of, each by the seed and path of the generator of its time. */
export const foundJourneys: { readonly [found: string]: GeneratedJourney } = {
  'seed 578447013, path 4960: a dead end behind a question that only some results let pass': {
    steps: [
      {
        id: 'one',
        fields: [
          {
            name: 'one',
            label: 'one',
            required: {
              if: [{ answered: { var: 'answers.three' } }, { answered: { var: 'answers.three' } }, ok],
            },
            messages: { required: 'Answer' },
            type: 'stepper',
            value: { type: 'integer', minimum: 1, maximum: 4 },
            fewerLabel: 'Fewer',
            moreLabel: 'More',
          },
        ],
      },
      {
        id: 'two',
        fields: [
          {
            name: 'two',
            label: 'two',
            required: true,
            messages: { required: 'Answer' },
            checks: [{ that: { in: [{ var: 'answers.two' }, ['c', 'b']] }, message: 'Answer otherwise' }],
            type: 'radio-group',
            options: [
              { id: 'a', label: 'a' },
              { id: 'b', label: 'b', when: ok },
            ],
          },
        ],
        next: [{ when: { or: [{ '<': [{ var: 'answers.one' }, 0] }, isEarly] }, step: 'one' }],
      },
      {
        id: 'three',
        fields: [
          {
            name: 'three',
            label: 'three',
            type: 'text-input',
            inputType: 'date',
            value: { type: 'string', format: 'date' },
          },
        ],
      },
      { ...thanks, when: isEarly },
    ],
    shared: { results },
    values: { one: [undefined, 0, 1, 4, 5], two: [undefined, 'a', 'b', 'c'], three: dates },
    results: everyResult,
  },
  'seed 501, path 1486: a loop that an answer before it lets nobody leave': {
    steps: [
      {
        id: 'one',
        fields: [
          {
            name: 'one',
            label: 'one',
            required: { or: [isGiven('two'), { '==': [{ var: 'answers.three' }, 'a'] }] },
            messages: { required: 'Answer' },
            type: 'text-input',
            inputType: 'date',
            value: { type: 'string', format: 'date' },
          },
        ],
      },
      {
        id: 'two',
        fields: [
          {
            name: 'two',
            label: 'two',
            required: isGiven('three'),
            type: 'radio-group',
            ...choose(['a', 'b']),
          },
        ],
      },
      {
        id: 'three',
        fields: [
          {
            name: 'three',
            label: 'three',
            required: { not: { '<': [{ var: 'answers.one' }, '2026-03-10'] } },
            type: 'radio-group',
            ...choose(['a', 'b']),
          },
        ],
        next: [{ when: { in: [{ var: 'answers.three' }, ['a', 'b']] }, step: 'three' }],
      },
      thanks,
    ],
    shared: {},
    values: { one: dates, two: ids, three: ids },
    results: [{ results: {} }],
  },
  'seed 502, path 2646: a dead end for no boxes of a list that an action clears': {
    steps: [
      {
        id: 'one',
        fields: [
          {
            name: 'one',
            label: 'one',
            required: isGiven('three'),
            type: 'checkbox-group',
            ...choose(['a', 'b']),
          },
        ],
        next: [{ when: { if: [hasA, isGiven('one'), hasA] }, step: 'one' }],
      },
      {
        id: 'two',
        when: isGiven('one'),
        fields: [{ name: 'two', label: 'two', type: 'radio-group', ...choose(['a', 'b']) }],
      },
      {
        id: 'three',
        when: isGiven('two'),
        onSubmit: [{ clear: ['answers.one'] }],
        fields: [{ name: 'three', label: 'three', type: 'radio-group', ...choose(['a', 'b']) }],
      },
      { ...thanks, when: { var: 'facts.first' } },
    ],
    shared: { facts: { first: { if: [hasB, isGiven('one'), { '==': [{ var: 'answers.two' }, 'a'] }] } } },
    values: { one: [undefined, ['a'], ['b'], ['a', 'b']], two: ids, three: ids },
    results: [{ results: {} }],
  },
  'seed 501, path 1701: a loop behind more paths than are told apart': {
    steps: [
      {
        id: 'one',
        fields: [
          {
            name: 'one',
            label: 'one',
            type: 'text-input',
            inputType: 'date',
            value: { type: 'string', format: 'date' },
          },
        ],
        next: [{ when: { and: [isBefore('2026-03-10'), isBefore('2026-03-20')] }, step: 'one' }],
      },
      {
        id: 'two',
        fields: [
          {
            name: 'two',
            label: 'two',
            type: 'checkbox-group',
            checks: [{ that: { '>=': [{ var: 'answers.one' }, '2026-03-10'] }, message: 'Answer otherwise' }],
            ...choose(['a', 'b', 'c', 'd', 'e']),
          },
        ],
      },
      {
        id: 'three',
        fields: [
          {
            name: 'three',
            label: 'three',
            required: { and: [isBefore('2026-03-10'), { 'any-in': [{ var: 'answers.two' }, ['a', 'b']] }] },
            type: 'radio-group',
            ...choose(['a', 'b']),
          },
        ],
        next: [
          {
            when: {
              if: [isBefore('2026-03-10'), { '<': [{ count: { var: 'answers.two' } }, 0] }, { '==': [1, 1] }],
            },
            step: 'one',
          },
        ],
      },
      thanks,
    ],
    shared: {},
    values: {
      one: [undefined, '2026-03-09', '2026-03-10', '2026-03-11', '2026-03-19', '2026-03-20', '2026-03-21'],
      two: [undefined, ['a'], ['b'], ['a', 'b'], ['c'], ['a', 'c', 'd'], ['a', 'b', 'c', 'd', 'e']],
      three: ids,
    },
    results: [{ results: {} }],
  },
};
