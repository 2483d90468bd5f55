/** Size limits of a document, checked before any recursive code reads it. */
export interface DocumentLimits {
  /** Bytes of its text in UTF-8. */
  readonly bytes: number;
  /** Objects and arrays inside one another. */
  readonly depth: number;
  /** Values of any kind. */
  readonly nodes: number;
}

export const documentLimits: DocumentLimits = { bytes: 2_000_000, depth: 64, nodes: 200_000 };

/** Names by which JavaScript reaches an object's prototype; refused wherever JSON comes in. */
export const forbiddenKeys: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

/** Bytes of a text in UTF-8; stops counting past `enough`. */
export function byteLength(text: string, enough = Number.POSITIVE_INFINITY): number {
  if (text.length > enough) return text.length;
  let bytes = 0;
  for (let index = 0; index < text.length && bytes <= enough; index++) {
    const unit = text.charCodeAt(index);
    if (unit < 0x80) bytes += 1;
    else if (unit < 0x800) bytes += 2;
    else if (unit >= 0xd800 && unit <= 0xdbff) {
      bytes += 4;
      index += 1;
    } else bytes += 3;
  }
  return bytes;
}
