import { pointerOf } from '../documents/json-pointer.ts';
import { checkConstraint } from './check-constraint.ts';
import type { ReleaseFinding, ReleaseIndex } from './release-index.ts';

/** What decisions declare of their input makes sense. */
export function* checkDecisions(release: ReleaseIndex): Iterable<ReleaseFinding> {
  for (const entry of release.of('decision')) {
    for (const [name, constraint] of Object.entries(entry.document.input ?? {})) {
      for (const finding of checkConstraint(constraint, pointerOf('input', name)))
        yield { entry, ...finding };
    }
  }
}
