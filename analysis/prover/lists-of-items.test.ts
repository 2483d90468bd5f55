import { describe, expect, it } from 'vitest';
import type { Field, Rule } from '#schemas';
import { keyOf } from './exploration/conditions.ts';
import { prove, thanks } from './prover.fixture.ts';

const items = (value: object): Field => ({
  name: 'chairs',
  type: 'item-list',
  label: 'Chairs',
  itemTitle: { cat: ['Chair ', { var: 'item.position' }] },
  value: { maxItems: 4, ...value },
  fields: [
    {
      name: 'age',
      type: 'number-input',
      label: 'Age',
      value: { type: 'integer', minimum: 5 },
      required: true,
    },
    {
      name: 'wood',
      type: 'radio-group',
      label: 'Wood',
      options: [{ id: 'oak', label: 'Oak' }],
      required: true,
    },
  ],
});

const chairs = { var: 'answers.chairs' };
const isMore = (than: number): Rule => ({ '>': [{ count: chairs }, than] });
const isOld: Rule = { some: [chairs, { '>': [{ var: 'item.age' }, 100] }] };

/** The outcomes of the rows of the second step, behind a row of the first. */
function rowsBehind(value: object, before: Rule, ...rows: readonly Rule[]) {
  const steps = [
    { id: 'chairs', fields: [items(value)], next: [{ when: before, step: 'price' }, { step: 'thanks' }] },
    { id: 'price', fields: [], next: rows.map((when) => ({ when, step: 'thanks' })) },
    thanks,
  ];
  const { conditions } = prove(steps);
  return rows.map((_, row) => {
    const found = conditions.find(({ place }) => keyOf(place) === `row price ${row}`);
    return [found?.held, found?.failed];
  });
}

describe('a condition on a list', () => {
  const may = [true, true];
  const always = [true, false];
  const never = [false, true];

  it('on whether it is answered follows from how many items it must have', () => {
    expect(rowsBehind({}, true, { answered: chairs })).toEqual([may]);
    expect(rowsBehind({ minItems: 1 }, true, { answered: chairs })).toEqual([always]);
  });

  it('on how many items there are is decided by its limits and by what was asked before', () => {
    expect(rowsBehind({ minItems: 2 }, true, isMore(1))).toEqual([always]);
    expect(rowsBehind({ minItems: 2 }, true, isMore(3))).toEqual([may]);
    expect(rowsBehind({}, true, isMore(4))).toEqual([never]);
    expect(rowsBehind({}, isMore(2), isMore(1))).toEqual([always]);
  });

  it('on what items hold may come out either way', () => {
    expect(rowsBehind({ minItems: 1 }, true, isOld)).toEqual([may]);
  });
});
