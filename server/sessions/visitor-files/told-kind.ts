import type { FileFault, fileKinds } from '#engine';

type Kind = keyof typeof fileKinds;

/** The first bytes of files of a kind, as text of one byte a character. */
const beginnings: readonly (readonly [RegExp | string, Kind])[] = [
  [/^%PDF-\d/, 'pdf'],
  [/^\xff\xd8\xff/, 'jpeg'],
  ['\x89PNG\r\n\x1a\n', 'png'],
  [/^GIF8[79]a/, 'gif'],
  [/^RIFF....WEBP/s, 'webp'],
  [/^....ftyp(?:heic|heix|heim|heis|mif1|msf1)/s, 'heic'],
];

/** Before each entry of an archive; its name comes 26 bytes later. */
const entry = 'PK\x03\x04';

/** The beginnings of names of entries in an archive, by the kind of file that it is. */
const entries: readonly (readonly [string, Kind])[] = [
  ['mimetypeapplication/vnd.oasis.opendocument.textPK', 'odt'],
  ['mimetypeapplication/vnd.oasis.opendocument.spreadsheetPK', 'ods'],
  ['word/', 'docx'],
  ['xl/', 'xlsx'],
];

/**
 * The kind of a file by its first bytes; undefined for one that visitors may not give. Plain text has no beginning of its
 * own: it is UTF-8 without control characters, and its name says whether it is a table.
 */
export function toldKind(start: Uint8Array, name: string): Kind | undefined {
  const text = Buffer.from(start).toString('latin1');
  if (text.startsWith(entry)) return kindOfArchive(text);
  const known = beginnings.find(([beginning]) =>
    typeof beginning === 'string' ? text.startsWith(beginning) : beginning.test(text),
  );
  if (known !== undefined) return known[1];
  if (!isPlainText(start)) return undefined;
  return /\.csv$/i.test(name) ? 'csv' : 'txt';
}

function kindOfArchive(text: string): Kind | undefined {
  const names = text.split(entry).map((part) => part.slice(26));
  return entries.find(([name]) => names.some((each) => `${each}PK`.startsWith(name)))?.[1];
}

function isPlainText(start: Uint8Array): boolean {
  try {
    // A character may be cut off at the end of the part.
    const text = new TextDecoder('utf-8', { fatal: true }).decode(start, { stream: true });
    return text.trim() !== '' && !/(?![\t\n\f\r])\p{Cc}/u.test(text);
  } catch {
    return false;
  }
}

/** Text that the last bytes of a whole file hold, for the kinds that have such an end. */
const ends: { readonly [K in Kind]?: string } = {
  pdf: '%%EOF',
  png: 'IEND',
  docx: 'PK\x05\x06',
  xlsx: 'PK\x05\x06',
};

/** Most bytes behind the end of a file: an archive may have a comment there. */
export const bytesOfEnd = 2048;

/** Whether the end of a file is missing, as far as its kind tells. */
export function endFault(kind: Kind, end: Uint8Array): Extract<FileFault, 'fileBroken'> | undefined {
  const expected = ends[kind];
  const isWhole = expected === undefined || Buffer.from(end).toString('latin1').includes(expected);
  return isWhole ? undefined : 'fileBroken';
}
