import { pointerOf } from '#engine';
import { quoted } from '#engine/parts';
import type { ReleaseFinding, ReleaseIndex } from '../release/release-index.ts';

/** Checks that ids are unique. */
export function* checkIds(release: ReleaseIndex): Iterable<ReleaseFinding> {
  const paths = new Map<string, string>();
  for (const entry of release.entries) {
    const { id } = entry.document;
    const taken = paths.get(id);
    if (taken === undefined) paths.set(id, entry.path);
    else {
      yield {
        entry,
        code: 'duplicate-id',
        pointer: pointerOf('id'),
        message: `The id ${quoted(id)} is taken by ${taken}.`,
        help: 'Give one of the two documents another id.',
      };
    }
  }
}
