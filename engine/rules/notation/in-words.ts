/**
 * A name or an id as people write it.
 *
 * @example inWords('extraComments') // 'Extra comments'
 * @example inWords('extra-comments', false) // 'extra comments'
 */
export function inWords(name: string, isBeginning = true): string {
  const words = name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replaceAll(/[-_]/g, ' ')
    .toLowerCase();
  return isBeginning ? words.charAt(0).toUpperCase() + words.slice(1) : words;
}
