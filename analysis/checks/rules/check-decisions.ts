import { functionName, operatorCalled, pointerOf } from '#engine';
import { isKeyword } from '#engine/parts';
import { checkConstraint } from '../forms/check-constraint.ts';
import type { ReleaseFinding, ReleaseIndex } from '../release/release-index.ts';

/** Checks the declared inputs of decisions and functions, and that no function is named like an operator. */
export function* checkDecisions(release: ReleaseIndex): Iterable<ReleaseFinding> {
  for (const entry of [...release.of('decision'), ...release.of('function')]) {
    for (const [name, constraint] of Object.entries(entry.document.input ?? {})) {
      for (const finding of checkConstraint(constraint, pointerOf('input', name)))
        yield { entry, ...finding };
    }
  }
  for (const entry of release.of('function')) {
    const name = functionName(entry.document.id);
    if (operatorCalled(name) === undefined && !isKeyword(name)) continue;
    const message = `"${name}" is a word of formulas, so that no formula can call this function.`;
    yield { entry, code: 'function-named-as-operator', pointer: '/id', message, help: 'Give it another id.' };
  }
}
