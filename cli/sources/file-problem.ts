import type { Problem } from '#engine';

/** A problem of a whole file, reported at its first line. */
export function fileProblem(
  document: string,
  code: string,
  message: string,
  help: string,
  severity: Problem['severity'] = 'error',
): Problem {
  return { code, severity, document, pointer: '', line: 1, column: 1, message, help };
}

/** The operating system's error when reading a file or folder, as a problem. */
export function systemProblem(document: string, error: unknown): Problem {
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
  const [message, help] = Object.hasOwn(reasons, code)
    ? (reasons[code] ?? unknownReason(code))
    : unknownReason(code);
  return fileProblem(document, 'unreadable-file', message, help);
}

const reasons: { readonly [code: string]: readonly [message: string, help: string] } = {
  EACCES: ['This user may not read it.', 'Give the user who runs the check the right to read it.'],
  EPERM: ['This user may not read it.', 'Give the user who runs the check the right to read it.'],
  ENOENT: ['The link leads to no file.', 'Take the link out, or mend where it leads.'],
  ELOOP: ['The link leads back to itself.', 'Take the link out, or mend where it leads.'],
  ENAMETOOLONG: ['Its path is too long for the operating system.', 'Give it a shorter path.'],
};

function unknownReason(code: string): readonly [message: string, help: string] {
  return [
    `The operating system does not read it (${code}).`,
    'Look whether the disk and the file are whole.',
  ];
}
