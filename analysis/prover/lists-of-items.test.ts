import { describe, expect, it } from 'vitest';
import type { Field, Rule } from '#schemas';
import { keyOf } from './exploration/conditions.ts';
import type { ProofFinding } from './prove-journey.ts';
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

  it('on some or none of the items is decided by what its questions take', () => {
    const isYoung: Rule = { some: [chairs, { '<': [{ var: 'item.age' }, 5] }] };
    expect(rowsBehind({ minItems: 1 }, true, isOld, isYoung)).toEqual([may, never]);
    expect(rowsBehind({}, isOld, { none: [chairs, { '>': [{ var: 'item.age' }, 100] }] })).toEqual([never]);
  });

  it('on all of the items fails where there are none', () => {
    const areAnswered: Rule = { all: [chairs, { answered: { var: 'item.age' } }] };
    expect(rowsBehind({}, true, areAnswered)).toEqual([may]);
    expect(rowsBehind({ minItems: 1 }, true, areAnswered)).toEqual([always]);
  });

  it('may need several items of different kinds, and as many as may be given', () => {
    const has = (age: number): Rule => ({ some: [chairs, { '==': [{ var: 'item.age' }, age] }] });
    const all: Rule = { and: [has(10), has(20), has(30)] };
    expect(rowsBehind({ minItems: 1, maxItems: 3 }, true, all)).toEqual([may]);
    expect(rowsBehind({ minItems: 1, maxItems: 2 }, true, all)).toEqual([never]);
    expect(rowsBehind({ maxItems: 3 }, all, isMore(2))).toEqual([always]);
  });

  it('reads the item by the name that it is given', () => {
    const named: Rule = { some: [chairs, { '<': [{ var: 'chair.age' }, 5] }, 'chair'] };
    expect(rowsBehind({}, true, named)).toEqual([never]);
  });

  it('knows that fewer items may be there while they are filled in', () => {
    const isOne: Rule = { '==': [{ count: chairs }, 1] };
    const hint: Field = { name: 'hint', type: 'notice', tone: 'info', text: 'One more', when: isOne };
    const { conditions } = prove([{ id: 'chairs', fields: [items({ minItems: 2 }), hint] }, thanks]);
    const shown = conditions.find(({ place }) => keyOf(place) === 'field chairs 1');
    expect([shown?.held, shown?.failed]).toEqual(may);
    expect(rowsBehind({ minItems: 2 }, true, isOne)).toEqual([never]);
  });

  it('is left open where it does more than compare what is answered', () => {
    const isDoubled: Rule = { some: [chairs, { '<': [{ '*': [{ var: 'item.age' }, 2] }, 5] }] };
    expect(rowsBehind({ minItems: 1 }, true, isDoubled)).toEqual([may]);
  });
});

/** The proof of a step with a list whose question of age is another one. */
function withAge(change: object, list: object = { minItems: 1 }) {
  const chairs = items(list);
  const fields =
    chairs.type === 'item-list'
      ? chairs.fields.map((each) => (each.name === 'age' ? { ...each, ...change } : each))
      : [];
  const asked = { ...chairs, fields } as Field;
  return prove([{ id: 'chairs', fields: [asked] }, thanks]);
}

describe('a question about each item', () => {
  const wood = { var: 'item.wood' };
  const oneSided = (change: object) =>
    withAge(change)
      .conditions.filter(({ held, failed }) => !(held && failed))
      .map(({ place, held }) => [keyOf(place), held]);

  it('has a condition that never holds, as it reads another question', () => {
    expect(oneSided({ when: { '==': [wood, 'oak'] } })).toEqual([]);
    expect(oneSided({ when: { '==': [wood, 'elm'] } })).toContainEqual(['field chairs 0 0', false]);
  });

  it('has a check that refuses every answer', () => {
    const isTiny: Rule = { '<': [{ var: 'item.age' }, 2] };
    const refused = { checks: [{ that: isTiny, message: 'No' }] };
    expect(oneSided(refused)).toContainEqual(['check chairs 0 0 0', false]);
  });

  it('may keep visitors from ever going on', () => {
    const ofFindings = ({ findings }: { readonly findings: readonly ProofFinding[] }) =>
      findings.map(({ finding }) => finding);
    const refusing = {
      options: undefined,
      checks: [
        { that: { '<': [{ var: 'item.age' }, 9] }, message: 'No' },
        { that: { '>': [{ var: 'item.age' }, 10] }, message: 'No' },
      ],
    };
    expect(ofFindings(withAge(refusing))).toContain('impassable-step');
    expect(ofFindings(withAge(refusing, {}))).toEqual([]);
  });
});

describe('a question that offers the items of a list', () => {
  const which: Field = {
    name: 'best',
    type: 'radio-group',
    label: 'Which of these is best?',
    required: true,
    options: { each: chairs, id: { var: 'item.id' }, label: { var: 'item.wood' } },
  };
  const behind = (value: object, field: Field) =>
    prove([{ id: 'chairs', fields: [items(value)] }, { id: 'best', fields: [field] }, thanks]).findings;

  it('keeps those from going on who have none, where it must be answered', () => {
    expect(behind({}, which)).toMatchObject([
      { finding: 'impassable-step', step: 'best', question: 'best', isAlways: false },
    ]);
  });

  it('keeps nobody where there is an item, or where it is asked of those who have some', () => {
    expect(behind({ minItems: 1 }, which)).toEqual([]);
    expect(behind({}, { ...which, when: { answered: chairs } })).toEqual([]);
  });
});
