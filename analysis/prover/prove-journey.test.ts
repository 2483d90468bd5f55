import { describe, expect, it } from 'vitest';
import type { Field, Rule } from '#schemas';
import { numberType } from '../../engine/rules/types/rule-type.ts';
import { keyOf } from './exploration/conditions.ts';
import {
  count,
  findings,
  isItem,
  item,
  note,
  type ProvedStep,
  prove,
  thanks,
  type Workshop,
  what,
} from './prover.fixture.ts';

/** The conditions of a proof that have one outcome only. */
function oneSided(steps: readonly ProvedStep[], shared?: Workshop): readonly string[] {
  const { conditions, isComplete } = prove(steps, shared);
  expect(isComplete).toBe(true);
  return conditions.flatMap(({ place, held, failed }) => {
    const isConditional = place.of !== 'row' || place.step.next[place.row]?.when !== undefined;
    if (!isConditional || held === failed) return [];
    return [`${keyOf(place)} ${held ? 'always' : 'never'}`];
  });
}

describe('a step that no answers lead to', () => {
  it('is found behind rows that hold between them for every option', () => {
    const steps: readonly ProvedStep[] = [
      {
        ...what,
        next: [
          { when: isItem('chair'), step: 'thanks' },
          { when: { in: [{ var: 'answers.item' }, ['clock', 'other']] }, step: 'thanks' },
        ],
      },
      { id: 'extra', fields: [note('extra')] },
      thanks,
    ];
    expect(findings(steps)).toEqual([{ finding: 'unreachable-step', step: 'extra' }]);
  });

  it('is said alone of the steps to which only it leads', () => {
    const chain: readonly ProvedStep[] = [
      { id: 'extra', fields: [note('extra')], next: [{ step: 'more' }] },
      thanks,
      {
        id: 'more',
        fields: [note('more')],
        next: [{ when: isItem('other'), step: 'last' }, { step: 'extra' }],
      },
      { id: 'last', fields: [note('last')], next: [{ step: 'thanks' }] },
    ];
    const rows = [
      { when: isItem('chair'), step: 'thanks' },
      { when: { in: [{ var: 'answers.item' }, ['clock', 'other']] }, step: 'thanks' },
    ];
    expect(findings([{ ...what, next: rows }, ...chain])).toEqual([
      { finding: 'unreachable-step', step: 'extra' },
    ]);
    // The row that leads there past the first does not hold, either.
    const both = { and: [isItem('chair'), isItem('clock')] };
    expect(findings([{ ...what, next: [{ when: both, step: 'last' }, ...rows] }, ...chain])).toEqual([
      { finding: 'unreachable-step', step: 'extra' },
      { finding: 'unreachable-step', step: 'last' },
    ]);
  });

  it('is left to another check where no step leads to it, whatever is answered', () => {
    const steps = [{ ...what, next: [{ step: 'thanks' }] }, { id: 'extra', fields: [note('extra')] }, thanks];
    expect(findings(steps)).toEqual([]);
  });

  it('is not found when one option is left', () => {
    const row = { when: { in: [{ var: 'answers.item' }, ['chair', 'clock']] }, step: 'thanks' };
    expect(findings([{ ...what, next: [row] }, { id: 'extra', fields: [note('extra')] }, thanks])).toEqual(
      [],
    );
  });

  it('is not found when a button goes to it', () => {
    const button = {
      name: 'skip',
      type: 'button',
      label: 'Skip',
      tone: 'link',
      onPress: [{ go: 'sorry' }],
    } as const;
    const steps: readonly ProvedStep[] = [
      { ...what, fields: [item, { ...button, onPress: [...button.onPress] }], next: [{ step: 'thanks' }] },
      { id: 'sorry', final: true, fields: [] },
      thanks,
    ];
    expect(findings(steps)).toEqual([]);
  });
});

