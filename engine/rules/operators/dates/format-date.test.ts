import { describe, expect, it } from 'vitest';
import { evaluate, problemsOf } from '../../rules.fixture.ts';

describe('the operator format-date', () => {
  it('writes a day in words', () => {
    expect(evaluate({ 'format-date': [{ var: 'now' }, 'EEEE d MMMM yyyy'] })).toBe(
      'Thursday 15 January 2026',
    );
  });

  it('writes ordinals and quoted letters', () => {
    expect(evaluate({ 'format-date': ['2026-03-22', "do 'of' MMM"] })).toBe('22nd of Mar');
  });

  it('refuses letters that mean nothing', () => {
    expect(problemsOf({ 'format-date': [{ var: 'now' }, 'dd/mm/yyyy'] })).toEqual([
      '/format-date/1: "mm" is not a date format that can be used here. Use yyyy, yy, MMMM, MMM, MM, M, dd, d, do, EEEE, EEE; put other letters between single quotes.',
    ]);
  });
});
