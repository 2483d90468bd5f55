import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Field } from '#schemas';
import { readAnswer } from '../answers/read-entries.ts';

const phone: Field = {
  name: 'phone',
  type: 'text-input',
  inputType: 'tel',
  label: 'Phone',
  value: { type: 'string', maxLength: 40 },
};
const read = (text: string) => readAnswer(phone, [text]);

describe('a phone number', () => {
  it.each([
    ['0215550100', '0215550100'],
    ['021 555 0100', '0215550100'],
    ['021-555-0100', '0215550100'],
    ['(021) 555.0100', '0215550100'],
    ['021\u00a0555\u20130100', '0215550100'],
    ['+64 21 555 0100', '+64 21 555 0100'],
    ['+64215550100', '+64215550100'],
    ['+64-21-555-0100', '+64 21 555 0100'],
    ['+ 64  21', '+64 21'],
    ['021.555.0100', '0215550100'],
    ['030/555 01 00', '0305550100'],
    ['０２１－５５５（０１）', '02155501'],
    ['＋６４　２１', '+64 21'],
  ])('reads %j as %j, whatever is between its digits', (text, answer) => {
    expect(read(text)).toBe(answer);
  });

  it.each(['0800 CALL', '021 555 ext 2', '021+555', '-', '+', '()'])(
    'keeps %j, which is no number, as it was typed',
    (text) => {
      expect(read(text)).toBe(text);
    },
  );

  it('is the same when it is read again', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[+\d ./()a１-]{0,20}$/), (text) => {
        const once = read(text);
        if (typeof once === 'string') expect(read(once)).toBe(once);
      }),
    );
  });

  it('is asked for by the field: another text keeps its spaces', () => {
    const code: Field = { name: 'code', type: 'text-input', label: 'Code', value: { type: 'string' } };
    expect(readAnswer(code, ['021 555'])).toBe('021 555');
  });
});
