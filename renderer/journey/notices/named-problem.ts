/**
 * What a link of the list of problems says: the message, and before it the question unless the message names that itself.
 * @example namedProblem('Title', 'Please select an option') // 'Title: Please select an option'
 */
export function namedProblem(label: string, message: string): string {
  if (label === '' || ` ${wordsOf(message)} `.includes(` ${wordsOf(label)} `)) return message;
  return /[.,:;?!…]$/.test(label) ? `${label} ${message}` : `${label}: ${message}`;
}

function wordsOf(text: string): string {
  return (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ');
}
