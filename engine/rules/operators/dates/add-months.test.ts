import { describe, expect, it } from 'vitest';
import { evaluate, problemsOf } from '../../rules.fixture.ts';

describe('the operators on months and years', () => {
  it.each([
    [{ 'add-months': ['2026-01-31', 1] }, '2026-02-28'],
    [{ 'add-months': ['2024-01-31', 1] }, '2024-02-29'],
    [{ 'add-months': ['2026-03-15', -3] }, '2025-12-15'],
    [{ 'add-months': ['2026-03-15', 1.9] }, '2026-04-15'],
    [{ 'add-years': ['2024-02-29', 1] }, '2025-02-28'],
    [{ 'add-years': ['2026-01-15', -18] }, '2008-01-15'],
    [{ 'add-years': ['9999-01-01', 1] }, undefined],
    [{ 'add-months': ['0001-01-01', -1] }, undefined],
    [{ 'start-of-month': '2026-02-14' }, '2026-02-01'],
    [{ 'end-of-month': '2026-02-14' }, '2026-02-28'],
    [{ 'start-of-year': '2026-02-14' }, '2026-01-01'],
    [{ 'end-of-year': '2026-02-14' }, '2026-12-31'],
    [{ 'end-of-year': { var: 'answers.day' } }, undefined],
  ])('%j gives %j', (rule, expected) => {
    expect(evaluate(rule)).toBe(expected);
  });

  it('give dates, of dates', () => {
    expect(
      problemsOf({ '<': [{ 'add-years': [{ var: 'now' }, -18] }, { 'end-of-month': { var: 'now' } }] }),
    ).toEqual([]);
    expect(problemsOf({ 'start-of-year': 2026 })).toHaveLength(1);
  });
});
