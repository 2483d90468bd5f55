import { describe, expect, it } from 'vitest';
import type { Field } from '#schemas';
import { compileView, viewNow } from '../../forms/field-view.ts';
import { inlineOptions } from '../../forms/inline-options.ts';
import { environment } from '../../journeys/journeys.fixture.ts';

const nothing = { answers: {}, results: {}, facts: {}, session: {} };
const bikes = [
  { name: 'Town bike', fee: '$5', isFree: true },
  { name: 'Hill bike', fee: '$9', isFree: false },
];

function shown(field: Field, results: object) {
  const [inlined] = inlineOptions(
    { kind: 'form', id: 'hire', schemaVersion: 2, fields: [field] },
    () => undefined,
  ).fields;
  if (inlined === undefined) throw new Error('The form has lost its field.');
  return viewNow(compileView(inlined), { ...environment.surroundings, ...nothing, results } as never);
}

describe('what is repeated for each element of a list', () => {
  const table: Field = {
    name: 'fees',
    type: 'table',
    label: 'Fees',
    empty: 'None',
    rows: [
      { label: 'Helmet', value: 'Free' },
      {
        each: { var: 'results.bikes' },
        as: 'bike',
        label: { var: 'bike.name' },
        value: { var: 'bike.fee' },
      },
    ],
  };

  it('is each row of a table, among those that are written out', () => {
    expect(shown(table, { bikes })).toEqual({
      rows: [
        { label: 'Helmet', value: 'Free' },
        { label: 'Town bike', value: '$5' },
        { label: 'Hill bike', value: '$9' },
      ],
    });
    expect(shown(table, {})).toEqual({ rows: [{ label: 'Helmet', value: 'Free' }] });
  });

  it('is a whole field, with its words, shown for those elements for which its condition is true', () => {
    const field: Field = {
      ...table,
      each: { var: 'results.bikes' },
      as: 'bike',
      label: { cat: ['Fees of the ', { var: 'bike.name' }] },
      rows: [{ label: 'A day', value: { var: 'bike.fee' } }],
    };
    const when = { not: { var: 'bike.isFree' } };
    expect(shown({ ...field, when }, { bikes })).toEqual({
      each: [
        {
          when: false,
          view: { label: 'Fees of the Town bike', rows: [{ label: 'A day', value: '$5' }] },
        },
        {
          when: true,
          view: { label: 'Fees of the Hill bike', rows: [{ label: 'A day', value: '$9' }] },
        },
      ],
    });
    expect(shown({ ...field, when }, {})).toEqual({ each: [] });
  });

  it('is a line or a warning of a card, beside the option in hand', () => {
    const cards: Field = {
      name: 'plan',
      type: 'choice-cards',
      label: 'Which plan?',
      selectLabel: 'Take it',
      selectedLabel: 'Taken',
      options: [{ id: 'day', label: 'A day', data: { hours: 24 } }],
      card: {
        features: [
          { kind: 'plain', text: { cat: [{ var: 'item.hours' }, ' hours'] } },
          {
            each: { var: 'results.bikes' },
            as: 'bike',
            kind: 'plain',
            text: { cat: [{ var: 'bike.name' }, ' for ', { var: 'item.hours' }, ' hours'] },
          },
        ],
        alerts: [
          {
            each: { var: 'results.bikes' },
            as: 'bike',
            tone: 'info',
            when: { var: 'bike.isFree' },
            text: [{ when: { var: 'bike.isFree' }, text: { cat: ['No fee: ', { var: 'bike.name' }] } }],
          },
        ],
      },
    };
    expect(shown(cards, { bikes })).toEqual({
      cards: [
        {
          id: 'day',
          features: [
            { kind: 'plain', text: '24 hours' },
            { kind: 'plain', text: 'Town bike for 24 hours' },
            { kind: 'plain', text: 'Hill bike for 24 hours' },
          ],
          alerts: [
            { when: true, tone: 'info', text: 'No fee: Town bike' },
            { when: false, tone: 'info' },
          ],
        },
      ],
    });
  });
});
