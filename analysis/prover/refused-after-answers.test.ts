import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Field, Rule } from '#schemas';
import { numberType } from '../../engine/rules/types/rule-type.ts';
import {
  amount,
  answer,
  day,
  isItem,
  item,
  type ProvedStep,
  prove,
  thanks,
  type Workshop,
} from './prover.fixture.ts';

const step = (id: string, ...fields: readonly Field[]): ProvedStep => ({ id, fields });

function found(steps: readonly ProvedStep[], shared?: Workshop) {
  const { findings } = prove([...steps, thanks], shared);
  return findings.flatMap((each) => (each.finding === 'impassable-step' ? [each] : []));
}

/** The answers after which steps refuse everything. */
function refusedAfter(...steps: readonly ProvedStep[]) {
  return found(steps).map(({ step, witness }) => [step, witness?.answers]);
}

const isEnough: Rule = { '>=': [answer('offered'), answer('wanted')] };
const wanted = (most: number) => step('wanted', amount('wanted', [0, most]));
const offered = step('offered', amount('offered', [0, 100], isEnough));

describe('a step whose checks bound its answers by those before it', () => {
  it('is found with answers that leave nothing within its limits', () => {
    expect(found([wanted(1000), offered])).toEqual([
      {
        finding: 'impassable-step',
        step: 'offered',
        isAlways: false,
        witness: { steps: ['wanted', 'offered'], answers: { wanted: 500 } },
      },
    ]);
    expect(found([wanted(100), offered])).toEqual([]);
  });

  it('is found where a limit that is worked out bounds them', () => {
    const limited = (most: number) =>
      step('offered', { ...amount('offered', [0, most]), limits: { minimum: answer('wanted') } } as Field);
    expect(found([wanted(1000), limited(100)])).toMatchObject([{ step: 'offered', isAlways: false }]);
    expect(found([wanted(100), limited(100)])).toEqual([]);
  });

  it('is not found where both answers are given in it, so that either may be corrected', () => {
    const both = step('both', amount('wanted', [0, 1000]), amount('offered', [0, 100], isEnough));
    expect(found([both])).toEqual([]);
  });

  it('is found where a fact or a sum bounds them', () => {
    const twice: Workshop = {
      facts: { least: { '*': [answer('wanted'), 2] } },
      factTypes: { least: numberType },
    };
    const bounded = step(
      'offered',
      amount('offered', [0, 100], { '>=': [answer('offered'), { var: 'facts.least' }] }),
    );
    expect(found([wanted(60), bounded], twice)).toMatchObject([{ step: 'offered' }]);
    expect(found([wanted(50), bounded], twice)).toEqual([]);
    const sum: Rule = { '<=': [{ '+': [answer('wanted'), answer('more')] }, 50] };
    const more = (least: number) => step('more', amount('more', [least, 20], sum));
    expect(found([wanted(45), more(6)])).toMatchObject([
      { step: 'more', witness: { answers: { wanted: 45 } } },
    ]);
    expect(found([wanted(45), more(5)])).toEqual([]);
  });

  it('is found where only two answers before it together leave nothing', () => {
    const sum: Rule = { '>=': [answer('offered'), { '+': [answer('wanted'), answer('more')] }] };
    const steps = (most: number) => [
      wanted(60),
      step('more', amount('more', [0, most])),
      step('offered', amount('offered', [0, 100], sum)),
    ];
    expect(found(steps(50))).toMatchObject([{ step: 'offered' }]);
    expect(found(steps(40))).toEqual([]);
  });

  it('is found where an option bounds them', () => {
    const most: Rule = { if: [isItem('clock'), 2, 10] };
    const size = (least: number) =>
      step('size', amount('size', [least, 20], { '<=': [answer('size'), most] }));
    expect(refusedAfter(step('what', item), size(3))).toEqual([['size', { item: 'clock' }]]);
    expect(refusedAfter(step('what', item), size(2))).toEqual([]);
  });

  it('is found where each of its options is refused', () => {
    const part = (...refused: readonly string[]): ProvedStep =>
      step('part', {
        name: 'part',
        type: 'radio-group',
        label: 'Which part?',
        required: true,
        options: ['seat', 'hand'].map((id) => ({ id, label: id })),
        checks: refused.map((id) => ({
          that: { not: { and: [isItem('other'), { '==': [answer('part'), id] }] } },
          message: 'Not so',
        })),
      });
    expect(refusedAfter(step('what', item), part('seat', 'hand'))).toEqual([['part', { item: 'other' }]]);
    expect(refusedAfter(step('what', item), part('seat'))).toEqual([]);
  });
});

