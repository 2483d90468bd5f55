import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { evaluate, problemsOf } from '../../rules.fixture.ts';
import { dateOfDay, dayNumber } from '../../values/civil-date.ts';
import { addBusinessDays, isBusinessDay } from './business-days.ts';

const christmas = ['2026-12-25', '2026-12-28'];

describe('the operator weekday', () => {
  it('counts from Monday to Sunday', () => {
    expect(['2026-05-04', '2026-05-09', '2026-05-10'].map((day) => evaluate({ weekday: day }))).toEqual([
      1, 6, 7,
    ]);
    expect(evaluate({ weekday: '0001-01-01' })).toBe(1);
  });
});

describe('business days', () => {
  it('are from Monday to Friday, without holidays', () => {
    const days = ['2026-12-24', '2026-12-25', '2026-12-26', '2026-12-28', '2026-12-29'];
    expect(days.map((day) => evaluate({ 'is-business-day': [day, christmas] }))).toEqual([
      true,
      false,
      false,
      false,
      true,
    ]);
    expect(evaluate({ 'is-business-day': ['2026-12-25'] })).toBe(true);
  });

  it('are counted over weekends and holidays, both ways', () => {
    const add = (day: string, days: number) => evaluate({ 'add-business-days': [day, days, christmas] });
    expect(add('2026-12-24', 1)).toBe('2026-12-29');
    expect(add('2026-12-29', -1)).toBe('2026-12-24');
    expect(add('2026-12-26', 0)).toBe('2026-12-26');
    expect(add('2026-12-24', 1.9)).toBe('2026-12-29');
    expect(add('9999-12-31', 1)).toBe(undefined);
  });

  it('are unknown while the holidays are', () => {
    expect(evaluate({ 'is-business-day': ['2026-12-25', { var: 'results.none' }] })).toBe(undefined);
  });

  it('are those that are found day by day', () => {
    const first = dayNumber({ year: 2026, month: 1, day: 1 });
    const day = fc.integer({ min: first, max: first + 90 });
    fc.assert(
      fc.property(
        day,
        fc.integer({ min: -40, max: 40 }),
        fc.uniqueArray(day, { maxLength: 9 }),
        (from, days, off) => {
          const holidays = new Set(off);
          let found = from;
          for (let left = Math.abs(days); left > 0; ) {
            found += Math.sign(days);
            const date = dateOfDay(found);
            if (date && isBusinessDay(date, holidays)) left -= 1;
          }
          const start = dateOfDay(from);
          const end = start && addBusinessDays(start, days, holidays);
          expect(end && dayNumber(end)).toBe(found);
        },
      ),
    );
  });

  it('take dates alone', () => {
    expect(problemsOf({ 'is-business-day': ['2026-12-25', ['soon']] })).not.toEqual([]);
    expect(problemsOf({ 'add-business-days': ['2026-12-25', 'two'] })).not.toEqual([]);
    expect(problemsOf({ 'add-business-days': ['2026-12-25', 2, christmas] })).toEqual([]);
  });
});

describe('the operator nearest', () => {
  it('gives the nearest date or number, and the first of two that are as near', () => {
    expect(evaluate({ nearest: [['2026-03-01', '2026-09-01'], '2026-07-01'] })).toBe('2026-09-01');
    expect(evaluate({ nearest: [[20, 10], 15] })).toBe(20);
    expect(evaluate({ nearest: [{ literal: [] }, 15] })).toBe(undefined);
  });

  it('takes a list of what is asked for', () => {
    expect(problemsOf({ nearest: [['2026-03-01'], '2026-07-01'] })).toEqual([]);
    expect(problemsOf({ nearest: [[1, 2], '2026-07-01'] })).not.toEqual([]);
  });
});
