import { describe, expect, it } from 'vitest';
import { evaluate } from '../../rules.fixture.ts';

describe('the operator years-between', () => {
  it('gives an age the day before a birthday', () => {
    expect(evaluate({ 'years-between': ['2008-01-16', { var: 'now' }] })).toBe(17);
  });

  it('gives an age on the birthday', () => {
    expect(evaluate({ 'years-between': ['2008-01-15', { var: 'now' }] })).toBe(18);
  });

  it('completes a year on 1 March for those born on 29 February', () => {
    expect(evaluate({ 'years-between': ['2004-02-29', '2022-02-28'] })).toBe(17);
  });
});
