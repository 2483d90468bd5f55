import { describe, expect, it } from 'vitest';
import { documentSource, manyDocuments } from '../../../tests/support/documents/thousand-documents.ts';
import { checkDocuments } from '../check-documents.ts';

const others = manyDocuments(10);
const codes = [
  'conflicting-field',
  'conflicting-defaults',
  'conflicting-currency',
  'refused-option',
  'useless-constraint',
  'wrong-rule-type',
];

/** Findings of these checks in a journey of two steps with these fields. */
function found(first: readonly object[], second: readonly object[] = [], facts: object = {}) {
  const step = (id: string) => ({ id, path: id, title: id, form: `${id}-form`, submitLabel: 'Next' });
  return checkDocuments([
    ...others,
    documentSource('trip', 'journey', {
      path: '/trip',
      everyStep: { template: 'plain' },
      facts,
      steps: [step('one'), { ...step('two'), final: true }],
    }),
    documentSource('one-form', 'form', { fields: first }),
    documentSource('two-form', 'form', { fields: second }),
  ]).problems.flatMap(({ code, document, pointer }) =>
    codes.includes(code) ? [`${document}${pointer} ${code}`] : [],
  );
}

const yesNo = { name: 'isReturn', type: 'yes-no', label: 'Both ways?' };
const price = {
  name: 'price',
  type: 'number-input',
  label: 'Price',
  prefix: '£',
  value: { type: 'number' },
};

describe('a question that two steps ask', () => {
  it('with different defaults is reported', () => {
    expect(found([{ ...yesNo, default: true }], [{ ...yesNo, default: false }])).toEqual([
      'two-form/fields/0/default conflicting-defaults',
    ]);
  });

  it('with one default, or the same, is not', () => {
    expect(found([{ ...yesNo, default: true }], [{ ...yesNo, default: true }])).toEqual([]);
    expect(found([{ ...yesNo, default: true }], [yesNo])).toEqual([]);
  });
});

describe('an amount', () => {
  const shown = (text: string) => [{ name: 'total', type: 'notice', tone: 'info', text }];

  it('in another currency than its question says is reported, also through a fact', () => {
    const problem = ['two-form/fields/0/text conflicting-currency'];
    expect(found([price], shown("{{ formatMoney(answers.price, 'USD') }}"))).toEqual(problem);
    const facts = { both: '= answers.price * 2' };
    expect(found([price], shown("{{ formatMoney(facts.both, 'EUR') }}"), facts)).toEqual(problem);
  });

  it.each([
    ['is in its own', price, "{{ formatMoney(answers.price, 'GBP') }}"],
    ['has a sign that several share', { ...price, prefix: '$' }, "{{ formatMoney(answers.price, 'NZD') }}"],
    [
      'has a prefix that is no currency',
      { ...price, prefix: 'from' },
      "{{ formatMoney(answers.price, 'USD') }}",
    ],
    ['may be converted', price, "{{ formatMoney(answers.price * (session.captured.rate else 2), 'USD') }}"],
  ])('that %s is not', (_, field, text) => {
    expect(found([field], shown(text))).toEqual([]);
  });
});

describe('an option', () => {
  const options = ['bus', 'train'].map((id) => ({ id, label: `By ${id}` }));
  const by = { name: 'by', type: 'radio-group', label: 'How?', options };
  const refusing = (that: string) => ({ ...by, checks: [{ that, message: 'Please take another.' }] });

  it('is reported if a check refuses all who choose it', () => {
    const problem = ['one-form/fields/0/options/1/id refused-option'];
    expect(found([refusing("= answers.by != 'train'")])).toEqual(problem);
    const check = { that: "= answers.by in ['bus']", message: 'Please go by bus.' };
    expect(found([by, { ...yesNo, required: true, checks: [check] }])).toEqual(problem);
  });

  it('is not if another answer decides, too, or the check is not always made', () => {
    expect(found([refusing("= answers.by != 'train' or answers.isReturn"), yesNo])).toEqual([]);
    const check = { that: "= answers.by = 'bus'", message: 'Please go by bus.' };
    expect(found([by, { ...yesNo, checks: [check] }])).toEqual([]);
  });
});

describe('the options of a question that two steps ask', () => {
  const card = (...ids: readonly string[]) => ({
    name: 'card',
    type: 'radio-group',
    label: 'Which?',
    options: ids.map((id) => ({ id, label: `The ${id}` })),
  });

  it('are the same ones, in any order', () => {
    const other = ['two-form/fields/0/name conflicting-field'];
    expect(found([card('day', 'year')], [card('day', 'week', 'year')])).toEqual(other);
    expect(found([card('day', 'year')], [card('day')])).toEqual(other);
    expect(found([card('day', 'year')], [card('year', 'day')])).toEqual([]);
  });
});

describe('a limit that is worked out', () => {
  const spent = { name: 'spent', type: 'number-input', label: 'Spent', value: { type: 'number' } };

  it('is of the type of the answer', () => {
    expect(found([price, { ...spent, limits: { maximum: '= answers.price - 1' } }])).toEqual([]);
    expect(found([price, { ...spent, limits: { maximum: "= 'much'" } }])).toEqual([
      'one-form/fields/1/limits/maximum wrong-rule-type',
    ]);
  });

  it('is a text for a month or a time of day, which sort as texts', () => {
    const start = { name: 'start', type: 'month-input', label: 'Month' };
    const end = { ...start, name: 'end' };
    expect(found([start, { ...end, limits: { formatMinimum: '= answers.start' } }])).toEqual([]);
    expect(found([start, { ...end, limits: { formatMinimum: '= now' } }])).toEqual([
      'one-form/fields/1/limits/formatMinimum wrong-rule-type',
    ]);
  });

  it('is one that the answer can have', () => {
    expect(found([price, { ...spent, limits: { minItems: '= answers.price' } }])).toEqual([
      'one-form/fields/1/limits/minItems useless-constraint',
    ]);
  });
});
