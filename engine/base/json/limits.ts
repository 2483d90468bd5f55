/** Size limits of a document, checked before any recursive code reads it. */
export interface DocumentLimits {
  /** Bytes of the text in UTF-8. */
  readonly bytes: number;
  /** Nesting of objects and arrays. */
  readonly depth: number;
  /** Number of values of any kind. */
  readonly nodes: number;
}

export const documentLimits: DocumentLimits = { bytes: 2_000_000, depth: 64, nodes: 200_000 };

/** Names that JavaScript uses to reach an object's prototype; refused in all JSON input. */
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
