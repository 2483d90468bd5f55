/**
 * Order of two texts: negative when the first comes before the second. Goes code point by code point, where JavaScript's
 * own order goes by UTF-16 units and puts an emoji before some letters that come before it.
 */
export function compareTexts(left: string, right: string): number {
  const shorter = Math.min(left.length, right.length);
  let index = 0;
  while (index < shorter && left.charCodeAt(index) === right.charCodeAt(index)) index += 1;
  if (index === shorter) return left.length - right.length;
  // Two emojis may share the first half of their pair.
  if (index > 0 && isHighSurrogate(left.charCodeAt(index - 1))) index -= 1;
  return (left.codePointAt(index) ?? 0) - (right.codePointAt(index) ?? 0);
}

function isHighSurrogate(unit: number): boolean {
  return unit >= 0xd800 && unit <= 0xdbff;
}
