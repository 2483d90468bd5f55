import { describe, expect, it } from 'vitest';
import type { Field } from '#schemas';
import { formatsOf } from '../../../languages/formats.ts';
import { readAnswer, writeAnswer } from '../../answers/read-entries.ts';
import { declarationOf } from '../field-registry.ts';

const spent: Field = { name: 'spent', type: 'duration-input', label: 'Spent', units: ['hours', 'minutes'] };
const away: Field = { ...spent, units: ['days', 'hours', 'minutes'] };
const shown = (field: Field, answer: number, language = 'en') =>
  declarationOf(field).answer?.show?.(answer, field, formatsOf(language));

describe('a duration in boxes', () => {
  it.each([
    [['1', '30', ''], 90],
    [['', '90'], 90],
    [['2', ''], 120],
    [['0', '0'], 0],
    [['', ' ', ''], undefined],
    [['1', 'half'], '1\nhalf'],
    [['-1', '30'], '-1\n30'],
    [['99999999999999999', ''], '99999999999999999\n'],
  ])('reads %j as %s', (texts, answer) => {
    expect(readAnswer(spent, texts)).toBe(answer);
  });

  it('fills its boxes from the largest unit on', () => {
    expect(writeAnswer(away, 1530)).toEqual(['1', '1', '30']);
    expect(writeAnswer(spent, '1\nhalf')).toEqual(['1', 'half']);
    expect(readAnswer(away, writeAnswer(away, 1530))).toBe(1530);
  });

  it('is shown in the units that it has, in the language of the page', () => {
    expect(shown(away, 1530)).toBe('1 day 1 hour 30 minutes');
    expect(shown(spent, 120)).toBe('2 hours');
    expect(shown(spent, 0)).toBe('0 minutes');
    expect(shown(spent, 61, 'de')).toBe('1 Stunde 1 Minute');
  });
});
