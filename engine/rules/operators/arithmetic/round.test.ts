import { describe, expect, it } from 'vitest';
import { evaluate, problemsOf } from '../../rules.fixture.ts';

describe('the operator round', () => {
  it('rounds to a whole number', () => {
    expect(evaluate({ round: [2.4] })).toBe(2);
  });

  it('rounds a half away from zero', () => {
    expect(evaluate({ round: [{ var: 'answers.balance' }] }, { balance: -2.5 })).toBe(-3);
  });

  it('rounds in decimal, not in binary', () => {
    expect(evaluate({ round: [1.005, 2] })).toBe(1.01);
  });

  it('leaves a number alone that has no finer decimals, however large it is', () => {
    expect(evaluate({ round: [999999999999980900000, 2] })).toBe(999999999999980900000);
    expect(evaluate({ round: [0.25, 15] })).toBe(0.25);
    expect(evaluate({ round: [1250, -2] })).toBe(1300);
  });

  it('rounds up when told to', () => {
    expect(evaluate({ round: [{ var: 'answers.boxes' }, 0, 'up'] }, { boxes: 2.1 })).toBe(3);
  });

  it('rounds down when told to', () => {
    expect(evaluate({ round: [{ var: 'answers.boxes' }, 0, 'down'] }, { boxes: -2.1 })).toBe(-3);
  });

  it('refuses a direction it does not know', () => {
    expect(problemsOf({ round: [1, 0, 'sideways'] })).toEqual([
      '/round/2: There is no option "sideways" here. Use one of: nearest, up, down.',
    ]);
  });
});
