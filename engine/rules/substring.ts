/**
 * Part of a text, as JsonLogic's `substr` takes it: a negative start counts from the end, a negative length
 * leaves so many characters off the end. Positions are UTF-16 units and are cut to whole numbers.
 */
export function substring(text: string, start: number, length: number): string {
  const position = whole(start);
  const rest = text.slice(position < 0 ? Math.max(text.length + position, 0) : position);
  const size = length < 0 ? rest.length + length : length;
  return size > 0 ? rest.slice(0, whole(size)) : '';
}

function whole(value: number): number {
  return Math.trunc(value) || 0;
}
