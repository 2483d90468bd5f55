/**
 * Text of a link in the error summary: the question and the message, or the message alone if it names the
 * question.
 * @example namedProblem('Title', 'Please select an option') // 'Title: Please select an option'
 */
export function namedProblem(label: string, message: string): string {
  if (label === '' || ` ${wordsOf(message)} `.includes(` ${wordsOf(label)} `)) return message;
  return /[.,:;?!…]$/.test(label) ? `${label} ${message}` : `${label}: ${message}`;
}

function wordsOf(text: string): string {
  return (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ');
}