describe('a journey without an end that can be reached', () => {
  const never = { ...thanks, when: { and: [isItem('chair'), isItem('clock')] } };

  it('is found', () => {
    expect(findings([what, never])).toMatchObject([
      { finding: 'unreachable-end' },
      { finding: 'dead-end', step: 'what' },
    ]);
    expect(oneSided([what, never])).toEqual(['step thanks never']);
  });

  it('is not found when an action ends it', () => {
    expect(findings([{ ...what, onSubmit: [{ reset: true }] }, never])).toEqual([]);
  });

  it('is not found when an aside goes to its end', () => {
    const beside: ProvedStep = {
      id: 'beside',
      aside: true,
      after: 'what',
      fields: [count],
      onSubmit: [{ go: 'thanks' }],
    };
    expect(findings([what, beside, never])).toMatchObject([{ finding: 'dead-end', step: 'what' }]);
  });
});

describe('a condition', () => {
  it('never holds for two options at once, answered or not', () => {
    expect(
      oneSided([
        what,
        { id: 'more', fields: [note('more', { and: [isItem('chair'), isItem('clock')] })] },
        thanks,
      ]),
    ).toEqual(['field more 0 never']);
    expect(
      oneSided([
        what,
        { id: 'more', fields: [note('more', { or: [isItem('chair'), isItem('clock')] })] },
        thanks,
      ]),
    ).toEqual([]);
  });

  it('never holds beyond what a number may be', () => {
    const above = (limit: number) => note('more', { '>': [{ var: 'answers.count' }, limit] });
    const steps = (limit: number) => [
      { id: 'many', fields: [count] },
      { id: 'more', fields: [above(limit)] },
      thanks,
    ];
    expect(oneSided(steps(5))).toEqual(['field more 0 never']);
    expect(oneSided(steps(4))).toEqual([]);
    expect(oneSided(steps(0))).toEqual(['field more 0 always']);
  });

  it('never holds against the condition of its own step', () => {
    const step = (of: string, field: string) => [
      what,
      { id: 'more', when: isItem(of), fields: [note('more', isItem(field))] },
      thanks,
    ];
    expect(oneSided(step('chair', 'clock'))).toEqual(['field more 0 never']);
    expect(oneSided(step('chair', 'chair'))).toEqual(['field more 0 always']);
  });

  it('of a field may be false until a question beside it is answered', () => {
    expect(
      oneSided([{ ...what, fields: [item, note('more', { answered: { var: 'answers.item' } })] }, thanks]),
    ).toEqual([]);
  });

  it('always holds once its question must have been answered', () => {
    const row = { when: { answered: { var: 'answers.item' } }, step: 'thanks' };
    expect(oneSided([{ ...what, next: [row] }, thanks])).toEqual(['row what 0 always']);
  });

  it('on an answer that is asked later never holds', () => {
    const early = { ...thanks, id: 'early', when: isItem('chair') };
    expect(oneSided([{ id: 'many', fields: [count] }, early, what, thanks])).toEqual(['step early never']);
  });

  it('is read through facts', () => {
    const facts = { isChair: isItem('chair'), isBoth: { and: [{ var: 'facts.isChair' }, isItem('clock')] } };
    const steps = (fact: string) => [
      what,
      { id: 'more', fields: [note('more', { var: `facts.${fact}` })] },
      thanks,
    ];
    expect(oneSided(steps('isBoth'), { facts })).toEqual(['field more 0 never']);
    expect(oneSided(steps('isChair'), { facts })).toEqual([]);
  });

  it('that adds numbers up has the outcomes that their limits leave, but for numbers still being filled in', () => {
    const more = (limit: number) => note('more', { '>': [{ '+': [{ var: 'answers.count' }, 1] }, limit] });
    const later = (limit: number) => [
      { id: 'many', fields: [count] },
      { id: 'more', fields: [more(limit)] },
      thanks,
    ];
    expect(oneSided(later(5))).toEqual([]);
    expect(oneSided(later(9))).toEqual(['field more 0 never']);
    expect(oneSided([{ id: 'many', fields: [count, more(9)] }, thanks])).toEqual([]);
  });

  it('that compares answers has no outcome that contradicts itself, or a check that was passed', () => {
    const [first, last] = [
      { var: 'answers.first' },
      { var: 'answers.last' },
    ] as const satisfies readonly Rule[];
    const asked = (rule: Rule, checks?: readonly { readonly that: Rule; readonly message: string }[]) => [
      { id: 'names', fields: [note('first'), { ...note('last'), ...(checks && { checks }) } as Field] },
      { id: 'more', fields: [note('more', rule)] },
      thanks,
    ];
    const areEqual: Rule = { '==': [first, last] };
    expect(oneSided(asked(areEqual))).toEqual([]);
    expect(oneSided(asked({ and: [areEqual, { '!=': [last, first] }] }))).toEqual(['field more 0 never']);
    const differ = [{ that: { '!=': [first, last] } as Rule, message: 'Both are the same' }];
    expect(oneSided(asked(areEqual, differ))).toContain('field more 0 never');
  });

  it('on a fact that adds numbers up is still read by what the fact may be', () => {
    const facts = { total: { '+': [{ var: 'answers.count' }, 1] } };
    const between = { and: [{ '>': [{ var: 'facts.total' }, 9] }, { '<': [{ var: 'facts.total' }, 9] }] };
    const steps = [{ id: 'many', fields: [count] }, { id: 'more', fields: [note('more', between)] }, thanks];
    expect(oneSided(steps, { facts, factTypes: { total: numberType } })).toEqual(['field more 0 never']);
  });

  it('on a setting may go both paths', () => {
    const isClosed = { '==': [{ var: 'settings.closed' }, 'yes'] };
    expect(oneSided([what, { id: 'more', when: isClosed, fields: [] }, thanks])).toEqual([]);
  });
});

