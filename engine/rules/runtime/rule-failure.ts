import type { Problem } from '../../base/problems/problem.ts';

/** Reason why an evaluation stopped. */
export type RuleFailureCode =
  | 'rule-limit'
  | 'rule-type-mismatch'
  | 'rule-malformed'
  | 'rule-operator-failed'
  | 'rule-unknown-document';

/** Carries a fault from the closure that raised it to `evaluateRule`; never leaves this folder. */
export class RuleFailure extends Error {
  readonly code: RuleFailureCode;
  readonly help: string;

  constructor(code: RuleFailureCode, message: string, help: string) {
    super(message);
    this.code = code;
    this.help = help;
  }
}

/** Evaluates to a fault: for parts that no check would accept. */
export function malformed(message: string): () => never {
  return () => {
    throw new RuleFailure('rule-malformed', message, 'Check the document before it is used.');
  };
}

/**
 * Converts a caught error to a problem. Any error but a `RuleFailure` was thrown by a function in the scope.
 */
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
