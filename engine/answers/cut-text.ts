/**
 * The beginning of a text, at most so many UTF-16 units of it. A character of two units is kept whole or left out.
 *
 * @example cutText('a😀', 2) // 'a'
 */
export function cutText(text: string, length: number): string {
  return text.slice(0, length).replace(/[\uD800-\uDBFF]$/, '');
}
