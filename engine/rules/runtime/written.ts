/** A part of a rule as text: a text itself, anything else as JSON. Unlike `String`, it takes any JSON. */
export function written(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
}
