/**
 * A phone number without what people put between its digits; after a country code single spaces stay between them.
 * A text that has anything else in it is left as it is, for the constraint to refuse.
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
