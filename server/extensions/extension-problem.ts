import type { Problem } from '#engine';

/** The problem of a faulty extension: where it is, and what to do. */
export interface ExtensionTrouble {
  readonly message: string;
  readonly help: string;
  readonly line?: number;
  readonly column?: number;
}

/** A problem of an extension, with the path of its file. */
export function extensionProblem(document: string, trouble: ExtensionTrouble): Problem {
  return { code: 'bad-extension', severity: 'error', document, pointer: '', ...trouble };
}
