import { functionName, operatorCalled, pointerOf } from '#engine';
import { isKeyword } from '#engine/parts';
import type { Decision, FunctionDocument } from '#schemas';
import { checkConstraint } from '../forms/check-constraint.ts';
import type { DocumentCheck } from '../release/release-index.ts';

/** Checks the declared inputs of decisions and functions, and that no function is named like an operator. */
export const checkDecisions: DocumentCheck<Decision | FunctionDocument> = {
  of: ['decision', 'function'],
  *run(_, entry) {
    const { id, kind, input = {} } = entry.document;
    for (const [name, constraint] of Object.entries(input)) {
      for (const finding of checkConstraint(constraint, pointerOf('input', name)))
        yield { entry, ...finding };
    }
    const name = functionName(id);
    if (kind !== 'function' || (operatorCalled(name) === undefined && !isKeyword(name))) return;
    const message = `"${name}" is a word of formulas, so that no formula can call this function.`;
    yield { entry, code: 'function-named-as-operator', pointer: '/id', message, help: 'Give it another id.' };
  },
};
