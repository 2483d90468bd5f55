import { describe, expect, it } from 'vitest';
import { evaluate, problemsOf } from '../../rules.fixture.ts';

describe('the operator add-days', () => {
  it('goes over the end of a month', () => {
    expect(evaluate({ 'add-days': [{ var: 'now' }, 20] })).toBe('2026-02-04');
  });

  it('goes back for a negative number', () => {
    expect(evaluate({ 'add-days': ['2024-03-01', -1] })).toBe('2024-02-29');
  });

  it('is unanswered past the year 9999', () => {
    expect(evaluate({ 'add-days': ['9999-12-31', 1] })).toBe(undefined);
  });

  it('refuses text that is no date', () => {
    expect(problemsOf({ 'add-days': ['tomorrow', 1] })).toEqual([
      '/add-days/0: "add-days" expected a date here but found the text "tomorrow". Write dates as "yyyy-mm-dd"; turn text into a date with "parseDate(…)".',
    ]);
  });
});
