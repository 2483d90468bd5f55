import { describe, expect, it } from 'vitest';
import type { Field } from '#schemas';
import { readAnswer, writeAnswer } from '../../answers/read-entries.ts';

const at: Field = { name: 'at', type: 'time-input', label: 'At' };
const byTwelve: Field = { ...at, clock: '12-hour' };

describe('a time of day', () => {
  it.each([
    ['14:30', '14:30'],
    ['14.30', '14:30'],
    ['1430', '14:30'],
    ['9:05', '09:05'],
    ['2.30 pm', '14:30'],
    ['2:30PM', '14:30'],
    ['9am', '09:00'],
    ['9 a.m.', '09:00'],
    ['12 am', '00:00'],
    ['12 pm', '12:00'],
    ['noon', '12:00'],
    ['midnight', '00:00'],
    ['14h30', '14:30'],
    ['9 h', '09:00'],
    ['14:30:00', '14:30'],
    ['١٤:٣٠', '14:30'],
    ['  ', undefined],
  ])('reads %j as %s', (text, answer) => {
    expect(readAnswer(at, [text])).toBe(answer);
  });

  it.each([['24:00'], ['9'], ['14:60'], ['13 pm'], ['0 am'], ['half past two'], ['2:3']])(
    'keeps what is no time as it was typed: %j',
    (text) => {
      expect(readAnswer(at, [text])).toBe(text);
      expect(writeAnswer(at, text)).toEqual([text]);
    },
  );

  it('is shown by the clock of its field, and read back the same', () => {
    expect(writeAnswer(byTwelve, '14:30')).toEqual(['2:30 pm']);
    expect(writeAnswer(byTwelve, '00:05')).toEqual(['12:05 am']);
    for (const time of ['00:05', '09:00', '12:00', '14:30'])
      expect(readAnswer(byTwelve, writeAnswer(byTwelve, time))).toBe(time);
  });

  it('could be two times where a clock of 12 hours is asked for without am or pm', () => {
    expect(readAnswer(byTwelve, ['2:30'])).toBe('2:30');
    expect(readAnswer(byTwelve, ['14:30'])).toBe('14:30');
  });
});
