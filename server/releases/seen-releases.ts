import { documentsAt, publicationMoments } from '#engine';
import type { StoredCompiler } from './read-stored.ts';
import type { Release } from './release.ts';

/** A release as visitors see it: without what is not published yet, or no longer. */
export interface SeenRelease extends Release {
  /** When it began to be seen like this, in milliseconds since 1970; undefined before the first of its times. */
  readonly since: number | undefined;
}

/** Gives what visitors see at a time, in milliseconds since 1970. */
export type SeenReleases = (time: number) => SeenRelease;

/**
 * The part of a release that visitors see, compiled again when a page or an item begins or ceases to be seen. It is a release of
 * its own with the same id, so every digest and key in it is that of what is seen.
 */
export function seenReleases({ id, compiled }: Release, compiler: StoredCompiler): SeenReleases {
  const moments = publicationMoments(compiled.written);
  let seen: SeenRelease | undefined;
  let next = Number.POSITIVE_INFINITY;
  return (time) => {
    // Clocks may be set back, too.
    if (seen !== undefined && time < next && time >= (seen.since ?? Number.NEGATIVE_INFINITY)) return seen;
    next = moments.find((moment) => moment > time) ?? Number.POSITIVE_INFINITY;
    const documents = documentsAt(compiled.written, time);
    seen = {
      id,
      since: moments.findLast((moment) => moment <= time),
      compiled: documents === compiled.written ? compiled : compiler.compileRead(documents),
    };
    return seen;
  };
}
