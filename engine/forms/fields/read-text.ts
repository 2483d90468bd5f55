import type { ValueSchema } from '#schemas';
import type { JsonValue } from '../../base/values/answers.ts';
import { exactNumber } from '../../base/values/exact-number.ts';
import { type Formats, plainDigits } from '../../base/values/formats.ts';
import { isNumeric } from '../../base/values/is-numeric.ts';
import { numberLength } from './answer-size.ts';
import type { FieldOf } from './field-declaration.ts';

/**
 * Reads a number if the constraint asks for one and the text is one; otherwise returns the text, so that the
 * constraint reports it.
 */
export function readText(
  constraint: ValueSchema | undefined,
  text: string | undefined,
  formats?: Formats,
): JsonValue | undefined {
  if (!text) return undefined;
  return isNumeric(constraint) && text.length <= numberLength
    ? (readNumber(text, formats?.marks) ?? text)
    : text;
}

/**
 * Reads a number with the marks of a language, in decimal digits, Arabic ones too; separators of thousands are allowed,
 * and the digit before the decimal mark is optional. Undefined for any other text, such as one with the marks of
 * another language, and for a number that cannot be kept exactly.
 *
 * @example readNumber('1,000.5') // 1000.5
 * @example readNumber('1.000,5', ',.') // 1000.5
 */
export function readNumber(text: string, marks?: string): number | undefined {
  // In these places, other marks make it no number.
  const marked = marks ? text.replace(/[.,']/g, (mark) => '.,'[marks.indexOf(mark)] ?? '?') : text;
  const typed = plainDigits(marked);
  const digits = /^[+-]?\d{1,3}(([, \u00a0\u202f])\d{3})(\2\d{3})*(\.\d*)?$/.test(typed)
    ? typed.replace(/[, \u00a0\u202f]/g, '')
    : typed;
  return /^[+-]?(\d+\.?\d*|\.\d+)$/.test(digits) ? exactNumber(digits) : undefined;
}

/**
 * Writes all decimals of a number, and at least as many as its field shows: `readNumber` returns the same number.
 *
 * @example writeNumber(1000.5, { decimals: 2, thousands: true }) // '1,000.50'
 */
export function writeNumber(
  value: number,
  { decimals = 0, thousands }: Pick<FieldOf<'number-input'>, 'decimals' | 'thousands'>,
  formats?: Formats,
): string {
  const [decimal = '', group = ''] = formats?.marks ?? '.,';
  const [whole = '', fraction = ''] = String(value).split('.');
  // JavaScript writes very large numbers with an exponent; they are shown like that.
  if (/e/.test(whole + fraction)) return String(value);
  const parted = thousands ? whole.replace(/\B(?=(\d{3})+$)/g, group) : whole;
  const places = fraction.padEnd(decimals, '0');
  return places === '' ? parted : `${parted}${decimal}${places}`;
}

/** Writes an answer that is read by `readText`. */
export function writeText(answer: JsonValue, formats?: Formats): string {
  return typeof answer === 'number' ? writeNumber(answer, {}, formats) : String(answer);
}
