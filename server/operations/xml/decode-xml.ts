/** Encodings that an XML declaration may name, all of which begin with the same bytes as ASCII. */
const encodings: ReadonlySet<string> = new Set(['utf-8', 'us-ascii', 'iso-8859-1', 'windows-1252']);

/** XML keeps this declaration within the first bytes; what is read of it is ASCII. */
const declarationBytes = 200;
const declared = /^<\?xml\s[^>]*?\bencoding\s*=\s*["']([A-Za-z0-9._-]+)["']/;

/**
 * The text of an XML document: UTF-16 by its byte order mark, else the declared encoding, else UTF-8. Undefined
 * when the bytes are not of that encoding, or it is not one of the usual ones.
 */
export function decodeXml(bytes: Uint8Array): string | undefined {
  const encoding = encodingOf(bytes);
  if (encoding === undefined) return undefined;
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

function encodingOf(bytes: Uint8Array): string | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, declarationBytes));
  const hasMark = start.startsWith('ï»¿');
  const named = declared.exec(hasMark ? start.slice(3) : start)?.[1]?.toLowerCase();
  if (named === undefined) return 'utf-8';
  return encodings.has(named) && (!hasMark || named === 'utf-8') ? named : undefined;
}
