/** Characters without width that fonts need no glyph for: the digits of a number in base 4. */
const digits = ['\u2061', '\u2062', '\u2063', '\u2064'];

const marked = new RegExp(`[${digits.join('')}]+`, 'gu');

/** A number as characters that nobody sees. */
export function writeMark(number: number): string {
  return [...number.toString(4)].map((digit) => digits[Number(digit)]).join('');
}

/** The first number that a text carries; undefined without one. */
export function readMark(text: string): number | undefined {
  return readMarks(text)[0];
}

/** All numbers that a text carries. */
export function readMarks(text: string): readonly number[] {
  return (text.match(marked) ?? []).map((found) =>
    Number.parseInt([...found].map((digit) => digits.indexOf(digit)).join(''), 4),
  );
}

export function withoutMarks(text: string): string {
  return text.replace(marked, '');
}
