/** Characters without width that fonts need no glyph for: the beginning of a mark, and the digits of a number in base 4. */
const start = '\u2060';
const digits = ['\u2061', '\u2062', '\u2063', '\u2064'];

const marked = new RegExp(`${start}[${digits.join('')}]+`, 'gu');

/** A number as characters that nobody sees. */
export function writeMark(number: number): string {
  return start + [...number.toString(4)].map((digit) => digits[Number(digit)]).join('');
}

/** The number that a text carries at its end. Those before it are of texts that it inserts. Undefined without one. */
export function readMark(text: string): number | undefined {
  const found = text.match(marked)?.at(-1);
  if (found === undefined) return undefined;
  return Number.parseInt([...found.slice(1)].map((digit) => digits.indexOf(digit)).join(''), 4);
}

export function withoutMarks(text: string): string {
  return text.replace(marked, '');
}
