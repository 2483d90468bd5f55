import { argument, type OperatorEvaluation } from '../../runtime/compiling.ts';
import type { Evaluate } from '../../runtime/scope.ts';
import { readable } from '../../runtime/unanswered.ts';
import { memberSignature } from '../../types/membership-signature.ts';
import type { OperatorDeclaration } from '../../types/operator-declaration.ts';
import { contains, has } from '../../values/membership.ts';
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
