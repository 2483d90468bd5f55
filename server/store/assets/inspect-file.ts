import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, readFile, stat } from 'node:fs/promises';
import type { Asset } from '#schemas';
import { type AssetType, bytesOfType, mayBeNamed, typeOf } from './asset-type.ts';
import { cleanDrawing } from './clean-drawing.ts';
import { inspectPicture } from './inspect-picture.ts';

/** A file that may be taken in, and how to read its bytes. */
export interface InspectedFile {
  readonly about: Pick<Asset, 'sha256' | 'type' | 'size' | 'width' | 'height' | 'placeholder'>;
  readonly read: () => AsyncIterable<Uint8Array>;
}

/** Why a file is not taken in: what is wrong, and what to do. */
export interface FileFault {
  readonly message: string;
  readonly help: string;
}

const megabyte = 1024 * 1024;

/** Most bytes of a file by the beginning of its type. Drawings are read whole. */
const mostBytes: readonly (readonly [RegExp, number])[] = [
  [/^image\/svg/, 2 * megabyte],
  [/^(?:image|font|text)\//, 20 * megabyte],
  [/^application\//, 100 * megabyte],
  [/^video\//, 500 * megabyte],
];

export function mostBytesOf(type: AssetType): number {
  return mostBytes.find(([types]) => types.test(type))?.[1] ?? 0;
}

/** Looks at a file: its type by its bytes, its size before it is read, whether it is whole. */
export async function inspectFile(path: string): Promise<InspectedFile | FileFault> {
  const { size } = await stat(path);
  const start = await readPart(path, 0, bytesOfType);
  const type = typeOf(start);
  if (type === undefined)
    return fault(
      'It is none of the files that a site may have.',
      'Take a JPEG, PNG, WebP, AVIF, GIF or SVG picture, a PDF, a WOFF font, an MP4 or WebM film, or WebVTT.',
    );
  if (!mayBeNamed(type, path))
    return fault(
      `Its bytes are those of ${type}, which its name does not say.`,
      'Rename it, or save it in the format of its name.',
    );
  const most = mostBytesOf(type);
  if (size > most)
    return fault(
      `It has ${Math.ceil(size / megabyte)} MB; at most ${most / megabyte} MB are taken in.`,
      'Make it smaller.',
    );
  if (type === 'image/svg+xml') return inspectDrawing(await readFile(path));
  const read = () => createReadStream(path);
  const sha256 = await hashOf(read());
  if (!type.startsWith('image/') || type === 'image/vnd.microsoft.icon')
    return (await isWhole(path, type, start, size)) ? { about: { sha256, type, size }, read } : incomplete;
  const picture = await inspectPicture(path);
  if (picture === 'too-large')
    return fault('It has more pixels than are decoded: 50 million.', 'Scale it down.');
  return picture === undefined ? incomplete : { about: { sha256, type, size, ...picture }, read };
}

function inspectDrawing(bytes: Uint8Array): InspectedFile | FileFault {
  const drawing = cleanDrawing(bytes);
  if (drawing === undefined)
    return fault(
      'It is no SVG that can be read: it is not well-formed, or defines entities.',
      'Save it anew as plain SVG.',
    );
  const { text, ...picture } = drawing;
  const content = Buffer.from(text);
  const sha256 = createHash('sha256').update(content).digest('hex');
  const read = async function* () {
    yield content;
  };
  return { about: { sha256, type: 'image/svg+xml', size: content.length, ...picture }, read };
}

const incomplete: FileFault = fault(
  'It is damaged, or not all of it is there.',
  'Save it anew, or copy it again.',
);

function fault(message: string, help: string): FileFault {
  return { message, help };
}

/** The type of a file by its first bytes; undefined for one that is not taken in. */
export async function typeOfFile(path: string): Promise<AssetType | undefined> {
  return typeOf(await readPart(path, 0, bytesOfType));
}

async function readPart(path: string, position: number, length: number): Promise<Uint8Array> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

/** Whether the end of a file is there, as far as its format says. */
async function isWhole(path: string, type: AssetType, start: Uint8Array, size: number): Promise<boolean> {
  if (type === 'application/pdf') {
    const end = await readPart(path, Math.max(0, size - 2048), 2048);
    return Buffer.from(end).toString('latin1').includes('%%EOF');
  }
  // A font says its length.
  return !type.startsWith('font/') || (size >= 12 && Buffer.from(start).readUInt32BE(8) === size);
}

async function hashOf(bytes: AsyncIterable<Uint8Array>): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of bytes) hash.update(chunk);
  return hash.digest('hex');
}
