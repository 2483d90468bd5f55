import { describe, expect, it } from 'vitest';
import { compileRule, evaluateRule } from '../evaluation/compile.ts';
import { emptyScope } from '../runtime/scope.ts';
import { textRule } from './text-rows.ts';

function shown(text: Parameters<typeof textRule>[0], answers: object = {}) {
  return evaluateRule(compileRule(textRule(text)), { ...emptyScope, answers: { ...answers } }).value;
}

describe('a text of several rows', () => {
  const rows = [
    {
      when: { '>': [{ var: 'answers.age' }, 64] },
      text: { cat: ['Half price for ', { var: 'answers.name' }] },
    },
    { when: { '>': [{ var: 'answers.age' }, 17] }, text: 'Full price' },
  ];

  it('is that of the first row whose condition is true', () => {
    expect(shown(rows, { age: 70, name: 'Ida' })).toBe('Half price for Ida');
    expect(shown(rows, { age: 30 })).toBe('Full price');
  });

  it('is nothing when no condition is true or known', () => {
    expect(shown(rows, { age: 3 })).toBeUndefined();
    expect(shown(rows)).toBeUndefined();
  });

  it('is that of a row without a condition when none before it is true', () => {
    expect(shown([...rows, { text: 'Free' }], { age: 3 })).toBe('Free');
    expect(shown([{ text: 'Free' }])).toBe('Free');
    expect(shown([{ text: 'Free' }, ...rows], { age: 70 })).toBe('Free');
  });

  it('may be a text or a rule alone', () => {
    expect(shown('Free')).toBe('Free');
    expect(shown({ var: 'answers.name' }, { name: 'Ida' })).toBe('Ida');
  });
});
