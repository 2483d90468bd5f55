import { numberType } from '../../rules/rule-type.ts';
import { textSize } from '../answer-size.ts';
import type { FieldDeclaration, FieldOf } from '../field-declaration.ts';
import { readText } from '../read-text.ts';

type NumberInput = FieldOf<'number-input'>;

/** A number as people write it: with its prefix and unit, and with thousands apart, if they like. */
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
      const answer = readText(field.value, plainDigits(typed, field));
      return typeof answer === 'number' ? answer : typed;
    },
    write: (answer, field) => [typeof answer === 'number' ? writeNumber(answer, field) : String(answer)],
  },
};

/** The number without its prefix and unit, and without separators where they part thousands. */
function plainDigits(typed: string, { prefix = '', unit = '' }: NumberInput): string {
  const digits = without(typed, prefix, unit).trim();
  return /^[+-]?\d{1,3}(([, \u00a0])\d{3})(\2\d{3})*(\.\d+)?$/.test(digits)
    ? digits.replace(/[, \u00a0]/g, '')
    : digits;
}

function without(text: string, prefix: string, unit: string): string {
  const start = prefix !== '' && text.startsWith(prefix) ? prefix.length : 0;
  const end = unit !== '' && text.endsWith(unit) ? unit.length : 0;
  return text.slice(start, Math.max(start, text.length - end));
}

/** All decimals that the number has, and as many as the field shows at least: `read` gives the same number again. */
function writeNumber(value: number, { decimals = 0, thousands }: NumberInput): string {
  const [whole = '', fraction = ''] = String(value).split('.');
  // A number too large to be written out is shown as JavaScript writes it.
  if (/e/.test(whole + fraction)) return String(value);
  const parted = thousands ? whole.replace(/\B(?=(\d{3})+$)/g, ',') : whole;
  const places = fraction.padEnd(decimals, '0');
  return places === '' ? parted : `${parted}.${places}`;
}
