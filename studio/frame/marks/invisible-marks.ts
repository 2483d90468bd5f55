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

/**
 * A text that somebody typed, without marks. Undefined if a piece of a mark is in it: which of its characters are the
 * author's cannot be told.
 *
 * @param own the text before, whose invisible characters are the author's own
 */
export function typedText(text: string, own: string): string | undefined {
  const typed = withoutMarks(text);
  const isBroken = [start, ...digits].some((each) => typed.includes(each) && !own.includes(each));
  return isBroken ? undefined : typed;
}

/** A text that somebody pastes, without marks and pieces of them. */
export function pastedText(text: string): string {
  return text.replace(new RegExp(`[${start}${digits.join('')}]`, 'gu'), '');
}

/** The texts with a mark that are in an element. */
export function markedTexts(element: Element): readonly Text[] {
  const nodes = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  for (let node = nodes.nextNode(); node; node = nodes.nextNode())
    if (node instanceof Text && readMark(node.data) !== undefined) found.push(node);
  return found;
}
