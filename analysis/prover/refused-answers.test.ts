import { describe, expect, it } from 'vitest';
import type { Field, Rule } from '#schemas';
import { keyOf } from './exploration/conditions.ts';
import {
  amount,
  answer,
  count,
  day,
  isItem,
  item,
  type ProvedStep,
  prove,
  thanks,
} from './prover.fixture.ts';

function impassable(...steps: readonly ProvedStep[]): readonly string[] {
  const { findings } = prove([...steps, thanks]);
  return findings.flatMap((each) => (each.finding === 'impassable-step' ? [each.step] : []));
}

/** The check of the last question of a step that holds for no answers. */
function refusingChecks(...steps: readonly ProvedStep[]): readonly string[] {
  const { conditions } = prove([...steps, thanks]);
  return conditions.flatMap(({ place, held }) => (place.of === 'check' && !held ? [keyOf(place)] : []));
}

describe('a step that nobody completes', () => {
  it('is found where two checks of one answer refuse each other', () => {
    const dates = (first: number, last: number) => ({
      id: 'when',
      fields: [
        day(
          'start',
          { '>=': [answer('start'), { 'add-days': [{ var: 'now' }, first] }] },
          { '<=': [answer('start'), { 'add-days': [{ var: 'now' }, last] }] },
        ),
      ],
    });
    expect(impassable(dates(10, 5))).toEqual(['when']);
    expect(impassable(dates(5, 10))).toEqual([]);
  });

  it('is found where the days between two answers can be neither few nor many', () => {
    const days: Rule = { 'days-between': [answer('start'), answer('end')] };
    const dates = (least: number, most: number) => ({
      id: 'when',
      fields: [day('start'), day('end', { '>=': [days, least] }, { '<=': [days, most] })],
    });
    expect(impassable(dates(30, 10))).toEqual(['when']);
    expect(impassable(dates(10, 30))).toEqual([]);
  });

  it('is found where a date must lie both far from another answer and near it', () => {
    const dates = (least: number, most: number) => ({
      id: 'when',
      fields: [
        day('start'),
        day(
          'end',
          { '>=': [answer('end'), { 'add-days': [answer('start'), least] }] },
          { '<=': [answer('end'), { 'add-days': [answer('start'), most] }] },
        ),
      ],
    });
    expect(impassable(dates(30, 10))).toEqual(['when']);
    expect(impassable(dates(10, 30))).toEqual([]);
    const optional = dates(30, 10);
    const [start, end] = optional.fields;
    expect(
      impassable({ ...optional, fields: [{ ...start, required: false } as Field, end as Field] }),
    ).toEqual([]);
  });

  it('is found where the limits of two questions beside each other leave nothing', () => {
    const amounts = (most: number) => ({
      id: 'amounts',
      fields: [
        amount('least', [10, 20]),
        amount('most', [0, most], { '>=': [answer('most'), answer('least')] }),
      ],
    });
    expect(impassable(amounts(9))).toEqual(['amounts']);
    expect(impassable(amounts(10))).toEqual([]);
  });

  it('is not found where the question is not always shown, or need not be answered', () => {
    const never: Rule = { '>': [{ '+': [answer('most'), 1] }, 10] };
    const of = (field: object) => ({
      id: 'most',
      fields: [{ ...amount('most', [0, 9], never), ...field } as Field],
    });
    const asked = { id: 'least', fields: [amount('least', [0, 20])] };
    expect(refusingChecks(asked, of({ value: { type: 'integer', minimum: 0, maximum: 5 } }))).toHaveLength(1);
    const unsure = { value: { type: 'integer', minimum: 0, maximum: 5 }, required: false };
    expect(impassable(asked, of(unsure))).toEqual([]);
  });

  it('is found by the answers of a step only if these exclude one another', () => {
    const wanted = (limit: number): Rule => ({ '>': [answer('count'), limit] });
    const few: Rule = { '<': [answer('count'), 3] };
    const step = (limit: number) => ({ id: 'count', fields: [amount('count', [0, 9], wanted(limit), few)] });
    expect(impassable(step(2))).toEqual(['count']);
    expect(impassable(step(1))).toEqual([]);
  });

  it('is left by a button of its own', () => {
    const leave: Field = {
      name: 'leave',
      type: 'button',
      label: 'Leave',
      tone: 'link',
      onPress: [{ go: 'thanks' }],
    };
    const few: Rule = { '<': [answer('count'), 3] };
    const refusing = amount('count', [0, 9], { '>': [answer('count'), 5] }, few);
    expect(impassable({ id: 'count', fields: [refusing, leave] })).toEqual([]);
  });
});

