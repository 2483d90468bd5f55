import { describe, expect, it } from 'vitest';
import { evaluate, problemsOf } from '../../rules.fixture.ts';

describe('the operator <', () => {
  it('compares numbers', () => {
    expect(evaluate({ '<': [{ var: 'answers.guests' }, 10] }, { guests: 9 })).toBe(true);
  });

  it('puts an earlier day before a later one', () => {
    expect(evaluate({ '<': ['2025-12-31', { var: 'now' }] })).toBe(true);
  });

  it('asks with three values whether the middle lies between', () => {
    expect(evaluate({ '<': [1, { var: 'answers.guests' }, 10] }, { guests: 10 })).toBe(false);
  });

  it('is false as soon as one bound is broken, whatever the other is', () => {
    expect(evaluate({ '<': [5, { var: 'answers.guests' }, { var: 'answers.most' }] }, { guests: 2 })).toBe(
      false,
    );
  });

  it('is unknown while a bound is unanswered', () => {
    expect(evaluate({ '<': [1, { var: 'answers.guests' }, { var: 'answers.most' }] }, { guests: 2 })).toBe(
      undefined,
    );
  });

  it('is unknown between two numbers while the middle is unanswered', () => {
    expect(evaluate({ '<': [1, { var: 'answers.guests' }, 10] })).toBe(undefined);
  });

  it('cannot put a text between two numbers', () => {
    expect(() => evaluate({ '<': [1, { var: 'answers.guests' }, 10] }, { guests: 'many' })).toThrow(
      'It expected two numbers, dates or texts but found a number and text.',
    );
  });

  it('puts a text between two texts, and a day between two days', () => {
    expect(evaluate({ '<': ['a', { var: 'answers.name' }, 'c'] }, { name: 'b' })).toBe(true);
    expect(evaluate({ '<': ['2026-01-15', { var: 'now' }, '2026-02-01'] })).toBe(false);
  });

  it('refuses to put true and false in order', () => {
    expect(problemsOf({ '<': [true, false] })).toEqual([
      '/</0: "<" puts values in order, and true and false have none. Compare numbers, dates or texts.',
    ]);
  });

  it('refuses to compare a day with a number', () => {
    expect(problemsOf({ '<': [{ var: 'now' }, 5] })).toEqual([
      '/</1: A date can never equal a number. Write dates as "yyyy-mm-dd"; turn text into a date with "parseDate(…)".',
    ]);
  });
});