describe('a row', () => {
  it('is not reached after rows that hold for every option', () => {
    const rows = [
      { when: { in: [{ var: 'answers.item' }, ['chair', 'clock', 'other']] }, step: 'thanks' },
      { when: isItem('other'), step: 'thanks' },
    ];
    expect(findings([{ ...what, next: rows }, thanks])).toEqual([
      { finding: 'unreachable-row', step: 'what', row: 1 },
    ]);
  });
});

describe('an aside', () => {
  it('may have been completed or not', () => {
    const aside: ProvedStep = { id: 'beside', aside: true, after: 'what', fields: [count] };
    const has = { answered: { var: 'answers.count' } };
    const steps = [what, aside, { id: 'more', fields: [note('more', has)] }, thanks];
    expect(oneSided(steps)).toEqual([]);
  });
});

describe('a last step that an action goes to', () => {
  it('may be shown with answers that the path never has there', () => {
    const given = { answered: { var: 'answers.count' } };
    const steps = (onSubmit: ProvedStep['onSubmit']): readonly ProvedStep[] => [
      { ...what, next: [{ when: isItem('other'), step: 'thanks' }] },
      { id: 'many', fields: [count], ...(onSubmit && { onSubmit }), next: [{ step: 'bye' }] },
      { ...thanks, fields: [note('more', given)] },
      { id: 'bye', final: true, fields: [] },
    ];
    expect(oneSided(steps([{ go: 'thanks' }]))).toEqual([]);
    expect(oneSided(steps(undefined))).toEqual(['field thanks 0 never']);
  });
});

describe('two paths to a step', () => {
  it('are both followed when a field tells them apart', () => {
    const given = { answered: { var: 'answers.count' } };
    const steps: readonly ProvedStep[] = [
      { ...what, next: [{ when: isItem('other'), step: 'last' }] },
      { id: 'many', fields: [count] },
      { id: 'last', fields: [note('more', given)] },
      thanks,
    ];
    expect(oneSided(steps)).toEqual([]);
  });
});

it.each(['length', 'values', 'at'])('an answer may be called %j as a property of every list is', (name) => {
  const isChair = { '==': [{ var: `answers.${name}` }, 'chair'] };
  const steps: readonly ProvedStep[] = [
    { id: 'what', fields: [{ ...item, name }] },
    { id: 'more', fields: [note('more', isChair)], next: [{ when: isChair, step: 'thanks' }] },
    thanks,
  ];
  expect(oneSided(steps)).toEqual([]);
});
