/**
 * Compares two texts: negative when the first comes before the second. Compares code points; JavaScript's own
 * order compares UTF-16 units, which puts emojis before some letters.
 */
export function compareTexts(left: string, right: string): number {
  const shorter = Math.min(left.length, right.length);
  let index = 0;
  while (index < shorter && left.charCodeAt(index) === right.charCodeAt(index)) index += 1;
  if (index === shorter) return left.length - right.length;
  // Two emojis may have the same high surrogate.
  if (index > 0 && isHighSurrogate(left.charCodeAt(index - 1))) index -= 1;
  return (left.codePointAt(index) ?? 0) - (right.codePointAt(index) ?? 0);
}

function isHighSurrogate(unit: number): boolean {
  return unit >= 0xd800 && unit <= 0xdbff;
}
