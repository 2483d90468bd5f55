import type { Problem } from '../../problems/problem.ts';

/** Why an evaluation stopped. */
export type RuleFailureCode =
  | 'rule-limit'
  | 'rule-type-mismatch'
  | 'rule-malformed'
  | 'rule-unknown-document';

/** Carries a fault from the closure that met it to `evaluateRule`; it never leaves this folder. */
export class RuleFailure extends Error {
  readonly code: RuleFailureCode;
  readonly help: string;

  constructor(code: RuleFailureCode, message: string, help: string) {
    super(message);
    this.code = code;
    this.help = help;
  }
}

/** Evaluates to a fault: what a part compiles to that no clean check would pass. */
export function malformed(message: string): () => never {
  return () => {
    throw new RuleFailure('rule-malformed', message, 'Check the document before it is used.');
  };
}

/** Turns a caught error into a problem. Anything but a `RuleFailure` was thrown by a function that the caller put in the scope. */
export function faultOf(caught: unknown): Problem {
  const failure =
    caught instanceof RuleFailure
      ? caught
      : new RuleFailure('rule-malformed', `It could not be evaluated: ${String(caught)}.`, 'Check the rule.');
  return {
    code: failure.code,
    severity: 'error',
    document: '',
    pointer: '',
    message: failure.message,
    help: failure.help,
  };
}
