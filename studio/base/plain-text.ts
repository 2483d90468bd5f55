/** Whether a value of a document is a text that shows as it is written: no formula, and nothing is inserted. */
export function isPlainText(value: unknown): value is string {
  return typeof value === 'string' && !value.startsWith('=') && !value.includes('{{');
}
