import type { ReleaseIndex } from '../release/release-index.ts';
import { journeysThatShare } from './journeys-that-share.ts';

/** Ids of the documents that have findings of the proofs of some documents. */
export function provedDocuments(part: ReleaseIndex, release: ReleaseIndex): readonly string[] {
  const journeys = journeysThatShare(part, release).map(({ document }) => document);
  return [
    ...part.entries.map(({ document }) => document.id),
    ...journeys.flatMap(({ id, steps }) => [id, ...steps.map(({ form }) => form)]),
  ];
}
