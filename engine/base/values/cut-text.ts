/**
 * The first `length` UTF-16 units of a text, or one fewer so as not to split a surrogate pair.
 *
 * @example cutText('a😀', 2) // 'a'
 */
export function cutText(text: string, length: number): string {
  return text.slice(0, length).replace(/[\uD800-\uDBFF]$/, '');
}
