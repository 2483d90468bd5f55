import { argument, type OperatorEvaluation } from '../../runtime/compiling.ts';
import { spend, spendText } from '../../runtime/limits.ts';
import type { Evaluate } from '../../runtime/scope.ts';
import { isUnanswered, mismatch, readable } from '../../runtime/unanswered.ts';
import { memberSignature } from '../../types/membership-signature.ts';
import type { OperatorDeclaration } from '../../types/operator-declaration.ts';
import { inheritance, property } from '../../values/property.ts';

export const evaluation: OperatorEvaluation = {
  arguments: 'values',
  arity: [2, 2],
  folds: true,
  counts: (args) => !(argument(args, 1).constant && Array.isArray(argument(args, 1).value)),
  compile: (args) => {
    const { run: needle, answer } = argument(args, 0);
    const list = argument(args, 1);
    if (list.constant && Array.isArray(list.value)) return inWrittenList(needle, answer, list.value);
    const haystack = list.run;
    return (scope) => contains(needle(scope), haystack(scope));
  },
};

/** Searching a literal list costs no steps, as its nodes count towards the size of the rule. */
function inWrittenList(needle: Evaluate, answer: string | undefined, list: readonly unknown[]): Evaluate {
  if (answer !== undefined) {
    return ({ answers }) => {
      const value = inheritance.pristine ? answers[answer] : property(answers, answer);
      return typeof value === 'string' ? list.indexOf(value) !== -1 : has(list, readable(value));
    };
  }
  return (scope) => {
    const value = needle(scope);
    return typeof value === 'object' || value === undefined ? has(list, value) : list.indexOf(value) !== -1;
  };
}

export const declaration: OperatorDeclaration = {
  name: 'in',
  summary:
    'True when a list has the value among its elements, or a text contains the text; false when the list is unanswered.',
  example: { in: [{ var: 'answers.plan' }, ['basic', 'family']] },
  type: memberSignature,
  phrase: ({ word, args }) => `${word(0)} is ${Array.isArray(args[1]) ? 'one of' : 'in'} ${word(1)}`,
};

/**
 * Whether a list has an element, or a text contains a text. Unknown for an unanswered value in a list; false
 * for other values in an unanswered list or text. The empty text contains nothing, not even itself, as in
 * JsonLogic.
 */
function contains(needle: unknown, haystack: unknown): boolean | undefined {
  if (isUnanswered(needle)) return undefined;
  if (isUnanswered(haystack)) return false;
  if (Array.isArray(haystack)) {
    spend(haystack.length);
    return has(haystack, needle);
  }
  if (typeof haystack === 'string' && typeof needle === 'string') {
    spendText(haystack.length);
    return haystack !== '' && haystack.includes(needle);
  }
  return mismatch('a value and a list, or two texts', [needle, haystack]);
}

/** Whether a list has an element, without charging steps; unknown for an unanswered value. */
function has(list: readonly unknown[], value: unknown): boolean | undefined {
  if (isUnanswered(value)) return undefined;
  return typeof value === 'object' ? mismatch('a single value', [value]) : list.indexOf(value) !== -1;
}
