import { describe, expect, it } from 'vitest';
import type { Field, Rule } from '#schemas';
import { count, isItem, item, note, type ProvedStep, prove, thanks } from '../prover.fixture.ts';
import type { Outcomes } from './conditions.ts';

const what: ProvedStep = { id: 'what', fields: [item] };

/** Outcomes of the conditions of one kind, in order. */
function outcomesOf(of: Outcomes['place']['of'], steps: readonly ProvedStep[]): readonly string[] {
  const { conditions, isComplete } = prove(steps);
  expect(isComplete).toBe(true);
  return conditions
    .filter(({ place }) => place.of === of)
    .map(({ held, failed, decided }) => {
      if (!decided) return 'never decided';
      return held && failed ? 'both' : held ? 'always' : 'never';
    });
}

function more(fields: readonly Field[], others: Partial<ProvedStep> = {}): readonly ProvedStep[] {
  return [what, { id: 'more', fields, ...others }, thanks];
}

const both: Rule = { and: [isItem('chair'), isItem('clock')] };

describe('the condition of an option', () => {
  const offered = (when: Rule): Field => ({
    ...item,
    name: 'kind',
    options: [
      { id: 'wood', label: 'Wood' },
      { id: 'steel', label: 'Steel', when },
    ],
  });

  it('is asked with the answers of the steps before', () => {
    expect(outcomesOf('option', more([offered(both)]))).toEqual(['never']);
    expect(outcomesOf('option', more([offered(isItem('chair'))]))).toEqual(['both']);
    expect(outcomesOf('option', more([offered({ answered: { var: 'answers.item' } })]))).toEqual(['always']);
  });

  it('is asked only while its field is shown', () => {
    const field = { ...offered(isItem('clock')), when: isItem('chair') };
    expect(outcomesOf('option', more([field]))).toEqual(['never']);
  });
});

describe('a check', () => {
  const checked = (that: Rule): Field => ({ ...count, checks: [{ that, message: 'Choose another number' }] });

  it('refuses every answer when none that the question allows makes it true', () => {
    const above = (limit: number) => more([checked({ '>': [{ var: 'answers.count' }, limit] })]);
    expect(outcomesOf('check', above(5))).toEqual(['never']);
    expect(outcomesOf('check', above(4))).not.toEqual(['never']);
  });

  it('lets an answer pass when it is unknown', () => {
    const unknown: Rule = { '==': [{ var: 'answers.later' }, 'x'] };
    const steps = [...more([checked(unknown)]).slice(0, 2), { id: 'later', fields: [note('later')] }, thanks];
    expect(outcomesOf('check', steps)).toEqual(['always']);
  });
});

describe('what a step needs', () => {
  const needing = (that: Rule) => more([count], { needs: { that, otherwise: 'what' } });

  it('is never met for two options at once', () => {
    expect(outcomesOf('need', needing(both))).toEqual(['never']);
    expect(outcomesOf('need', needing(isItem('chair')))).not.toEqual(['never']);
  });

  it('may be asked in a step that only some visitors walk', () => {
    const many: ProvedStep = { id: 'many', fields: [count], when: isItem('clock') };
    const needs = { that: { answered: { var: 'answers.count' } }, otherwise: 'what' } as const;
    const steps = [what, many, { id: 'more', fields: [note('why')], needs }, thanks];
    expect(outcomesOf('need', steps)).toEqual(['both']);
  });
});

describe('whether an answer is required', () => {
  const required = (rule: Rule): Field => ({ ...count, required: rule });

  it('is asked with the answers of the steps before', () => {
    expect(outcomesOf('required', more([required(both)]))).toEqual(['never']);
    expect(outcomesOf('required', more([required(isItem('chair'))]))).toEqual(['both']);
  });

  it('is no condition when it is said outright', () => {
    expect(outcomesOf('required', more([count]))).toEqual([]);
  });
});

describe('a condition that is never decided', () => {
  const rows = (when: Rule) => [{ ...what, next: [{ when, step: 'thanks' }] }, ...more([count]).slice(1)];

  it('reads what is asked later', () => {
    expect(outcomesOf('row', rows({ '>': [{ var: 'answers.count' }, 2] }))).toEqual(['never decided']);
  });

  it('is decided when it only asks whether that was answered', () => {
    expect(outcomesOf('row', rows({ answered: { var: 'answers.count' } }))).toEqual(['never']);
  });
});