describe('a question that must be answered and offers nothing', () => {
  const kinds: ProvedStep = { id: 'what', fields: [item] };
  const parts = (seat: Rule, hand: Rule, required = true): ProvedStep => ({
    id: 'part',
    fields: [
      {
        name: 'part',
        type: 'radio-group',
        label: 'Which part?',
        required,
        options: [
          { id: 'seat', label: 'The seat', when: seat },
          { id: 'hand', label: 'A hand', when: hand },
        ],
      },
    ],
  });
  const found = (part: ProvedStep, ...before: readonly ProvedStep[]) =>
    prove([...before, kinds, part, thanks]).findings.filter(({ finding }) => finding === 'impassable-step');

  it('is found with the answers before it that leave no option', () => {
    expect(found(parts(isItem('chair'), isItem('clock')))).toEqual([
      {
        finding: 'impassable-step',
        step: 'part',
        question: 'part',
        isAlways: false,
        witness: { steps: ['what', 'part'], answers: { item: 'other' } },
      },
    ]);
    expect(found(parts(isItem('chair'), { not: isItem('chair') }))).toEqual([]);
    expect(found(parts(isItem('chair'), isItem('clock'), false))).toEqual([]);
  });

  it('is found where no answers leave an option', () => {
    const never: Rule = { and: [isItem('chair'), isItem('clock')] };
    expect(found(parts(never, never))).toMatchObject([
      { step: 'part', question: 'part', isAlways: true, witness: { steps: ['what', 'part'] } },
    ]);
  });

  it('is not found where only those come to it for whom there is an option', () => {
    const part = { ...parts(isItem('chair'), isItem('clock')), when: { not: isItem('other') } };
    expect(found(part)).toEqual([]);
  });

  it('is not found where another answer of the same step offers one', () => {
    const size = { ...count, name: 'size' } satisfies Field;
    const isBig: Rule = { '>': [answer('size'), 3] };
    const part = parts(isItem('chair'), { or: [isItem('clock'), isBig] });
    expect(found({ ...part, fields: [size, ...part.fields] })).toEqual([]);
  });

  it('is not found where the result of a call decides what is offered', () => {
    expect(found(parts(isItem('chair'), { answered: { var: 'results.repair' } }))).toEqual([]);
  });
});

describe('a check against an answer of an earlier step', () => {
  const least = (minimum: number) => ({ id: 'least', fields: [amount('least', [minimum, 20])] });
  const most = { id: 'most', fields: [amount('most', [0, 5], { '>=': [answer('most'), answer('least')] })] };

  it('refuses every answer where the limits of both leave nothing', () => {
    expect(refusingChecks(least(6), most)).toEqual(['check most 0 0']);
    expect(refusingChecks(least(5), most)).toEqual([]);
  });

  it('may be passed where a path leads there without that answer', () => {
    const optional = { ...least(6), when: { '==': [answer('item'), 'chair'] } satisfies Rule };
    const item: Field = {
      name: 'item',
      type: 'radio-group',
      label: 'What?',
      options: [
        { id: 'chair', label: 'A chair' },
        { id: 'clock', label: 'A clock' },
      ],
    };
    expect(refusingChecks({ id: 'what', fields: [item] }, optional, most)).toEqual([]);
  });
});

describe('a condition on a date', () => {
  it('never holds behind a row for dates that it lies among', () => {
    const before = (days: number): Rule => ({
      '<': [answer('born'), { 'add-days': [{ var: 'now' }, -days] }],
    });
    const never = (first: number, second: number) =>
      prove([
        {
          id: 'born',
          fields: [day('born')],
          next: [first, second].map((days) => ({ when: before(days), step: 'thanks' })),
        },
        thanks,
      ]).conditions.flatMap(({ place, held }) => (place.of === 'row' && !held ? [place.row] : []));
    expect(never(10, 20)).toEqual([1]);
    expect(never(20, 10)).toEqual([]);
  });
});
