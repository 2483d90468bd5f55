import { describe, expect, it } from 'vitest';
import { evaluate } from '../../rules.fixture.ts';

describe('the operator days-between', () => {
  it('counts the days', () => {
    expect(evaluate({ 'days-between': [{ var: 'now' }, '2026-02-01'] })).toBe(17);
  });

  it('is negative for an earlier day', () => {
    expect(evaluate({ 'days-between': [{ var: 'now' }, '2026-01-14'] })).toBe(-1);
  });

  it('is not led astray by summer time', () => {
    expect(evaluate({ 'days-between': ['2026-03-01', '2026-05-01'] })).toBe(61);
  });
});
