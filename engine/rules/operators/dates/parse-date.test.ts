import { describe, expect, it } from 'vitest';
import { evaluate, problemsOf } from '../../rules.fixture.ts';

describe('the operator parse-date', () => {
  it('reads a day', () => {
    expect(evaluate({ 'parse-date': [{ var: 'answers.born' }, 'dd/MM/yyyy'] }, { born: '29/02/2024' })).toBe(
      '2024-02-29',
    );
  });

  it('reads single digits where the format has one letter', () => {
    expect(evaluate({ 'parse-date': [{ var: 'answers.born' }, 'd/M/yyyy'] }, { born: '1/2/2024' })).toBe(
      '2024-02-01',
    );
  });

  it('is unanswered for a day that does not exist', () => {
    expect(evaluate({ 'parse-date': [{ var: 'answers.born' }, 'dd/MM/yyyy'] }, { born: '29/02/2023' })).toBe(
      undefined,
    );
  });

  it('refuses a format that leaves the year out', () => {
    expect(problemsOf({ 'parse-date': [{ var: 'answers.born' }, 'dd/MM'] }, { born: '01/02' })).toEqual([
      '/parse-date/1: "dd/MM" is not a date format that can be used here. Use yyyy, MM or M, dd or d, each once; put other letters between single quotes.',
    ]);
  });
});