describe('a date that checks bound by a date before it', () => {
  const from = (...checks: readonly Rule[]) => step('from', day('from', ...checks));
  const until = (latest: Rule) =>
    step(
      'until',
      day(
        'until',
        { '>=': [answer('until'), { 'add-days': [answer('from'), 30] }] },
        { '<=': [answer('until'), latest] },
      ),
    );

  it('is found to be refused by a constant', () => {
    expect(refusedAfter(from(), until('2026-12-31'))).toEqual([['until', { from: '2026-12-30' }]]);
    const isEarly: Rule = { '<=': [answer('from'), '2026-12-01'] };
    expect(refusedAfter(from(isEarly), until('2026-12-31'))).toEqual([]);
    expect(refusedAfter(from(isEarly), until('2026-12-30'))).toEqual([['until', { from: '2026-12-01' }]]);
  });

  it('is found to be refused by the date of today, whichever that is', () => {
    const fromToday = (days: number): Rule => ({ 'add-days': [{ var: 'now' }, days] });
    expect(refusedAfter(from(), until(fromToday(90)))).toMatchObject([
      ['until', { from: expect.anything() }],
    ]);
    const isSoon: Rule = { '<=': [answer('from'), fromToday(60)] };
    expect(refusedAfter(from(isSoon), until(fromToday(90)))).toEqual([]);
  });
});

describe('answers that a step refuses', () => {
  const bounded = (field: object, ...checks: readonly Rule[]) =>
    step('offered', { ...amount('offered', [0, 100], ...checks), ...field } as Field);

  it('are a stop where a check reads only what was answered before', () => {
    const isServed: Rule = { '<=': [answer('wanted'), 100] };
    expect(found([wanted(1000), bounded({}, isServed)])).toEqual([]);
    expect(found([wanted(1000), bounded({}, isServed, isEnough)])).toEqual([]);
    const areServed: Rule = { '<=': [{ '+': [answer('wanted'), answer('more')] }, 100] };
    const isBelow: Rule = { '<=': [answer('offered'), { '+': [answer('wanted'), 100] }] };
    const more = step('more', amount('more', [0, 20]));
    expect(found([wanted(1000), more, bounded({}, areServed, isBelow)])).toEqual([]);
  });

  it('are a stop where a check fails whatever the step is answered', () => {
    const isServed: Rule = { '<=': [answer('wanted'), 100] };
    expect(found([wanted(1000), bounded({}, { and: [{ '>': [answer('offered'), 5] }, isServed] })])).toEqual(
      [],
    );
  });

  it('do not keep visitors who may leave the question out', () => {
    expect(found([wanted(1000), bounded({ required: false }, isEnough)])).toEqual([]);
    const when: Rule = { '<=': [answer('wanted'), 100] };
    expect(found([wanted(1000), bounded({ when }, isEnough)])).toEqual([]);
  });

  it('do not keep visitors who never come to the step with them, or whose step is left by a button', () => {
    const when: Rule = { '<=': [answer('wanted'), 100] };
    expect(found([wanted(1000), { ...offered, when }])).toEqual([]);
    const leave: Field = {
      name: 'leave',
      type: 'button',
      label: 'Leave',
      tone: 'link',
      onPress: [{ go: 'thanks' }],
    };
    expect(found([wanted(1000), { ...offered, fields: [...offered.fields, leave] }])).toEqual([]);
  });

  it('may be changed by an action', () => {
    const lower: Field = {
      name: 'lower',
      type: 'button',
      label: 'Lower',
      tone: 'link',
      onPress: [{ set: 'wanted', to: 1 }],
    };
    expect(found([wanted(1000), { ...offered, fields: [...offered.fields, lower] }])).toEqual([]);
  });

  it('are found exactly where a trial of all answers finds them', () => {
    const limits = fc.tuple(fc.integer({ min: 0, max: 6 }), fc.integer({ min: 0, max: 6 }));
    const comparisons = {
      '<': (a: number, b: number) => a < b,
      '<=': (a: number, b: number) => a <= b,
      '>': (a: number, b: number) => a > b,
      '>=': (a: number, b: number) => a >= b,
      '==': (a: number, b: number) => a === b,
    };
    const orders = fc.constantFrom(...(Object.keys(comparisons) as (keyof typeof comparisons)[]));
    const sorted = ([a, b]: readonly [number, number]): readonly [number, number] =>
      a < b ? [a, b] : [b, a];
    const checks = fc.array(fc.tuple(orders, fc.integer({ min: -3, max: 3 })), {
      minLength: 1,
      maxLength: 2,
    });
    let count = 0;
    fc.assert(
      fc.property(limits, limits, checks, (first, second, bounds) => {
        const [before, own] = [sorted(first), sorted(second)];
        const rules = bounds.map(
          ([order, more]) => ({ [order]: [answer('b'), { '+': [answer('a'), more] }] }) as Rule,
        );
        const refused = numbersIn(before).filter((a) =>
          numbersIn(own).every((b) => bounds.some(([order, more]) => !comparisons[order](b, a + more))),
        );
        const isSometimes = refused.length > 0 && refused.length < numbersIn(before).length;
        const all = found([step('a', amount('a', before)), step('b', amount('b', own, ...rules))]);
        const after = all.flatMap(({ isAlways, witness }) => (isAlways ? [] : [witness?.answers.a]));
        for (const a of after) expect(refused).toContain(a);
        if (isSometimes) expect(after).toHaveLength(1);
        count += after.length;
      }),
      { numRuns: 150, seed: 7 },
    );
    expect(count).toBeGreaterThan(30);
  });
});

function numbersIn([least, most]: readonly [number, number]): readonly number[] {
  return Array.from({ length: most - least + 1 }, (_, index) => least + index);
}
