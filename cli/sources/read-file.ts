import { isUtf8 } from 'node:buffer';
import { closeSync, fstatSync, openSync, readFileSync, readSync } from 'node:fs';
import { documentLimits, type Fix, type Problem, positionFinder } from '#engine';
import { fileProblem, systemProblem } from './file-problem.ts';

/** The text of a file, or the problem that prevented reading it. Warnings come with a text. */
export interface FileText {
  readonly text: string | undefined;
  readonly problems: readonly Problem[];
}

/**
 * Reads a file; of one too large to be a document, only enough to refuse it. Only regular files are opened: a
 * pipe would wait for its writer.
 */
export function readFileText(path: string, name: string): FileText {
  try {
    const file = openSync(path, 'r');
    try {
      if (fstatSync(file).size <= documentLimits.bytes) return decodeText(readFileSync(file), name);
      const buffer = Buffer.alloc(documentLimits.bytes + 4);
      const bytesRead = readSync(file, buffer, 0, buffer.length, 0);
      return { text: buffer.subarray(0, bytesRead).toString('latin1'), problems: [] };
    } finally {
      closeSync(file);
    }
  } catch (error) {
    return { text: undefined, problems: [systemProblem(name, error)] };
  }
}

/** Decodes UTF-8. A text that is in another encoding is a problem at the first character that cannot be read. */
export function decodeText(bytes: Buffer, name: string): FileText {
  if (isUtf16(bytes)) {
    const message = 'It is written in UTF-16; documents are written in UTF-8.';
    return {
      text: undefined,
      problems: [fileProblem(name, 'wrong-encoding', message, 'Save it as UTF-8.')],
    };
  }
  const text = bytes.toString('utf8');
  // A text that is too large may be cut off within a character; its size is reported instead.
  if (bytes.length <= documentLimits.bytes && !isUtf8(bytes)) {
    const message = 'It is not written in UTF-8, as documents are: this character cannot be read.';
    const help = 'Save it as UTF-8. An editor may call its encoding now "ANSI", "Windows-1252" or "Latin-1".';
    const problem = fileProblem(name, 'wrong-encoding', message, help);
    return {
      text: undefined,
      problems: [{ ...problem, ...positionFinder(text)(text.indexOf('\uFFFD')) }],
    };
  }
  if (!text.startsWith('\uFEFF')) return { text, problems: [] };
  const message = 'It begins with a byte order mark, which other programs may stumble over.';
  const help = 'Save it as UTF-8 without a byte order mark.';
  return {
    text: text.slice(1),
    problems: [
      { ...fileProblem(name, 'byte-order-mark', message, help, 'warning'), fixes: [withoutMark(name)] },
    ],
  };
}

/** Nothing needs to change in the text, which has no mark once it is read: writing it suffices. */
function withoutMark(document: string): Fix {
  return {
    title: 'Take the byte order mark out',
    edits: [{ document, op: 'text', from: 0, to: 0, text: '' }],
  };
}

/** By its byte order mark, or by a zero byte in its first character, which is ASCII in a document. */
function isUtf16(bytes: Buffer): boolean {
  const [first, second] = bytes;
  if (first === undefined || second === undefined) return false;
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)) return true;
  return (first === 0) !== (second === 0);
}
