import { byteLength, type DocumentLimits } from '../base/json/limits.ts';
import { scanJson } from '../base/json/scan-json.ts';
import { positionFinder } from '../base/json/text-position.ts';
import type { Fix, Problem, ProposedFix } from '../base/problems/problem.ts';

/** Finds problems that keep a text from being parsed: its size, depth, syntax or keys. */
export function checkText(text: string, path: string, limits: DocumentLimits): readonly Problem[] {
  if (byteLength(text, limits.bytes) > limits.bytes) return [tooLarge(path, limits)];
  const positionAt = positionFinder(text);
  return scanJson(text, limits).map(({ offset, code, pointer, message, help, fix }) => ({
    code,
    severity: 'error',
    document: path,
    pointer,
    ...positionAt(offset),
    message,
    help,
    ...(fix && { fixes: [fixIn(path, fix)] }),
  }));
}

function fixIn(document: string, { changes, ...fix }: ProposedFix): Fix {
  return { ...fix, edits: changes.map((change) => ({ document, ...change })) };
}

function tooLarge(path: string, limits: DocumentLimits): Problem {
  return {
    code: 'too-large',
    severity: 'error',
    document: path,
    pointer: '',
    line: 1,
    column: 1,
    message: `The document is larger than ${limits.bytes} bytes.`,
    help: 'Split it into several documents.',
  };
}
