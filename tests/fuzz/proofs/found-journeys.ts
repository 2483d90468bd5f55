import { thanks } from '../../../engine/prover/prover.fixture.ts';
import { booleanType, objectOf } from '../../../engine/rules/types/rule-type.ts';
import type { GeneratedJourney } from './generated-journey.ts';

const ok = { var: 'results.check.ok' } as const;
const isEarly = { '<': [{ var: 'answers.three' }, '2026-03-10'] } as const;
const dates = [undefined, '2026-03-09', '2026-03-10', '2026-03-11'];
const results = { check: objectOf({ ok: booleanType }) };
const everyResult = [{}, { check: {} }, { check: { ok: true } }, { check: { ok: false } }].map((given) => ({
  results: given,
}));

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
};
