import type { Problem, ProblemWitness, Severity } from '../problems/problem.ts';
import type { Locate } from './locate.ts';

/** A problem of one document, before its place in the text is known. */
export interface Finding {
  readonly code: string;
  /** `error` by default. */
  readonly severity?: Severity;
  /** JSON Pointer to the faulty value. */
  readonly pointer: string;
  /** Whether the value or its key is at fault; the value by default. */
  readonly part?: 'value' | 'key';
  readonly message: string;
  readonly help?: string | undefined;
  readonly witness?: ProblemWitness;
}

/** Converts a finding to a problem with its line and column. */
export function toProblem(finding: Finding, document: string, locate: Locate): Problem {
  const { code, severity = 'error', pointer, part, message, help, witness } = finding;
  const position = locate(pointer, part);
  return {
    code,
    severity,
    document,
    pointer,
    ...position,
    message,
    ...(help !== undefined && { help }),
    ...(witness !== undefined && { witness }),
  };
}

/** Sorts problems by document, then from top to bottom. */
export function byPlace(a: Problem, b: Problem): number {
  if (a.document !== b.document) return a.document < b.document ? -1 : 1;
  return (a.line ?? 0) - (b.line ?? 0) || (a.column ?? 0) - (b.column ?? 0);
}
