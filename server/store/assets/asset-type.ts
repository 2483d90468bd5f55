import type { Asset } from '#schemas';

export type AssetType = Asset['type'];

/** An asset whose bytes are in the store. */
export interface StoredAsset {
  /** SHA-256 of the bytes, in hexadecimal. */
  readonly hash: string;
  readonly type: string;
  readonly size: number;
}

/** Every type that is taken in, with the endings of names that may have it. */
const endings: Readonly<Record<AssetType, RegExp>> = {
  'application/pdf': /\.pdf$/i,
  'font/woff': /\.woff$/i,
  'font/woff2': /\.woff2$/i,
  'image/avif': /\.avif$/i,
  'image/gif': /\.gif$/i,
  'image/jpeg': /\.jpe?g$/i,
  'image/png': /\.png$/i,
  'image/svg+xml': /\.svg$/i,
  'image/vnd.microsoft.icon': /\.ico$/i,
  'image/webp': /\.webp$/i,
  'text/vtt': /\.vtt$/i,
  'video/mp4': /\.(?:mp4|m4v)$/i,
  'video/webm': /\.webm$/i,
};

/** Bytes that files of a type begin with, as text of one byte a character. */
const beginnings: readonly (readonly [RegExp | string, AssetType])[] = [
  [/^%PDF-\d/, 'application/pdf'],
  [/^wOFF/, 'font/woff'],
  [/^wOF2/, 'font/woff2'],
  [/^....ftypavi[fs]/s, 'image/avif'],
  [/^GIF8[79]a/, 'image/gif'],
  [/^\xff\xd8\xff/, 'image/jpeg'],
  ['\x89PNG\r\n\x1a\n', 'image/png'],
  ['\0\0\x01\0', 'image/vnd.microsoft.icon'],
  [/^RIFF....WEBP/s, 'image/webp'],
  [/^(?:\xef\xbb\xbf)?WEBVTT[ \t\r\n]/, 'text/vtt'],
  [/^....ftyp(?:isom|iso[2-6]|mp4[12]|avc1|M4V |dash)/s, 'video/mp4'],
  ['\x1a\x45\xdf\xa3', 'video/webm'],
  [
    /^(?:\xef\xbb\xbf)?\s*(?:<\?xml[^>]*>\s*|<!--(?:(?!-->)[\s\S])*-->\s*|<!DOCTYPE svg(?:[^>[]|\[[^\]]*\])*>\s*)*<svg[\s>]/i,
    'image/svg+xml',
  ],
];

/** Number of bytes that a type is found by. */
export const bytesOfType = 4096;

/** The type of a file by its first bytes; undefined for one that is not taken in. */
export function typeOf(start: Uint8Array): AssetType | undefined {
  const text = Buffer.from(start).toString('latin1');
  return beginnings.find(([beginning]) =>
    typeof beginning === 'string' ? text.startsWith(beginning) : beginning.test(text),
  )?.[1];
}

/** Whether a file of a type may have this name. Browsers and people go by the name. */
export function mayBeNamed(type: AssetType, name: string): boolean {
  return endings[type].test(name);
}
