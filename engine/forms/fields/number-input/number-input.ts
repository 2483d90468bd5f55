import { numberType } from '../../../rules/types/rule-type.ts';
import { textSize } from '../answer-size.ts';
import type { FieldDeclaration, FieldOf } from '../field-declaration.ts';
import { readText } from '../read-text.ts';

type NumberInput = FieldOf<'number-input'>;

/** A number as people write it: optionally with prefix, unit and thousands separators. */
export const numberInput: FieldDeclaration<NumberInput, undefined> = {
  answer: {
    types: ['number', 'integer'],
    needsType: true,
    isTyped: true,
    ruleType: () => numberType,
    size: ({ value }) => textSize(value),
    read([text], field) {
      const typed = text?.trim();
      if (!typed) return undefined;
      const answer = readText(field.value, bareNumber(typed, field));
      return typeof answer === 'number' ? answer : typed;
    },
    write: (answer, field) => [typeof answer === 'number' ? writeNumber(answer, field) : String(answer)],
    show(answer, field) {
      const { prefix = '', unit } = field;
      if (typeof answer !== 'number') return undefined;
      return `${prefix}${writeNumber(answer, field)}${unit === undefined ? '' : ` ${unit}`}`;
    },
  },
};

/** The text without prefix and unit. A field without a prefix accepts any currency sign. */
function bareNumber(typed: string, { prefix, unit = '' }: NumberInput): string {
  const sign = prefix ?? /^\p{Sc}/u.exec(typed)?.[0] ?? '';
  const start = typed.startsWith(sign) ? sign.length : 0;
  const end = unit !== '' && typed.endsWith(unit) ? unit.length : 0;
  return typed.slice(start, Math.max(start, typed.length - end)).trim();
}

/** Writes all decimals, and at least as many as the field shows: `read` returns the same number. */
function writeNumber(value: number, { decimals = 0, thousands }: NumberInput): string {
  const [whole = '', fraction = ''] = String(value).split('.');
  // JavaScript writes very large numbers with an exponent; they are shown like that.
  if (/e/.test(whole + fraction)) return String(value);
  const parted = thousands ? whole.replace(/\B(?=(\d{3})+$)/g, ',') : whole;
  const places = fraction.padEnd(decimals, '0');
  return places === '' ? parted : `${parted}.${places}`;
}
