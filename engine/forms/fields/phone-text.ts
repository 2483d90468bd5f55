/**
 * A phone number without separators; after a country code, single spaces are kept. A text with other
 * characters is returned unchanged, so that the constraint reports it.
 *
 * @example readPhone('(021) 555-0100') // '0215550100'
 * @example readPhone('+64-21 555 0100') // '+64 21 555 0100'
 */
export function readPhone(text: string): string {
  const typed = text.trim();
  if (!/^\+?[\d\s().\u2010-\u2013-]+$/.test(typed)) return typed;
  const groups = typed.replace(/^\+/, '').match(/\d+/g);
  if (groups === null) return typed;
  return typed.startsWith('+') ? `+${groups.join(' ')}` : groups.join('');
}
