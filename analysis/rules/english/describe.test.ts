import { describe, expect, it } from 'vitest';
import type { Rule } from '#schemas';
import { declarations } from '../../../engine/rules/operators/declarations.ts';
import { describeRule } from './describe.ts';

describe('a rule in English', () => {
  it.each<[Rule, string]>([
    [{ '==': [{ var: 'answers.roomType' }, 'attic'] }, 'Room type is “attic”.'],
    [{ '<': [{ var: 'answers.startDate' }, { var: 'now' }] }, 'Start date is before today.'],
    [{ '<=': [1, { var: 'answers.guests' }, 4] }, '1 is at most guests, which is at most 4.'],
    [
      {
        and: [
          { answered: { var: 'answers.plan' } },
          { or: [{ '>': [{ var: 'answers.guests' }, 2] }, { '!': { var: 'answers.member' } }] },
        ],
      },
      'Plan is answered and (guests is more than 2 or it is not the case that member).',
    ],
    [
      { in: [{ var: 'answers.plan' }, ['basic', 'family', 'club']] },
      'Plan is one of “basic”, “family” or “club”.',
    ],
    [{ '*': [{ '+': [{ var: 'results.price' }, 2] }, 3] }, '(price plus 2) times 3.'],
    [
      { some: [{ var: 'answers.lines' }, { '>': [{ var: 'item.price' }, 5] }] },
      'For some of lines, the item’s price is more than 5.',
    ],
    [{ 'add-days': [{ var: 'now' }, -3] }, '3 days before today.'],
    [{ call: ['order-headers', {}] }, 'The function “order headers”.'],
    [
      { call: ['late-fee', { daysLate: { var: 'answers.days' }, member: true }] },
      'The function “late fee” for days late: days, member: yes.',
    ],
    [{ decide: ['late-fee'] }, 'The decision “late fee”.'],
  ])('is a sentence: %j', (rule, sentence) => {
    expect(describeRule(rule)).toBe(sentence);
  });

  it.each<[Rule, string]>([
    [{ '!': [{ and: [{ var: 'answers.a' }] }] }, 'It is not the case that a.'],
    [{ and: [{ or: [{ var: 'answers.a' }] }, { var: 'answers.b' }] }, 'A and b.'],
    [
      { and: [{ or: [{ var: 'answers.a' }, { var: 'answers.c' }] }, { var: 'answers.b' }] },
      '(a or c) and b.',
    ],
  ])('has brackets only where several conditions are joined: %j', (rule, sentence) => {
    expect(describeRule(rule)).toBe(sentence);
  });

  it('names the result so far of a sum over a list, whole or one of its parts', () => {
    const sumOf = (path: string) =>
      describeRule({
        reduce: [{ var: 'answers.prices' }, { '+': [{ var: path }, { var: 'current' }] }, 0],
      });
    expect(sumOf('accumulator')).toContain('the result so far plus');
    expect(sumOf('accumulator.inDollars')).toContain('the in dollars so far plus');
  });

  it('does not put a rule into words that is too large to be evaluated', () => {
    const large = { and: Array.from({ length: 3000 }, () => true) } as Rule;
    expect(describeRule(large)).toBe('A rule too large to put into words.');
  });

  it('uses the words of the form when it is given them', () => {
    const labels = {
      reference: (path: string) => (path === 'answers.plan' ? 'your plan' : undefined),
      option: (path: string, id: string) => (path === 'answers.plan' && id === 'fam' ? 'Family' : undefined),
    };
    expect(describeRule({ '==': [{ var: 'answers.plan' }, 'fam'] }, labels)).toBe('Your plan is “Family”.');
  });

  it.each(Object.values(declarations))('has words for the example of $name', ({ example }) => {
    expect(describeRule(example)).toMatch(/^.+\.$/);
    expect(describeRule(example)).not.toMatch(/undefined|\[object/);
  });
});
