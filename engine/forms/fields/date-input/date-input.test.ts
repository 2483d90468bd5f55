import { describe, expect, it } from 'vitest';
import type { Field } from '#schemas';
import { formatsOf } from '../../../languages/formats.ts';
import { readAnswer, writeAnswer } from '../../answers/read-entries.ts';

const born: Field = { name: 'born', type: 'date-input', label: 'Born' };

describe('a date in three boxes', () => {
  it.each([
    [['27', '3', '2007', ''], '2007-03-27'],
    [['01', '01', '1999'], '1999-01-01'],
    [[' 29 ', '2', '2024'], '2024-02-29'],
    [['27/3/2007', '', '', ''], '2007-03-27'],
    [['27 03 2007'], '2007-03-27'],
    [['2007-03-27'], '2007-03-27'],
    [['27.3.2007'], '2007-03-27'],
    [['27 / 3 / 2007', '', ''], '2007-03-27'],
    [['27', 'March', '2007'], '2007-03-27'],
    [['27', ' mar. ', '2007'], '2007-03-27'],
    [['1 Feb 1999'], '1999-02-01'],
    [['１', '２', '１９９９'], '1999-02-01'],
    [['', ' ', '', ''], undefined],
    [[], undefined],
  ])('reads %j as %s', (texts, answer) => {
    expect(readAnswer(born, texts)).toBe(answer);
  });

  it.each([
    [['31', '2', '2007']],
    [['27', 'Ma', '2007']],
    [['27', 'Marchy', '2007']],
    [['27', 'Ju', '2007']],
    [['27', '', '2007']],
    [['', '', '2007']],
    [['27', '3', '07']],
    [['1/2', '3', '2007']],
  ])('keeps what is no date as it was typed: %j', (texts) => {
    const answer = readAnswer(born, texts);
    expect(writeAnswer(born, answer)).toEqual(texts);
  });

  it('knows the months of the language of the page, and those of English', () => {
    const formats = formatsOf('fr');
    expect(readAnswer(born, ['1', 'févr.', '1999'], formats)).toBe('1999-02-01');
    expect(readAnswer(born, ['1', 'AOUT', '1999'], formats)).toBe('1999-08-01');
    expect(readAnswer(born, ['1', 'May', '1999'], formats)).toBe('1999-05-01');
    expect(readAnswer(born, ['1', 'jui', '1999'], formats)).toBe('1\njui\n1999');
  });

  it('fills its boxes with a date, and reads the same date from them', () => {
    expect(writeAnswer(born, '2007-03-27')).toEqual(['27', '3', '2007']);
    expect(readAnswer(born, writeAnswer(born, '2007-03-27'))).toBe('2007-03-27');
  });

  it('cuts what is far too long and reads it back the same', () => {
    const cut = readAnswer(born, ['1', 'x'.repeat(5000), '2007']);
    expect(String(cut)).toHaveLength(101);
    expect(readAnswer(born, writeAnswer(born, cut))).toBe(cut);
  });
});
