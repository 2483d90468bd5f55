import { pointerOf } from '#engine';
import type { ReleaseFinding, ReleaseIndex } from '../release/release-index.ts';
import { checkConstraint } from './check-constraint.ts';

/** Checks that every named type exists, and the types of types documents. */
export function* checkTypes(release: ReleaseIndex): Iterable<ReleaseFinding> {
  for (const entry of release.entries) {
    for (const { missing, ...fault } of entry.typeFaults ?? []) {
      if (missing === undefined || !release.unread.mayBear(missing)) yield { entry, ...fault };
    }
  }
  for (const entry of release.of('types')) {
    for (const [name, schema] of Object.entries(entry.document.types)) {
      for (const finding of checkConstraint(schema, pointerOf('types', name))) yield { entry, ...finding };
    }
  }
}
