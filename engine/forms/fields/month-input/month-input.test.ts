import { describe, expect, it } from 'vitest';
import type { Field } from '#schemas';
import { formatsOf } from '../../../languages/formats.ts';
import { readAnswer, writeAnswer } from '../../answers/read-entries.ts';
import { declarationOf } from '../field-registry.ts';

const since: Field = { name: 'since', type: 'month-input', label: 'Since' };
const card: Field = { ...since, autocomplete: 'cc-exp' };

describe('a month in two boxes', () => {
  it.each([
    [['3', '2021', ''], '2021-03'],
    [['03', '2021'], '2021-03'],
    [[' march ', '2021'], '2021-03'],
    [['Sept.', '1999'], '1999-09'],
    [['3/2021', '', ''], '2021-03'],
    [['2021-03', ''], '2021-03'],
    [['March 2021'], '2021-03'],
    [['٣', '٢٠٢١'], '2021-03'],
    [['', ' ', ''], undefined],
    [[], undefined],
  ])('reads %j as %s', (texts, answer) => {
    expect(readAnswer(since, texts)).toBe(answer);
  });

  it.each([
    [['13', '2021']],
    [['Ju', '2021']],
    [['Mars', '2021']],
    [['3', '21']],
    [['', '2021']],
    [['3', '']],
  ])('keeps what is no month as it was typed: %j', (texts) => {
    expect(writeAnswer(since, readAnswer(since, texts))).toEqual(texts);
  });

  it('knows the names of months in the language of the page, and the English ones everywhere', () => {
    const french = formatsOf('fr');
    expect(readAnswer(since, ['août', '2021'], french)).toBe('2021-08');
    expect(readAnswer(since, ['aout', '2021'], french)).toBe('2021-08');
    expect(readAnswer(since, ['August', '2021'], french)).toBe('2021-08');
  });

  it('understands the two digits of the year on a card', () => {
    expect(readAnswer(card, ['03', '27'])).toBe('2027-03');
    expect(readAnswer(card, ['03/27', ''])).toBe('2027-03');
  });

  it('is filled in as numbers and shown in words', () => {
    expect(writeAnswer(since, '2021-03')).toEqual(['3', '2021']);
    const { answer } = declarationOf(since);
    expect(answer?.show?.('2021-03', since)).toBe('March 2021');
    expect(answer?.show?.('2021-03', since, formatsOf('de'))).toBe('März 2021');
  });
});
