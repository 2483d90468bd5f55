import { describe, expect, it } from 'vitest';
import type { Field } from '#schemas';
import { oversize } from '../answers/answer-size.ts';
import { checksOf } from '../answers/questions.ts';
import { readAnswer, writeAnswer } from '../answers/read-entries.ts';
import { compileField } from '../compile-form.ts';
import { failableKeywords } from '../failable-keywords.ts';
import { declarationOf } from './field-registry.ts';

const person: Field = {
  name: 'person',
  type: 'name-input',
  label: 'Name',
  parts: [
    { part: 'given', label: 'First', required: true },
    { part: 'family', label: 'Last', maxLength: 40 },
  ],
};
const stay: Field = {
  name: 'stay',
  type: 'date-range',
  label: 'Stay',
  fromLabel: 'From',
  toLabel: 'To',
  orderMessage: 'Wrong order',
};

describe('an answer in parts', () => {
  it('is an object of those that are filled in, and unanswered without any', () => {
    expect(readAnswer(person, [' Ana ', 'Kahu', ''])).toEqual({ given: 'Ana', family: 'Kahu' });
    expect(readAnswer(person, ['', 'Kahu', ''])).toEqual({ family: 'Kahu' });
    expect(readAnswer(person, ['', ' ', ''])).toBeUndefined();
    expect(readAnswer(stay, ['27', '3', '2030', '2/4/2030', '', ''])).toEqual({
      from: '2030-03-27',
      to: '2030-04-02',
    });
  });

  it('fills its boxes, and shows again what is no date', () => {
    for (const [field, texts] of [
      [person, ['', 'Kahu']],
      [stay, ['31', '2', '2030', '', '', '']],
      [stay, ['', '', '', '2', '4', '2030']],
    ] as const)
      expect(writeAnswer(field, readAnswer(field, texts))).toEqual(texts);
  });

  it('is cut where a part is far too long, and still known to be', () => {
    const answer = readAnswer(person, ['a'.repeat(5000), 'b']);
    expect(JSON.stringify(answer).length).toBeLessThan(600);
    expect(oversize(person, answer ?? null)).toBe('maxLength');
    expect(oversize(person, { given: 'a' })).toBeUndefined();
  });

  it('fits where each part is of its type', () => {
    const { fits, type } = compileField(stay, () => undefined);
    expect(type).toMatchObject({
      kind: 'object',
      properties: { from: { kind: 'date' }, to: { kind: 'date' } },
    });
    expect([{ from: '2030-03-27' }, {}, { from: '2030-02-31' }, 'a'].map(fits)).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  it('can lack a part, and fail what a part fails', () => {
    expect(failableKeywords(person)).toEqual(['maxLength', 'required']);
    expect(failableKeywords(stay)).toEqual(['format', 'required']);
  });

  it('has its end after its start, by a check of its type beside those of the field', () => {
    const own = { that: true, message: 'Own' };
    expect(checksOf({ ...stay, checks: [own] })).toEqual([
      own,
      { that: { '<=': [{ var: 'answers.stay.from' }, { var: 'answers.stay.to' }] }, message: 'Wrong order' },
    ]);
  });

  it('is shown in one line', () => {
    const shown = (field: Field, answer: { readonly [part: string]: string }) =>
      declarationOf(field).answer?.show?.(answer, field);
    expect(shown(person, { given: 'Ana', family: 'Kahu' })).toBe('Ana Kahu');
    expect(shown(stay, { from: '2030-03-27', to: '2030-04-02' })).toBe('27/03/2030 – 2/04/2030');
  });
});
