import { createHash } from 'node:crypto';

export function etagOf(html: Buffer): string {
  return `"${createHash('sha256').update(html).digest('base64url').slice(0, 27)}"`;
}

/** Whether an `if-none-match` header holds a tag. */
export function holdsTag(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  return header.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}
