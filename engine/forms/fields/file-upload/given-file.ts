import type { JsonValue } from '../../../base/values/answers.ts';
import { isPlainObject } from '../../../rules/values/property.ts';

/** A file that a visitor gave, as an answer holds it. Its bytes are kept elsewhere, under its id. */
export interface GivenFile {
  readonly id: string;
  /** Made safe: no path, no control characters, and an ending of its kind. */
  readonly name: string;
  /** Media type, told by its bytes. */
  readonly type: string;
  /** In bytes. */
  readonly size: number;
}

/** Why a file was not taken: the keyword of the message that says so. */
export const fileFaults = [
  'fileCount',
  'fileSize',
  'fileType',
  'filePixels',
  'fileBroken',
  'fileVirus',
  'fileSpace',
  'fileFailed',
  'fileGone',
  'fileArriving',
] as const;

export type FileFault = (typeof fileFaults)[number];

/** A file that was not taken, kept in the answer until the visitor has seen why. */
export interface RefusedFile {
  readonly name: string;
  readonly fault: FileFault;
}

/** The files in a value: an answer, or what a form has sent of one. Anything else in it is left out. */
export function filesIn(value: unknown): readonly (GivenFile | RefusedFile)[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((part: unknown) => fileOf(part) ?? []);
}

/** Whether a file was taken. */
export function isGiven(file: GivenFile | RefusedFile): file is GivenFile {
  return 'id' in file;
}

/** The text of a form's entry for some files. */
export function filesText(files: readonly (GivenFile | RefusedFile)[]): string {
  return files.length === 0 ? '' : JSON.stringify(files);
}

/** The files in the texts of a form's entries; a text that is none says nothing. */
export function filesInTexts(texts: readonly string[]): readonly (GivenFile | RefusedFile)[] {
  return texts.flatMap((text) => {
    if (!text.startsWith('[')) return [];
    try {
      return filesIn(JSON.parse(text));
    } catch {
      return [];
    }
  });
}

/** Files as a value of an answer. */
export function filesValue(files: readonly (GivenFile | RefusedFile)[]): readonly JsonValue[] {
  return files.map((file) => ({ ...file }));
}

function fileOf(value: unknown): GivenFile | RefusedFile | undefined {
  if (!isPlainObject(value)) return undefined;
  const { id, name, type, size, fault } = value;
  if (typeof name !== 'string' || name.length > longestName) return undefined;
  const known = fileFaults.find((each) => each === fault);
  if (known !== undefined) return { name, fault: known };
  if (typeof id !== 'string' || typeof type !== 'string' || typeof size !== 'number') return undefined;
  return id.length <= longestName && type.length <= longestName ? { id, name, type, size } : undefined;
}

/** More characters than a name that was made safe has. */
const longestName = 200;
