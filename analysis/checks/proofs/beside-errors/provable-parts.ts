import type { ReleaseFinding, ReleaseIndex } from '../../release/release-index.ts';
import { type MendedPart, mendedPart } from './mended-part.ts';
import { soundPart } from './sound-part.ts';

/** The parts of a release that can be proved. */
export interface ProvableParts {
  /** Documents without errors. */
  readonly sound: ReleaseIndex;
  /** Journeys with errors that leave something to prove. */
  readonly mended: MendedPart;
  readonly errors: readonly ReleaseFinding[];
}

/** @param findings of the release, also those that are not reported because a document could not be read */
export function provableParts(release: ReleaseIndex, findings: readonly ReleaseFinding[]): ProvableParts {
  const errors = findings.filter(({ severity = 'error' }) => severity === 'error');
  const sound = soundPart(release, errors);
  return { sound, mended: mendedPart(release, sound, errors), errors };
}
